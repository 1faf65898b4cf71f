"""Outside the games a reader searches for computing's own terms; names that hid them do not come back."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["src/quadriga/server", "src/quadriga/client", "src/quadriga/bots", "src/quadriga/core/conformance"]
PLACES += ["web/src/live", "web/src/table", "web/src/lib"]
SUFFIXES = {".py", ".ts", ".svelte"}

#: What was said, and what is said instead.
REPLACED = {
    r"how keen the search": "UCB1 exploration constant",
    r"order they look best, and more the longer": "progressive widening",
    r"rings that nothing points to": "garbage-collector thresholds",
    r"\b[Ss]hel(?:f|ves)\b": "TableCache, LRU",
    r"\bthe door\b": "middleware",
    r"_demand_patience": "check_rate_limit",
    r"_demand_same_site": "check_csrf",
    r"\b[Ss]cribe\b": "BatchWriter, group commit",
    r"is_time_to_judge": "a verb, since it changes state",
    r"\b_?(?:look_after|work_off|beat|send|hear)_for_ever\b": "run_…, …_forever",
}
#: The terms a reader greps for, and where each must be found.
TERMS = {
    "UCB1": "src/quadriga/bots",
    "exploration constant": "src/quadriga/bots",
    "progressive widening": "src/quadriga/bots",
    "Cowling": "src/quadriga/bots",
    "LRU": "src/quadriga/server/tables",
    "group commit": "src/quadriga/server/storage",
    "optimistic": "src/quadriga/server/tables",
    "CSRF": "src/quadriga/server/http",
    "GCRA": "src/quadriga/server/storage",
    "garbage": "src/quadriga/server",
    "TTL": "src/quadriga/server/live",
    "debounce": "src/quadriga/server/live",
    "FLIP": "web/src/lib",
    "backoff": "web/src/live",
}


def sources(place: str) -> list[Path]:
    found = [path for path in (ROOT / place).rglob("*") if path.suffix in SUFFIXES]
    assert found, place
    return sorted(found)


@pytest.mark.parametrize("said", REPLACED)
def test_a_name_that_was_replaced_does_not_come_back(said: str) -> None:
    pattern = re.compile(said)
    named = [path for place in PLACES for path in sources(place) if pattern.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(ROOT).as_posix() for path in named] == [], f"say {REPLACED[said]}"


@pytest.mark.parametrize("term", TERMS)
def test_the_term_of_the_trade_is_found(term: str) -> None:
    pattern = re.compile(rf"\b{re.escape(term)}\b", re.IGNORECASE)
    assert any(pattern.search(path.read_text(encoding="utf-8")) for path in sources(TERMS[term])), TERMS[term]
