"""Minerva: thirty-two kinds of buildings, residences, twenty temples, and what one does besides building."""

from __future__ import annotations

from drawing.buildings import (
    arcade,
    awning,
    banner,
    column,
    dome,
    doorway,
    house,
    joints,
    steps,
    storey,
    temple,
    tent,
    window,
)
from drawing.nature import (
    CITY,
    FIELD,
    HARBOUR,
    HILLS,
    MOUNTAIN,
    TREES,
    TREES_RIGHT,
    bush,
    cypress,
    fire,
    horse,
    pine,
    pool,
    ship,
    smoke,
)
from drawing.people import monument, person, somebody, statue
from drawing.shapes import Scene, Tone, each, limb, line, moved, oval, path, points, rect
from drawing.things import (
    amphora,
    anvil,
    basket,
    block,
    cart,
    coins,
    laurel,
    log,
    logs,
    scales,
    scroll,
    shield,
    spear,
    sword,
    torch,
    wheel,
)


def _wheat(left: int, right: int, base: float, high: float) -> str:
    drawn = ""
    for i, x in enumerate(range(left, right, 8)):
        tall = high + i % 3 * 3
        drawn += line(points("M", x, base, "q", 1, -tall / 2, 0, -tall), "stalk")
        for j in range(4):
            drawn += oval(x - 1.7, base - tall + j * 3.4, 1.1, 2, "gilt") + oval(
                x + 1.7, base - tall + 1 + j * 3.4, 1.1, 2, "gilt"
            )
    return drawn


def _mask(x: float, y: float, size: float, merry: bool) -> str:
    mouth = points(
        "M", x - size * 0.4, y + size * 0.3, "q", size * 0.4, size * (0.5 if merry else -0.45), size * 0.8, 0, "z"
    )
    return (
        path(
            points(
                "M",
                x - size * 0.75,
                y - size * 0.8,
                "q",
                size * 0.75,
                -size * 0.3,
                size * 1.5,
                0,
                "q",
                size * 0.1,
                size * 1.5,
                -size * 0.75,
                size * 1.8,
                "q",
                -size * 0.85,
                -size * 0.3,
                -size * 0.75,
                -size * 1.8,
                "z",
            ),
            "lit2",
        )
        + oval(x - size * 0.32, y - size * 0.2, size * 0.18, size * 0.13, "deep")
        + oval(x + size * 0.32, y - size * 0.2, size * 0.18, size * 0.13, "deep")
        + path(mouth, "deep")
    )


def _helmet(x: float, base: float, size: float) -> str:
    s = size
    return path(
        points(
            "M",
            x - 7 * s,
            base,
            "v",
            -6 * s,
            "a",
            7 * s,
            8 * s,
            "0 0 1",
            14 * s,
            0,
            "v",
            6 * s,
            "h",
            -4 * s,
            "v",
            -5 * s,
            "h",
            -6 * s,
            "v",
            5 * s,
            "z",
        ),
        "metal",
    ) + path(
        points(
            "M",
            x - 8 * s,
            base - 12 * s,
            "q",
            8 * s,
            -10 * s,
            16 * s,
            0,
            "l",
            -3 * s,
            2 * s,
            "q",
            -5 * s,
            -5 * s,
            -10 * s,
            0,
            "z",
        ),
        "roof",
    )


# As many colours as there are categories, near enough to tell that they differ.
SEVERAL: tuple[Tone, ...] = ("roof", "gilt", "water", "lit2", "tree", "metal")

# The sign that a temple counts, as something that lies or stands before it.
COUNTED: dict[str, str] = {
    "production": basket(60, 78, 15, "gilt") + _wheat(44, 78, 72, 8),
    "commerce": scales(60, 78, 22),
    "culture": _mask(53, 69, 7, True) + _mask(68, 70, 6, False),
    "military": shield(60, 68, 20) + sword(74, 58, 12),
    "special": path("M60 54l3.6 8 8.4 1-6.2 5.8 1.6 8.4-7.4-4.2-7.4 4.2 1.6-8.4-6.2-5.8 8.4-1z", "gilt"),
    "temple": temple(60, 78, 26, 20, 4, 1),
    "residential": house(46, 78, 28, 20, 2),
    "categories": each(rect(36 + i * 8, 68 - i % 2 * 4, 6.4, 9, tone, 1) for i, tone in enumerate(SEVERAL)),
    "grain": _wheat(44, 80, 78, 18),
    "wood": logs(48, 78, 4, 26),
    "stone": block(46, 78, 13, 9) + block(62, 78, 13, 9) + block(54, 68, 12, 8),
    "ore": each(
        path(points("M", x, y, "l", 5, -7, "l", 6, 1, "l", 3, 6, "z"), "metal" if i % 2 else "water")
        for i, (x, y) in enumerate(((42, 78), (55, 78), (68, 78), (49, 71), (62, 71)))
    ),
}


def _temple(area: str, counts: str) -> Scene:
    """Round for what stands around it, long for lines, a granary for stores; each in another place, with its sign large."""
    place = list(COUNTED).index(counts)
    back = (HILLS, CITY, MOUNTAIN, FIELD)[place % 4]
    sign = moved(COUNTED[counts], -15, -19.5, 1.25)
    if area == "near":
        built = (
            steps(60, 66, 64, 8, 3)
            + rect(36, 34, 48, 24, "deep")
            + each(column(x, 36, 58, 4) for x in ((34, 45, 57.8, 70.6, 82), (34, 50, 66, 82))[place % 2])
            + rect(30, 29, 60, 5, "lit")
            + dome(60, 29, 52, (18, 13, 22)[place % 3])
        )
        trees = (cypress(10, 72, 30) + cypress(110, 72, 30), pine(12, 73, 34), TREES + TREES_RIGHT, pine(106, 74, 38))
        return Scene(back, built, trees[place // 2 % 4] + sign)
    if area == "lines":
        built = rect(4, 58, 112, 4, "lit2") + rect(0, 62, 120, 5, "lit")
        built += temple(60, 58, 100, (38, 32, 44)[place % 3], (12, 9)[place % 2], 0)
        return Scene(back, built, sign)
    built = (
        rect(24, 30, 72, 36, "lit")
        + rect(78, 30, 18, 36, "shd")
        + joints(24, 30, 54, 36, 4, 4)
        + path("M20 31L60 12L100 31Z", "roof")
        + path("M38 28L60 18L82 28Z", "lit2")
        + doorway(48, 66, 24, 26)
    )
    return Scene(back, built, pine(12, 73, 30) + (pine(108, 73, 30) if place % 2 else cypress(110, 73, 34)) + sign)


SCENES: dict[str, Scene] = (
    {
        # Production
        "wheat-field": Scene(FIELD, house(78, 58, 22, 15, 2), _wheat(6, 116, 77, 20) + person(34, 72, 12)),
        "forest": Scene(
            FIELD,
            "",
            each(
                rect(x - 1.2, base - 6, 2.4, 8, "trunk") + cypress(x, base, high)
                for x, base, high in (
                    (14, 66, 34),
                    (30, 62, 40),
                    (48, 67, 44),
                    (66, 62, 38),
                    (82, 66, 46),
                    (100, 63, 38),
                    (112, 68, 30),
                )
            )
            + pine(24, 73, 30)
            + pine(92, 73, 28)
            + logs(46, 77, 2, 22)
            + person(76, 76, 11),
        ),
        "quarry": Scene(
            HILLS,
            path("M8 66L20 26L46 30V44L66 40V52L96 50L112 66Z", "lit")
            + path("M46 30V44L66 40V52L96 50L112 66H60L50 50Z", "shd")
            + joints(20, 34, 26, 30, 4, 2),
            block(20, 77, 14, 9)
            + block(38, 77, 12, 8)
            + person(60, 76, 11)
            + limb("M64 66l6-6", "trunk", 1.2)
            + block(86, 77, 16, 10),
        ),
        "mine": Scene(
            MOUNTAIN,
            path("M6 68Q20 30 50 26Q84 20 112 68Z", "lit2")
            + path("M50 26Q84 20 112 68H80Q78 40 50 26Z", "shd")
            + rect(42, 42, 4, 26, "trunk")
            + rect(68, 42, 4, 26, "trunk")
            + rect(39, 39, 36, 5, "trunk")
            + rect(46, 44, 22, 24, "deep"),
            line("M50 68L40 80M64 68L74 80M48 72h18M45 76h24", "bar")
            + path("M84 64h18l-3 9h-12z", "roof2")
            + oval(93, 64, 8, 3, "metal")
            + wheel(88, 75, 2.4)
            + wheel(98, 75, 2.4)
            + person(26, 75, 11),
        ),
        "estate": Scene(
            FIELD,
            house(20, 58, 52, 28, 5) + arcade(20, 58, 52, 11, 6) + house(80, 58, 26, 18, 2),
            _wheat(4, 56, 78, 12) + cypress(76, 66, 30) + cart(80, 78, basket(92, 69, 12, "gilt")),
        ),
        "sawmill": Scene(
            FIELD,
            path("M14 34L60 18L106 34V38H14Z", "roof")
            + rect(18, 38, 4, 28, "trunk")
            + rect(98, 38, 4, 28, "trunk")
            + rect(58, 38, 4, 28, "trunk")
            + log(24, 64, 72, 9),
            path("M76 40h5v26h-5z", "metal") + logs(8, 78, 4, 30) + person(52, 76, 13) + person(92, 76, 13),
        ),
        "marble-yard": Scene(
            CITY,
            column(18, 26, 66, 8)
            + column(38, 36, 66, 8)
            + rect(60, 44, 44, 4, "trunk")
            + rect(62, 48, 4, 18, "trunk")
            + rect(98, 48, 4, 18, "trunk"),
            statue(82, 44, 24)
            + block(14, 78, 18, 11)
            + block(36, 78, 14, 9)
            + rect(60, 70, 34, 7, "lit", 3.4)
            + oval(94, 73.5, 2.4, 3.6, "lit2")
            + person(104, 77, 14),
        ),
        "ironworks": Scene(
            MOUNTAIN,
            path("M22 66L30 30H50L58 66Z", "lit")
            + path("M44 30H50L58 66H46Z", "shd")
            + doorway(33, 66, 14, 16)
            + house(64, 66, 46, 26, 4)
            + rect(28, 27, 24, 4, "roof"),
            fire(40, 66, 1.3)
            + smoke(40, 27)
            + anvil(74, 77)
            + person(90, 77, 14)
            + each(path(points("M", x, 78, "l", 4, -5, "l", 5, 1, "l", 2, 4, "z"), "metal") for x in (6, 15)),
        ),
        "workshop": Scene(
            CITY,
            house(18, 66, 84, 36, 0) + rect(26, 42, 30, 24, "deep") + rect(64, 42, 30, 24, "deep"),
            rect(28, 58, 26, 2.4, "trunk")
            + amphora(34, 58, 9)
            + limb("M42 58V46M46 58V48M50 58V46", "metal", 1.4)
            + wheel(79, 56, 7)
            + log(66, 77, 24)
            + person(58, 77, 14)
            + basket(20, 78, 12, "gilt"),
        ),
        "forum": Scene(
            CITY,
            temple(32, 66, 42, 32, 6)
            + each(column(x, 28 + i * 2, 66) for i, x in enumerate((64, 74, 84, 94)))
            + rect(62, 24, 40, 3, "lit"),
            rect(106, 58, 8, 12, "lit2")
            + statue(110, 58, 18)
            + person(56, 75, 9)
            + person(70, 76, 9)
            + rect(0, 78, 120, 2, "lit2"),
        ),
        # Commerce
        "market": Scene(
            CITY,
            awning(16, 66, 34) + awning(56, 66, 48, 8),
            basket(26, 76, 10, "gilt")
            + basket(40, 77, 10, "tree")
            + person(54, 76, 11)
            + basket(74, 77, 10, "roof")
            + person(92, 76, 11)
            + _wheat(100, 116, 78, 8),
        ),
        "charcoal-burner": Scene(
            FIELD,
            path("M16 66Q22 34 44 32T72 66Z", "gr2")
            + path("M44 32Q66 34 72 66H54Q54 44 44 32Z", "shd")
            + doorway(38, 66, 10, 11),
            fire(43, 66, 0.8)
            + smoke(44, 32)
            + smoke(50, 36)
            + logs(78, 77, 4, 30)
            + person(24, 77, 14)
            + cypress(110, 66, 34),
        ),
        "stone-seller": Scene(
            HILLS,
            house(58, 66, 46, 30, 3) + awning(62, 66, 34),
            block(10, 76, 18, 12)
            + block(30, 76, 14, 9)
            + block(18, 63, 12, 8)
            + scales(52, 77, 20)
            + person(76, 77, 12),
        ),
        "smith": Scene(
            CITY,
            house(16, 66, 52, 34, 2)
            + rect(26, 46, 32, 20, "deep")
            + rect(74, 30, 9, 36, "lit2")
            + rect(79, 30, 4, 36, "shd"),
            fire(36, 66, 1.4)
            + smoke(78, 30)
            + anvil(64, 78, 1.2)
            + somebody(86, 78, 38, "apron", "hammer", beard=True),
        ),
        "foundry": Scene(
            MOUNTAIN,
            rect(14, 30, 40, 36, "lit")
            + rect(44, 30, 10, 36, "shd")
            + path("M10 31L34 18L58 31Z", "roof")
            + doorway(26, 66, 16, 20)
            + rect(62, 22, 12, 44, "lit2")
            + rect(69, 22, 5, 44, "shd"),
            fire(34, 66, 1.6) + smoke(68, 22) + coins(80, 77, 4, 6) + person(58, 77, 14),
        ),
        # Culture
        "theatre": Scene(
            CITY,
            path("M8 66Q12 26 60 24T112 66Z", "lit")
            + line("M16 62Q22 36 60 34T104 62M26 62Q30 44 60 42T94 62", "joint", 1.1)
            + temple(60, 66, 46, 24, 6, 1),
            _mask(24, 68, 7, True) + _mask(98, 68, 7, False) + person(60, 76, 10),
        ),
        "statue": Scene(
            MOUNTAIN,
            monument(),
            TREES + TREES_RIGHT + person(84, 74, 8),
        ),
        "library": Scene(
            CITY,
            rect(16, 26, 88, 40, "lit")
            + rect(12, 22, 96, 5, "lit2")
            + path("M36 22L60 11L84 22Z", "roof")
            + each(
                rect(x, 32, 16, 30, "deep", 1)
                + line(each(points("M", x, 39.4 + i * 7.4, "h", 16) for i in range(3)), "rib", 1)
                + each(
                    oval(x + 2.6 + i * 3.6, 36.8 + row * 7.4, 1.5, 1.9, "lit2") for i in range(4) for row in range(4)
                )
                for x in (22, 82)
            )
            + doorway(48, 66, 24, 30)
            + each(column(x, 32, 66, 4) for x in (42, 74)),
            person(60, 77, 12) + scroll(70, 69, 14, 8),
        ),
        "garden": Scene(
            FIELD,
            each(rect(x, 40, 2, 24, "trunk") for x in (30, 48, 70, 88)) + rect(26, 38, 68, 2.4, "trunk"),
            line("M30 40Q40 50 48 40T70 40T88 40", "stalk", 2)
            + each(bush(x, 42, 14) for x in (32, 46, 60, 74, 88))
            + pool(36, 84, 73, 5)
            + each(bush(x, 76, 12) for x in (14, 28, 92, 106))
            + cypress(10, 66, 34)
            + cypress(110, 66, 34)
            + line("M60 72v-9M60 63q-6 0-8 7M60 63q6 0 8 7", "spray"),
        ),
        # Military
        "stable": Scene(
            HILLS,
            house(18, 66, 84, 34, 0)
            + each(rect(x, 48, 18, 18, "deep") for x in (26, 51, 76))
            + rect(24, 58, 72, 2, "trunk"),
            horse(46, 77, 1.05) + horse(84, 77, 0.95, "fg") + basket(16, 78, 11, "gilt"),
        ),
        "arsenal": Scene(
            MOUNTAIN,
            rect(12, 32, 56, 34, "lit")
            + rect(52, 32, 16, 34, "shd")
            + rect(9, 28, 62, 5, "roof")
            + doorway(28, 66, 20, 22),
            limb("M78 74L92 40L108 74M84 60H102", "trunk", 2.2)
            + limb("M74 58L106 34", "trunk", 2.6)
            + oval(107, 33, 4, 3, "metal")
            + wheel(80, 75, 3.6)
            + wheel(106, 75, 3.6)
            + each(spear(x, 74, 34) for x in (16, 20)),
        ),
        "armoury": Scene(
            CITY,
            house(14, 66, 60, 36, 0) + each(shield(x, 54, 17) for x in (25, 40, 55)),
            sword(84, 40, 24) + sword(94, 44, 22) + _helmet(108, 76, 0.9) + rect(78, 74, 40, 3, "trunk"),
        ),
        "colosseum": Scene(
            CITY,
            storey(12, 66, 96, 16, 10)
            + storey(15, 50, 90, 14, 10)
            + storey(18, 36, 84, 12, 10)
            + path("M18 25V13H66L76 18 88 21 102 25Z", "lit2"),
            person(34, 75, 9) + person(84, 75, 9) + person(76, 76, 8) + pine(112, 75, 22),
        ),
        "barracks": Scene(
            MOUNTAIN,
            house(8, 66, 48, 26, 5) + house(64, 66, 48, 26, 5) + rect(56, 46, 8, 20, "lit2") + banner(60, 46, 24, 12),
            each(person(x, 77, 14) + spear(x + 3.4, 78, 20) for x in (34, 46, 76, 88)),
        ),
        "legion-camp": Scene(
            MOUNTAIN,
            tent(24, 66, 38, 28, True) + tent(60, 66, 38, 34, True) + tent(96, 66, 38, 28, True),
            person(42, 76, 13) + person(78, 76, 13) + shield(50, 74, 9) + shield(70, 74, 9) + fire(60, 77, 0.8),
        ),
        # Special
        "trading-post": Scene(
            HARBOUR,
            house(60, 64, 46, 26, 4) + rect(52, 62, 68, 4, "trunk") + awning(66, 64, 30),
            ship(28, 70, 0.95)
            + amphora(60, 62, 9)
            + person(54, 63, 9)
            + each(rect(x, 66, 3, 10, "deep") for x in (58, 74, 90, 106)),
        ),
        "triumphal-arch": Scene(
            CITY,
            rect(26, 22, 68, 44, "lit")
            + rect(78, 22, 16, 44, "shd")
            + rect(22, 18, 76, 5, "lit2")
            + rect(32, 8, 56, 10, "lit")
            + rect(38, 11, 44, 4, "roof")
            + doorway(47, 66, 26, 36)
            + doorway(30, 66, 11, 22)
            + doorway(79, 66, 11, 22),
            each(horse(52 + i * 6, 9, 0.42) for i in range(3))
            + person(60, 75, 11)
            + cypress(8, 73, 24)
            + cypress(112, 73, 24),
        ),
        "refectory": Scene(
            CITY,
            house(12, 66, 96, 34, 6) + arcade(12, 66, 96, 17, 6, 0.24),
            rect(30, 70, 60, 2.6, "trunk")
            + rect(36, 72, 3, 7, "trunk")
            + rect(81, 72, 3, 7, "trunk")
            + amphora(44, 70, 9)
            + oval(60, 69, 6, 1.6, "gilt")
            + oval(74, 69, 5, 1.4, "lit2")
            + person(24, 78, 15)
            + person(98, 78, 15)
            + smoke(60, 66),
        ),
        "public-bath": Scene(
            HILLS,
            arcade(16, 66, 88, 22, 7, 0.34)
            + rect(14, 42.6, 92, 2.4, "lit2")
            + dome(36, 43, 26, 12)
            + dome(84, 43, 26, 12)
            + rect(48, 26, 24, 17, "lit")
            + rect(64, 26, 8, 17, "shd")
            + window(53, 38, 4, 8)
            + window(62, 38, 4, 8)
            + path("M45 27L60 18L75 27Z", "roof"),
            path("M14 74Q60 67 106 74V78Q60 72 14 78Z", "lit2")
            + path("M20 76Q60 70 100 76Q60 82 20 76Z", "water")
            + smoke(44, 72)
            + smoke(62, 71)
            + smoke(80, 72),
        ),
        "elevated-aqueduct": Scene(
            MOUNTAIN,
            storey(-4, 66, 128, 26, 5, None)
            + storey(-4, 40, 128, 14, 10, None)
            + rect(-4, 23, 128, 3, "water")
            + rect(-4, 21, 128, 2, "lit2"),
            cypress(14, 75, 24) + pine(104, 76, 22) + person(56, 76, 8) + bush(70, 77, 12),
        ),
        "circus": Scene(
            CITY,
            oval(60, 58, 56, 18, "lit2")
            + oval(60, 60, 46, 12, "gr")
            + rect(30, 57, 60, 4, "lit")
            + each(path(f"M{x - 2} 57l2-14 2 14z", "roof") for x in (36, 60, 84)),
            each(horse(54 + i * 7, 77, 0.66) for i in range(3))
            + path("M36 67h9v7h-9z", "roof")
            + wheel(40, 75, 3)
            + person(40, 69, 11),
        ),
        "residence": Scene(
            HILLS,
            house(30, 66, 42, 36, 3) + house(64, 66, 26, 26, 2) + doorway(46, 66, 8, 13),
            cypress(16, 72, 34) + cypress(102, 73, 28) + bush(92, 74, 14),
        ),
        # What one does besides
        "assistant": Scene(
            CITY, "", scroll(84, 56, 22, 16) + column(16, 34, 76, 8) + somebody(56, 78, 60, "toga", "plan")
        ),
        "glory": Scene(
            MOUNTAIN,
            rect(42, 56, 36, 10, "lit2") + rect(48, 48, 24, 8, "lit"),
            laurel(60, 32, 15)
            + rect(59, 30, 2, 18, "trunk")
            + path("M44 30Q54 20 60 28Q66 20 76 30Q66 30 60 36Q54 30 44 30Z", "gilt")
            + torch(26, 77, 24)
            + torch(94, 77, 24),
        ),
    }
    | {
        f"temple-{area}-{counts}": _temple(area, counts)
        for area in ("near", "lines")
        for counts in (
            "production",
            "commerce",
            "culture",
            "military",
            "special",
            "temple",
            "residential",
            "categories",
        )
    }
    | {f"temple-{stored}": _temple("stores", stored) for stored in ("grain", "wood", "stone", "ore")}
)
