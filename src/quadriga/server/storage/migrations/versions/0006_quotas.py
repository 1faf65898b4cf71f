"""What quotas count: the unfinished tables of a host."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

UPGRADE = """
CREATE INDEX game_table_unfinished_of_host ON game_table (host) WHERE status NOT IN ('over', 'closed');
"""
DOWNGRADE = """
DROP INDEX game_table_unfinished_of_host;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
