"""How Alembic reaches the database; `quadriga.server.storage.migrate` hands over the connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection)
with context.begin_transaction():
    context.run_migrations()
