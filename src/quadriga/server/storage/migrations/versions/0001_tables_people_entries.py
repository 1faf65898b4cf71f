"""Tables, people and entries."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

#: Entries are spread over this many partitions by table; more can be had later by splitting these.
PARTITIONS = 16

UPGRADE = """
CREATE TABLE person (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    created_at timestamptz NOT NULL DEFAULT now()
);

-- Only the SHA-256 of a session id is kept: whoever reads this table cannot use it to be somebody.
CREATE TABLE session (
    digest bytea PRIMARY KEY,
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);
CREATE INDEX session_of_person ON session (person_id);
CREATE INDEX session_by_expiry ON session (expires_at);

-- A table of the game kind. `head` and `decider` repeat what the entries say, so that lists need not replay them.
-- Rows are changed by every move: the room left on each page keeps those changes out of the indexes.
CREATE TABLE game_table (
    id text PRIMARY KEY,
    game text NOT NULL,
    edition text NOT NULL,
    options jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'revealing', 'playing', 'paused', 'over', 'closed')),
    host bigint NOT NULL REFERENCES person,
    in_lobby boolean NOT NULL,
    watch text NOT NULL CHECK (watch IN ('anyone', 'invited', 'nobody')),
    invite text NOT NULL,
    move_seconds integer CHECK (move_seconds > 0),
    commitment text NOT NULL,
    head integer NOT NULL DEFAULT -1,
    notes integer NOT NULL DEFAULT 0,
    decider smallint,
    deadline timestamptz,
    rematch text,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE INDEX game_table_in_lobby ON game_table (created_at) WHERE in_lobby AND status = 'open';
CREATE INDEX game_table_due ON game_table (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX game_table_unfinished ON game_table (id) WHERE status IN ('playing', 'paused');

CREATE TABLE seat (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    seat smallint NOT NULL,
    person_id bigint REFERENCES person,
    bot text,
    nonce_hash text NOT NULL DEFAULT '',
    -- Somebody is at this seat; known to be so until `here_until`.
    here boolean NOT NULL DEFAULT false,
    here_until timestamptz,
    PRIMARY KEY (table_id, seat),
    CHECK (person_id IS NULL OR bot IS NULL)
);
CREATE UNIQUE INDEX seat_of_person ON seat (person_id, table_id) WHERE person_id IS NOT NULL;
CREATE INDEX seat_lapsing ON seat (here_until) WHERE here;

-- Whoever came with the invitation of a table that is not in the lobby, and whoever was sent away.
CREATE TABLE visitor (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
    barred boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, person_id)
);

-- The secrets of the deal lie apart from everything that views are made from.
CREATE TABLE seed (
    table_id text PRIMARY KEY REFERENCES game_table ON DELETE CASCADE,
    value bytea NOT NULL
);
CREATE TABLE nonce (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    seat smallint NOT NULL,
    value bytea NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The truth. Entry 0 is the header of the record. `body` and `digest` are the exact bytes of a line; `trace` is what
-- the rules made of it, so that changed rules show; `request` is the id the client gave the move. No foreign key: an
-- entry is only ever written by the statement that moves its table's head, and that statement finds the table.
CREATE TABLE entry (
    table_id text NOT NULL,
    seq integer NOT NULL,
    body bytea NOT NULL,
    digest bytea NOT NULL,
    trace bytea NOT NULL,
    request uuid,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (table_id, seq)
) PARTITION BY HASH (table_id);

-- What happens around the game: seating, chat, votes, presence.
CREATE TABLE note (
    table_id text NOT NULL REFERENCES game_table ON DELETE CASCADE,
    n integer NOT NULL,
    kind text NOT NULL,
    seat smallint,
    body jsonb NOT NULL,
    request uuid,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX note_of_request ON note (table_id, request) WHERE request IS NOT NULL;

-- The one question a table is voting on.
CREATE TABLE proposal (
    table_id text PRIMARY KEY REFERENCES game_table ON DELETE CASCADE,
    n integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('undo', 'concede')),
    seat smallint NOT NULL,
    target integer NOT NULL,
    version integer NOT NULL,
    agreed smallint[] NOT NULL
);
"""

DOWNGRADE = """
DROP TABLE proposal, note, entry, nonce, seed, visitor, seat, game_table, session, person;
"""


def upgrade() -> None:
    op.execute(UPGRADE)
    for part in range(PARTITIONS):
        op.execute(
            f"CREATE TABLE entry_{part:02} PARTITION OF entry "
            f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part}) "
            "WITH (fillfactor = 100)"
        )


def downgrade() -> None:
    op.execute(DOWNGRADE)
