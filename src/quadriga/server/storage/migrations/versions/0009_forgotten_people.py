"""People can be forgotten: notes know whose they are, seats and tables can belong to nobody."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"

UPGRADE = """
ALTER TABLE game_table ALTER COLUMN host DROP NOT NULL;
CREATE INDEX game_table_of_host ON game_table (host);

-- Whoever sat here was forgotten; `leaving`: and the game must still be told that they have left.
ALTER TABLE seat
    ADD COLUMN forgotten boolean NOT NULL DEFAULT false,
    ADD COLUMN leaving boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT seat_forgotten_check CHECK (person_id IS NULL OR NOT (forgotten OR leaving));
CREATE INDEX seat_leaving ON seat (table_id) WHERE leaving;

-- Whose a note is: seats change hands before the deal, and when somebody is replaced.
ALTER TABLE note ADD COLUMN person_id bigint REFERENCES person ON DELETE SET NULL;
CREATE INDEX note_of_person ON note (person_id, table_id, n) WHERE person_id IS NOT NULL;
CREATE INDEX visitor_of_person ON visitor (person_id);
CREATE INDEX withheld_of_person ON withheld (person_id);

-- A note is by who sits there now, unless somebody got up from that seat, was sent away, or sat down there after it.
UPDATE note SET person_id = seat.person_id
FROM seat
WHERE seat.table_id = note.table_id AND seat.seat = note.seat AND seat.person_id IS NOT NULL
  AND note.kind NOT IN ('left', 'removed', 'replaced')
  AND NOT EXISTS (
    SELECT FROM note later
    WHERE later.table_id = note.table_id AND later.n > note.n
      AND ((later.seat = note.seat AND later.kind IN ('sat', 'left', 'removed', 'replaced'))
           OR (later.kind = 'recommitted' AND later.body -> 'freed' @> to_jsonb(note.seat::integer)))
  );
-- What cannot be told to be anybody's could never be forgotten with them.
DELETE FROM note WHERE kind = 'chat' AND person_id IS NULL;
UPDATE note SET body = body - 'name' WHERE kind = 'sat' AND person_id IS NULL AND body ? 'name';
"""
DOWNGRADE = """
WITH nobody AS (
    INSERT INTO person (name) SELECT 'somebody' WHERE EXISTS (SELECT FROM game_table WHERE host IS NULL) RETURNING id
)
UPDATE game_table SET host = nobody.id FROM nobody WHERE host IS NULL;
DROP INDEX game_table_of_host, visitor_of_person, withheld_of_person;
ALTER TABLE game_table ALTER COLUMN host SET NOT NULL;
ALTER TABLE seat DROP COLUMN forgotten, DROP COLUMN leaving;
ALTER TABLE note DROP COLUMN person_id;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
