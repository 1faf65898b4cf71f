"""Cases of text that hold in Python and in the browser alike; `web/src/lib/words.test.ts` runs the same files.

`cases.json` is written by hand. Most of its cases name something to tell (a move, an event, a question) and what the
reader knows, so that they check how ids and arguments are derived; the others name a message and give it its arguments.
`played/` holds what seeded games showed, in every language: `scripts/word_cases` writes it.
"""

import json
from pathlib import Path

import pytest

from quadriga.core.languages import COMPLETE
from quadriga.core.registry import find_game, installed
from quadriga.words import Words
from words.telling import PLAYED, Case, told

CASES: list[Case] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


def name_of(case: Case) -> str:
    return f"{case['language']}-{case.get('message') or case['tell']}-{json.dumps(case['arguments'])[:40]}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_text_is_as_expected(case: Case) -> None:
    words = Words(case["language"], find_game(case["game"]) if case["game"] else None, strict=True)
    if "message" in case:
        assert words.text(case["message"], case["arguments"], case.get("form", "")) == case["expected"]
    else:
        assert told(words, case) == case["expected"]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", sorted(installed()))
def test_what_was_played_is_told_as_before(id: str, language: str) -> None:
    words = Words(language, find_game(id), strict=True)
    cases: list[Case] = json.loads((PLAYED / f"{id}.json").read_text(encoding="utf-8"))
    assert len(cases) > 100
    wrong = [(case, said) for case in cases if (said := told(words, case)) != case["expected"][language]]
    assert wrong == []


def test_cases_cover_both_languages_and_everything_that_is_told() -> None:
    kinds = {(case["language"], case["tell"]) for case in CASES if "tell" in case}
    wanted = ("name", "zone", "move", "question", "refusal", "log", "entry", "points", "list")
    assert kinds == {(language, kind) for language in COMPLETE for kind in wanted}
