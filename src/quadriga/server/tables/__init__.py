"""What can be done to a table, and what is shown of it."""
