"""A layout in plain lines, for whoever listens to a screen reader: a line for each thing, figures in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from quadriga.core.layout import Facts, Figure, Item, Panel, Section
from quadriga.terminal.draw import Drawing


class Spoken:
    """Tells what a drawing draws."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.words = drawing.words

    def table(self) -> Text:
        """What is on offer, then the players, the reader last."""
        lines = [line for section in self.drawing.layout.sections for line in self.section(section)]
        lines += [line for panel in self.drawing.seated() for line in self.panel(panel)]
        return Text("\n".join(lines))

    def section(self, section: Section) -> Iterator[str]:
        """Its name and its own figures, then its things; those that nothing lies in are not told."""
        items = [item for item in section.items if not item.empty or item.id in self.drawing.numbers]
        about = self.facts(section.facts)
        if items or about:
            name = joined([self.number(section.id), self.drawing.section_name(section)])
            yield self.words.text("spoken", {"name": name, "facts": ", ".join(about) or "none"})
        for item in items:
            yield self.item(item, "short" if section.short else "")

    def panel(self, panel: Panel) -> Iterator[str]:
        name = self.words.player(panel.seat, self.drawing.reader)
        if panel.seat == self.drawing.reader.seat:
            name = f"{name} {self.words.text('you-mark')}"
        facts = [self.figure(figure) for figure in panel.figures] + [
            self.drawing.note(note).plain for note in panel.notes
        ]
        yield self.words.text("spoken", {"name": name, "facts": ", ".join(facts) or "none"})
        for section in panel.sections:
            yield from self.section(section)

    def item(self, item: Item, form: str) -> str:
        """A thing with its number, its figures and remarks, and what lies with it."""
        name = self.words.name(item.id, self.drawing.reader, form)
        if item.count > 1:
            name = f"{name} ×{item.count}"
        place = ""
        if item.cell is not None:
            place = self.words.text("spoken-cell", {"column": str(item.cell[0]), "row": str(item.cell[1])})
        facts = [place] if place else []
        facts += self.facts(item.facts)
        facts += [self.drawing.note(note).plain for note in item.notes]
        facts += [self.item(one, "") for one in item.items]
        spoken = joined([self.number(item.id), "" if item.empty else name])
        return self.words.text("spoken", {"name": spoken, "facts": ", ".join(facts) or "none"})

    def facts(self, facts: Iterable[Facts]) -> list[str]:
        return [
            self.words.text(f"facts-{one.id}", {"list": self.words.listed(amounts)})
            if one.id and self.words.has(f"facts-{one.id}")
            else ", ".join(amounts)
            for one in facts
            if (amounts := [self.figure(figure) for figure in one.figures if figure.of != 0])
        ]

    def figure(self, figure: Figure) -> str:
        if not figure.id:
            return str(figure.value)
        amount = self.words.text(f"figure-{figure.id}", {"value": figure.value})
        return amount if figure.of is None else self.words.text("part", {"figure": amount, "of": figure.of})

    def number(self, id: str) -> str:
        return str(self.drawing.numbers.get(id, ""))


def joined(texts: Iterable[str]) -> str:
    return " ".join(text for text in texts if text)
