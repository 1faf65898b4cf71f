"""What a screen has room for: a question, its numbered answers, and as much of the table as fits above them.

Every stretch of the screen has several forms, from all there is to say to nothing. `Screen.fit` begins with the fullest
of each and gives up what matters least, step by step, until all is on the screen; what then has room comes back. The
answers never give way: what is not drawn with its number is named in their list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.text import Text

from quadriga.core.layout import Item, Panel, Section
from quadriga.terminal.choices import Choices
from quadriga.terminal.draw import Drawing, Flow, joined

#: How many lines of what happened there may be, in each form of that stretch.
LOG_LINES: Final = (40, 8, 4, 2, 1, 0)
#: The stretches of a screen, from its top.
STRETCHES: Final = ("tables", "common", "others", "own", "left-out", "log", "question", "choices", "keys")
#: What gives way first: each name is one step to the next form of that stretch.
STEPS: Final = (
    *("choices", "log", "log", "others", "keys", "log", "choices", "others", "others", "common", "others"),
    *("tables", "tables", "log", "own", "common", "common", "log", "own", "common", "tables", "own"),
    "others",
)

Lines = list[list[Segment]]


class Form(NamedTuple):
    """One way to show a stretch: the things it shows with their numbers, and the sections it leaves out."""

    draw: Callable[[], RenderableType | None]
    shows: frozenset[str] = frozenset()
    left_out: tuple[str, ...] = ()


class Screen:
    """One decision as a person sees it; without choices it is somebody else's, or one of the past."""

    def __init__(
        self,
        drawing: Drawing,
        choices: Choices | None,
        happened: Sequence[str],
        question: Text,
        keys: Sequence[Sequence[Text]],
    ) -> None:
        self.drawing = drawing
        self.choices = choices
        self.happened = happened
        self.question = question
        #: What can be typed beside a move: at length, and as short as can be.
        self.keys = keys

    def fit(self, console: Console, below: int = 0) -> RenderableType:
        """As much as the console has lines for, with one left for the prompt and so many for what comes `below`."""
        fitting = Fitting(self, console)
        room = console.height - 1 - below
        plan = fitting.plan(room)
        shown = {name: fitting.lines(name, plan) for name in STRETCHES}
        spare = room - sum(map(len, shown.values()))
        shown["log"] = fitting.happened(len(shown["log"]) + spare)
        lines = [line for name in STRETCHES for line in shown[name]]
        return laid(lines) or Text()


class Fitting:
    """The forms of one screen's stretches at one width, each rendered when it is first asked for."""

    def __init__(self, screen: Screen, console: Console) -> None:
        self.screen = screen
        self.console = console
        self.width = console.width
        drawing = screen.drawing
        mine = drawing.reader.seat
        seated = drawing.seated()
        others = [panel for panel in seated if panel.seat != mine]
        #: The form that a stretch's first step goes to; those before it are only tried when there is room again.
        self.small_steps: dict[str, int] = {}
        self.forms: dict[str, list[Form]] = {
            "tables": self._tables([one for one in drawing.layout.sections if one.style == "table"]),
            "common": self._common([one for one in drawing.layout.sections if one.style != "table"]),
            "others": [
                *self._panels(others),
                Form(lambda: drawing.players_together(others) if others else None),
                Form(lambda: None),
            ],
            "own": self._panels([panel for panel in seated if panel.seat == mine]),
            "log": [Form(lambda most=most: laid(self.happened(most))) for most in LOG_LINES],  # type: ignore[misc]
            "question": [Form(self._question)],
            "keys": [Form(lambda keys=keys: Flow(keys, " · ") if keys else None) for keys in screen.keys],  # type: ignore[misc]
        }
        panels = (section for panel in seated for section in panel.sections)
        self._cells = ids_in(
            item for section in panels if section.style == "grid" for item in section.items if item.empty
        )
        self._rendered: dict[tuple[str, int], Lines] = {}
        self._listed: dict[tuple[int, AbstractSet[str]], Lines] = {}

    def plan(self, height: int) -> dict[str, int]:
        """Which form of each stretch to show on so many lines."""
        plan = dict.fromkeys(STRETCHES, 0)
        steps = iter(STEPS)
        taken: list[tuple[str, int]] = []
        while self.height(plan) > height and (name := next(steps, "")):
            last = 2 if name == "choices" else len(self.forms[name]) - 1
            if plan[name] < last:
                taken.append((name, plan[name]))
                plan[name] = max(plan[name] + 1, self.small_steps.get(name, 0))
        for name, before in reversed(taken):
            fuller = (plan | {name: form} for form in range(before, plan[name]))
            plan = next((one for one in fuller if self.height(one) <= height), plan)
        return plan

    def height(self, plan: dict[str, int]) -> int:
        return sum(len(self.lines(name, plan)) for name in STRETCHES)

    def lines(self, name: str, plan: dict[str, int]) -> Lines:
        """A stretch as it is shown in a plan."""
        if name == "choices":
            return self._choices(plan)
        if name == "left-out":
            return self._left_out(plan)
        key = name, plan[name]
        if key not in self._rendered:
            self._rendered[key] = self._render(self.forms[name][plan[name]].draw())
        return self._rendered[key]

    def _choices(self, plan: dict[str, int]) -> Lines:
        """At length, with numbers alone for what is drawn above, or those all together.

        A place in a grid is told by its number in any case: where it lies is seen there, and hard to say.
        """
        form = plan["choices"]
        if self.screen.choices is None:
            return []
        drawn = self._chosen(plan, lambda one: one.shows if form else one.shows & self._cells)
        key = form, drawn
        if key not in self._listed:
            self._listed[key] = self._render(self.screen.choices.grouped(drawn, together=form == 2))
        return self._listed[key]

    def _left_out(self, plan: dict[str, int]) -> Lines:
        missing = list(dict.fromkeys(self._each(plan, lambda one: one.left_out)))
        if not missing:
            return []
        text = self.screen.drawing.words.text("left-out", {"sections": " · ".join(missing)})
        shown = Text(text, style="quiet")
        shown.truncate(self.width, overflow="ellipsis")
        return [[*shown.render(self.console, end="")]]

    def _each(self, plan: dict[str, int], get: Callable[[Form], Iterable[str]]) -> Iterable[str]:
        return (one for name, forms in self.forms.items() for one in get(forms[plan[name]]))

    def _chosen(self, plan: dict[str, int], get: Callable[[Form], Iterable[str]]) -> frozenset[str]:
        return frozenset(self._each(plan, get))

    def _render(self, drawn: RenderableType | None) -> Lines:
        if drawn is None:
            return []
        return self.console.render_lines(drawn, self.console.options.update(width=self.width, height=None), pad=False)

    # The forms of each stretch.

    def _tables(self, sections: list[Section]) -> list[Form]:
        drawing = self.screen.drawing
        return [self._form(kept, sections, drawing.tables) for kept in self._ever_fewer(sections)]

    def _common(self, sections: list[Section]) -> list[Form]:
        drawing = self.screen.drawing
        all, about, numbered, nothing = self._ever_fewer(sections)
        # What no move is about goes from the last section on.
        idle = [section for section in all if section not in about]
        small = [[one for one in all if one in about or one in idle[:most]] for most in range(len(idle), 0, -1)]
        self.small_steps["common"] = len(small)
        forms = [self._form(kept, sections, drawing.sections) for kept in (*small, about, numbered)]
        return [
            *forms,
            self._form(numbered, sections, drawing.run_together),
            self._form(nothing, sections, drawing.sections),
        ]

    def _panels(self, panels: list[Panel]) -> list[Form]:
        """With all that players have, with what can be chosen, with what has a number, and with figures alone."""
        drawing = self.screen.drawing
        kept = [self._ever_fewer(list(panel.sections)) for panel in panels]
        forms = []
        for sections in zip(*kept, strict=True):
            shown = [replace(panel, sections=tuple(some)) for panel, some in zip(panels, sections, strict=True)]
            forms.append(
                Form(
                    lambda shown=shown: drawing.panels(shown, self.width) if shown else None,  # type: ignore[misc]
                    frozenset(id for some in sections for section in some for id in self._numbered(section)),
                )
            )
        return forms or [Form(lambda: None)]

    def _ever_fewer(self, sections: list[Section]) -> list[list[Section]]:
        """All of them, those that a move is about, of those the things that have a number, and none."""
        choices = self.screen.choices
        touched = choices.touched if choices is not None else frozenset[str]()
        about = [one for one in sections if one.id in touched or touched & ids_in(one.items)]
        numbers = self.screen.drawing.numbers.keys()
        numbered = [
            replace(one, items=tuple(item for item in one.items if one.style == "grid" or numbers & ids_in([item])))
            for one in about
        ]
        numbered = [one for one in numbered if one.id in numbers or numbers & ids_in(one.items)]
        return [sections, about, numbered, []]

    def _form(self, kept: list[Section], all: list[Section], draw: Callable[[list[Section]], RenderableType]) -> Form:
        drawing = self.screen.drawing
        there = {(one.id, one.zone) for one in kept}
        return Form(
            lambda: draw(kept) if kept else None,
            frozenset(id for section in kept for id in self._numbered(section)),
            tuple(drawing.section_name(one) for one in all if one.items and (one.id, one.zone) not in there),
        )

    def _numbered(self, section: Section) -> set[str]:
        """The things that a section, once drawn, shows with their numbers."""
        drawing = self.screen.drawing
        if section.style in {"table", "grid"}:
            shown = {item.id for item in section.items}
        else:
            shown = ids_in([item for item in section.items if not item.dim]) - drawing.places | {section.id}
        return shown & drawing.numbers.keys()

    def happened(self, most: int) -> Lines:
        """The last things that happened, in so many lines."""
        lines: Lines = []
        for line in reversed(self.screen.happened):
            more = self._render(Text(f"› {line}", style="quiet"))
            if len(lines) + len(more) > most:
                lines = lines or more[:most]
                break
            lines = more + lines
        return lines

    def _question(self) -> RenderableType:
        screen = self.screen
        asked = Flow([screen.question, joined(screen.drawing.spending(), " · ")])
        return Group(Rule(style="rule.line"), asked)


def laid(lines: Lines) -> RenderableType | None:
    """Lines that are rendered already, one below the other."""
    return Segments([segment for line in lines for segment in (*line, Segment.line())]) if lines else None


def ids_in(items: Iterable[Item]) -> set[str]:
    """Things and what lies on or beside them."""
    return {id for item in items for id in (item.id, *ids_in(item.items))}
