"""The Builders: Antiquity, for two to four players."""
