"""The entry number that a proposal was made at is called `seq`, as it is everywhere."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("ALTER TABLE proposal RENAME COLUMN version TO seq")


def downgrade() -> None:
    op.execute("ALTER TABLE proposal RENAME COLUMN seq TO version")
