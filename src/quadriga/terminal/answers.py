"""What a person can ask: why not, what a thing is, what a rule says."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quadriga.bots import Advice
from quadriga.core.catalogue import Rule
from quadriga.core.errors import IllegalMove, QuadrigaError, Refusal
from quadriga.core.layout import items_of
from quadriga.core.table import Table
from quadriga.core.things import kind_of
from quadriga.terminal.choices import Choices, plain
from quadriga.words import Reader, Words

#: What can be typed, and the name of its explanation.
KEYS: Final = {
    "1 2 3": "number",
    "l": "l",
    "u  u 2": "u",
    "?  ? x": "why",
    "i x": "i",
    "r x": "r",
    "a": "a",
    "t": "t",
    "↑  Tab": "keys",
    "q": "q",
}


class Answers:
    """Answers one person's questions about the position."""

    def __init__(self, console: Console, table: Table, words: Words, choices: Choices, seat: int) -> None:
        self.console = console
        self.table = table
        self.words = words
        self.choices = choices
        self.reader: Reader = choices.reader
        self.seat = seat

    def why_not(self, about: str) -> None:
        """Why a move or a thing is not to be had now; without either, everything that is not."""
        if not about:
            self._everything_refused()
            return
        if about.isdecimal() and 1 <= int(about) <= len(self.choices.moves):
            self._say("why-possible", move=self.words.move(self.choices.moves[int(about) - 1], self.reader))
            return
        try:
            self._say("why-possible", move=self.words.move(self.table.find(about), self.reader))
            return
        except IllegalMove as error:
            self.refused(error.refusal)
            return
        except QuadrigaError:
            thing = self._thing(about)
        if thing is None:
            return
        refusals = self.table.why_not_at(self.seat, thing)
        for refusal in refusals:
            self.refused(refusal)
        if not refusals:
            for move in self.choices.moves:
                if thing in self.choices.touches(move):
                    self._say("why-possible", move=self.words.move(move, self.reader))

    def refused(self, refusal: Refusal) -> None:
        """The reason, and the rule in full."""
        self.console.print(Text(self.words.refusal(refusal, self.reader), style="error"))
        rule = self.words.rule(refusal.rule)
        if rule is not None:
            self._rule(rule)

    def rule(self, id: str) -> None:
        rules = self.words.rules()
        found = [rule for name, rule in rules.items() if name == id] or [
            rule for name, rule in rules.items() if id and (id in name or plain(id) in plain(rule.title))
        ]
        if not found:
            self._say("rule-unknown", rule=id or "…")
        for rule in found:
            self._rule(rule)

    def describe(self, about: str) -> None:
        """What a thing is: its name, its figures in words, what there is to know about it."""
        thing = self._thing(about, alike=True)
        if thing is None:
            return
        words = self.words
        name = words.name(thing, self.reader)
        self.console.print(Text.assemble((name, "title"), (f"  {kind_of(thing)}", "quiet")))
        if words.has_form(thing, "about", self.reader):
            self.console.print(Padding(words.name(thing, self.reader, "about"), (0, 2)))
        item = items_of(self.choices.layout).get(thing)
        for facts in item.facts if item else ():
            amounts = [
                words.text(f"figure-{figure.id}", {"value": figure.value})
                if figure.of is None
                else words.text(
                    "part", {"figure": words.text(f"figure-{figure.id}", {"value": figure.value}), "of": figure.of}
                )
                for figure in facts.figures
                if figure.of != 0
            ]
            if amounts:
                self.console.print(Padding(words.text(f"facts-{facts.id}", {"list": words.listed(amounts)}), (0, 2)))
        for note in item.notes if item else ():
            self.console.print(Padding(words.text(f"note-{note}"), (0, 2)))

    def advise(self, advice: Advice) -> None:
        """What a bot on this seat would do, from what this seat sees, and why."""
        if len(self.choices.moves) == 1:
            self._say("advice-only", move=self.words.move(self.choices.moves[0], self.reader))
            return
        print_advice(self.console, self.words, self.reader, advice)

    def help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="number", no_wrap=True)
        for key, name in KEYS.items():
            grid.add_row(key, self.words.text(f"help-{name}"))
        self.console.print(grid)

    def _everything_refused(self) -> None:
        reasons: dict[str, list[str]] = {}
        rules: dict[str, str] = {}
        for move in self.table.candidates():
            refusal = self.table.game.why_not(self.table.state, move)
            if refusal is not None:
                text = self.words.refusal(refusal, self.reader)
                rules[text] = refusal.rule
                reasons.setdefault(text, []).append(self.words.move(move, self.reader))
        if not reasons:
            self._say("why-all-possible")
            return
        for text, moves in reasons.items():
            shown = moves[:3]
            more = len(moves) - len(shown)
            self.console.print(Text.assemble((text, "error"), (f"  {rules[text]}", "quiet")))
            examples = self.words.text("why-examples", {"moves": " · ".join(shown), "more": more})
            self.console.print(Padding(Text(examples, style="quiet"), (0, 2)))
        self._say("why-more")

    def _thing(self, about: str, *, alike: bool = False) -> str | None:
        """The thing that is meant; of several with one name any will do where they are `alike`, or out of reach."""
        found = self.choices.find_things(about) if about else []
        one_name = len({self.words.name(id, self.reader) for id in found}) == 1
        if len(found) == 1 or (one_name and (alike or not self.choices.can_be_played_with(found))):
            return found[0]
        if found:
            names = [f"{self.words.name(id, self.reader)} ({id})" for id in found]
            self._say("thing-several", things=self.words.listed(names))
        else:
            self._say("thing-unknown", text=about or "…")
        return None

    def _rule(self, rule: Rule) -> None:
        print_rule(self.console, self.words, rule)

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments)))


def print_advice(console: Console, words: Words, reader: Reader, advice: Advice) -> None:
    """The best moves with their worth, how often each was looked at, and what sets it apart from the next."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player")
    grid.add_column(words.text("advice-move"))
    grid.add_column(words.text("advice-value"), justify="right", no_wrap=True)
    grid.add_column(words.text("advice-visits"), justify="right")
    grid.add_column(words.text("advice-because"))
    for advised in advice.moves:
        because = " · ".join(words.reason(name, apart) for name, apart in advised.because)
        worth = f"{round(advised.worth, 1) + 0.0:.1f}"
        if advised.error is not None:
            worth += f" ±{advised.error:.1f}"
        grid.add_row(words.move(advised.move, reader), worth, str(advised.visits), because)
    console.print(grid)
    if advice.unsure:
        console.print(Text(words.text("advice-unsure", {"iterations": advice.iterations})))


def print_rule(console: Console, words: Words, rule: Rule) -> None:
    console.print(Text.assemble((rule.id, "number"), "  ", (rule.title, "title")))
    console.print(Padding(Text(rule.text), (0, 2)))
    console.print(Padding(Text(rule.source, style="quiet"), (0, 2)))
    if rule.contested:
        console.print(Padding(Text(words.text("rule-contested", {"reading": rule.contested})), (0, 2)))
