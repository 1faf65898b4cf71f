"""Which languages there are: those that the core has words in, so that a file more is a language more.

Whatever a language lacks is told in the first one. A language whose core catalogue says `language-complete = yes`
promises that it lacks nothing, and tests hold it to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from typing import Final

#: What the others fall back to.
DEFAULT: Final = "en"
_CLAIM: Final = re.compile(r"^language-complete = yes$", re.MULTILINE)


def _catalogues() -> dict[str, str]:
    """The core's words by language, the default first."""
    files = (resources.files("quadriga.core") / "words").iterdir()
    found = {file.name.removesuffix(".ftl"): file for file in files if file.name.endswith(".ftl")}
    order = sorted(found, key=lambda name: (name != DEFAULT, name))
    return {name: found[name].read_text(encoding="utf-8") for name in order}


_WORDS: Final = _catalogues()
LANGUAGES: Final = tuple(_WORDS)
#: Those that promise to lack nothing.
COMPLETE: Final = tuple(language for language, words in _WORDS.items() if _CLAIM.search(words))
_BY_TAG: Final = {language.lower(): language for language in LANGUAGES}


def language_for(wishes: Iterable[str]) -> str:
    """The first language wished for that there are words in: `fr`, `fr-CA` and `fr_CA.UTF-8` all wish for French."""
    for wish in wishes:
        tag = re.split(r"[.@;]", wish.strip())[0].replace("_", "-").lower()
        if found := _BY_TAG.get(tag) or _BY_TAG.get(tag.partition("-")[0]):
            return found
    return DEFAULT
