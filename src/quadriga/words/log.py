"""What happened, as lines of a log: one entry's events become sentences that can be read back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quadriga.core.events import Event, Happened, Moved
from quadriga.words.bundle import Value
from quadriga.words.words import Reader, Words


class Line:
    """What one message says of whom: a sentence, or the detail of one; what joins it stands behind it in brackets."""

    def __init__(self, sentence: str, detail: str | None, seat: int | None) -> None:
        self.sentence = sentence
        self.detail = detail
        self.seat = seat
        self.details: list[str] = []


def log(words: Words, events: Iterable[Event], reader: Reader) -> list[str]:
    """The lines of one entry: what each effect gave is told behind it, and nowhere else."""
    return [
        words.text("log-line", {"sentence": line.sentence, "details": ", ".join(line.details) or "none"})
        for effect in _effects(words, events, reader)
        for line in _lines([_line(words, message, reader) for message in _messages(words, effect, reader)])
    ]


def _effects(words: Words, events: Iterable[Event], reader: Reader) -> Iterator[list[Event]]:
    """The events apart by what brought them about.

    Whatever happened begins another effect, but for what is only a detail: a sentence once there is one before it,
    and what is not worth a word always.
    """
    effect: list[Event] = []
    told = False
    for event in events:
        if not words.has(words.event_id(event), "detail"):
            sentence = words.event(event, reader)
            if isinstance(event, Happened) and (told or not sentence):
                yield effect
                effect, told = [], False
            told = told or bool(sentence)
        effect.append(event)
    yield effect


def _line(words: Words, message: tuple[str, dict[str, Value], int | None], reader: Reader) -> Line:
    id, arguments, seat = message
    you = "you" if seat is not None and seat == reader.seat and words.has(id, "you") else ""
    detail = words.text(id, arguments, "detail") if words.has(id, "detail") else None
    return Line(words.text(id, arguments, you), detail, seat)


def _lines(told: list[Line]) -> list[Line]:
    """Details join the sentence about the same seat before them, else the next, else they are sentences themselves."""
    lines = []
    for place, line in enumerate(told):
        home = None
        if line.detail is not None:
            near = [*reversed(told[:place]), *told[place + 1 :]]
            fits = [one for one in near if one.detail is None and one.sentence and line.seat in (None, one.seat)]
            home = fits[0] if fits else None
        if home is None:
            lines.append(line)
        elif line.detail:
            home.details.append(line.detail)
    return [line for line in lines if line.sentence]


def _messages(words: Words, effect: list[Event], reader: Reader) -> list[tuple[str, dict[str, Value], int | None]]:
    """The messages of one effect, things that went the same way told together where the first of them went."""
    ways: dict[tuple[str, str], list[Moved]] = {}
    order: list[Event] = []
    for event in effect:
        if isinstance(event, Moved):
            way = ways.setdefault((event.source, event.target), [])
            same = next((one for one in way if one.kind == event.kind), None)
            if same is not None:
                way[way.index(same)] = Moved(event.kind, same.count + event.count, event.source, event.target)
                continue
            way.append(event)
            if len(way) > 1:
                continue
        order.append(event)
    return [
        words.moved_message(event, ways[event.source, event.target], reader)
        if isinstance(event, Moved)
        else words.event_message(event, reader)
        for event in order
    ]
