"""Sending away and looking on, closed chat, mutes, and links to a server by invitation."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"

UPGRADE = """
ALTER TABLE game_table
    ADD COLUMN chat_closed boolean NOT NULL DEFAULT false,
    -- How many were sent away: when it grows, every open stream asks again whether it may look on.
    ADD COLUMN sent_away integer NOT NULL DEFAULT 0;

CREATE INDEX note_of_chat_by_age ON note (at) WHERE kind = 'chat';

-- Who looks on without a seat, known to be so until `here_until`. Others know them by `n`, which tells nothing more.
CREATE TABLE watcher (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    n integer NOT NULL GENERATED ALWAYS AS IDENTITY,
    here_until timestamptz NOT NULL,
    PRIMARY KEY (table_id, person_id)
);
CREATE INDEX watcher_of_person ON watcher (person_id);
CREATE INDEX watcher_lapsing ON watcher (here_until);

-- Whose chat somebody does not want to read.
CREATE TABLE muted (
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    muted_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    n integer NOT NULL GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (person_id, muted_id)
);
CREATE INDEX muted_by_others ON muted (muted_id);

-- Links that let somebody become a guest of a closed server, once. As with sessions only the SHA-256 is kept.
CREATE TABLE welcome (
    digest bytea PRIMARY KEY,
    expires_at timestamptz NOT NULL
);
"""
DOWNGRADE = """
DROP TABLE welcome, muted, watcher;
DROP INDEX note_of_chat_by_age;
ALTER TABLE game_table DROP COLUMN chat_closed, DROP COLUMN sent_away;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
