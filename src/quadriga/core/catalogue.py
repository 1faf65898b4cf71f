"""The rules catalogue: every rule by id, in each language, with its source.

`rules/LANGUAGE.md` holds the rules of a game under headings `### id — title`,
in sections `## …`; its first line, `# …`, is the title of the game. After its text a paragraph begins with
`Source:` and cites the printed rulebook, or says that the rule is our ruling.
Where the rulebook can be read otherwise, one more paragraph, the last, begins
with `Contested:` (in French `Contesté :`) and gives the other reading and why we took ours.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from quadriga.core.errors import QuadrigaError
from quadriga.core.languages import DEFAULT, LANGUAGES

CORE: Final = "quadriga.core"
_HEADING: Final = re.compile(r"^### (\S+) — (.+)$")
_SOURCE: Final = re.compile(r"^Source\s?: (.+)$")
_CONTESTED: Final = re.compile(r"^Contest(?:ed|é)\s?: (.+)$")


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    title: str
    text: str
    source: str
    #: The other reading of a ruling that can be disputed, and why it is not ours; empty for all else.
    contested: str = ""


def parse_rules(text: str) -> dict[str, Rule]:
    """The rules of one language by id, in the order of the file."""
    rules: dict[str, Rule] = {}
    section = ""
    blocks = re.split(r"^(?=#{1,3} )", text, flags=re.MULTILINE)
    for block in blocks:
        head, _, body = block.partition("\n")
        if head.startswith("## "):
            section = head[3:].strip()
            continue
        heading = _HEADING.match(head)
        if not heading:
            continue
        name, title = heading[1], heading[2].strip()
        if name in rules:
            raise QuadrigaError(f"the rule {name} stands twice")
        # Lines are joined; a space that does not break stays one.
        paragraphs = [re.sub(r"[ \n]+", " ", part) for part in re.split(r"\n\s*\n", body.strip()) if part]
        contested = _CONTESTED.match(paragraphs[-1]) if paragraphs else None
        if contested:
            paragraphs.pop()
        source = _SOURCE.match(paragraphs[-1]) if paragraphs else None
        if not source or len(paragraphs) == 1:
            raise QuadrigaError(f"the rule {name} lacks a text or a source")
        if any(_CONTESTED.match(paragraph) for paragraph in paragraphs):
            raise QuadrigaError(f"the rule {name} gives its other reading before its source")
        text_of_rule = "\n\n".join(paragraphs[:-1])
        rules[name] = Rule(name, section, title, text_of_rule, source[1], contested[1] if contested else "")
    return rules


@cache
def rules_of(package: str, language: str, *, strict: bool = False) -> dict[str, Rule]:
    """The catalogue of a package in one language, the core's own rules last.

    What the language lacks stands there in the default one, unless strict.
    """
    rules = _own_rules(package, language)
    if package != CORE:
        rules = rules | _own_rules(CORE, language)
    if not strict and language != DEFAULT:
        rules = {id: rules.get(id, rule) for id, rule in rules_of(package, DEFAULT).items()} | rules
    return rules


def titles_of(package: str) -> dict[str, str]:
    """What a game is called by language: the first line of its rules."""
    lines = {language: _rules_file(package, language).partition("\n")[0] for language in LANGUAGES}
    return {language: line.removeprefix("# ") for language, line in lines.items() if line.startswith("# ")}


@cache
def _own_rules(package: str, language: str) -> dict[str, Rule]:
    return parse_rules(_rules_file(package, language))


def _rules_file(package: str, language: str) -> str:
    """Empty where the package has no rules in the language."""
    file = resources.files(package) / "rules" / f"{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
