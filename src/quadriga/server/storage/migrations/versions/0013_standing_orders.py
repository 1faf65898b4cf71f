"""What somebody has answered ahead at a table."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

UPGRADE = """
CREATE TABLE standing_order (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    -- Theirs, not their seat's: who sits there after them has answered nothing.
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    -- A list of orders, each named by its `answer`, so that orders with conditions come beside these.
    orders jsonb NOT NULL CHECK (length(orders::text) <= 2000),
    PRIMARY KEY (table_id, person_id)
);
CREATE INDEX standing_order_person ON standing_order (person_id);
"""
DOWNGRADE = "DROP TABLE standing_order"


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
