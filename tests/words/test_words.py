"""How ids and arguments are derived, and what happens when words are missing."""

import re
from pathlib import Path

import pytest

import quadriga
from quadriga.core.errors import Refusal
from quadriga.core.events import Happened, Moved
from quadriga.core.game import NOTHING_TO_DO
from quadriga.core.languages import COMPLETE, DEFAULT
from quadriga.core.registry import find_game
from quadriga.words import MissingWords, Reader, Words, log

SOURCE = Path(quadriga.__file__).parent


@pytest.fixture
def english() -> Words:
    return Words("en", find_game("builders"), strict=True)


@pytest.fixture
def lenient() -> Words:
    return Words("fr", find_game("builders"))


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(quadriga.QuadrigaError, match="'tlh'"):
        Words("tlh")


@pytest.mark.parametrize(
    "tell",
    [
        lambda words: words.text("no-such-message"),
        lambda words: words.name("b99"),
        lambda words: words.move("conquer b23"),
        lambda words: words.event(Happened("earthquake", 0), Reader()),
        lambda words: words.event(Moved("b23", 1, "bank", "row.buildings"), Reader()),
        lambda words: words.refusal(Refusal("b.no.such-rule")),
        lambda words: words.refusal(Refusal("b.work.cost", {"need": 2})),
        lambda words: words.zone("nowhere"),
    ],
)
def test_strict_words_raise_what_is_missing(english: Words, tell) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(MissingWords):
        tell(english)


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        (lambda words: words.name("b99"), "b99"),
        (lambda words: words.move("conquer b23"), "conquer"),
        (lambda words: words.event(Happened("earthquake", 0), Reader()), "earthquake"),
        (lambda words: words.event(Moved("b23", 1, "bank", "row.buildings"), Reader()), "row"),
        (lambda words: words.refusal(Refusal("b.no.such-rule")), "b.no"),
        (lambda words: words.zone("nowhere"), "nowhere"),
    ],
)
def test_a_person_never_reads_a_raw_id(lenient: Words, text, raw: str) -> None:  # type: ignore[no-untyped-def]
    shown = text(lenient)
    assert shown
    assert raw not in shown


def test_a_refusal_without_a_sentence_says_the_title_of_its_rule(lenient: Words) -> None:
    title = lenient.rules()["b.aim.most-points"].title
    assert lenient.refusal(Refusal("b.aim.most-points")) == title


def test_a_seat_in_a_notation_is_told_by_name() -> None:
    words = Words("en", find_game("toy"), strict=True)
    assert words.move("peek p1", Reader(players=("Anna", "Bruno"))) == "Peek into a hand: Bruno"
    assert words.move("peek p1") == "Peek into a hand: Player 2"


def test_the_reader_is_addressed_and_others_are_named(english: Words) -> None:
    event = Moved("b05", 1, "row.buildings", "p0.sites")
    assert english.event(event, Reader(0, ("Anna",))) == "You start construction of the trading post"
    assert english.event(event, Reader(1, ("Anna",))) == "Anna starts construction of the trading post"
    assert english.event(event, Reader(None)) == "Player 1 starts construction of the trading post"


def test_money_alone_is_a_sentence_and_otherwise_a_detail(english: Words) -> None:
    paid = Moved("sesterce", 7, "p1.purse", "bank")
    bought = Moved("s1", 1, "pile.slaves", "p1.team")
    assert log(english, [paid], Reader()) == ["Player 2 buys an extra action for 7 sesterces"]
    assert log(english, [paid, bought], Reader()) == ["Player 2 buys prisoner I (−7 sesterces)"]
    assert log(english, [bought, paid], Reader()) == ["Player 2 buys prisoner I (−7 sesterces)"]


def test_things_that_go_the_same_way_are_told_together() -> None:
    words = Words("en", find_game("toy"), strict=True)
    drawn = [Moved(card, 1, "bag", "p0.hand") for card in ("a1", "b2")]
    assert log(words, drawn, Reader(0)) == ["You draw the amber one and the blue two"]
    hidden = [Moved(None, 1, "bag", "p0.hand"), Moved(None, 1, "bag", "p0.hand")]
    assert log(words, hidden, Reader(1)) == ["Player 1 draws a card"]


def test_a_card_turned_over_goes_by_its_other_name(english: Words) -> None:
    turned = Reader(forms={"s1": "s1-freed"})
    assert english.move("send s1") == "Send prisoner I to work"
    assert english.move("send s1", turned) == "Send freed prisoner I to work"


def test_a_place_without_a_name_goes_by_what_lies_there() -> None:
    words = Words("en", find_game("minerva"), strict=True)
    reader = Reader(forms={"p0.0,-1": "theatre", "p0.1,0": "spot"})
    refusals = [Refusal(NOTHING_TO_DO, {"thing": cell}) for cell in reader.forms]
    assert [words.refusal(refusal, reader) for refusal in refusals] == [
        "There is nothing to do with this now: Theatre.",
        "There is nothing to do with this now: Empty place.",
    ]


FRENCH = [*sorted(SOURCE.rglob("words/fr.ftl")), Path(__file__).parents[2] / "web/src/words/fr.ftl"]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parent.parent.name)
def test_french_punctuation_never_begins_a_line(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»]|« ", line) and not re.search(r"[·=] \?", line)] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_catalogue_names_the_same_messages(language: str) -> None:
    for file in SOURCE.rglob(f"words/{DEFAULT}.ftl"):
        english, other = (
            re.findall(r"^([a-z][\w-]*) =", one.read_text(), re.MULTILINE)
            for one in (file, file.with_name(f"{language}.ftl"))
        )
        assert english == other, file


def test_what_each_tile_gave_stands_behind_that_tile() -> None:
    words = Words("en", find_game("minerva"), strict=True)
    line = [
        event
        for tile, resource in (("quarry", "stone"), ("forest", "wood"), ("quarry", "stone"))
        for event in (
            Happened("activated", 0, {"tile": tile, "column": 0, "row": 0}),
            Moved(resource, 1, "supply", "p0.stores"),
        )
    ]
    assert log(words, line, Reader()) == [
        "Player 1 activates the quarry (+1 stone)",
        "Player 1 activates the forest (+1 wood)",
        "Player 1 activates the quarry (+1 stone)",
    ]


def test_a_detail_never_joins_a_sentence_about_somebody_else() -> None:
    words = Words("en", find_game("minerva"), strict=True)
    won = Moved("theatre-4", 1, "pile.theatre", "p0.culture")
    skipped = [Moved("denarius", 1, "bank", f"p{seat}.purse") for seat in (1, 2)]
    assert log(words, [won, *skipped], Reader()) == [
        "Player 1 wins the theatre tile worth 4",
        "Player 2 receives 1 denarius",
        "Player 3 receives 1 denarius",
    ]
