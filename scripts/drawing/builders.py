"""The Builders: Antiquity: twenty-nine buildings, four machines, workers and prisoners, tools, universities, a loan."""

from __future__ import annotations

from drawing.buildings import (
    arcade,
    awning,
    banner,
    battlements,
    column,
    doorway,
    house,
    joints,
    pyramid,
    steps,
    temple,
    terrace,
    tower,
    window,
)
from drawing.nature import (
    CITY,
    DESERT,
    FIELD,
    HARBOUR,
    HILLS,
    MOUNTAIN,
    SEA,
    TREES,
    TREES_RIGHT,
    bush,
    camel,
    far,
    fire,
    horse,
    palm,
    pine,
    ship,
    water,
)
from drawing.people import made, person, somebody, statue, tool
from drawing.shapes import Scene, each, limb, line, mirrored, oval, path, points, rect
from drawing.things import amphora, barrow, basket, block, cart, coins, log, logs, scroll, shield, spear, sword

BACKS = (DESERT, HILLS, CITY, MOUNTAIN)


def _worker(rank: str, makes: tuple[int, ...], place: int) -> Scene:
    """Somebody of a rank with their tool, before what they make; every other one looks the other way."""
    dressed = {
        "apprentice": lambda: somebody(58, 77, 55, "tunic", tool(makes)),
        "labourer": lambda: somebody(58, 77, 57, "tunic", "sack", cap=True),
        "journeyman": lambda: somebody(58, 77, 60, "apron", tool(makes)),
        "master": lambda: somebody(58, 78, 64, "robe", "plan", beard=True),
        "slave": lambda: somebody(58, 77, 58, "bare", "chain", beard=place % 2 == 1),
    }[rank]()
    drawn = made(makes) + dressed
    # Before one pillar more or less of what the prisoners build.
    ruin = (
        each(column(8 + i * 19, 30 + (i + place) % 3 * 5, 66, 6) for i in range(place % 6 + 1))
        if rank == "slave"
        else ""
    )
    return Scene(BACKS[place % 4], ruin, mirrored(drawn) if place % 2 else drawn)


WORKERS: dict[str, tuple[str, tuple[int, ...]]] = {
    "a1": ("apprentice", (0, 1, 1, 0)),
    "a2": ("apprentice", (0, 1, 0, 1)),
    "a3": ("apprentice", (1, 0, 1, 0)),
    "a4": ("apprentice", (1, 0, 0, 1)),
    "l1": ("labourer", (0, 1, 0, 2)),
    "l2": ("labourer", (2, 0, 0, 1)),
    "l3": ("labourer", (0, 2, 1, 0)),
    "l4": ("labourer", (1, 0, 2, 0)),
    "c1": ("journeyman", (3, 0, 1, 0)),
    "c2": ("journeyman", (1, 0, 3, 0)),
    "c3": ("journeyman", (1, 1, 1, 1)),
    "c4": ("journeyman", (1, 1, 1, 1)),
    "c5": ("journeyman", (0, 3, 0, 1)),
    "c6": ("journeyman", (0, 1, 0, 3)),
    "m1": ("master", (2, 0, 0, 3)),
    "m2": ("master", (3, 2, 0, 0)),
    "m3": ("master", (0, 3, 2, 0)),
    "m4": ("master", (0, 0, 3, 2)),
    "s1": ("slave", (2, 0, 0, 2)),
    "s2": ("slave", (0, 0, 2, 2)),
    "s3": ("slave", (2, 0, 2, 0)),
    "s4": ("slave", (2, 2, 0, 0)),
    "s5": ("slave", (0, 2, 0, 2)),
    "s6": ("slave", (0, 2, 2, 0)),
}


def _palace_of_assur() -> str:
    return (
        rect(14, 34, 92, 32, "lit")
        + joints(14, 34, 92, 32, 4, 6)
        + battlements(14, 34, 92, 11)
        + rect(24, 20, 16, 46, "lit2")
        + rect(80, 20, 16, 46, "lit2")
        + rect(34, 20, 6, 46, "shd")
        + rect(90, 20, 6, 46, "shd")
        + battlements(22, 20, 20, 4)
        + battlements(78, 20, 20, 4)
        + doorway(50, 66, 20, 28)
        + rect(46, 32, 28, 4, "roof")
        # Two winged bulls keep the door.
        + each(
            mirrored(bull) if side else bull
            for side, bull in enumerate(
                [path("M38 66V54q1-5 5-5q1-4 4-4q3 1 2 5l1 16z", "roof") + path("M38 56q-6-8-2-16q6 4 9 10z", "roof2")]
                * 2
            )
        )
    )


def _university(place: int, subject: str) -> Scene:
    """A porch where somebody teaches what lies before it; each is another porch."""
    columns = ((22, 42, 73, 93), (22, 37, 52, 63, 78, 93), (22, 57.5, 93), (22, 34, 81, 93))[place]
    gable = ("M18 22L60 8L102 22Z", "M18 22H102V15H18Z", "M18 22Q60 2 102 22Z", "M18 22L39 10L60 22L81 10L102 22Z")[
        place
    ]
    porch = (
        steps(60, 66, 88, 6, 2)
        + rect(24, 28, 72, 32, "deep")
        + each(column(x, 31, 60, 5) for x in columns)
        + rect(18, 22, 84, 6, "lit")
        + path(gable, "roof")
    )
    listening = person(38, 78, 13) + person(46, 79, 11)
    drawn = somebody(60, 77, 40, "robe", "plan", beard=True) + listening + subject
    return Scene(BACKS[place], porch, mirrored(drawn) if place % 2 else drawn)


def _tool(drawn: str) -> Scene:
    """One tool on a bench, large."""
    return Scene(
        HILLS,
        rect(10, 60, 100, 5, "trunk")
        + rect(10, 60, 100, 1.6, "roof")
        + rect(18, 65, 6, 14, "trunk")
        + rect(96, 65, 6, 14, "trunk"),
        drawn,
    )


SCENES: dict[str, Scene] = {
    "b01": Scene(HILLS, house(36, 66, 48, 34) + doorway(56, 66, 8, 12), TREES + pine(102, 73, 24)),
    "b02": Scene(
        CITY,
        awning(16, 66, 28) + awning(48, 65, 26) + awning(78, 66, 28),
        person(44, 75, 10) + person(72, 75, 9) + basket(26, 75, 9, "tree") + basket(60, 76, 9) + amphora(96, 76, 10),
    ),
    "b03": Scene(
        far("hills") + path("M0 65Q30 62.5 60 64T120 64V80H0Z", "gr"),
        path("M14 66L26 30L48 38L58 22L86 34L104 66Z", "lit")
        + path("M58 22L86 34L104 66H74L66 44Z", "shd")
        + line("M30 42h22M24 52h34M66 46h22M70 56h26", "joint")
        + block(30, 68, 12, 8)
        + block(46, 68, 9, 6),
        person(70, 75, 10) + person(24, 75, 9) + barrow(82, 77),
    ),
    "b04": Scene(
        DESERT,
        rect(30, 54, 60, 12, "lit")
        + rect(72, 54, 18, 12, "shd")
        + rect(28, 52, 64, 3, "lit2")
        + oval(60, 53, 29, 1.8, "water")
        + rect(26, 34, 5, 32, "lit2")
        + rect(24, 31, 9, 4, "lit"),
        line("M33 38Q44 38 45 52", "spray") + palm(106, 72, 40) + horse(82, 76, 0.95) + bush(14, 74, 12),
    ),
    "b05": Scene(
        DESERT,
        rect(28, 36, 12, 30, "lit") + path("M22 38L34 22L46 38Z", "roof") + awning(46, 66, 48, 8) + banner(34, 22, 10),
        palm(14, 74, 34) + basket(56, 76, 9) + amphora(70, 76, 11) + amphora(78, 76, 9, "roof2") + person(90, 75, 11),
    ),
    "b06": Scene(
        DESERT,
        rect(14, 36, 92, 30, "lit")
        + rect(14, 32, 92, 5, "roof")
        + each(rect(x, 44, 22, 22, "deep") for x in (20, 49, 78))
        + rect(14, 56, 92, 2, "trunk"),
        camel(40, 77, 1.15) + camel(82, 78, 1.3, "fg") + palm(112, 70, 34),
    ),
    "b07": Scene(
        HILLS,
        awning(32, 66, 56, 8)
        + rect(32, 36, 2, 30, "trunk")
        + rect(86, 36, 2, 30, "trunk")
        + rect(92, 34, 14, 9, "lit2")
        + rect(90, 32, 1.6, 34, "trunk")
        + path("M94 38h10", "roof"),
        basket(42, 76, 9) + basket(56, 76, 9, "tree") + basket(70, 76, 9, "gilt") + person(20, 76, 14),
    ),
    "b08": Scene(
        FIELD,
        house(22, 62, 34, 26, 2)
        + house(50, 62, 26, 19, 2)
        + rect(76, 52, 30, 2, "trunk")
        + each(rect(x, 50, 1.6, 12, "trunk") for x in (78, 88, 98)),
        pine(96, 74, 36) + bush(14, 74, 16) + each(line(f"M{x} 78q1-5 0-9", "stalk") for x in range(40, 90, 5)),
    ),
    "b09": Scene(
        MOUNTAIN,
        house(18, 66, 58, 34, 0) + each(shield(x, 53, 15) for x in (28, 41, 54)) + doorway(62, 66, 10, 16),
        rect(80, 60, 30, 2, "trunk") + each(spear(x, 77, 40) for x in (84, 91, 98, 105)) + sword(114, 50, 18),
    ),
    "b10": Scene(
        far("hills") + water(64),
        line(each(points("M", x, 58, "V", 34) for x in (32, 44, 56, 68, 80, 90)), "rib")
        + path("M16 46Q20 64 34 66H86Q100 64 104 44L97 52H25Z", "roof")
        + path("M16 46Q20 64 34 66H86Q98 64 102 54Q60 60 19 54Z", "roof2")
        + rect(14, 62, 92, 3, "trunk")
        + rect(104, 26, 3, 38, "trunk")
        + path("M105 27L70 20v2L105 32Z", "trunk"),
        person(24, 62, 9) + person(12, 63, 8) + logs(10, 78, 2, 18),
    ),
    "b11": Scene(
        HARBOUR,
        rect(0, 56, 58, 5, "lit")
        + rect(0, 60, 58, 3, "shd")
        + each(rect(x, 61, 3, 12, "deep") for x in (6, 18, 30, 42, 53))
        + house(4, 56, 26, 22, 2)
        + tower(46, 56, 10, 26),
        ship(86, 68, 1.1) + ship(70, 60, 0.5) + amphora(36, 56, 7),
    ),
    "b12": Scene(
        HILLS,
        oval(76, 48, 18)
        + oval(76, 48, 13, tone="roof")
        + oval(76, 48, 8)
        + oval(76, 48, 3.4, tone="roof2")
        + limb("M66 64l-6 12M86 64l6 12", "trunk", 1.6)
        + line("M34 40l40 7", "bar"),
        somebody(22, 77, 46, "tunic")
        + limb("M34 36Q46 48 36 62", "trunk", 1.5)
        + line("M34 36L36 62", "rope")
        + TREES_RIGHT,
    ),
    "b13": Scene(
        CITY,
        house(20, 66, 80, 34, 7) + tower(60, 66, 18, 48) + arcade(20, 66, 30, 14, 3) + arcade(70, 66, 30, 14, 3),
        TREES + person(84, 74, 8),
    ),
    "b14": Scene(
        CITY,
        house(24, 66, 40, 42, 3, 2) + house(60, 66, 38, 32, 3) + arcade(60, 66, 38, 12, 3),
        TREES + TREES_RIGHT + oval(46, 76, 10, 2, "lit2") + oval(46, 75.6, 7, 1.2, "water"),
    ),
    "b15": Scene(
        CITY,
        rect(20, 18, 34, 48, "lit")
        + rect(44, 18, 10, 48, "shd")
        + rect(17, 15, 40, 4, "roof")
        + each(window(x, 30 + row * 13, 4, 7) for x in (26, 35) for row in range(3))
        + rect(54, 34, 44, 32, "lit2")
        + rect(86, 34, 12, 32, "shd")
        + rect(52, 31, 48, 4, "roof")
        + each(window(x, 48, 4, 7) for x in (60, 70, 80))
        + arcade(56, 66, 30, 13, 3),
        pine(108, 74, 26) + person(40, 75, 9) + awning(24, 68, 16, 4),
    ),
    "b16": Scene(
        HILLS,
        steps(60, 66, 80, 10, 4) + temple(60, 57, 58, 42, 6),
        TREES + TREES_RIGHT + fire(60, 72, 0.9) + rect(56, 72, 8, 5, "lit2"),
    ),
    "b17": Scene(
        MOUNTAIN,
        house(8, 66, 46, 24, 5) + house(62, 66, 50, 24, 5) + tower(58, 66, 12, 38) + banner(58, 24, 12),
        each(person(x, 76, 13) + spear(x + 3, 77, 18) for x in (26, 38, 78, 90)),
    ),
    "b18": Scene(
        MOUNTAIN,
        rect(20, 38, 80, 28, "lit")
        + joints(20, 38, 80, 28, 4, 6)
        + battlements(20, 38, 80, 10)
        + tower(20, 66, 18, 46)
        + tower(100, 66, 18, 46)
        + rect(46, 20, 28, 46, "lit2")
        + rect(64, 20, 10, 46, "shd")
        + battlements(44, 20, 32, 6)
        + doorway(53, 66, 14, 20),
        path("M53 66L48 80H72L67 66Z", "trunk") + line("M50 70h20M49 75h22", "joint"),
    ),
    "b19": Scene(
        CITY,
        each(column(x, 26, 66, 5) for x in (12, 30, 48, 66, 84, 102))
        + rect(8, 19, 104, 5, "lit")
        + rect(8, 23, 104, 1.4, "shd")
        + rect(12, 60, 96, 6, "lit2"),
        person(30, 77, 15, "cloth")
        + person(40, 78, 12)
        + person(48, 78, 12)
        + somebody(74, 78, 36, "robe", "plan", beard=True)
        + pine(112, 76, 30),
    ),
    "b20": Scene(
        CITY,
        temple(30, 66, 40, 30, 5)
        + each(column(x, 32, 66, 4) for x in (60, 70, 80))
        + rect(57, 28, 30, 3, "lit")
        + rect(94, 24, 6, 42, "lit")
        + rect(98, 24, 2, 42, "shd")
        + statue(97, 22, 14),
        person(48, 75, 9)
        + person(58, 76, 10, "cloth")
        + person(66, 75, 9)
        + person(82, 77, 10, "cloth")
        + rect(0, 77, 120, 3, "lit2"),
    ),
    "b21": Scene(
        DESERT,
        terrace(14, 106, 66, 14, 8)
        + terrace(28, 92, 52, 13)
        + terrace(42, 78, 39, 12, 4)
        + rect(52, 17, 16, 10, "roof")
        + path("M54 66L58 27H62L66 66Z", "lit2"),
        palm(10, 74, 30) + person(90, 74, 9),
    ),
    "b22": Scene(DESERT, _palace_of_assur(), palm(8, 75, 34) + palm(112, 75, 30) + person(60, 76, 10)),
    "b23": Scene(
        SEA,
        rect(44, 54, 34, 12, "lit")
        + rect(66, 54, 12, 12, "shd")
        + tower(61, 56, 20, 28, False)
        + rect(53, 16, 16, 13, "lit")
        + rect(63, 16, 6, 13, "shd")
        + rect(50, 28, 22, 2, "lit2")
        + rect(56, 8, 10, 9, "lit2")
        + fire(61, 14, 1),
        '<path d="M61 10L0 0V14ZM61 10L120 2V20Z" fill="var(--rays)"/>'
        + ship(22, 70, 0.6)
        + path("M30 66Q60 60 94 66V70H30Z", "gr2"),
    ),
    "b24": Scene(
        CITY,
        path("M8 66Q12 30 60 28T112 66Z", "lit")
        + line("M16 62Q22 38 60 36T104 62M26 62Q30 46 60 44T94 62M36 62Q40 52 60 51T84 62", "joint", 1.1)
        + rect(38, 54, 44, 12, "lit2")
        + arcade(38, 66, 44, 12, 5),
        TREES + person(60, 75, 9) + person(50, 76, 9),
    ),
    "b25": Scene(
        DESERT,
        each(
            path(
                points(
                    "M",
                    60 - wide / 2,
                    base,
                    "L",
                    60 - wide / 2 + 2,
                    base - 9,
                    "H",
                    60 + wide / 2 - 2,
                    "L",
                    60 + wide / 2,
                    base,
                    "Z",
                ),
                "lit2" if i % 2 else "lit",
            )
            + rect(60 + wide * 0.18, base - 9, wide * 0.3, 9, "shd")
            + each(window(60 - wide * 0.42 + j * 7, base - 1.5, 3, 5) for j in range(int(wide // 11)))
            for i, (base, wide) in enumerate(((66, 76), (57, 64), (48, 52), (39, 42), (30, 32), (21, 22)))
        )
        + path("M49 12l3-5 4 3 3-6 5 5 3-3 4 6Z", "lit"),
        line("M22 66Q60 52 94 57M28 57Q60 44 86 48M34 48Q60 36 80 39", "joint", 1.4)
        + person(20, 75, 9)
        + palm(108, 74, 28)
        + cart(84, 78),
    ),
    "b26": Scene(
        DESERT,
        pyramid(66, 34, 118, 94)
        + path("M14 66V58Q14 52 22 52H58Q66 42 62 36Q58 26 66 24H78Q86 26 84 36L88 52Q92 58 90 66Z", "lit")
        + path("M74 24H78Q86 26 84 36L88 52Q92 58 90 66H76Q80 44 74 24Z", "shd")
        + path("M64 26q-6 8-4 20h5q-3-10 1-19zM82 26q5 8 4 20h-4q2-10-1-19z", "roof")
        + path("M90 66H108V60H92Z", "lit2")
        + rect(68, 31, 3, 1.6, "deep")
        + rect(76, 31, 3, 1.6, "deep")
        + line("M69 40h8", "bar", 1),
        palm(10, 75, 26) + person(52, 75, 8),
    ),
    "b27": Scene(
        DESERT,
        rect(16, 54, 88, 12, "lit")
        + arcade(16, 66, 88, 12, 7)
        + rect(28, 40, 64, 14, "lit")
        + arcade(28, 54, 64, 12, 5)
        + rect(42, 26, 36, 14, "lit")
        + arcade(42, 40, 36, 12, 3),
        each(bush(x, 55, 15) for x in (22, 36, 54, 72, 90, 100))
        + each(bush(x, 41, 13) for x in (34, 50, 66, 84))
        + each(bush(x, 27, 12) for x in (48, 60, 72))
        + line("M30 44v10M58 42v12M88 44v9M46 30v9M74 30v10M24 58v6M98 58v6", "stalk", 1.6)
        + palm(8, 75, 32),
    ),
    "b28": Scene(
        SEA,
        rect(22, 56, 22, 14, "lit")
        + rect(36, 56, 8, 14, "shd")
        + rect(76, 56, 22, 14, "lit")
        + rect(90, 56, 8, 14, "shd")
        + path("M34 56L48 30L44 20Q60 14 76 20L72 30L86 56H77L62 36H58L43 56Z", "lit")
        + path("M60 17Q70 17 76 20L72 30L86 56H77L62 36H60Z", "shd")
        + oval(60, 11, 5, 6)
        + path("M54 7L56 3L58 6L60 1L62 6L64 3L66 7Z", "roof")
        + path("M74 20L84 6l3 2L78 26Z", "lit")
        + fire(86, 7, 0.8),
        ship(60, 72, 0.62),
    ),
    "b29": Scene(
        DESERT,
        pyramid(8, 12, 112, 60) + line("M22 54h54M33 42h40M44 31h26", "joint"),
        palm(12, 75, 24) + palm(20, 77, 16) + camel(90, 77, 0.9) + person(100, 77, 10),
    ),
    # Machines
    "k1": Scene(
        HILLS,
        rect(20, 60, 80, 4, "trunk")
        + limb("M28 64L22 78M92 64L98 78M28 64L34 78M92 64L86 78", "trunk", 1.8)
        + log(24, 60, 72, 10),
        path("M40 26H80V30H40Z", "trunk")
        + limb("M42 28V54M78 28V54", "trunk", 1.6)
        + path("M42 52H78V56L75 58 72 56 69 58 66 56 63 58 60 56 57 58 54 56 51 58 48 56 45 58 42 56Z", "metal")
        + person(20, 77, 18)
        + person(100, 77, 18),
    ),
    "k2": Scene(
        CITY,
        path("M18 54L28 40H96L104 54Z", "lit2")
        + rect(16, 54, 90, 4, "trunk")
        + limb("M24 58L20 78M98 58L102 78", "trunk", 2.2),
        path("M34 52L40 42H76L82 52Z", "lit")
        + line("M44 50L48 44H68L72 50ZM58 44V50", "bar", 0.8)
        + limb("M84 50L90 30L96 50", "metal", 1.4)
        + rect(24, 48, 8, 4, "roof", 2)
        + limb("M36 56H70", "gilt", 1.2)
        + amphora(112, 78, 16),
    ),
    "k3": Scene(
        CITY,
        rect(40, 26, 40, 40, "lit") + rect(66, 26, 14, 40, "shd") + joints(40, 26, 40, 40, 5, 3),
        limb("M26 70V16M44 70V16M76 70V16M94 70V16", "trunk", 1.6)
        + limb("M22 56H98M22 42H98M22 28H98", "trunk", 1.6)
        + limb("M26 56L44 42M76 42L94 28M26 42L44 28", "trunk", 1)
        + person(36, 55, 11)
        + person(84, 41, 11)
        + person(60, 27, 11),
    ),
    "k4": Scene(
        MOUNTAIN,
        limb("M40 72L66 10L80 72M46 58H77M54 40H73", "trunk", 2.2) + oval(66, 12, 3.4, tone="metal"),
        line("M66 12V42M66 12L34 66", "rope", 1)
        + block(59, 50, 14, 9)
        + limb("M24 66H44M34 58V74M28 60L40 72M40 60L28 72", "trunk", 1.6)
        + person(20, 76, 15)
        + person(48, 76, 13)
        + block(92, 77, 14, 9),
    ),
    # Investments
    "t1": _tool(
        limb("M30 58L58 34", "trunk", 3)
        + rect(52, 22, 20, 14, "metal", 2)
        + limb("M76 56L96 40", "metal", 3)
        + limb("M72 58L78 54", "trunk", 4)
    ),
    "t2": _tool(
        path("M24 54L92 36L94 42L30 58Z", "metal")
        + path("M88 32Q108 26 106 44Q98 48 92 44Z", "trunk")
        + oval(99, 38, 3, 3, "gr")
    ),
    "t3": _tool(
        limb("M60 18L38 58M60 18L86 56", "metal", 3) + oval(60, 18, 5, tone="gilt") + limb("M48 42H72", "gilt", 1.6)
    ),
    "t4": _tool(
        limb("M34 56L74 30", "trunk", 3.4)
        + path("M72 26L80 36L98 14Z", "roof")
        + rect(20, 48, 12, 12, "lit2", 1)
        + oval(26, 48, 6, 2, "roof")
        + rect(86, 48, 12, 12, "lit2", 1)
        + oval(92, 48, 6, 2, "water")
    ),
    "u1": _university(0, block(84, 78, 12, 8) + block(97, 78, 10, 7) + block(90, 69, 10, 6)),
    "u2": _university(1, logs(82, 78, 4, 28)),
    "u3": _university(
        2,
        limb("M94 54L84 78M94 54L106 78", "metal", 1.8)
        + oval(94, 54, 2.4, tone="gilt")
        + limb("M88 68H100", "gilt", 1),
    ),
    "u4": _university(
        3,
        rect(84, 58, 22, 20, "lit2")
        + each(
            rect(86 + i * 6.4, 60 + j * 6, 5.6, 5.2, "roof" if (i + j) % 2 else "gilt")
            for i in range(3)
            for j in range(3)
        ),
    ),
    "loan": Scene(
        CITY,
        rect(20, 54, 80, 5, "trunk") + rect(26, 59, 6, 18, "trunk") + rect(88, 59, 6, 18, "trunk"),
        coins(38, 52, 4, 5)
        + scroll(72, 38, 22, 14)
        + somebody(26, 78, 50, "toga")
        + somebody(104, 78, 46, "tunic", cap=True),
    ),
    "take": Scene(
        CITY,
        steps(60, 66, 70, 6, 2) + arcade(30, 60, 60, 30, 3) + rect(26, 26, 68, 5, "lit2"),
        coins(30, 76, 5, 6) + basket(88, 77, 13, "gilt") + person(102, 77, 14),
    ),
} | {name: _worker(rank, makes, place) for place, (name, (rank, makes)) in enumerate(WORKERS.items())}
