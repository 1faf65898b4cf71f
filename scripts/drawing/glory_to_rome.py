"""Glory to Rome: forty buildings, Senators, the six roles and thinking, and a site of each material."""

from __future__ import annotations

from drawing.buildings import (
    arcade,
    awning,
    banner,
    battlements,
    column,
    dome,
    doorway,
    house,
    joints,
    steps,
    storey,
    temple,
    tower,
    window,
)
from drawing.nature import (
    CITY,
    HARBOUR,
    HILLS,
    MOUNTAIN,
    TREES,
    TREES_RIGHT,
    bush,
    cypress,
    far,
    fire,
    horse,
    pine,
    pool,
    ship,
    smoke,
    water,
)
from drawing.people import monument, person, somebody
from drawing.people import statue as stone_figure
from drawing.shapes import Scene, each, limb, line, oval, path, points, rect
from drawing.things import amphora, anvil, barrow, basket, block, coins, log, logs, scroll, shield, spear


def _archway() -> str:
    return (
        rect(30, 24, 60, 42, "lit")
        + rect(76, 24, 14, 42, "shd")
        + rect(27, 20, 66, 5, "lit2")
        + rect(27, 24, 66, 1.4, "shd")
        + rect(34, 10, 52, 10, "lit")
        + rect(74, 10, 12, 10, "shd")
        + doorway(49, 66, 22, 30)
        + path("M71 66V47a11 11 0 0 0-11-11a14 14 0 0 1 7 11V66Z", "shd")
        + doorway(34, 66, 9, 18.5)
        + doorway(77, 66, 9, 18.5)
        + rect(40, 13, 40, 4, "roof")
    )


def _palisade() -> str:
    stakes = ""
    for i in range(13):
        x, top = 20 + i * 6.2, 38 if i % 2 else 36
        stakes += path(points("M", x, 67, "V", top, "l", 2.7, -5, "l", 2.7, 5, "V", 67, "Z"), "lit")
        stakes += path(points("M", x + 2.7, 67, "V", top - 5, "l", 2.7, 5, "V", 67, "Z"), "shd")
    gate = rect(50, 40, 20, 28, "roof") + rect(59.4, 40, 1.2, 28, "deep")
    return stakes + rect(18, 44, 84, 3, "roof2") + rect(18, 57, 84, 3, "roof2") + gate


def _insula() -> str:
    body = (
        rect(34, 22, 52, 44, "lit")
        + rect(72, 22, 14, 44, "shd")
        + path("M31 23L37 15H83L89 23Z", "roof")
        + rect(31, 22, 58, 1.6, "roof2")
    )
    for row in range(2):
        body += each(window(38.5 + i * 9.6, 32 + row * 10, 3.6, 6) for i in range(5)) + rect(
            33, 34 + row * 10, 54, 1.2, "shd"
        )
    return body + arcade(34, 66, 52, 15, 5, 0.34)


def _site(pile: str) -> Scene:
    """A plot staked out with a cord, and what will be built with."""
    pegs = each(rect(x, 57, 2, 10, "trunk") for x in (18, 58, 100))
    plot = path("M16 66H104L114 76H6Z", "lit2") + line("M19 60H101M19 60L8 72M101 60L112 72", "rope", 1)
    return Scene(HILLS, plot + pegs, pile + person(14, 75, 9))


SCENES: dict[str, Scene] = {
    # Rubble
    "insula": Scene(CITY, _insula(), TREES + pine(101, 72, 22) + person(60, 72, 8)),
    "latrine": Scene(
        CITY,
        arcade(30, 66, 60, 30, 4)
        + rect(28, 34, 64, 3, "lit2")
        + path("M27 34L33 27H87L93 34Z", "roof")
        + oval(60, 67, 14, 3.4, "lit2")
        + oval(60, 66.4, 11, 2.4, "water"),
        TREES + person(92, 74, 9),
    ),
    "road": Scene(
        MOUNTAIN,
        path("M57 50L20 80H100L64 50Z", "lit2")
        + path("M57 50L20 80h7L58.6 50ZM64 50L100 80h-7L62.4 50Z", "lit")
        + line(
            "M50 58h22M44 63h34M37 69h48M29 75h64M60 50v8M56 58l-2 5M66 58l3 5M52 63l-4 6M61 63v6M72 63l4 6M44 69l-5 6M56 69l-2 6M68 69l4 6M80 69l6 6",
            "joint",
        )
        + rect(84, 54, 4, 11, "lit")
        + rect(86, 54, 2, 11, "shd"),
        pine(16, 70, 26) + pine(30, 62, 16) + pine(104, 68, 28) + person(60, 60, 7),
    ),
    "bar": Scene(
        CITY,
        house(36, 66, 48, 34, 4) + awning(34, 66, 40) + rect(84, 34, 8, 1.2, "trunk") + path("M86 35h6v7h-6z", "roof"),
        TREES + amphora(80, 70, 10) + amphora(86, 71, 9, "roof2") + person(52, 73, 9) + person(62, 73, 8),
    ),
    # Wood
    "dock": Scene(
        HARBOUR,
        rect(64, 52, 56, 5, "lit")
        + rect(64, 56, 56, 3, "shd")
        + each(rect(x, 57, 3, 14, "deep") for x in (68, 78, 88, 98, 108))
        + house(82, 52, 30, 26, 3)
        + rect(68, 28, 2.4, 24, "roof2")
        + path("M69 29L52 22v2L70 33Z", "roof2")
        + line("M53 24v10", "rope")
        + rect(50, 34, 6, 5, "roof"),
        ship(34, 66, 1.05),
    ),
    "palisade": Scene(HILLS, _palisade(), pine(9, 72, 24) + person(80, 75, 10)),
    "market": Scene(
        CITY,
        awning(18, 66, 34)
        + awning(60, 67, 42, 8)
        + path("M60 51L81 38L102 51Z", "roof2")
        + rect(80, 32, 2, 8, "trunk"),
        person(54, 75, 10) + person(46, 75, 9) + basket(26, 75, 9, "tree") + basket(72, 76, 9) + amphora(88, 76, 9),
    ),
    "circus": Scene(
        MOUNTAIN,
        oval(60, 64, 46, 10, "lit2")
        + oval(60, 63.5, 36, 6.4, "gr")
        + rect(40, 60, 40, 3, "lit")
        + rect(40, 62.4, 40, 1.2, "shd")
        + path("M57 60L58.6 28L60 24L61.4 28L63 60Z", "roof")
        + path("M60 60V24L61.4 28L63 60Z", "roof2")
        + each(path(f"M{x - 2} 60l2-9 2 9z", "lit") for x in (42, 78))
        + arcade(14, 58, 20, 15, 3)
        + arcade(86, 58, 20, 15, 3),
        person(30, 72, 7),
    ),
    # Brick
    "bath": Scene(
        CITY,
        arcade(22, 66, 76, 22, 7, 0.34)
        + rect(20, 42.6, 80, 2.4, "lit2")
        + rect(38, 30, 44, 13, "lit")
        + rect(70, 30, 12, 13, "shd")
        + each(window(x, 40, 4, 7) for x in (42, 51, 60, 69))
        + dome(60, 30, 40, 15),
        path("M18 74Q60 68 102 74V77Q60 72 18 77Z", "lit2")
        + path("M24 75Q60 70.4 96 75Q60 80 24 75Z", "water")
        + smoke(42, 70)
        + smoke(76, 71)
        + cypress(8, 72, 28)
        + cypress(113, 72, 24),
    ),
    "academy": Scene(
        CITY,
        temple(60, 66, 66, 36, 8) + rect(18, 44, 9, 22, "lit2") + rect(93, 44, 9, 22, "shd"),
        pine(12, 72, 28)
        + pine(108, 73, 24)
        + person(48, 74, 9)
        + person(54, 75, 8)
        + person(70, 74, 9)
        + scroll(78, 69, 9, 6),
    ),
    "gate": Scene(
        MOUNTAIN,
        tower(34, 66, 18, 40)
        + tower(86, 66, 18, 40)
        + rect(43, 34, 34, 32, "lit")
        + battlements(43, 34, 34, 5)
        + doorway(51, 66, 18, 25)
        + path("M69 66V50a9 9 0 0 0-9-9a11 11 0 0 1 5 9V66Z", "shd")
        + rect(43, 37, 34, 2, "roof"),
        path("M52 66L44 80H76L68 66Z", "gr2") + person(60, 72, 8) + cypress(10, 72, 24),
    ),
    "school": Scene(
        HILLS,
        house(40, 66, 46, 32, 4)
        + arcade(36, 66, 54, 15, 5, 0.34)
        + rect(58, 24, 10, 9, "lit")
        + path("M56 24L63 18L70 24Z", "roof"),
        pine(20, 72, 34) + person(92, 75, 7) + person(98, 74, 10) + person(104, 75, 7) + person(110, 75, 7),
    ),
    "shrine": Scene(
        MOUNTAIN,
        steps(60, 66, 54, 9, 3) + temple(60, 57, 32, 30, 4),
        rect(55.4, 66, 9, 8, "lit2") + fire(60, 67, 0.8) + smoke(60, 58) + TREES + TREES_RIGHT,
    ),
    "archway": Scene(CITY, _archway(), person(60, 73, 9) + cypress(10, 72, 26) + cypress(110, 73, 22)),
    "foundry": Scene(
        MOUNTAIN,
        house(26, 66, 50, 28, 3)
        + rect(82, 22, 10, 44, "lit")
        + rect(88, 22, 4, 44, "shd")
        + rect(80, 20, 14, 3, "roof")
        + doorway(42, 66, 16, 18),
        fire(50, 66, 1.3)
        + smoke(87, 20)
        + smoke(91, 12)
        + person(66, 75, 11)
        + anvil(78, 76, 0.8)
        + cypress(10, 72, 22),
    ),
    "atrium": Scene(
        CITY,
        path("M14 40L36 24H84L106 40Z", "roof")
        + path("M44 40L50 30H70L76 40Z", "deep")
        + rect(14, 40, 92, 26, "lit")
        + rect(14, 39, 92, 2, "roof2")
        + rect(22, 44, 76, 22, "deep")
        + each(column(x, 46, 66, 4) for x in (24, 38, 52, 66, 80, 93)),
        path("M34 75Q60 70 86 75Q60 80 34 75Z", "lit2")
        + pool(38, 82, 75, 4)
        + stone_figure(60, 75, 14)
        + bush(18, 75, 12)
        + bush(104, 75, 12),
    ),
    # Concrete
    "aqueduct": Scene(
        MOUNTAIN,
        storey(-4, 66, 128, 20, 6, None)
        + storey(-4, 46, 128, 13, 9, None)
        + storey(-4, 33, 128, 8, 16, None)
        + rect(-4, 23.6, 128, 2, "roof"),
        path("M0 76Q40 68 120 75V80H0Z", "water") + cypress(22, 74, 22) + pine(98, 75, 24) + person(60, 75, 7),
    ),
    "bridge": Scene(
        far("hills", "skyline") + water(62),
        path("M0 44H120V50H0Z", "lit")
        + arcade(0, 68, 120, 24, 4, 0.24, None)
        + rect(0, 40, 120, 4.4, "lit2")
        + rect(0, 43.4, 120, 1.4, "shd")
        + each(path(f"M{x - 3} 70l3-10 3 10z", "shd") for x in (30, 60, 90)),
        ship(60, 75, 0.5) + person(30, 41, 7) + person(36, 41, 6) + person(82, 41, 7),
    ),
    "tower": Scene(
        MOUNTAIN, tower(60, 66, 26, 50) + rect(44, 60, 32, 6, "lit2") + banner(66, 12, 11), TREES + person(80, 74, 9)
    ),
    "amphitheatre": Scene(
        CITY,
        path("M14 66Q14 34 60 32T106 66Z", "lit2")
        + storey(16, 66, 88, 15, 9)
        + storey(20, 51, 80, 11, 10)
        + path("M22 40Q60 30 98 40L96 36Q60 26 24 36Z", "roof"),
        person(40, 74, 8) + person(46, 75, 7) + person(78, 74, 8),
    ),
    "wall": Scene(
        HILLS,
        rect(-2, 42, 124, 25, "lit")
        + joints(-2, 42, 124, 25, 3, 5)
        + battlements(-2, 42, 124, 12)
        + tower(28, 67, 20, 40)
        + tower(92, 67, 20, 40),
        person(60, 43, 7) + bush(58, 76, 12),
    ),
    "senate": Scene(
        CITY,
        steps(60, 66, 92, 14, 5)
        + rect(24, 28, 72, 24, "lit")
        + rect(78, 28, 18, 24, "shd")
        + each(column(x, 32, 52, 4.4) for x in (28, 42, 73, 87))
        + doorway(53, 52, 14, 18)
        + rect(20, 25, 80, 4, "lit2")
        + path("M20 25L60 10L100 25Z", "roof")
        + path("M36 23L60 14L84 23Z", "lit2"),
        person(34, 74, 10, "cloth")
        + person(41, 75, 10, "cloth")
        + person(80, 74, 10, "cloth")
        + cypress(6, 72, 26)
        + cypress(114, 72, 26),
    ),
    "storeroom": Scene(
        HILLS,
        house(16, 66, 42, 30, 4) + house(62, 66, 42, 30, 4) + arcade(16, 66, 42, 13, 3) + arcade(62, 66, 42, 13, 3),
        each(amphora(x, 77, 11) for x in (28, 35, 42)) + basket(74, 76, 10) + block(88, 77, 9, 6) + person(60, 75, 10),
    ),
    "vomitorium": Scene(
        CITY,
        path("M8 66Q10 28 60 28T112 66Z", "lit")
        + path("M112 66Q110 28 60 28Q96 34 98 66Z", "shd")
        + arcade(34, 66, 52, 26, 3)
        + line("M14 48Q60 34 106 48", "joint"),
        each(person(x, 71 + i % 2 * 4, 8 + i % 2) for i, x in enumerate((36, 44, 52, 60, 68, 77, 84))),
    ),
    # Stone
    "villa": Scene(
        MOUNTAIN,
        path("M10 66Q60 52 112 66Z", "gr2")
        + house(28, 62, 40, 24, 4)
        + tower(80, 62, 16, 32, False)
        + path("M69 31L80 22L91 31Z", "roof")
        + arcade(66, 62, 30, 12, 4),
        cypress(12, 70, 30) + cypress(20, 72, 22) + cypress(104, 71, 28) + pine(112, 74, 20) + bush(50, 73, 14),
    ),
    "colosseum": Scene(
        CITY,
        storey(14, 66, 92, 15, 10)
        + storey(16, 51, 88, 13, 10)
        + storey(18, 38, 84, 12, 10)
        + path("M18 27V14H72V17L80 20V22H86V24H94V27Z", "lit")
        + path("M60 27V14H72V17L80 20V22H86V24H94V27Z", "lit2")
        + each(rect(x, 18, 3, 3.4, "deep") for x in (24, 33, 42, 51, 60)),
        person(34, 74, 8) + person(40, 75, 8) + person(84, 74, 8) + cypress(6, 73, 24) + pine(112, 74, 22),
    ),
    "sewer": Scene(
        HILLS,
        rect(20, 30, 80, 36, "lit")
        + joints(20, 30, 80, 30, 3, 4)
        + doorway(40, 66, 40, 30)
        + path("M80 66V56a20 20 0 0 0-20-20a24 24 0 0 1 12 20V66Z", "shd")
        + rect(18, 26, 84, 4.6, "lit2"),
        path("M44 62Q60 59 76 62L90 80H30Z", "water") + TREES,
    ),
    "garden": Scene(
        MOUNTAIN,
        rect(14, 56, 92, 10, "lit")
        + rect(24, 46, 72, 10, "lit2")
        + rect(36, 36, 48, 10, "lit")
        + line("M14 56h92M24 46h72M36 36h48", "joint")
        + temple(60, 36, 22, 18, 4, 1),
        each(bush(x, 57, 12) for x in (20, 32, 88, 100))
        + each(bush(x, 47, 10) for x in (32, 44, 76, 88))
        + cypress(40, 37, 12)
        + cypress(80, 37, 12)
        + bush(50, 74, 18)
        + bush(74, 75, 14)
        + cypress(8, 74, 26),
    ),
    "prison": Scene(
        HILLS,
        rect(28, 26, 64, 40, "lit")
        + rect(74, 26, 18, 40, "shd")
        + battlements(28, 26, 64, 7)
        + each(rect(x, 36, 8, 8, "deep") + line(f"M{x + 2.5} 36v8M{x + 5.5} 36v8", "bar") for x in (36, 50, 64))
        + doorway(52, 66, 16, 18)
        + line("M56 50v16M60 48v18M64 50v16", "bar"),
        person(40, 74, 10) + spear(44, 75, 14) + person(80, 74, 10) + spear(84, 75, 14) + cypress(12, 72, 22),
    ),
    "circus-maximus": Scene(
        CITY,
        storey(-4, 50, 128, 15, 13)
        + rect(-4, 33, 128, 3, "lit2")
        + path("M-4 50H124V58H-4Z", "lit2")
        + path("M-4 58H124V80H-4Z", "gr")
        + rect(18, 55, 84, 4, "lit")
        + rect(18, 58, 84, 1.4, "shd")
        + each(path(f"M{x - 2} 55l2-11 2 11z", "roof") for x in (24, 60, 96)),
        each(horse(x, 75, 0.62) for x in (42, 50, 58))
        + path("M26 66h9v7h-9z", "roof")
        + oval(30, 74, 3, 3, "fg")
        + person(30, 68, 11)
        + line("M34 64L46 66", "rope"),
    ),
    "scriptorium": Scene(
        CITY,
        rect(20, 24, 80, 42, "lit")
        + rect(82, 24, 18, 42, "shd")
        + rect(17, 20, 86, 5, "lit2")
        + each(rect(x, 30, 15, 30, "deep", 1) for x in (26, 46, 66))
        + each(
            line(points("M", x, 30 + row * 7.4, "h", 15), "rib", 1.2)
            + each(oval(x + 2.4 + i * 3.4, 34.6 + row * 7.4, 1.5, 1.7, "lit2") for i in range(4))
            for x in (26, 46, 66)
            for row in range(1, 4)
        ),
        rect(48, 68, 26, 2, "trunk")
        + rect(50, 69, 2, 8, "trunk")
        + rect(70, 69, 2, 8, "trunk")
        + scroll(54, 63, 14, 5)
        + person(82, 77, 14)
        + cypress(8, 73, 24),
    ),
    "catacomb": Scene(
        MOUNTAIN,
        path("M8 66Q30 30 62 32T112 66Z", "gr2")
        + rect(44, 42, 32, 24, "lit")
        + path("M40 42L60 31L80 42Z", "roof")
        + doorway(52, 66, 16, 20)
        + path("M55 66L57 61H63L65 66Z", "lit2"),
        cypress(20, 70, 26)
        + cypress(32, 72, 18)
        + cypress(100, 70, 28)
        + person(60, 76, 9)
        + each(rect(x, 69, 6, 7, "lit", 3) for x in (80, 90)),
    ),
    # Marble
    "basilica": Scene(
        CITY,
        rect(16, 30, 88, 36, "lit2")
        + storey(14, 66, 92, 17, 9)
        + storey(18, 49, 84, 14, 9)
        + path("M16 35L30 25H90L104 35Z", "roof")
        + temple(60, 49, 30, 30, 4, 1),
        person(36, 74, 8) + person(84, 74, 8) + cypress(6, 73, 24),
    ),
    "temple": Scene(
        CITY, steps(60, 66, 74, 12, 5) + temple(60, 55, 54, 40, 6), TREES + TREES_RIGHT + person(46, 75, 8)
    ),
    "forum": Scene(
        CITY,
        temple(34, 66, 44, 32, 6)
        + each(column(x, 28 + i * 2, 66) for i, x in enumerate((66, 76, 86, 96)))
        + rect(64, 24, 40, 3, "lit"),
        rect(107, 58, 8, 12, "lit2") + stone_figure(111, 58, 18) + person(56, 74, 9) + person(62, 75, 9),
    ),
    "palace": Scene(
        MOUNTAIN,
        house(18, 66, 84, 30, 8)
        + rect(38, 22, 44, 20, "lit")
        + rect(70, 22, 12, 20, "shd")
        + each(window(x, 36, 4, 8) for x in (44, 54, 64))
        + dome(60, 22, 26, 13)
        + arcade(18, 66, 84, 14, 8),
        TREES + TREES_RIGHT,
    ),
    "statue": Scene(
        MOUNTAIN,
        monument(),
        TREES + TREES_RIGHT + person(84, 74, 8),
    ),
    "fountain": Scene(
        CITY,
        oval(60, 66, 32, 6)
        + oval(60, 65, 27, 4, "water")
        + rect(57, 44, 6, 20, "lit")
        + rect(60.4, 44, 2.6, 20, "shd")
        + oval(60, 44, 14, 3, "lit2")
        + oval(60, 43.4, 11, 1.8, "water")
        + rect(58.6, 32, 3, 12, "lit"),
        line("M60 32Q50 26 44 43M60 32Q70 26 76 43M48 46Q42 50 38 64M72 46Q78 50 82 64", "spray") + TREES + TREES_RIGHT,
    ),
    "stairway": Scene(
        CITY,
        steps(60, 70, 84, 30, 9) + temple(60, 40, 36, 26, 5, 1),
        TREES + TREES_RIGHT + person(60, 62, 8) + person(52, 75, 9),
    ),
    "ludus-magnus": Scene(
        CITY,
        path("M12 66Q14 40 60 38T108 66Z", "lit2")
        + storey(14, 66, 92, 16, 8)
        + each(banner(x, 52, 16) for x in (20, 44, 68, 92)),
        person(44, 77, 13)
        + person(66, 77, 13)
        + line("M48 67l7-5M62 67l-6-4", "bar")
        + shield(39, 72, 8)
        + shield(71, 72, 8),
    ),
    # The seventh card, and the six roles
    "senator": Scene(CITY, temple(60, 60, 84, 40, 7), somebody(60, 80, 56, "toga", "plan")),
    "laborer": Scene(
        HILLS,
        "",
        barrow(78, 76)
        + block(12, 75, 12, 8)
        + block(24, 75, 10, 7)
        + block(17, 67, 9, 6)
        + somebody(58, 77, 58, "tunic", "sack"),
    ),
    "craftsman": Scene(
        CITY,
        "",
        rect(72, 62, 36, 3, "trunk")
        + rect(76, 65, 3, 11, "trunk")
        + rect(101, 65, 3, 11, "trunk")
        + log(78, 62, 24)
        + logs(8, 76, 3)
        + somebody(54, 77, 60, "apron", "hammer"),
    ),
    "legionary": Scene(
        MOUNTAIN,
        "",
        each(shield(x, 64, 20) + spear(x + 8, 75, 34) for x in (14, 98))
        + somebody(58, 78, 62, "armour", "sword")
        + shield(46, 55, 25),
    ),
    "architect": Scene(
        CITY,
        each(column(x, 26, 66, 6) for x in (80, 100)) + rect(76, 19, 36, 5, "lit"),
        rect(6, 62, 34, 2.4, "trunk")
        + limb("M10 64V76M36 64V76", "trunk", 1.6)
        + scroll(9, 55, 26, 7)
        + somebody(60, 77, 60, "robe", "compass", beard=True),
    ),
    "merchant": Scene(
        HARBOUR,
        rect(0, 66, 120, 14, "gr"),
        ship(100, 62, 0.8)
        + coins(10, 75, 3, 5)
        + amphora(94, 77, 16)
        + amphora(104, 77, 13, "roof2")
        + somebody(56, 77, 58, "tunic", "scales", cap=True),
    ),
    "patron": Scene(
        CITY,
        temple(60, 64, 92, 46, 8, 1),
        person(18, 77, 22) + person(30, 78, 19) + person(102, 77, 21) + somebody(62, 79, 58, "toga", "bowl"),
    ),
    "thinker": Scene(
        far("hills", "field"),
        rect(30, 58, 44, 7, "lit2") + rect(34, 65, 8, 11, "lit") + rect(62, 65, 8, 11, "lit"),
        pine(100, 74, 44)
        + scroll(82, 70, 16, 7)
        + path("M44 58Q40 40 52 34Q64 36 64 58Z", "roof")
        + limb("M50 56H72V74M62 44L70 50L66 40", "skin", 4)
        + oval(58, 29, 6, 7, "skin")
        + path("M51 29Q51 20 58 20T65 29Q61 25 58 25T51 29Z", "hair"),
    ),
    # Sites
    "site-rubble": _site(
        each(
            oval(x, y, r, r * 0.75, "lit" if i % 2 else "roof")
            for i, (x, y, r) in enumerate(
                ((48, 72, 6), (58, 73, 7), (68, 72, 6), (54, 66, 5), (62, 66, 5), (58, 61, 4))
            )
        )
    ),
    "site-wood": _site(logs(40, 75, 4, 40)),
    "site-brick": _site(
        each(
            rect(40 + column_ * 8 + (row % 2) * 4, 72 - row * 4, 7.4, 3.4, "roof")
            for row in range(5)
            for column_ in range(5 - row % 2)
        )
    ),
    "site-concrete": _site(
        path("M36 76L46 60H74L84 76Z", "lit")
        + oval(60, 60, 14, 3, "roof")
        + limb("M60 60L72 44", "trunk", 1.6)
        + rect(88, 66, 9, 10, "roof2")
    ),
    "site-stone": _site(block(38, 76, 18, 12) + block(58, 76, 18, 12) + block(48, 63, 18, 11)),
    "site-marble": _site(
        rect(36, 66, 44, 9, "lit", 4)
        + oval(80, 70.5, 3, 4.6, "lit2")
        + joints(38, 66, 40, 9, 3, 1)
        + column(90, 46, 76, 7)
    ),
}
