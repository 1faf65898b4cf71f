"""Scenes for games that bring none: a thing has one of them by its name, whatever it is."""

from __future__ import annotations

from drawing.buildings import arcade, banner, house, joints, steps, temple, tower
from drawing.nature import CITY, DESERT, FIELD, HARBOUR, HILLS, MOUNTAIN, bush, cypress, palm, pine, ship
from drawing.people import person, statue
from drawing.shapes import Scene, rect
from drawing.things import amphora, basket, block, cart

SCENES: dict[str, Scene] = {
    "temple": Scene(CITY, temple(60, 66, 64, 44), cypress(14, 73, 26) + cypress(106, 73, 26)),
    "bridge": Scene(MOUNTAIN, arcade(10, 66, 100, 34, 4, back=None), pine(14, 74, 18) + person(96, 76, 9)),
    "tower": Scene(DESERT, tower(60, 66, 26, 44) + house(86, 66, 26, 18), palm(20, 75, 32) + person(40, 76, 9)),
    "harbour": Scene(HARBOUR, ship(56, 66, 1.4), amphora(100, 76, 12) + basket(82, 76)),
    "statue": Scene(
        HILLS,
        steps(60, 66, 50, 8, 3) + rect(52, 50, 16, 8, "lit2") + statue(60, 50, 34),
        bush(22, 72, 16) + bush(96, 73, 20),
    ),
    "farm": Scene(FIELD, house(34, 66, 44, 24, 4), cart(84, 75) + cypress(16, 74, 26)),
    "quarry": Scene(
        MOUNTAIN,
        block(30, 66, 26, 16) + block(58, 66, 30, 16, "lit") + block(44, 50, 28, 14) + joints(30, 50, 58, 16, 2, 4),
        person(24, 76, 11) + pine(104, 74, 20),
    ),
    "camp": Scene(HILLS, tower(28, 66, 18, 34) + tower(92, 66, 18, 34) + arcade(37, 66, 46, 24, 3), banner(60, 66, 44)),
}
