"""Data files of people's own, each kept once, so that every process can play by them."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"

UPGRADE = """
-- A table names its edition by hash: either one that comes with the program, or one of these.
CREATE TABLE edition (
    game text NOT NULL,
    hash text NOT NULL,
    text text NOT NULL,
    person_id bigint REFERENCES person ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, hash)
);
CREATE INDEX edition_of_person ON edition (person_id);
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute("DROP TABLE edition")
