"""How a game ended, for lists: who came where, with how many points."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"

#: Games that ended before have none: their records tell, and lists do without.
UPGRADE = "ALTER TABLE game_table ADD COLUMN result jsonb"
DOWNGRADE = "ALTER TABLE game_table DROP COLUMN result"


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
