"""Charts as SVG inside a page: bars, and shares with their intervals. Nothing is loaded, nothing runs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

_ROW: Final = 26
_LEFT: Final = 190
_WIDTH: Final = 440
_RIGHT: Final = 130
_HEIGHT: Final = 150
#: Letters of a label that fit to the left of a chart.
_LETTERS: Final = 23


class Whisker(NamedTuple):
    """A named figure between two ends, and how it is written."""

    label: str
    low: float
    value: float
    high: float
    text: str


def whiskers(title: str, rows: Sequence[Whisker], low: float, high: float, mark: float | None = None) -> str:
    """A dot with an interval for each row, on a scale from `low` to `high`; `mark` is a line to compare with."""
    height = _ROW * len(rows) + 12

    def x(value: float) -> float:
        return _LEFT + _WIDTH * (min(max(value, low), high) - low) / ((high - low) or 1)

    parts = [f'<path class="axis" d="M{_LEFT} {height - 6}H{_LEFT + _WIDTH}"/>']
    if mark is not None:
        parts.append(f'<path class="mark" d="M{x(mark):.1f} 4V{height - 6}"/>')
    for place, row in enumerate(rows):
        y = _ROW * place + 18
        parts += [
            _text(_LEFT - 10, y + 5, row.label, "end"),
            f'<path class="whisker" d="M{x(row.low):.1f} {y}H{x(row.high):.1f}"/>',
            f'<circle cx="{x(row.value):.1f}" cy="{y}" r="5"/>',
            _text(_LEFT + _WIDTH + 10, y + 5, row.text, "start"),
        ]
    return _svg(title, height, parts)


def histogram(title: str, bars: Sequence[tuple[str, int]]) -> str:
    """A column for each figure; the first and the last are named."""
    most = max((count for _, count in bars), default=0) or 1
    wide = _WIDTH / max(1, len(bars))
    parts = []
    for place, (label, count) in enumerate(bars):
        tall = (_HEIGHT - 40) * count / most
        left = _LEFT + wide * place
        parts.append(
            f'<rect x="{left:.1f}" y="{_HEIGHT - 22 - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}">'
            f"<title>{escape(label)}: {count}</title></rect>"
        )
        if place in (0, len(bars) - 1):
            parts.append(_text(left + wide / 2, _HEIGHT - 4, label, "middle"))
    return _svg(title, _HEIGHT, parts)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    shown = text if len(text) <= _LETTERS else f"{text[: _LETTERS - 1]}…"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(shown)}<title>{escape(text)}</title></text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    width = _LEFT + _WIDTH + _RIGHT
    head = f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, *parts, "</svg>"])
