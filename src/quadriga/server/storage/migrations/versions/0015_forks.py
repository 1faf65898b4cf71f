"""Tables that go on from a position of another one."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"

UPGRADE = """
-- Whence a table comes: the other table's id, the entry, and the seat whose sight was kept. It names no person, and
-- nothing leads from here to a table that is gone.
ALTER TABLE game_table ADD COLUMN origin jsonb CHECK (length(origin::text) <= 200);
CREATE TABLE fork_start (
    table_id text PRIMARY KEY REFERENCES game_table ON DELETE CASCADE,
    -- The header of its record but for who sits there, until it is dealt.
    header bytea NOT NULL
);
"""
DOWNGRADE = """
DROP TABLE fork_start;
ALTER TABLE game_table DROP COLUMN origin;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
