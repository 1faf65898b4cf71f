"""Buildings and their parts: temples, arcades, towers, houses, steps, stalls, tents."""

from __future__ import annotations

from drawing.shapes import GROUND, Tone, each, line, path, points, rect


def column(x: float, top: float, base: float, wide: float = 4.4) -> str:
    """With a capital and a foot, `x` its left side."""
    return (
        rect(x, top, wide, base - top, "lit")
        + rect(x + wide * 0.6, top, wide * 0.4, base - top, "shd")
        + rect(x - wide * 0.25, top - wide * 0.45, wide * 1.5, wide * 0.5, "lit2")
        + rect(x - wide * 0.2, base - wide * 0.4, wide * 1.4, wide * 0.4, "lit2")
    )


def temple(middle: float, base: float, wide: float, high: float, columns: int = 6, steps_up: int = 2) -> str:
    left, gable, beam, step = middle - wide / 2, high * 0.27, high * 0.1, high * 0.06
    drawn = ""
    for i in range(steps_up):
        more = 3 * (steps_up - i) / 1.4
        drawn += rect(left - more, base - step * (i + 1), wide + 2 * more, step, "lit" if i % 2 else "lit2")
    top, bottom = base - high + gable + beam, base - step * steps_up
    drawn += rect(left + 1, top, wide - 2, bottom - top, "deep")
    thick = wide / (columns * 1.75)
    for i in range(columns):
        x = left + 1 + i * (wide - 2 - thick) / (columns - 1)
        drawn += rect(x, top, thick, bottom - top, "lit") + rect(x + thick * 0.6, top, thick * 0.4, bottom - top, "shd")
    drawn += rect(left - 1.5, top - beam, wide + 3, beam, "lit") + rect(left - 1.5, top - 1.2, wide + 3, 1.2, "shd")
    eaves = top - beam
    drawn += path(points("M", left - 3, eaves, "L", middle, base - high, "L", left + wide + 3, eaves, "Z"), "roof")
    inner = points(
        "M",
        left + wide * 0.16,
        eaves - 1,
        "L",
        middle,
        base - high + gable * 0.34,
        "L",
        left + wide * 0.84,
        eaves - 1,
        "Z",
    )
    return drawn + path(inner, "lit2")


def arcade(
    x: float,
    base: float,
    wide: float,
    high: float,
    count: int,
    pier: float = 0.3,
    back: Tone | None = "deep",
    rise: float = 0.78,
) -> str:
    """A wall of round arches; `pier` is how much of each bay is wall. Without `back` one looks through."""
    bay = wide / count
    arch, crown = bay * (1 - pier), high * rise
    wall, holes, shadows = points("M", x, base, "V", base - high, "H", x + wide, "V", base, "Z"), "", ""
    for i in range(count):
        left = x + i * bay + (bay - arch) / 2
        spring = max(base - crown + arch / 2, base - high + arch / 2 + 0.6)
        half = arch / 2
        hole = points("M", left, base, "V", spring, "A", half, half, "0 0 1", left + arch, spring, "V", base, "Z")
        wall += hole
        holes += hole
        shadows += points(
            "M", left + arch, base, "V", spring, "A", half, half, "0 0 0", left + half, spring - half,
            "A", arch * 0.72, arch * 0.72, "0 0 1", left + arch * 0.76, spring, "V", base, "Z",
        )  # fmt: skip
    seen = path(holes, back) if back else ""
    return seen + f'<path d="{wall}" fill="var(--lit)" fill-rule="evenodd"/>' + path(shadows, "shd")


def storey(x: float, base: float, wide: float, high: float, count: int, back: Tone | None = "deep") -> str:
    """An arcade with a cornice, to be stacked."""
    return (
        arcade(x, base, wide, high - 1.6, count, 0.32, back)
        + rect(x - 0.8, base - high, wide + 1.6, 1.8, "lit2")
        + rect(x - 0.8, base - high + 1.2, wide + 1.6, 0.7, "shd")
    )


def battlements(x: float, y: float, wide: float, count: int, tone: Tone = "lit") -> str:
    unit = wide / (2 * count - 1)
    return each(rect(x + i * 2 * unit, y - 3, unit, 3.2, tone) for i in range(count))


def doorway(x: float, base: float, wide: float, high: float) -> str:
    """An arched opening, `x` its left side."""
    half = wide / 2
    return path(
        points("M", x, base, "v", -(high - half), "a", half, half, "0 0 1", wide, 0, "v", high - half, "z"), "deep"
    )


def window(x: float, base: float, wide: float = 3, high: float = 4.5) -> str:
    return doorway(x, base, wide, high)


def tower(middle: float, base: float, wide: float, high: float, crowned: bool = True) -> str:
    drawn = rect(middle - wide / 2, base - high, wide, high, "lit") + rect(
        middle + wide * 0.14, base - high, wide * 0.36, high, "shd"
    )
    if crowned:
        left = middle - wide / 2 - 1.5
        drawn += rect(left, base - high - 3, wide + 3, 4, "lit2")
        drawn += rect(middle + wide * 0.14, base - high - 3, wide * 0.36 + 1.5, 4, "shd")
        drawn += battlements(left, base - high - 3, wide + 3, 4)
    return drawn + doorway(middle - 2, base - high * 0.55, 4, 7) + doorway(middle - 3, base, 6, 10)


def house(
    x: float, base: float, wide: float, high: float, windows: int = 3, rows: int = 1, gable: float | None = None
) -> str:
    rise = high * 0.34 if gable is None else gable
    body = high - rise
    drawn = rect(x, base - body, wide, body, "lit") + rect(x + wide * 0.72, base - body, wide * 0.28, body, "shd")
    eaves = base - body
    drawn += path(
        points("M", x - 2.5, eaves, "L", x + 3, base - high, "H", x + wide - 3, "L", x + wide + 2.5, eaves, "Z"), "roof"
    )
    drawn += rect(x - 2.5, eaves - 0.8, wide + 5, 1.6, "roof2")
    for row in range(rows):
        for i in range(windows):
            drawn += window(x + wide / windows * (i + 0.5) - 1.5, eaves + 7 + row * body / rows)
    return drawn


def dome(middle: float, base: float, wide: float, high: float) -> str:
    half = wide / 2
    return (
        path(points("M", middle - half, base, "A", half, high, "0 0 1", middle + half, base, "Z"), "roof")
        + path(
            points(
                "M", middle + half, base, "A", half, high, "0 0 0", middle, base - high,
                "A", wide * 0.3, high, "0 0 1", middle + wide * 0.24, base, "Z",
            ),
            "roof2",
        )
        + rect(middle - 1.5, base - high - 3, 3, 4, "lit")
    )  # fmt: skip


def steps(middle: float, base: float, wide: float, high: float, count: int) -> str:
    drawn = ""
    for i in range(count):
        width = wide * (1 - i * 0.42 / count)
        drawn += rect(
            middle - width / 2, base - high / count * (i + 1), width, high / count, "lit" if i % 2 else "lit2"
        )
        drawn += rect(middle - width / 2, base - high / count * i - 0.7, width, 0.7, "shd")
    return drawn


def awning(x: float, base: float, wide: float, strips: int = 6) -> str:
    """A stall under a striped cloth."""
    unit = wide / strips
    drawn = rect(x, base - 12, wide, 12, "deep") + rect(x, base - 4.5, wide, 4.5, "lit2")
    for i in range(strips):
        cloth = points(
            "M", x - 1 + i * unit, base - 16, "h", unit, "l", 1.2, 6, "a", unit / 2, 2, "0 0 1", -unit, 0, "z"
        )
        drawn += path(cloth, "lit" if i % 2 else "roof")
    return drawn


def pyramid(left: float, top: float, right: float, peak: float, base: float = GROUND) -> str:
    """`peak` is where its tip is from left to right, `top` how high."""
    edge = peak + (right - peak) * 0.28
    return path(points("M", left, base, "L", peak, top, "L", right, base, "Z"), "lit") + path(
        points("M", peak, top, "L", right, base, "H", edge, "Z"), "shd"
    )


def terrace(left: float, right: float, base: float, high: float, slope: float = 6) -> str:
    """One step of a ziggurat."""
    top = base - high
    return path(
        points("M", left, base, "L", left + slope, top, "H", right - slope, "L", right, base, "Z"), "lit"
    ) + path(
        points(
            "M",
            right - slope,
            top,
            "L",
            right,
            base,
            "H",
            right - (right - left) * 0.24,
            "L",
            right - slope - (right - left) * 0.22,
            top,
            "Z",
        ),
        "shd",
    )


def tent(middle: float, base: float, wide: float, high: float, flag: bool = False) -> str:
    half, top = wide / 2, base - high
    drawn = path(points("M", middle - half, base, "L", middle, top, "L", middle + half, base, "Z"), "lit")
    drawn += path(points("M", middle, top, "L", middle + half, base, "H", middle + half * 0.28, "Z"), "shd")
    drawn += path(
        points("M", middle - half * 0.28, base, "L", middle, base - high * 0.58, "L", middle + half * 0.28, base, "Z"),
        "deep",
    )
    return drawn + (banner(middle, top, 9) if flag else "")


def banner(x: float, base: float, high: float, wide: float = 9) -> str:
    return rect(x - 0.5, base - high, 1, high, "trunk") + path(
        points("M", x + 0.5, base - high, "l", wide, 2.4, "l", -wide, 3, "z"), "roof"
    )


def joints(x: float, top: float, wide: float, high: float, rows: int, bays: int) -> str:
    """The seams of a wall of blocks."""
    unit, words = high / rows, ""
    for row in range(1, rows):
        words += points("M", x, top + row * unit, "h", wide)
    for row in range(rows):
        for i in range(bays):
            at = x + wide / bays * (i + (0.5 if row % 2 else 0))
            if x < at < x + wide:
                words += points("M", at, top + row * unit, "v", unit)
    return line(words, "joint")
