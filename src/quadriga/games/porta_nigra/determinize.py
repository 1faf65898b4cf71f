"""Full states that fit a view, as likely as its seat must think them."""

from __future__ import annotations

from collections import Counter
from random import Random

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Act, Adding, Appoint, Card, ChooseSpot, Height, Placing, Split, Whites
from quadriga.games.porta_nigra.edition import PortaNigraEdition
from quadriga.games.porta_nigra.state import NOWHERE, Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.views import PlayerView, PortaNigraView


def determinize(edition: PortaNigraEdition, view: PortaNigraView, rng: Random) -> PortaNigraState:
    """A state that fits: the others' hands are any cards of theirs that have not been seen since the round began."""
    numbers = edition.numbers
    players = [determine_player(edition, view, player, rng) for player in view.players]
    elements = [None if spot.owner is None else Element(spot.owner, spot.bricks) for spot in view.spots]
    taken = Counter([*view.building_display, *view.honour_display, *view.box])
    for player in players:
        taken.update((*player.buildings, *player.honours))
    honours = Counter({id: card.copies for id, card in edition.honours.items()}) - taken
    covered = sum(1 << number for number, icon in enumerate(view.icons, start=1) if icon.covered)
    state = PortaNigraState(
        edition=edition,
        stack=[decide(one) for one in view.pending],
        players=players,
        ages=view.ages,
        round=view.round,
        first=view.first,
        active=view.active,
        played=view.played,
        torches=view.torches,
        covered=covered,
        honoured=view.honoured,
        early=view.early,
        early_seat=view.early_seat,
        reserve=view.reserve,
        bank=numbers.coins - sum(player.sesterces for player in players),
        bank_torches=numbers.torches - sum(player.torches for player in players),
        bank_influence=numbers.influence - sum(player.influence for player in players),
        shops=[view.shops[shop] for shop in at.SHOPS],
        elements=elements,
        least=least_bricks(edition.spots, elements),
        supply_deck=sorted(edition.supply.keys() - set(view.supply_discard)),
        supply_discard=list(view.supply_discard),
        building_deck=sorted(edition.building_cards.keys() - taken.keys()),
        building_display=list(view.building_display),
        honour_deck=sorted(honours.elements()),
        honour_display=list(view.honour_display),
        box=list(view.box),
    )
    state.ending = view.ending
    state.left = view.left
    return state


def determine_player(edition: PortaNigraEdition, view: PortaNigraView, seen: PlayerView, rng: Random) -> Player:
    out = {*seen.discard, *view.box, view.played}
    unseen = [card.id for card in edition.decks[seen.seat] if card.id not in out]
    hand = rng.sample(unseen, seen.hand_count) if seen.hand is None else list(seen.hand)
    return Player(
        seen.seat,
        edition.quarter_of[seen.quarter] if seen.quarter else NOWHERE,
        seen.sesterces,
        seen.points,
        seen.torches,
        seen.influence,
        seen.romans,
        seen.reserve,
        seen.placed,
        list(seen.bricks),
        list(seen.built),
        sorted(card for card in unseen if card not in hand),
        hand,
        list(seen.discard),
        list(seen.buildings),
        list(seen.honours),
    )


def decide(seen: Pending) -> Decision:
    """The decision that a view tells of."""
    if seen.name == Height.name:
        return Height(seen.seat, seen.args["spot"])
    if seen.name == Whites.name:
        return Whites(seen.seat, seen.args["spot"], seen.args["bricks"])
    if seen.name == Split.name:
        return Split(seen.seat, seen.args["left"])
    plain: dict[str, type[Decision]] = {one.name: one for one in (Placing, Card, Act, ChooseSpot, Adding, Appoint)}
    return plain[seen.name](seen.seat)
