"""Minerva, for one to four players."""
