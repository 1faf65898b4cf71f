"""One clock for every table: what time was left at the last entry, and what happens when there is none."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

UPGRADE = """
ALTER TABLE game_table
    ADD COLUMN reserve_seconds integer NOT NULL DEFAULT 0 CHECK (reserve_seconds >= 0),
    ADD COLUMN increment_seconds integer NOT NULL DEFAULT 0 CHECK (increment_seconds >= 0),
    ADD COLUMN late text NOT NULL DEFAULT 'move' CHECK (late IN ('move', 'bot', 'resign', 'wait')),
    ADD COLUMN absent_seconds integer NOT NULL DEFAULT 86400 CHECK (absent_seconds > 0),
    ADD COLUMN stand_in text NOT NULL DEFAULT 'greedy',
    -- The clock as it stood when the last entry was written: when that was, what each seat had left of its own time
    -- for a move and in reserve, how many moves are taken back and not made again, and how often since time was given.
    ADD COLUMN clock_at timestamptz NOT NULL DEFAULT now(),
    ADD COLUMN move_left double precision[] NOT NULL DEFAULT '{}',
    ADD COLUMN reserves double precision[] NOT NULL DEFAULT '{}',
    ADD COLUMN taken_back integer NOT NULL DEFAULT 0,
    ADD COLUMN take_backs integer NOT NULL DEFAULT 0;

UPDATE game_table SET
    clock_at = coalesce((SELECT at FROM entry WHERE table_id = id AND seq = head), now()),
    move_left = ARRAY(SELECT coalesce(move_seconds, 0) FROM seat WHERE table_id = id),
    reserves = ARRAY(SELECT 0 FROM seat WHERE table_id = id),
    absent_seconds = CASE WHEN move_seconds IS NULL THEN 86400 ELSE greatest(60, move_seconds) END
WHERE head >= 0;

ALTER TABLE proposal DROP CONSTRAINT proposal_kind_check,
    ADD CONSTRAINT proposal_kind_check CHECK (kind IN ('undo', 'concede', 'replace', 'end'));
"""
DOWNGRADE = """
DELETE FROM proposal WHERE kind IN ('replace', 'end');
ALTER TABLE proposal DROP CONSTRAINT proposal_kind_check,
    ADD CONSTRAINT proposal_kind_check CHECK (kind IN ('undo', 'concede'));
ALTER TABLE game_table
    DROP COLUMN reserve_seconds, DROP COLUMN increment_seconds, DROP COLUMN late, DROP COLUMN absent_seconds,
    DROP COLUMN stand_in, DROP COLUMN clock_at, DROP COLUMN move_left, DROP COLUMN reserves, DROP COLUMN taken_back,
    DROP COLUMN take_backs;
"""


def upgrade() -> None:
    op.execute(UPGRADE)


def downgrade() -> None:
    op.execute(DOWNGRADE)
