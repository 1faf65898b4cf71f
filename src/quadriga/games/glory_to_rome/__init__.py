"""Glory to Rome, for two to five players."""
