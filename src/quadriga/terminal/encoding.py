"""Output that a terminal or a file cannot encode: transliterated, never a traceback.

Some terminals and most redirected output on Windows know far fewer characters than Unicode has.
"""

from __future__ import annotations

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Any, Final

#: The name under which Python knows `transliterate` as an error handler.
HANDLER: Final = "quadriga.transliterate"
#: What to print instead. A sign has one character, so that columns stay where they are, and no two signs that a game
#: tells things apart by have the same.
_NEAREST: Final = {
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("–—−·▱─", "-"),
    **dict.fromkeys("›▸▶→", ">"),
    "±": "+-",
    **dict.fromkeys("■▰", "#"),
    **dict.fromkeys("◆♦", "%"),
    **dict.fromkeys("✚✦", "+"),
    **dict.fromkeys("✿☼", "@"),
    **dict.fromkeys("♟♙", "i"),
    **dict.fromkeys("×❖", "x"),
    **dict.fromkeys("…▪", "."),
    "‹": "<",
    "≤": "<",
    "★": "*",
    "↑": "^",
    "●": "o",
    "°": "o",
    "♣": "&",
    "♠": "$",
    "♥": "v",
    "♪": "~",
    "▲": "^",
    "▤": "=",
    "▬": "_",
    "□": "U",
    "⌂": "A",
    "∴": ":",
    "†": "t",
    "│": "|",
    "§": "S",
    # The heights of a curve.
    **dict(zip("▁▂▃▄▅▆▇█", "12345678", strict=True)),
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
}


def nearest(character: str) -> str:
    """ASCII for a character: what the table says, a letter without its accents, or a question mark."""
    if character in _NEAREST:
        return _NEAREST[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode("ascii") or "?"


def transliterate(error: UnicodeError) -> tuple[str | bytes, int]:
    """An error handler in the sense of `codecs.register_error`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(nearest, error.object[error.start : error.end])), error.end


def transliterate_on(*streams: Any) -> None:
    """From now on nothing that is written to these streams is an encoding error.

    Who has chosen another way of dealing with them, such as `PYTHONIOENCODING=ascii:replace`, keeps it.
    """
    codecs.register_error(HANDLER, transliterate)
    for stream in streams:
        if isinstance(stream, TextIOWrapper) and stream.errors in {"strict", "surrogateescape", "backslashreplace"}:
            stream.reconfigure(errors=HANDLER)
