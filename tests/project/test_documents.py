"""The documents name what is there, and their pictures show what they describe."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
#: Where a path that a document names may begin: a reader of that page knows which folder it speaks of.
BEGINNINGS = (
    *("", "deploy", "docs", "requirements", "web", "web/src"),
    *("src/quadriga", "src/quadriga/server", "src/quadriga/games/*"),
)
#: What looks like a file or folder, and not like an address, a route or a piece of a program.
NAME = r"[\w.*<>{},-]+"
PATH = re.compile(rf"(?![/@])(?:{NAME}/)*(?:{NAME}/|{NAME}\.(?:py|md|toml|txt|ts|svelte|svg|ftl))")
#: Two segments of which the first is a folder of the repository are a path without an ending.
BARE = re.compile(r"(?:\.ci|bench|deploy|docs|requirements|scripts|src|tests|web)/[\w.*<>{},/-]+")
MADE_BY_RUNNING = ("build/", "dist/")


def named_paths(text: str) -> list[str]:
    """What a document puts in backticks, outside blocks of code, that looks like a path of this repository."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    quoted = [word for span in re.findall(r"`([^`\n]+)`", prose) for word in span.split()]
    return [word for word in quoted if PATH.fullmatch(word) or BARE.fullmatch(word)]


def is_there(path: str) -> bool:
    """<game> is any name; {en,fr} is every one of them."""
    if path.startswith(MADE_BY_RUNNING):
        return True
    if braces := re.search(r"\{([^}]*)\}", path):
        return all(is_there(path.replace(braces[0], one)) for one in braces[1].split(","))
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    return any(next(ROOT.glob(f"{start}/{pattern}".lstrip("/")), None) for start in BEGINNINGS)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_that_a_document_names_is_there(document: Path) -> None:
    assert [path for path in named_paths(document.read_text(encoding="utf-8")) if not is_there(path)] == []


@pytest.mark.parametrize("path", ["laboratory/", "src/quadriga/cli/**", "docs/nothing.md", "tests/<game>/nothing.py"])
def test_the_search_for_paths_finds_what_is_missing(path: str) -> None:
    assert named_paths(f"see `{path}`") == [path]
    assert not is_there(path)


@pytest.mark.parametrize("word", ["/api", "@fluent/bundle", "POST /tables", "game.moves(state)", "http://127.0.0.1/x"])
def test_the_search_for_paths_passes_over(word: str) -> None:
    assert named_paths(f"see `{word}`") == []


def test_the_pictures_show_what_the_page_describes() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "diagrams"), "--check"]
    told = subprocess.run(check, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"pictures/{name}.svg" in page for name in ("layers", "life-of-a-move"))


def test_the_page_of_encodings_is_what_the_code_says() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "encodings"), "--check"]
    told = subprocess.run(check, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
