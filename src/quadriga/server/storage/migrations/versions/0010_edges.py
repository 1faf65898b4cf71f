"""Sessions with names and an end of their own, tokens that end with what made them, a row to try writing with."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"

UPGRADE = """
ALTER TABLE session
    ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    ADD COLUMN kind text NOT NULL DEFAULT 'login' CHECK (kind IN ('login', 'token')),
    -- Not `name`: processes of the release before, which ask for a person's name by that alone, go on meanwhile.
    ADD COLUMN label text NOT NULL DEFAULT '' CHECK (length(label) <= 60),
    -- The login session that a token was made in, and ends with.
    ADD COLUMN made_by bigint REFERENCES session (id) ON DELETE CASCADE,
    ADD COLUMN used_on date NOT NULL DEFAULT current_date,
    -- However often it is used.
    ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '400 days';
-- A token was made by somebody who had a session already; until now only the order of their making tells.
UPDATE session SET kind = 'token'
WHERE EXISTS (
    SELECT FROM session AS earlier
    WHERE earlier.person_id = session.person_id
        AND (earlier.created_at, earlier.digest) < (session.created_at, session.digest)
);
CREATE INDEX session_made_by ON session (made_by) WHERE made_by IS NOT NULL;

-- One row, for whoever wants to know whether this database takes writes.
CREATE TABLE write_probe (
    id boolean PRIMARY KEY DEFAULT true CHECK (id),
    at timestamptz NOT NULL DEFAULT now(),
    filler bytea
);
INSERT INTO write_probe DEFAULT VALUES;
"""
DOWNGRADE = """
DROP TABLE write_probe;
ALTER TABLE session
    DROP COLUMN made_by, DROP COLUMN id, DROP COLUMN kind, DROP COLUMN label, DROP COLUMN used_on, DROP COLUMN ends_at;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
