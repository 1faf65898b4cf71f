"""The rules catalogue, read."""

import pytest

from quadriga.core.catalogue import parse_rules, rules_of
from quadriga.core.errors import QuadrigaError
from quadriga.core.languages import COMPLETE

TEXT = """# Title

Words before the first rule are for people.

## Turns

### x.turn.first — Who begins

The youngest
begins.

A second paragraph.

Source: rulebook p. 2.

## Fin

### x.end — Fin

C'est fini.

Source : notre décision.

Contesté : on peut lire
que non.
"""


def test_a_rule_has_an_id_a_section_a_title_a_text_and_a_source() -> None:
    first, last = parse_rules(TEXT).values()
    assert (first.id, first.section, first.title) == ("x.turn.first", "Turns", "Who begins")
    assert first.text == "The youngest begins.\n\nA second paragraph."
    assert (first.source, last.source, last.section) == ("rulebook p. 2.", "notre décision.", "Fin")


def test_a_contested_ruling_gives_the_other_reading_after_its_source() -> None:
    first, last = parse_rules(TEXT).values()
    assert (first.contested, last.contested, last.text) == ("", "on peut lire que non.", "C'est fini.")
    english = parse_rules("### x.a — A\n\nT.\n\nSource: p.\n\nContested: others read B.\n")
    assert english["x.a"].contested == "others read B."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("### x.a — A\n\nText.\n", "x.a lacks a text or a source"),
        ("### x.a — A\n\nSource: p. 1.\n", "x.a lacks a text or a source"),
        ("### x.a — A\n", "x.a lacks a text or a source"),
        ("### x.a — A\n\nT.\n\nContested: B.\n", "x.a lacks a text or a source"),
        ("### x.a — A\n\nT.\n\nContested: B.\n\nSource: p.\n", "x.a gives its other reading before"),
        ("### x.a — A\n\nT.\n\nSource: p.\n\n### x.a — B\n\nT.\n\nSource: p.\n", "x.a stands twice"),
    ],
)
def test_a_rule_that_is_not_whole_is_refused(text: str, message: str) -> None:
    with pytest.raises(QuadrigaError, match=message):
        parse_rules(text)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_games_catalogue_ends_with_the_rules_of_every_table(language: str) -> None:
    ids = list(rules_of("quadriga_toy", language))
    assert ids[0] == "toy.turn.actions"
    names = ("not-asked", "nothing-to-do", "begins-elsewhere", "game-over")
    assert ids[-4:] == [f"core.turn.{name}" for name in names]
