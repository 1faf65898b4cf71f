"""Docstrings for the site: an example that begins with `>>>` is code there too, as it is for doctest."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: An example and what it prints, up to the next empty line.
_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", flags=re.MULTILINE)


def fence_examples(text: str) -> str:
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class Doctests(griffe.Extension):  # type: ignore[misc]  # the development environment does not have griffe
    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring and not obj.is_alias:
            obj.docstring.value = fence_examples(obj.docstring.value)
