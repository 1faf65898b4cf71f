"""PostgreSQL and Redis; nothing about games."""
