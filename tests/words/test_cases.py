"""Cases of text that hold in Python and in the browser alike: tests/words/cases.json.

Most cases name something to tell (a move, an event, a question) and what the reader knows, so that
they check how ids and arguments are derived; the others name a message and give it its arguments.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.core.catalogue import LANGUAGES
from quadriga.core.errors import Refusal
from quadriga.core.events import Event
from quadriga.core.registry import find_game
from quadriga.core.views import Pending
from quadriga.words import Reader, Words, log

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


def told(words: Words, case: dict[str, Any]) -> str | list[str]:
    given = case["arguments"]
    if "message" in case:
        return words.text(case["message"], given, case.get("form", ""))
    reader = msgspec.convert(case.get("reader", {}), Reader)
    form = case.get("form", "")
    match case["tell"]:
        case "name":
            return words.name(given["thing"], reader, form, given.get("count", 1))
        case "zone":
            return words.zone(given["zone"], reader)
        case "move":
            return words.move(given["key"], reader, form)
        case "question":
            return words.question(msgspec.convert(given, Pending), reader)
        case "refusal":
            return words.refusal(Refusal(given["rule"], given.get("args")), reader)
        case "log":
            return log(words, msgspec.convert(given["events"], list[Event]), reader)
        case "points":
            return words.points(given["units"])
        case "list":
            return words.listed(given["texts"])
    raise AssertionError(f"nothing is told as {case['tell']!r}")


def name_of(case: dict[str, Any]) -> str:
    return f"{case['language']}-{case.get('message') or case['tell']}-{json.dumps(case['arguments'])[:40]}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_text_is_as_expected(case: dict[str, Any]) -> None:
    words = Words(case["language"], find_game(case["game"]) if case["game"] else None, strict=True)
    assert told(words, case) == case["expected"]


def test_cases_cover_both_languages_and_everything_that_is_told() -> None:
    kinds = {(case["language"], case["tell"]) for case in CASES if "tell" in case}
    wanted = ("name", "zone", "move", "question", "refusal", "log", "points", "list")
    assert kinds == {(language, kind) for language in LANGUAGES for kind in wanted}
