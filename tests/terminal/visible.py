"""What a person can read on a screen of numbered answers, told from its text alone.

A number is *visible* when the screen itself says what it does:

- in the list of answers, the number stands before what the move does in a few words (`7 pass`); or
- the list has the number under the heading of its kind of move (`Build 1–5`), and on the table above the same number
  stands before the name of the thing that the move is about (`3 Wheat field`). A name may be cut, but not to fewer than
  eight letters. A place in the grid of a city has no name: there the number stands in the cell itself (`‹4›`, or before
  the tile that lies there), between the numbered columns and rows.

Which thing a move is about says `Game.touches`, and what it is called say the words: neither comes from what draws.
"""

import re
from typing import NamedTuple

from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.table import Table
from quadriga.core.things import kind_of
from quadriga.words import Reader, Words

RULE = re.compile(r"^─{40,}$", re.MULTILINE)
#: A name may be cut to so many letters, and in a cell of a city to fewer, since the cell says what is meant.
FEWEST_LETTERS = 8


class Read(NamedTuple):
    """A screen in two parts, each without line breaks: the table and what happened, then the question and answers."""

    table: str
    answers: str


def read(screen: str) -> Read:
    table, answers = RULE.split(screen)
    return Read(" ".join(table.split()), " ".join(answers.split()))


def unseen(screen: str, table: Table, words: Words, seat: int) -> list[str]:
    """The moves whose numbers say nothing on this screen, as `number notation`."""
    shown = read(screen)
    view = table.view(seat)
    reader = Reader(seat, (), layout_of(table.game, view).forms)
    listed = numbers_in(shown.answers)
    missing = []
    for number, move in enumerate(table.moves(), 1):
        told = words.move(move, reader, "short")
        if re.search(rf"(?<!\d){number}\)? {re.escape(' '.join(told.split()))}", shown.answers):
            continue
        things = table.game.touches(view, move)
        if number in listed and len(things) == 1 and beside(number, things[0], shown.table, words, reader, move):
            continue
        missing.append(f"{number} {move.key}")
    return missing


def numbers_in(answers: str) -> set[int]:
    """Numbers that stand for themselves in the list: `1–5` and `7`."""
    found = set()
    for first, last in re.findall(r"(?<![\d–])(\d+)(?:–(\d+))?", answers):
        found |= {*range(int(first), int(last or first) + 1)}
    return found


def beside(number: int, thing: str, table: str, words: Words, reader: Reader, move: Move) -> bool:
    """Whether the number stands on the table before what the thing is called, or in its cell."""
    if re.search(rf"‹{number}›", table):
        return True
    names = {words.name(thing, reader, form) for form in ("", "short")}
    if words.has(f"section-{thing}"):
        names.add(words.text(f"section-{thing}"))
    before = rf"(?<!\d){number}\)? (?:{re.escape(kind_of(thing))} )?"
    for name in names:
        letters = " ".join(name.split())
        fewest = letters[:FEWEST_LETTERS]
        if re.search(before + re.escape(letters), table) or re.search(rf"{before}{re.escape(fewest)}[^│]*?…", table):
            return True
        # In a cell between borders, whatever of the name there is room for.
        if re.search(rf"│ *{number} {re.escape(letters[:1])}", table):
            return True
    return False
