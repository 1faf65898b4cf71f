"""The pages of all messages are what `scripts/messages` writes now, and show every message of every catalogue."""

import re
from pathlib import Path

import pytest

from words.pages import PAGES, ROOT, pages

#: A page that nobody can read through is no page.
LARGEST = 400_000


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    return pages()


def test_the_pages_are_up_to_date(made: dict[Path, str]) -> None:
    kept = {page: page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md"))}
    assert kept.keys() == made.keys()
    assert [page.name for page in made if kept[page] != made[page]] == [], "run scripts/messages"


def test_every_message_is_shown(made: dict[Path, str]) -> None:
    shown = [id for text in made.values() for id in re.findall(r"^\| `([\w-]+)` \|", text, re.MULTILINE)]
    files = [file for folder in ("src", "web/src") for file in (ROOT / folder).rglob("words/en.ftl")]
    there = [id for file in files for id in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)]
    assert sorted(shown) == sorted(there)


def test_no_page_is_too_large_and_no_cell_is_empty(made: dict[Path, str]) -> None:
    assert {page.name: len(text) for page, text in made.items() if len(text) > LARGEST} == {}
    assert [line for text in made.values() for line in text.splitlines() if re.search(r"\|\s*\|", line)] == []
