"""Testing a game: positions written in a line, draws that a test decides, moves by their notation.

Start from the deal, or from any state, and play on. Every move checks that no component was lost or made:

>>> from quadriga.core.registry import find_game
>>> from quadriga.testing import Position, deal
>>> game = find_game("builders")
>>> position = Position(game, deal(game, 2, draws=["b10", "b09"]))
>>> position.state.building_row
['b10', 'b09', 'b01', 'b02', 'b03']
>>> position.refusal("send a1")
'b.work.needs-a-site'
>>> position.play("open b10").question
'turn'

`draws` says what the next moves draw, `play_drawing` what one move must draw, neither more nor less:

>>> events = position.play_drawing("open b09", "b20")
>>> position.state.next_building
'b20'

A game's own position derives from `Position` and adds how its states are written; `docs/testing.md` shows one.
"""

from __future__ import annotations

from quadriga.testing.draws import ScriptedChance, deal
from quadriga.testing.position import Position

__all__ = ["Position", "ScriptedChance", "deal"]
