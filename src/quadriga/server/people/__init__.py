"""Who somebody is: guests and their sessions."""
