"""Tables opened with hints for everyone, and the hints that were thought about."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"

UPGRADE = """
ALTER TABLE game_table ADD COLUMN hints boolean NOT NULL DEFAULT false;
-- What is lost can be thought about again, and has the same answer.
CREATE UNLOGGED TABLE hint (
    -- Of all that the answer depends on: what a seat sees, and its moves. Neither a table nor a person is named.
    question bytea PRIMARY KEY,
    done integer NOT NULL DEFAULT 0,
    -- As it is sent; NULL while it is thought about, and empty where that failed.
    answer bytea,
    asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hint_asked ON hint (asked_at);
"""
DOWNGRADE = """
DROP TABLE hint;
ALTER TABLE game_table DROP COLUMN hints;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
