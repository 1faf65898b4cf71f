"""Closed vaults, as printed: nobody looks into one before the end, and no figure tells what lies there."""

from random import Random

import pytest

from glory_to_rome.position import Position, position
from quadriga.core.conformance.perturb import perturbed
from quadriga.core.events import redact
from quadriga.core.layout import Item
from quadriga.core.views import encode_view
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.layout import layout
from quadriga.games.glory_to_rome.state import GloryState
from quadriga.words.words import Reader, Words

VIEWERS = (0, 1, None)


def told(table: Position, viewer: int | None) -> list[str]:
    words, reader = Words("en", GAME), Reader(viewer, ("Player 1", "Player 2"))
    return [words.event(event, reader) for event in redact(table.events, viewer)]


def vault_drawn(table: Position, viewer: int | None) -> tuple[Item, ...]:
    panel = layout(table.view(viewer), GAME.edition()).panels[0]
    return next(section.items for section in panel.sections if section.id == "vault")


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.merchant.public-when-sold")
def test_all_see_a_card_as_it_is_sold_and_nobody_sees_it_afterwards() -> None:
    table = position(closed_vaults=True).stock(0, "temple").acting(0, "merchant").play("sell marble")
    assert told(table, 0)[0] == "You sell marble into your closed vault"
    assert told(table, 1)[0] == told(table, None)[0] == "Player 1 sells marble into the closed vault"
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert b'"temple"' not in encode_view(view)
        assert (view.players[0].closed, view.players[0].vault_count) == (1, 1)


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.basilica.unrevealed")
def test_not_even_the_owner_may_look_at_what_a_basilica_took() -> None:
    table = position(closed_vaults=True).built(0, "basilica").hand(0, "temple").acting(0, "merchant")
    table.play("deposit temple")
    assert told(table, 0)[0] == "You put the Temple into your closed vault"
    assert told(table, 1)[0] == "Player 1 puts a card from hand into the closed vault"
    assert all(b'"temple"' not in encode_view(table.view(viewer)) for viewer in VIEWERS)


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.atrium.unseen", "gtr.colosseum.devour")
def test_cards_of_atrium_and_colosseum_lie_there_too() -> None:
    table = position(closed_vaults=True).built(0, "atrium").draws("temple").acting(0, "merchant").play("atrium")
    assert table.player(0).closed == ("temple",)
    assert told(table, 0)[0] == "You put the top card of the deck into your closed vault, unseen"
    table = position(closed_vaults=True).built(0, "colosseum").hand(0, "wall").clients(1, "architect")
    table.acting(0, "legionary").play("demand concrete", "devour p1 concrete")
    assert [GAME.edition().cards[name].material for name in table.player(0).closed] == [3]


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.vault.limit")
def test_a_closed_vault_counts_against_its_limit() -> None:
    table = position(closed_vaults=True).closed(0, "temple", "dock").stock(0, "brick").hand(0, "villa")
    assert table.player(0).vault_room() == 0
    table.play("play villa", "think", "draw")
    assert (table.question, table.in_stock(0)) == ("lead", ["brick"])


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.score.merchant-bonus")
def test_no_running_tally_counts_it_and_the_last_one_does() -> None:
    table = position(closed_vaults=True).closed(0, "temple", "palace").closed(1, "dock").deck("bar")
    for viewer in VIEWERS:
        lines = table.table.tally(viewer)[0].lines
        assert lines == (("influence", 2), ("statue", 0), ("wall", 0))
    table.play("think", "draw")
    assert table.outcome is not None
    assert [dict(tally.lines)["vault"] for tally in table.outcome.tallies] == [6, 1]
    assert [dict(tally.lines)["merchant"] for tally in table.outcome.tallies] == [3, 3]


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.score.vault")
def test_at_the_end_the_vaults_are_opened_to_all() -> None:
    table = position(closed_vaults=True).closed(0, "temple").deck("bar").play("think", "draw")
    assert "Player 1 opens the vault: Temple" in told(table, 1)
    for viewer in VIEWERS:
        assert [pile.cards for pile in table.view(viewer).players[0].vault if pile.cards] == [("temple",)]
        assert table.view(viewer).players[0].closed == 0


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.end.abdicate")
def test_abdication_does_not_open_them() -> None:
    table = position(3, closed_vaults=True).closed(2, "temple").table
    table.resign(0)
    table.resign(1)
    assert table.outcome is not None
    assert "vault" not in dict(table.outcome.tallies[2].lines)


@pytest.mark.rule("gtr.merchant.closed-vault")
def test_nothing_a_viewer_is_given_depends_on_what_lies_there() -> None:
    table = position(closed_vaults=True).closed(0, "temple", "dock").closed(1, "villa").stock(0, "brick")
    table.acting(0, "merchant")
    for viewer in VIEWERS:
        view, tally = encode_view(table.view(viewer)), table.table.tally(viewer)
        with perturbed(table.state, viewer) as twin:
            assert isinstance(twin, GloryState)
            assert twin.players[0].closed != table.player(0).closed
            assert encode_view(GAME.view(twin, viewer)) == view
            assert GAME.tally(twin, viewer) == tally


@pytest.mark.rule("gtr.merchant.closed-vault")
def test_a_made_up_state_has_as_many_cards_there_and_remembers_none() -> None:
    table = position(closed_vaults=True).stock(0, "temple").acting(0, "merchant").play("sell marble")
    found = {GAME.determinize(table.view(0), 0, Random(seed)).players[0].closed for seed in range(40)}
    assert all(len(cards) == 1 for cards in found)
    assert len(found) > 10


@pytest.mark.rule("gtr.merchant.closed-vault", "gtr.atrium.unseen", "gtr.basilica.unrevealed")
def test_the_drawn_table_counts_what_may_not_be_seen() -> None:
    table = position().vault(0, "marble").basilica(0, "dock").atrium(0, "bar")
    shown = {viewer: [item.id for item in vault_drawn(table, viewer)] for viewer in VIEWERS}
    assert shown[0] == ["p0.vault.marble", "dock@p0.vault.basilica", "p0.vault.atrium"]
    assert shown[1] == shown[None] == ["p0.vault.marble", "p0.vault.basilica", "p0.vault.atrium"]
    table = position(closed_vaults=True).closed(0, "marble", "dock", "bar")
    assert {tuple((item.id, item.count) for item in vault_drawn(table, viewer)) for viewer in VIEWERS} == {
        (("p0.vault.closed", 3),)
    }
