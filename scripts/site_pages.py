"""The pages of the site that are no files of `docs`, and where links lead there: what `site_hooks.py` tells MkDocs.

Everything is made from what the package itself says: the catalogues of rules, the turn pages, the OpenAPI description
of the server, the public names of the library. Nothing of it is kept, so nothing can be out of date.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Final

from rich.console import Console

import quadriga
from quadriga.core.catalogue import CORE, Rule, rules_of
from quadriga.core.languages import COMPLETE
from quadriga.core.registry import GROUP, find_game, find_meta, installed
from quadriga.core.turn_page import turn_page_of
from quadriga.terminal.notebook import picture
from quadriga.terminal.speech import LAYER
from quadriga.terminal.turn_page import TurnReader
from quadriga.words import Words

ROOT: Final = Path(__file__).resolve().parents[1]
#: Pages from the root of the repository, and what they are on the site.
AT_THE_ROOT: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "README.md": "README.md",  # its place is taken by that of docs
}
#: Other files that pages may link to; the site has them as text, which every browser shows.
PUBLISHED: Final = ("LICENSE", "NOTICE", "CITATION.cff", "deploy/**/*")
_LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
_PLACEHOLDER: Final = re.compile(r"<!-- on the site: (\w+) -->")
_SOURCE: Final = {"en": "Source:", "fr": "Source :"}
_CONTESTED: Final = {"en": "Contested:", "fr": "Contesté :"}
_ALL_GAMES: Final = {"en": "In every game", "fr": "Dans tous les jeux"}
_SIXTY_SECONDS: Final = {"en": "a turn in sixty seconds", "fr": "un tour en soixante secondes"}
_REF: Final = "#/components/schemas/"
#: Packages of the library beside the names of `quadriga` itself.
_PACKAGES: Final = ("quadriga.bots", "quadriga.client", "quadriga.testing")
#: Limits of a value, as JSON Schema calls them.
_LIMITS: Final = ("format", "pattern", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems")


def with_folders(nav: list[Any]) -> list[Any]:
    """The navigation of `mkdocs.yml` with every file of a folder where it says `folder/*`."""
    found: list[Any] = []
    for item in nav:
        if isinstance(item, dict):
            parts = ((title, with_folders(part) if isinstance(part, list) else part) for title, part in item.items())
            found.append(dict(parts))
        elif item.endswith("/*"):
            pages = sorted((ROOT / "docs" / item[:-2]).glob("[!R]*.md"))
            found += [page.relative_to(ROOT / "docs").as_posix() for page in pages]
        else:
            found.append(item)
    return found


def our_games() -> dict[str, str]:
    """The games of the package by id, with where they lie; others may be installed here too."""
    return {id: package for id, package in installed().items() if package.startswith(f"{GROUP}.")}


def written_pages() -> dict[str, str]:
    """What is no file of `docs`, by its place on the site."""
    pages = {uri: (ROOT / name).read_text(encoding="utf-8") for name, uri in AT_THE_ROOT.items() if name != "README.md"}
    for id, package in our_games().items():
        for language in COMPLETE:
            pages[f"rules/{id}/{language}.md"] = rules_page(find_meta(id).title(language), package, language)
            pages[f"turn/{id}/{language}.md"] = turn_page(id, language)
    return pages


def published_files() -> dict[str, Path]:
    paths = (path for pattern in PUBLISHED for path in sorted(ROOT.glob(pattern)) if path.is_file())
    return {"pictures/mark.svg": ROOT / "web" / "src" / "lib" / "mark.svg"} | {
        f"files/{path.relative_to(ROOT).as_posix()}.txt": path for path in paths
    }


# A turn in sixty seconds.


def turn_page(id: str, language: str) -> str:
    """The turn page of a game: its captions, and what they speak of as notebooks draw it."""
    game = find_game(id)
    page = turn_page_of(game)
    words = Words(language, game, layer=LAYER)
    reader = TurnReader(game, page, words, Console(file=StringIO()))
    lines, part = [f"# {find_meta(id).title(language)}: {_SIXTY_SECONDS[language]}"], ""
    for panel in page.panel:
        if panel.part != part:
            lines.append(f"## {words.text(f'turn-page-{panel.part}')}")
            part = panel.part
        lines.append(f"### {reader.captions.text(panel.caption, {}, 'title')}")
        rule = f"[→](../../rules/{id}/{language}.md#{panel.rule})"
        lines.append(f"{reader.captions.text(panel.caption)} {rule}")
        # A blank line would end the HTML.
        lines.append(re.sub(r"\n\s*\n", "\n", picture(reader.drawing(panel), game.package)))
    return "\n\n".join(lines) + "\n"


# The rules.


def rules_page(title: str, package: str, language: str) -> str:
    """The catalogue of a game as a page: its rules by section, those of all games last."""
    lines, section = [f"# {title}"], ""
    common = rules_of(CORE, language).keys()
    for rule in rules_of(package, language).values():
        here = _ALL_GAMES[language] if rule.id in common else rule.section
        if here != section:
            lines.append(f"## {here}")
            section = here
        lines += _rule(rule, language)
    return "\n\n".join(lines) + "\n"


def _rule(rule: Rule, language: str) -> Iterator[str]:
    yield f"### {rule.title} {{: #{rule.id} }}"
    yield rule.text
    yield f"`{rule.id}` · {_SOURCE[language]} {rule.source}\n{{: .source }}"
    if rule.contested:
        yield f"*{_CONTESTED[language]}* {rule.contested}"


# What pages leave room for.


def fill_in(markdown: str) -> str:
    """Put what the package says of itself where a page has `<!-- on the site: http -->`."""
    makers = {"http": lambda: http_api(described()), "python": python_api}
    return _PLACEHOLDER.sub(lambda found: makers[found[1]](), markdown)


def python_api() -> str:
    """The public names in groups, for mkdocstrings to write out."""
    functions, errors, types = list[str](), list[str](), list[str]()
    for name in quadriga.__all__:
        value = getattr(quadriga, name)
        if isinstance(value, type):
            (errors if issubclass(value, Exception) else types).append(name)
        elif callable(value):
            functions.append(name)
    parts = []
    for title, names in (("Functions", functions), ("Types", types), ("Errors", errors)):
        parts.append(f"## {title}")
        parts += [f"::: quadriga.{name}" for name in names]
    for package in _PACKAGES:
        parts += [f"## {package}", f"::: {package}\n    options:\n      show_root_heading: false"]
    return "\n\n".join(parts)


@cache
def described() -> dict[str, Any]:
    """The server's description of its interface, of the games of the package."""
    from quadriga.server.app import Web  # noqa: PLC0415 - rules and links need no server
    from quadriga.server.settings import Settings  # noqa: PLC0415

    found: dict[str, Any] = Web(Settings()).litestar.openapi_schema.to_schema()
    return found


def http_api(description: dict[str, Any]) -> str:
    """Every operation by the first part of its path, then every schema by the game it belongs to."""
    operations: dict[str, list[str]] = {}
    for path, methods in sorted(description["paths"].items()):
        first = path.split("/")[1]
        for method, operation in sorted(methods.items()):
            operations.setdefault(first, []).extend(_operation(method.upper(), path, operation))
    lines = []
    for first, parts in operations.items():
        lines += [f"## /{first}", *parts]
    schemas: dict[str, list[str]] = {}
    ours = {"", "core", "live", *our_games()}
    for name, schema in sorted(description["components"]["schemas"].items()):
        owner = name.rpartition(".")[0]
        if owner in ours:
            schemas.setdefault(owner, []).extend(_schema(name, schema))
    for owner, parts in schemas.items():
        lines += [f"## Schemas of {owner}" if owner else "## Schemas", *parts]
    return "\n\n".join(lines)


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"### {method} {path} {{: #{method}{path} }}"
    yield f"**{operation.get('summary', '')}.** {operation.get('description', '')}".strip()
    rows = [
        (f"`{one['name']}`", one["in"] + ("" if one.get("required") else ", optional"), _type(one.get("schema", {})))
        for one in operation.get("parameters", ())
    ]
    rows += [("body", f"`{kind}`", type) for kind, type in _contents(operation.get("requestBody", {}))]
    yield from _table(("sent", "", "what"), rows)
    answers = (
        (f"`{status}`", answer.get("description", ""), next((type for _, type in _contents(answer)), ""))
        for status, answer in sorted(operation.get("responses", {}).items())
    )
    yield from _table(("answered", "", "what"), list(answers))


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"### {name} {{: #{name} }}"
    if text := schema.get("description"):
        yield text
    needed = schema.get("required", ())
    fields = schema.get("properties", {})
    if not fields:
        yield _type(schema)
    rows = [(f"`{field}`", "" if field in needed else "optional", _type(value)) for field, value in fields.items()]
    yield from _table(("field", "", "what"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    lines = ["| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |" for row in rows]
    if lines:
        yield "\n".join(["| " + " | ".join(head) + " |", "| --- " * len(head) + "|", *lines])


def _contents(body: dict[str, Any]) -> list[tuple[str, str]]:
    return [(kind, _type(content.get("schema", {}))) for kind, content in body.get("content", {}).items()]


def _type(schema: dict[str, Any]) -> str:
    """A JSON Schema in a line; what has a name is linked to."""
    if ref := schema.get("$ref"):
        name = ref.removeprefix(_REF)
        return f"[{name}](#{name})"
    for key, word in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
        if parts := schema.get(key):
            return word.join(_type(part) for part in parts)
    if "const" in schema or "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    kinds = schema.get("type", "anything")
    said = " or ".join(kinds) if isinstance(kinds, list) else str(kinds)
    if isinstance(items := schema.get("items"), dict):
        said += f" of {_type(items)}"
    if parts := schema.get("prefixItems"):
        said += f" of {', '.join(_type(part) for part in parts)}"
    if isinstance(values := schema.get("additionalProperties"), dict):
        said += f" of {_type(values)}"
    limits = [f"{limit} `{_plain(schema[limit])}`" for limit in _LIMITS if limit in schema]
    return said + (f" ({', '.join(limits)})" if limits else "")


def _plain(value: Any) -> str:
    """A limit as people write it; the description has whole numbers as floats."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


# Where links lead.


def with_links(markdown: str, uri: str, known: set[str]) -> tuple[str, list[str]]:
    """The links of a page as they must be on the site, and those that lead nowhere there.

    In the files they are relative to the file, as a code host wants them, and may lead anywhere in the repository.
    """
    here = posixpath.dirname(_in_the_repository(uri))
    dead: list[str] = []

    def moved(found: re.Match[str]) -> str:
        target, hash, anchor = found[2].partition("#")
        if not target or re.match(r"[a-z]+:", target):
            return found[0]
        path = posixpath.normpath(posixpath.join(here, target))
        on_site = next((one for one in _on_the_site(path) if one in known), None)
        if on_site is None:
            dead.append(found[2])
            return found[0]
        return found[1] + posixpath.relpath(on_site, posixpath.dirname(uri) or ".") + hash + anchor + found[3]

    # Blocks of code are left as they are.
    blocks = re.split(r"(^```.*?^```)", markdown, flags=re.DOTALL | re.MULTILINE)
    return "".join(block if block.startswith("```") else _LINK.sub(moved, block) for block in blocks), dead


def _in_the_repository(uri: str) -> str:
    """Where the file of a page lies."""
    for name, page in AT_THE_ROOT.items():
        if page == uri and name != "README.md":
            return name
    return f"docs/{uri}"


def _on_the_site(path: str) -> Iterator[str]:
    """The pages that a file or folder of the repository may be, the likeliest first."""
    if path in AT_THE_ROOT:
        yield AT_THE_ROOT[path]
    if path.startswith("docs/"):
        yield path.removeprefix("docs/")
        yield f"{path.removeprefix('docs/')}/README.md"
    if found := re.fullmatch(r"src/quadriga/games/(\w+)/rules/(\w+)\.md", path):
        yield f"rules/{found[1].replace('_', '-')}/{found[2]}.md"
    yield f"files/{path}.txt"
