"""A report as one HTML page that needs nothing else: no script, no picture, no font from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from quadriga.lab.report import Section

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #3c3a36; --paper: #fbf7ef; --line: #b9a98c; --red: #7a2e1f; --quiet: #6d6251 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4ddd0; --paper: #211f1c; --line: #6d6251; --red: #f0a58f; --quiet: #b9a98c }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 54rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2 { color: var(--red); line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .8rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top }
td { white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
svg { width: 100%; height: auto }
svg text { font-size: 14px; fill: var(--ink) }
svg rect, svg circle { fill: var(--red) }
svg path { stroke: var(--line); fill: none }
svg .whisker { stroke: var(--red); stroke-width: 2 }
svg .mark { stroke: var(--quiet); stroke-dasharray: 4 4 }
.quiet { color: var(--quiet) }
""".strip()
#: Whatever a bot is called, the page loads and runs nothing.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(language: str, title: str, facts: Sequence[str], sections: Sequence[Section], note: str) -> str:
    """The whole page."""
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in facts),
    ]
    for section in sections:
        parts += [f"<section>\n<h2>{escape(section.title)}</h2>", section.chart, _table(section), "</section>"]
    return "\n".join([*parts, f'<p class="quiet">{escape(note)}</p>', "</body>", "</html>", ""])


def _table(section: Section) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in section.heads)
    rows = ("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in section.rows)
    return "\n".join(["<table>", f"<thead><tr>{head}</tr></thead>", "<tbody>", *rows, "</tbody>", "</table>"])
