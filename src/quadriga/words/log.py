"""What happened, as lines of a log: one entry's events become as few sentences as say it all."""

from __future__ import annotations

from collections.abc import Iterable

from quadriga.core.events import Event, Moved
from quadriga.words.bundle import Value
from quadriga.words.words import Reader, Words


class Line:
    """A sentence and the details that will stand behind it in brackets."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        self.details: list[str] = []


def log(words: Words, events: Iterable[Event], reader: Reader) -> list[str]:
    """The lines of one entry.

    A message without a `detail` is a sentence of its own, or silent when empty.
    One with a `detail` joins the sentence before it, or else the next one;
    alone in its entry it is a sentence after all.
    """
    lines: list[Line] = []
    early: list[str] = []
    alone: list[str] = []
    for id, arguments, seat in _messages(words, events, reader):
        you = "you" if seat is not None and seat == reader.seat else ""
        sentence = words.text(id, arguments, you if words.has(id, you) else "")
        if words.has(id, "detail"):
            detail = words.text(id, arguments, "detail")
            if lines:
                lines[-1].details.append(detail)
            else:
                early.append(detail)
                alone.append(sentence)
        elif sentence:
            lines.append(Line(sentence))
            lines[-1].details, early = early, []
    if not lines:
        return [sentence for sentence in alone if sentence]
    return [
        words.text("log-line", {"sentence": line.sentence, "details": ", ".join(line.details) or "none"})
        for line in lines
    ]


def _messages(words: Words, events: Iterable[Event], reader: Reader) -> list[tuple[str, dict[str, Value], int | None]]:
    """The messages of the events, things that went the same way told together where the first of them went."""
    ways: dict[tuple[str, str], list[Moved]] = {}
    order: list[Event] = []
    for event in events:
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
