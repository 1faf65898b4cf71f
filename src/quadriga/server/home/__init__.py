"""A server for a living room: everything it needs in one folder of its owner's, run by one command."""
