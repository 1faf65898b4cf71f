"""Records of finished tables may lie in files outside the database."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

UPGRADE = """
-- The SHA-256 of the file that holds the entries, when they are not here.
ALTER TABLE game_table ADD COLUMN archived bytea;
-- What is still to be moved out. No column that a move changes is in it: moves stay out of the indexes.
CREATE INDEX game_table_to_archive ON game_table (id) WHERE status IN ('over', 'closed') AND archived IS NULL;
"""
DOWNGRADE = """
DO $$ BEGIN
    IF EXISTS (SELECT FROM game_table WHERE archived IS NOT NULL) THEN
        RAISE EXCEPTION 'the records of some tables are in the archive, where an older version does not look';
    END IF;
END $$;
DROP INDEX game_table_to_archive;
ALTER TABLE game_table DROP COLUMN archived;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
