"""Tables that nobody came to: whether one has lapsed, and an index to find those that will."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"

UPGRADE = """
ALTER TABLE game_table ADD COLUMN lapsed boolean NOT NULL DEFAULT false;
CREATE INDEX game_table_open ON game_table (id) WHERE status = 'open';
"""
DOWNGRADE = """
DROP INDEX game_table_open;
ALTER TABLE game_table DROP COLUMN lapsed;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
