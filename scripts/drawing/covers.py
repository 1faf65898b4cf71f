"""A panorama for each game where it is offered, and one for games that bring none: twice as wide as a scene."""

from __future__ import annotations

from drawing import builders, glory_to_rome, minerva, porta_nigra
from drawing.buildings import column, steps
from drawing.nature import CITY, DESERT, HILLS, MOUNTAIN, cypress, palm, pine
from drawing.people import person
from drawing.shapes import Scene, each, mirrored, moved


def _panorama(back: str, left: str, middle: Scene, right: str, before: str) -> Scene:
    """Three buildings under one sky. What lies behind is continued on both sides as in a mirror."""
    behind = moved(mirrored(back), -120, 0) + moved(mirrored(back), 120, 0) + back
    return Scene(behind, moved(left, -84, 4.6, 0.93) + moved(right, 92, 4.6, 0.93) + middle.main, middle.front + before)


SCENES: dict[str, Scene] = {
    "builders": _panorama(
        DESERT,
        builders.SCENES["b21"].main,
        builders.SCENES["b29"],
        builders.SCENES["b22"].main,
        palm(-52, 75, 34) + palm(-42, 77, 22) + palm(168, 76, 32) + person(-20, 76, 9) + person(132, 77, 9),
    ),
    "glory_to_rome": _panorama(
        CITY,
        glory_to_rome.SCENES["temple"].main,
        glory_to_rome.SCENES["colosseum"],
        glory_to_rome.SCENES["bath"].main,
        cypress(-56, 73, 28) + cypress(-2, 74, 20) + cypress(174, 73, 28) + pine(124, 75, 18) + person(-26, 76, 9),
    ),
    "minerva": _panorama(
        HILLS,
        minerva.SCENES["theatre"].main,
        minerva.SCENES["temple-lines-culture"],
        minerva.SCENES["library"].main,
        cypress(-56, 73, 26) + pine(-4, 74, 20) + cypress(126, 73, 24) + person(-20, 76, 9) + person(150, 76, 9),
    ),
    "porta_nigra": _panorama(
        MOUNTAIN,
        porta_nigra.SCENES["basilica"].main,
        porta_nigra.SCENES["porta"],
        porta_nigra.SCENES["amphitheatre"].main,
        cypress(-56, 73, 26) + pine(118, 74, 22) + person(-24, 76, 9) + person(146, 76, 9),
    ),
    "plain": _panorama(
        CITY,
        "",
        Scene("", steps(60, 66, 84, 8, 3) + each(column(x, 26, 58, 6) for x in (26, 46, 68, 88))),
        "",
        each(cypress(x, 73, 26) for x in (-40, -10, 10, 110, 130, 160)),
    ),
}
