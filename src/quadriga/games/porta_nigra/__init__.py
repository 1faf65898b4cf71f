"""Porta Nigra, for two to four players."""
