"""Seeds are encrypted, and who withheld a nonce at the start is kept."""

from __future__ import annotations

from alembic import context, op
from sqlalchemy import text

from quadriga.server.storage.seeds import Seeds

revision = "0003"
down_revision = "0002"

UPGRADE = """
ALTER TABLE game_table ADD COLUMN sealed_anew integer NOT NULL DEFAULT 0;

-- Who got up, or stayed silent, while nonces were being revealed; after the second time they may not sit there again.
CREATE TABLE withheld (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    times integer NOT NULL,
    PRIMARY KEY (table_id, person_id)
);
"""
DOWNGRADE = """
DROP TABLE withheld;
ALTER TABLE game_table DROP COLUMN sealed_anew;
"""


def upgrade() -> None:
    op.execute(UPGRADE)
    _rewrite(encrypting=True)


def downgrade() -> None:
    _rewrite(encrypting=False)
    op.execute(DOWNGRADE)


def _rewrite(*, encrypting: bool) -> None:
    connection = op.get_bind()
    rows = connection.execute(text("SELECT table_id, value FROM seed")).all()
    if not rows:
        return
    seeds: Seeds = context.config.attributes["seeds"]()
    for id, value in rows:
        new = seeds.encrypt(bytes(value)) if encrypting else seeds.decrypt(id, bytes(value))
        connection.execute(text("UPDATE seed SET value = :new WHERE table_id = :id"), {"new": new, "id": id})
