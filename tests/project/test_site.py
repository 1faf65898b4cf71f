"""The site of docs/ has everything the package says of itself, and its links lead where those of the files lead."""

import re
from pathlib import Path

import msgspec
import pytest
import site_pages
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import quadriga
from quadriga.core.catalogue import rules_of
from quadriga.core.guide import words_of
from quadriga.core.languages import COMPLETE
from quadriga.core.turn_page import turn_page_of
from quadriga.server.app import Web
from quadriga.server.settings import Settings
from quadriga.words import Words

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*") if path.is_file()}
KNOWN = PAGES | site_pages.written_pages().keys() | site_pages.published_files().keys()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", site_pages.our_games())
def test_every_rule_has_its_place_on_the_site(game: str, language: str) -> None:
    page = site_pages.written_pages()[f"rules/{game}/{language}.md"]
    rules = rules_of(site_pages.our_games()[game], language)
    assert page.startswith(f"# {quadriga.find_meta(game).title(language)}\n")
    assert re.findall(r"^### .* \{: #(\S+) \}$", page, flags=re.MULTILINE) == list(rules)
    assert all(rule.text in page and rule.source in page and rule.contested in page for rule in rules.values())


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", site_pages.our_games())
def test_the_turn_page_of_a_game_has_every_caption_with_a_picture(game: str, language: str) -> None:
    page = site_pages.written_pages()[f"turn/{game}/{language}.md"]
    title = quadriga.find_game(game)
    words = Words(language, title, layer=words_of(title))
    panels = turn_page_of(title).panel
    for panel in panels:
        assert f"### {words.text(panel.caption, {}, 'title')}\n\n{words.text(panel.caption)} [→](" in page
        assert f"/{language}.md#{panel.rule})" in page
    # A picture is one block of HTML, as Markdown wants it.
    pictures = [block for block in page.split("\n\n") if block.startswith('<div class="quadriga">')]
    assert len(pictures) == len(panels)
    assert all(picture.rstrip().endswith("</div>") for picture in pictures)


def test_every_operation_and_every_schema_of_our_games_is_written_out() -> None:
    description = Web(Settings()).litestar.openapi_schema.to_schema()
    text = site_pages.fill_in((DOCS / "http.md").read_text(encoding="utf-8"))
    headings = set(re.findall(r"^### .* \{: #(\S+) \}$", text, flags=re.MULTILINE))
    operations = {f"{method.upper()}{path}" for path, ways in description["paths"].items() for method in ways}
    assert len(operations) > 50
    assert operations <= headings
    assert {"Moving", "builders.BuildersView", "minerva.Schema"} <= headings
    # What a type is linked to is there.
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings


def test_every_public_name_is_written_out() -> None:
    text = site_pages.fill_in((DOCS / "python.md").read_text(encoding="utf-8"))
    written = set(re.findall(r"^::: quadriga\.(\w+)$", text, flags=re.MULTILINE))
    plain = {name for name in quadriga.__all__ if not callable(getattr(quadriga, name))}
    assert plain == {"Event", "compiled"}
    assert written == set(quadriga.__all__) - plain | {"bots", "client", "testing"}


@pytest.mark.parametrize("uri", sorted(uri for uri in KNOWN if uri.endswith(".md")))
def test_no_link_of_a_page_is_dead(uri: str) -> None:
    """Quicker than building the site, which CI does besides: it also looks at anchors."""
    written = site_pages.written_pages()
    text = written[uri] if uri in written else (DOCS / uri).read_text(encoding="utf-8")
    assert site_pages.with_links(text, uri, KNOWN)[1] == []


@pytest.mark.parametrize(
    ("uri", "link", "becomes"),
    [
        ("play.md", "hosting.md#settings", "hosting.md#settings"),
        ("README.md", "../CONTRIBUTING.md", "contributing.md"),
        ("README.md", "../LICENSE", "files/LICENSE.txt"),
        ("contributing.md", "docs/decisions", "decisions/README.md"),
        ("decisions/README.md", "../hosting.md", "../hosting.md"),
        ("rules.md", "../src/quadriga/games/porta_nigra/rules/fr.md", "rules/porta-nigra/fr.md"),
        ("words.md", "https://projectfluent.org", "https://projectfluent.org"),
    ],
)
def test_a_link_of_a_file_leads_to_the_page(uri: str, link: str, becomes: str) -> None:
    assert site_pages.with_links(f"see [it]({link})", uri, KNOWN) == (f"see [it]({becomes})", [])


@pytest.mark.parametrize("link", ["nothing.md", "../pyproject.toml", "../nothing/README.md"])
def test_a_link_that_leads_nowhere_is_told(link: str) -> None:
    assert site_pages.with_links(f"see [it]({link})", "play.md", KNOWN)[1] == [link]
    block = f"```\n[it]({link})\n```"
    assert site_pages.with_links(block, "play.md", KNOWN) == (block, [])


def test_nothing_of_the_site_is_fetched_from_elsewhere() -> None:
    settings = msgspec.yaml.decode((ROOT / "mkdocs.yml").read_bytes())
    assert settings["strict"] is True
    assert settings["theme"]["font"] is False
    assert [one for one in settings["extra_css"] + settings.get("extra_javascript", []) if "//" in one] == []
    assert "url(" not in (DOCS / "site.css").read_text(encoding="utf-8")


def test_the_tools_of_the_site_are_locked_apart() -> None:
    import tomllib

    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    declared = {canonicalize_name(Requirement(one).name) for one in groups["docs"]}
    pinned = {
        name: set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), flags=re.MULTILINE))
        for name in ("dev", "docs")
    }
    assert declared <= pinned["docs"]
    assert "mkdocs" not in pinned["dev"]
