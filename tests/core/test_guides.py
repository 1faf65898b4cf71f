"""Guided first games: every one that comes with a game can be followed and read, and what is no guide is refused."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import quadriga
from quadriga.core.catalogue import rules_of
from quadriga.core.errors import GuideError
from quadriga.core.game import Game
from quadriga.core.guide import MOST_STEPS, deal, follow, guide_of, has_guide, words_of
from quadriga.core.languages import COMPLETE
from quadriga.core.things import lying
from quadriga.core.turn_page import MOST_PANELS, PARTS, has_turn_page, positions, there, turn_page_of
from quadriga.games.builders.game import Builders
from quadriga.games.builders.meta import META
from quadriga.words import Words

OURS = ("builders", "glory-to-rome", "minerva", "porta-nigra")
#: What five to eight minutes are: a caption is read, understood and clicked in about twenty seconds.
STEPS = range(12, 26)
#: A caption fits beside what it speaks of, and at the lower edge of a phone.
LONGEST_CAPTION = 260
LONGEST_TITLE = 36
#: What is read without haste in sixty seconds.
WORDS_A_MINUTE = 210


@pytest.mark.parametrize("game", OURS)
def test_every_step_is_legal_and_what_is_shown_lies_there(game: str) -> None:
    title = quadriga.find_game(game)
    guide = guide_of(title)
    seqs = guide.seqs()
    assert len(guide.step) in STEPS
    for table in follow(title, guide):
        zones = {zone.id: zone for zone in title.zones(table.view(guide.seat))}
        there = {lying(kind, zone.id) for zone in zones.values() for kind in zone.kinds or ()}
        for step, seq in zip(guide.step, seqs, strict=False):
            if seq == table.head:
                assert set(step.shows) <= there | set(zones), step.caption
    assert table.head == seqs[-1]


@pytest.mark.parametrize("game", OURS)
def test_the_newcomer_decides_at_every_step_and_the_game_goes_on(game: str) -> None:
    title = quadriga.find_game(game)
    guide = guide_of(title)
    seqs = guide.seqs()
    for table in follow(title, guide):
        if table.head in seqs:
            assert table.decider == guide.seat
            assert len(table.moves()) > 1
    assert table.outcome is None


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", OURS)
def test_every_caption_is_written_and_short_enough(game: str, language: str) -> None:
    title = quadriga.find_game(game)
    words = Words(language, title, layer=words_of(title), strict=True)
    captions = [step.caption for step in guide_of(title).step]
    assert len(captions) == len(set(captions))
    for caption in captions:
        assert 0 < len(words.text(caption)) <= LONGEST_CAPTION, caption
        assert 0 < len(words.text(caption, {}, "title")) <= LONGEST_TITLE, caption
    assert [id for id in written(title, language) if id.startswith("guide-")] == captions


def written(game: Game, language: str) -> list[str]:
    """The messages of a guide's words, in their order."""
    file = Path(sys.modules[game.package].__path__[0]) / "guide" / "words" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [one.id.name for one in body if isinstance(one, ast.Message)]


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_a_guide_is_in_the_catalogue(game: str) -> None:
    title = quadriga.find_game(game)
    for language in COMPLETE:
        assert {step.rule for step in guide_of(title).step} <= rules_of(title.package, language, strict=True).keys()


@pytest.mark.parametrize("game", OURS)
def test_every_position_of_a_turn_page_is_legal_and_what_is_framed_is_there(game: str) -> None:
    title = quadriga.find_game(game)
    page = turn_page_of(title)
    tables = positions(title, page)
    assert tables.keys() == {panel.after for panel in page.panel}
    for panel in page.panel:
        view = tables[panel.after].view(page.seat)
        assert {*panel.shows, *panel.within} <= there(title, view), panel.caption
    assert [part for part in PARTS if part in {panel.part for panel in page.panel}] == list(PARTS)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", OURS)
def test_a_turn_page_is_written_and_read_in_a_minute(game: str, language: str) -> None:
    title = quadriga.find_game(game)
    words = Words(language, title, layer=words_of(title), strict=True)
    captions = [panel.caption for panel in turn_page_of(title).panel]
    assert [id for id in written(title, language) if not id.startswith("guide-")] == captions
    texts = [words.text(caption) for caption in captions]
    titles = [words.text(caption, {}, "title") for caption in captions]
    assert all(0 < len(text) <= LONGEST_CAPTION for text in texts)
    assert all(0 < len(text) <= LONGEST_TITLE for text in titles)
    assert len(" ".join([*titles, *texts]).split()) <= WORDS_A_MINUTE


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_a_turn_page_is_in_the_catalogue(game: str) -> None:
    title = quadriga.find_game(game)
    for language in COMPLETE:
        assert {panel.rule for panel in turn_page_of(title).panel} <= rules_of(
            title.package, language, strict=True
        ).keys()


@pytest.fixture
def with_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """A game from elsewhere with a guide of its own."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "a_guided_game", raising=False)

    def made(text: str, name: str = "guide.toml") -> Game:
        folder = tmp_path / "a_guided_game" / "guide"
        folder.mkdir(parents=True, exist_ok=True)
        (folder.parent / "__init__.py").touch()
        (folder / name).write_text(text, encoding="utf-8")
        game = Builders(META, "a_guided_game")
        game.edition = quadriga.find_game("builders").edition  # type: ignore[method-assign]
        return game

    return made


HEAD = 'players = 2\nseed = 82\nnames = ["", "Livia"]\n'
STEP = '[[step]]\ncaption = "guide-one"\nrule = "b.open.cost"\n'


def test_a_game_from_elsewhere_gets_its_guide_from_its_folder(with_guide: Callable[..., Game]) -> None:
    game = with_guide(f'{HEAD}{STEP}move = "open b06"\nthen = ["send a3"]\n')
    assert has_guide(game)
    assert [table.head for table in follow(game, guide_of(game))] == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players = ", "Invalid"),
        ("players = 2\n", "missing required field"),
        (f'{HEAD}more = 1\n{STEP}move = "end"\n', "unknown field"),
        (HEAD, "missing required field"),
        (f'{HEAD.replace("82", "-1")}{STEP}move = "end"\n', "seed"),
        (f'{HEAD.replace("82", str(2**64))}{STEP}move = "end"\n', "seed"),
        (f'{HEAD.replace("Livia", "")}seat = 2\n{STEP}move = "end"\n', "one name for each"),
        (f'{HEAD.replace(", ", ", 1")}{STEP}move = "end"\n', "Invalid|Expected|Unclosed"),
        (f'{HEAD.replace("Livia", "L" * 31)}{STEP}move = "end"\n', "name is too long"),
        (f"{HEAD}{STEP}", "one of the two"),
        (f'{HEAD}{STEP}move = "end"\nshows = ["bank"]\n', "one of the two"),
        (f'{HEAD}{STEP.replace("guide-one", "thing-b01")}move = "end"\n', "guide-"),
        (f"{HEAD}{STEP * (MOST_STEPS + 1)}", "steps"),
        (HEAD + STEP + 'move = "end"\nthen = [' + '"end",' * 400 + "]\n", "moves"),
        (f"{HEAD}# {'x' * 40_000}\n", "longer than"),
    ],
)
def test_what_is_no_guide_is_refused(with_guide: Callable[..., Game], text: str, why: str) -> None:
    with pytest.raises(GuideError, match=why):
        guide_of(with_guide(text))


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('move = "open b29"\n', "open b29"),
        ('move = "open b"\n', "open b"),
        ('move = "send a3"\n', "send a3"),
        ('move = "end"\n[[step]]\ncaption = "guide-two"\nrule = "b.open.cost"\nmove = "end"\n', "not asked"),
    ],
)
def test_a_guide_that_cannot_be_followed_says_where(with_guide: Callable[..., Game], step: str, why: str) -> None:
    game = with_guide(HEAD + STEP + step)
    with pytest.raises(GuideError, match=why):
        list(follow(game, guide_of(game)))


def test_a_game_without_a_guide_says_so(with_guide: Callable[..., Game]) -> None:
    toy = quadriga.find_game("toy")
    assert not has_guide(toy)
    with pytest.raises(GuideError, match="has no guide"):
        guide_of(toy)


def test_the_deal_is_always_the_same() -> None:
    title = quadriga.find_game("builders")
    views = [deal(title, guide_of(title)).view(0) for _ in range(2)]
    assert views[0] == views[1]


PANEL = '[[panel]]\npart = "aim"\ncaption = "turn-one"\nrule = "b.open.cost"\nafter = 1\nshows = ["row.buildings"]\n'
PAGE = f'{HEAD}moves = ["open b06"]\n'


def test_a_game_from_elsewhere_gets_its_turn_page_from_its_folder(with_guide: Callable[..., Game]) -> None:
    game = with_guide(PAGE + PANEL, "turn.toml")
    assert has_turn_page(game)
    assert not has_guide(game)
    assert [table.head for table in positions(game, turn_page_of(game)).values()] == [1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players = ", "Invalid"),
        (PAGE, "missing required field"),
        (f"{PAGE}more = 1\n{PANEL}", "unknown field"),
        (PAGE.replace("82", "-1") + PANEL, "seed"),
        (PAGE.replace("Livia", "") + "seat = 2\n" + PANEL, "one name for each"),
        (PAGE + PANEL * (MOST_PANELS + 1), "panels"),
        (HEAD + "moves = [" + '"end",' * 400 + "]\n" + PANEL, "moves"),
        (PAGE + PANEL.replace("after = 1", "after = 2"), "after 0 to 1"),
        (PAGE + PANEL.replace("after = 1", "after = -1"), "after 0 to 1"),
        (PAGE + PANEL.replace('"row.buildings"', ""), "shows 1 to"),
        (PAGE + PANEL.replace("aim", "what"), "Invalid enum value"),
        (PAGE + PANEL.replace("aim", "end") + PANEL, "in the order"),
        (PAGE + PANEL.replace("turn-one", "guide-one"), "turn-"),
        (f"{HEAD}# {'x' * 40_000}\n", "longer than"),
    ],
)
def test_what_is_no_turn_page_is_refused(with_guide: Callable[..., Game], text: str, why: str) -> None:
    with pytest.raises(GuideError, match=why):
        turn_page_of(with_guide(text, "turn.toml"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (PAGE.replace("b06", "b29") + PANEL, "open b29"),
        (PAGE + PANEL.replace("row.buildings", "b06@row.buildings"), "no b06@row.buildings there"),
        (PAGE + PANEL + 'within = ["nowhere"]\n', "no nowhere there"),
    ],
)
def test_a_turn_page_that_cannot_be_drawn_says_why(with_guide: Callable[..., Game], text: str, why: str) -> None:
    game = with_guide(text, "turn.toml")
    with pytest.raises(GuideError, match=why):
        positions(game, turn_page_of(game))
