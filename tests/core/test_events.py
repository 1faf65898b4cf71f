"""What each viewer is told of what happened."""

import msgspec
import pytest

from quadriga.core.events import EVERYONE, Event, Happened, Moved, only, redact, sees

SECRET = Moved("a1", 2, "bag", "p0.hand", seen=only(0))
WHISPER = Happened("offered", 1, {"card": "a1"}, seen=only(0, 1), reveals=True)
PUBLIC: list[Event] = [Moved("coin", 1, "bank", "p0.coins"), Happened("turn", 1)]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everyone_sees_is_told_as_it_is(viewer: int | None) -> None:
    assert redact(PUBLIC, viewer) == PUBLIC


def test_a_kind_is_told_to_those_who_see_it_and_a_count_to_all() -> None:
    assert redact([SECRET], 0) == [Moved("a1", 2, "bag", "p0.hand")]
    assert redact([SECRET], 1) == redact([SECRET], None) == [Moved(None, 2, "bag", "p0.hand")]


def test_a_whisper_is_told_only_to_those_who_hear_it() -> None:
    assert redact([WHISPER], 0) == redact([WHISPER], 1) == [Happened("offered", 1, {"card": "a1"}, reveals=True)]
    assert redact([WHISPER], 2) == redact([WHISPER], None) == []


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_is_told_who_else_was_told(viewer: int | None) -> None:
    assert all(event.seen == EVERYONE for event in redact([SECRET, WHISPER], viewer))
    assert b"seen" not in msgspec.json.encode(redact([SECRET, WHISPER], viewer))


def test_a_spectator_belongs_only_to_everyone() -> None:
    assert sees(EVERYONE, None)
    assert not sees(only(0, 1, 2, 3), None)
    assert [sees(only(1, 3), seat) for seat in range(5)] == [False, True, False, True, False]


def test_events_survive_json() -> None:
    told = redact([SECRET, WHISPER, *PUBLIC], 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=list[Event]) == told
