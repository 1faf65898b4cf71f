"""What can be said of games that are over, once somebody asks."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"

UPGRADE = """
CREATE TABLE review (
    table_id text PRIMARY KEY REFERENCES game_table ON DELETE CASCADE,
    -- The rules version it is made by: made anew once others are installed.
    rules integer NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now(),
    -- A lease: until then a job process is believed to work on it.
    leased_until timestamptz,
    tries smallint NOT NULL DEFAULT 0,
    progress real NOT NULL DEFAULT 0,
    -- The review once it is made. It knows seats and no names.
    told jsonb CHECK (length(told::text) <= 200000)
);
CREATE INDEX review_waiting ON review (asked_at) WHERE told IS NULL;
"""
DOWNGRADE = "DROP TABLE review"


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
