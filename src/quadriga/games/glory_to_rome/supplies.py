"""Cards, Senators and sites change place in these functions only, and each tells that it did."""

from __future__ import annotations

from bisect import insort
from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import EVERYONE, Happened, Moved
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import FORUM
from quadriga.games.glory_to_rome.edition import SENATOR, Card
from quadriga.games.glory_to_rome.ending import check_deck, check_forum, end_game
from quadriga.games.glory_to_rome.state import Building, GloryState, Piles, Player, one_less, one_more

#: The mask of viewers when no one sees.
NOBODY: Final = 0


def draw(state: GloryState, chance: Chance) -> str:
    """The next card of the deck, or nothing where a table plays on until a draw fails: gtr.end.deck."""
    if len(state.deck) <= state.removed:
        end_game(state, "deck")
        return ""
    return chance.draw(state.deck)


def draw_to_hand(state: GloryState, player: Player, chance: Chance) -> None:
    name = draw(state, chance)
    if name:
        into_hand(state, player, name, at.DECK)
        check_deck(state)


def into_hand(state: GloryState, player: Player, name: str, source: str) -> None:
    insort(player.hand, name)
    state.events.append(Moved(name, 1, source, at.HAND[player.seat], 1 << player.seat))


def out_of_hand(state: GloryState, player: Player, name: str) -> int:
    """An Order leaves a hand where all can see it; answers its material."""
    player.hand.remove(name)
    material = state.cards.material_of[name]
    if player.learned:
        learned.left(player, material)
    if player.demanded[material]:  # the card already shown goes first
        player.demanded = one_less(player.demanded, material)
    return material


def top_of(piles: Piles, material: int) -> str:
    """Take a card of a material; which of them makes no difference."""
    pile = piles[material]
    piles[material] = pile[1:]
    return pile[0]


def take_material(state: GloryState, player: Player, material: int, pool: bool) -> tuple[str, str]:
    """A card of the stock, or of the pool, and where it lay."""
    if pool:
        return top_of(state.pool, material), at.POOL[material]
    return top_of(player.stock, material), at.STOCK[player.seat][material]


def into_pool(state: GloryState, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    state.pool[material] += (name,)
    state.events.append(Moved(name, 1, source, at.POOL[material]))


def into_stock(state: GloryState, player: Player, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    player.stock[material] += (name,)
    state.events.append(Moved(name, 1, source, at.STOCK[player.seat][material]))
    if player.powers & FORUM:
        check_forum(state)


def into_clients(state: GloryState, player: Player, name: str, source: str) -> None:
    material = state.cards.material_of[name]
    player.clients[material] += (name,)
    state.events.append(Moved(name, 1, source, at.CLIENTS[player.seat][material]))
    if player.powers & FORUM:
        check_forum(state)


def into_vault(state: GloryState, player: Player, name: str, source: str) -> None:
    """Everybody sees it go there: gtr.merchant.public-when-sold."""
    if state.rules.closed_vaults:
        into_closed(state, player, name, source, EVERYONE)
        return
    material = state.cards.material_of[name]
    player.vault[material] += (name,)
    state.events.append(Moved(name, 1, source, at.VAULT[player.seat][material]))


def into_closed(state: GloryState, player: Player, name: str, source: str, seen: int) -> None:
    """Whoever saw the card go into a vault cannot look it up there: gtr.merchant.closed-vault."""
    player.closed += (name,)
    state.events.append(Moved(name, 1, source, at.CLOSED[player.seat], seen))


def into_basilica(state: GloryState, player: Player, name: str) -> None:
    """An Order goes from hand to vault and only its owner knows which: gtr.basilica.unrevealed."""
    mask = learned.left_unseen(player)
    player.hand.remove(name)
    if state.rules.closed_vaults:
        into_closed(state, player, name, at.HAND[player.seat], 1 << player.seat)
        return
    player.basilica += (name,)
    player.basilica_learned += (mask,)
    state.events.append(Moved(name, 1, at.HAND[player.seat], at.BASILICA[player.seat], 1 << player.seat))


def into_atrium(state: GloryState, player: Player, name: str) -> None:
    """A card goes from deck to vault and nobody knows which: gtr.atrium.unseen."""
    if state.rules.closed_vaults:
        into_closed(state, player, name, at.DECK, NOBODY)
        return
    player.atrium += (name,)
    state.events.append(Moved(name, 1, at.DECK, at.ATRIUM[player.seat], NOBODY))


def show_vaults(state: GloryState) -> None:
    """What lay hidden in the vaults lies with the rest: gtr.score.vault."""
    material_of = state.cards.material_of
    for player in state.players:
        seat = player.seat
        for source, names in (
            (at.BASILICA[seat], player.basilica),
            (at.ATRIUM[seat], player.atrium),
            (at.CLOSED[seat], player.closed),
        ):
            for name in names:
                material = material_of[name]
                player.vault[material] += (name,)
                state.events.append(Moved(name, 1, source, at.VAULT[seat][material]))
        player.basilica, player.basilica_learned, player.atrium, player.closed = (), (), (), ()


# Cards set aside.


def set_aside(state: GloryState, player: Player, name: str, source: str) -> None:
    """A card lies before its player, who alone knows it."""
    if source == at.HAND[player.seat]:
        player.hand.remove(name)
    player.aside = (name,)
    state.events.append(Moved(name, 1, source, at.ASIDE[player.seat], 1 << player.seat))


def take_aside(player: Player) -> str:
    """The card set aside, on its way to somewhere else."""
    (name,), player.aside = player.aside, ()
    return name


# Cards played.


def into_camp(state: GloryState, player: Player, name: str) -> int:
    """An Order of the hand is played; answers its material."""
    player.played += (name,)
    state.events.append(Moved(name, 1, at.HAND[player.seat], at.CAMP[player.seat]))
    return out_of_hand(state, player, name)


def out_of_camp(player: Player, name: str) -> None:
    place = player.played.index(name)
    player.played = player.played[:place] + player.played[place + 1 :]


def clear_camp(state: GloryState, player: Player) -> None:
    """Orders played go to the pool, Senators back to their pile."""
    for name in player.played:
        into_pool(state, name, at.CAMP[player.seat])
    player.played = ()
    if player.senators_played:
        state.senators += player.senators_played
        _tell_senators(state, player.senators_played, at.CAMP[player.seat], at.SENATOR_PILE)
        player.senators_played = 0


# Senators.


def take_senator(state: GloryState, player: Player) -> None:
    state.senators -= 1
    player.senators += 1
    _tell_senators(state, 1, at.SENATOR_PILE, at.SENATORS[player.seat])


def return_senators(state: GloryState, player: Player, number: int) -> None:
    player.senators -= number
    state.senators += number
    _tell_senators(state, number, at.SENATORS[player.seat], at.SENATOR_PILE)


def senator_into_camp(state: GloryState, player: Player) -> None:
    player.senators -= 1
    player.senators_played += 1
    _tell_senators(state, 1, at.SENATORS[player.seat], at.CAMP[player.seat])


def claim_senators(state: GloryState, player: Player, other: Player, number: int) -> None:
    """Senators another played go into a hand."""
    other.senators_played -= number
    player.senators += number
    _tell_senators(state, number, at.CAMP[other.seat], at.SENATORS[player.seat])


def _tell_senators(state: GloryState, number: int, source: str, target: str) -> None:
    state.events.append(Moved(SENATOR, number, source, target))


# Buildings and sites.


def lay_foundation(state: GloryState, player: Player, card: Card, site: int, outside: bool, source: str) -> None:
    """A card of the hand, or the one set aside, and a site make a foundation."""
    if outside:
        state.outside[site] -= 1
    else:
        state.town[site] -= 1
    if source == at.ASIDE[player.seat]:
        player.aside = ()
    else:
        out_of_hand(state, player, card.id)
    building = Building(player.seat, card, site, (), False, "")
    player.buildings.append(building)
    player.owned |= card.bit
    state.events.append(Happened("founded", player.seat, {"building": building.id}))
    state.events.append(Moved(card.id, 1, source, building.id))
    state.events.append(Moved(at.SITE[site], 1, at.OUTSIDE[site] if outside else at.TOWN[site], building.id))


def lay_under(state: GloryState, player: Player, building: Building, name: str, source: str) -> Building:
    """A material goes under a foundation; answers the building as it is now."""
    grown = Building(player.seat, building.card, building.site, (*building.materials, name), False, "")
    player.buildings[player.buildings.index(building)] = grown
    if source in (at.HAND[player.seat], at.ASIDE[player.seat]):  # a card of its own, where a stock has materials
        state.events.append(Happened("added", player.seat, {"card": name, "building": building.id}))
    state.events.append(Moved(name, 1, source, building.id))
    return grown


def finish(state: GloryState, player: Player, building: Building) -> Building:
    """The site becomes influence and the materials leave the game; answers the completed building."""
    seat, site = player.seat, building.site
    done = Building(seat, building.card, site, (), True, "")
    player.buildings[player.buildings.index(building)] = done
    player.sites = one_more(player.sites, site)
    state.box += building.materials
    events = state.events
    events.append(Happened("completed", seat, {"building": done.id}))
    events.append(Moved(at.SITE[site], 1, done.id, at.INFLUENCE[seat]))
    for name in building.materials:
        events.append(Moved(name, 1, done.id, at.BOX))
    return done


def lay_on(state: GloryState, building: Building, name: str, source: str) -> None:
    """A material lies on a completed building, which is open to all from now on."""
    owner = state.players[building.seat]
    place = owner.buildings.index(building)
    owner.buildings[place] = Building(owner.seat, building.card, building.site, (), True, name)
    state.events.append(Moved(name, 1, source, building.id))


def hand_over(state: GloryState, victim: Player, taken: Building, player: Player, site: int) -> Building:
    """A completed building changes hands, and a site of its new owner's influence goes the other way."""
    victim.buildings.remove(taken)
    kept = Building(player.seat, taken.card, taken.site, (), True, taken.public)
    player.buildings.append(kept)
    player.sites = one_less(player.sites, site)
    victim.sites = one_more(victim.sites, site)
    events = state.events
    events.append(Happened("seized", player.seat, {"building": taken.id}))
    events.append(Moved(taken.card.id, 1, taken.id, kept.id))
    if taken.public:
        events.append(Moved(taken.public, 1, taken.id, kept.id))
    events.append(Moved(at.SITE[site], 1, at.INFLUENCE[player.seat], at.INFLUENCE[victim.seat]))
    return kept
