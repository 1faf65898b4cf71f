"""Full states that fit a view, as likely as its seat must think them.

What a seat does not see lies in hidden places: the deck, other hands, cards set aside, the unknown part of the
vaults. Each place has the set of materials it may hold, and every way of dealing the unseen cards into the places
that respects the sets is equally likely. Of a closed vault a view tells only how many cards lie there: what a seat
remembers of them is its own, so they may be any cards not seen elsewhere.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending
from quadriga.games.glory_to_rome import decisions
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, NO_ROLE, ROLES, GloryEdition
from quadriga.games.glory_to_rome.learned import ANY
from quadriga.games.glory_to_rome.state import Building, GloryState, Piles, Player, Rules
from quadriga.games.glory_to_rome.views import GloryView, PileView, PlayerView


def determinize(edition: GloryEdition, view: GloryView, rng: Random) -> GloryState:
    unseen = unseen_cards(edition, view)
    sets = [mask for player in view.players for mask in hidden_places(player)]
    dealt, rest = deal(unseen, sets, rng)
    state = GloryState(
        edition=edition,
        rules=Rules(view.options),
        stack=[decision_of(one) for one in view.pending],
        players=[player_of(edition, player, dealt) for player in view.players],
        leader=view.leader,
        role=role_of(view.role),
        deck=sorted(rest),
        removed=view.removed,
        senators=view.senators,
        town=[sites.left for sites in view.town],
        outside=[sites.left for sites in view.outside],
        pool=piles_of(view.pool),
        box=tuple(view.box),
        winners=tuple(view.winners),
    )
    state.ending = view.ending
    state.left = view.left
    refresh(state)
    return state


def unseen_cards(edition: GloryEdition, view: GloryView) -> list[list[str]]:
    """The Orders the viewer sees nowhere, by material."""
    seen = Counter(view.seen)
    for player in view.players:
        seen.update(player.hand or ())
        seen.update(player.basilica or ())
        seen.update(player.aside or ())
    unseen: list[list[str]] = [[] for _ in EACH_MATERIAL]
    for card in edition.cards.values():
        unseen[card.material] += [card.id] * (card.copies - seen[card.id])
    return unseen


def hidden_places(player: PlayerView) -> list[int]:
    """The sets of the places of a player that the viewer does not see, in the order they are filled again."""
    places: list[int] = []
    if player.hand is None:
        learned = [mask_of(materials) for materials in player.learned]
        places += learned + [ANY] * (player.hand_count - len(learned))
    if player.aside is None:
        places += [ANY] * player.aside_count
    if player.basilica is None:
        places += [mask_of(materials) for materials in player.basilica_learned]
    return places + [ANY] * (player.atrium + player.closed)


def deal(unseen: list[list[str]], sets: list[int], rng: Random) -> tuple[list[str], list[str]]:
    """Cards for the places, and the rest; uniform over all ways that respect the sets, by rejection sampling.

    Places with small sets are filled first, each with any card it allows. Where sets overlap without one lying in
    the other, a card taken for one place narrows another or does not; such deals are kept with a probability
    that makes up for it, and otherwise begun anew. Places that allow anything need no care.
    """
    narrow = sorted(
        (place for place, mask in enumerate(sets) if mask != ANY), key=lambda place: sets[place].bit_count()
    )
    most = [
        _most_choices(unseen, sets[place], [sets[earlier] for earlier in narrow[:order]])
        for order, place in enumerate(narrow)
    ]
    while True:
        left = [cards.copy() for cards in unseen]
        dealt = [""] * len(sets)
        if all(_fill(left, dealt, place, sets[place], bound, rng) for place, bound in zip(narrow, most, strict=True)):
            break
    rest = [name for cards in left for name in cards]
    for place, name in enumerate(dealt):
        if not name:
            index = int(rng.random() * len(rest))
            rest[index], rest[-1] = rest[-1], rest[index]
            dealt[place] = rest.pop()
    return dealt, rest


def _most_choices(unseen: list[list[str]], mask: int, earlier: list[int]) -> int:
    """How many cards a place can choose from at most, once the earlier places are filled.

    A place whose set lies within this one has taken a card from it for certain; the others may have taken none.
    """
    allowed = sum(len(unseen[material]) for material in EACH_MATERIAL if mask >> material & 1)
    within = sum(other & ~mask == 0 for other in earlier)
    return allowed - within


def _fill(left: list[list[str]], dealt: list[str], place: int, mask: int, bound: int, rng: Random) -> bool:
    """Deal one card; false when the deal is rejected, with the share of choices that are missing from the most."""
    allowed = [cards for material, cards in enumerate(left) if mask >> material & 1]
    number = sum(map(len, allowed))
    if number < bound and rng.random() * bound >= number:
        return False
    index = int(rng.random() * number)
    for cards in allowed:
        if index < len(cards):
            dealt[place] = cards.pop(index)
            return True
        index -= len(cards)
    return False


def player_of(edition: GloryEdition, seen: PlayerView, dealt: list[str]) -> Player:
    """The player again, hidden places filled from the front of the cards dealt."""
    hand = list(seen.hand) if seen.hand is not None else _take(dealt, seen.hand_count)
    aside = seen.aside if seen.aside is not None else _take(dealt, seen.aside_count)
    basilica = seen.basilica if seen.basilica is not None else _take(dealt, len(seen.basilica_learned))
    sites, demanded = seen.sites, seen.demanded
    return Player(
        seat=seen.seat,
        hand=sorted(hand),
        senators=seen.senators,
        learned=tuple(mask_of(materials) for materials in seen.learned),
        aside=tuple(aside),
        stock=piles_of(seen.stock),
        clients=piles_of(seen.clients),
        vault=piles_of(seen.vault),
        basilica=tuple(basilica),
        basilica_learned=tuple(mask_of(materials) for materials in seen.basilica_learned),
        atrium=tuple(_take(dealt, seen.atrium)),
        closed=tuple(_take(dealt, seen.closed)),
        buildings=[
            Building(
                seen.seat,
                edition.cards[building.card],
                MATERIALS.index(building.site),
                tuple(building.materials),
                building.done,
                building.public,
            )
            for building in seen.buildings
        ],
        sites=(sites[0], sites[1], sites[2], sites[3], sites[4], sites[5]),
        played=tuple(seen.camp.cards),
        senators_played=seen.senators_played,
        petitions=seen.petitions,
        actions=seen.actions,
        demanded=(demanded[0], demanded[1], demanded[2], demanded[3], demanded[4], demanded[5]),
        crafted=seen.crafted,
        held=role_of(seen.held),
        # Worked out by refresh.
        influence=0,
        powers=0,
        owned=0,
        hand_limit=0,
        client_limit=0,
        vault_limit=0,
    )


def _take(dealt: list[str], number: int) -> list[str]:
    taken = dealt[:number]
    del dealt[:number]
    return taken


def mask_of(materials: tuple[str, ...]) -> int:
    return sum(1 << MATERIALS.index(material) for material in materials)


def role_of(name: str) -> int:
    return ROLES.index(name) if name else NO_ROLE


def piles_of(piles: tuple[PileView, ...]) -> Piles:
    return [tuple(pile.cards) for pile in piles]


def decision_of(seen: Pending) -> Decision:
    args = {name: _frozen(value) for name, value in seen.args.items()}
    return decisions.ALL[seen.name](seen.seat, **args)


def _frozen(value: object) -> object:
    """Lists of a view that travelled as JSON are tuples again."""
    return tuple(_frozen(inner) for inner in value) if isinstance(value, list | tuple) else value
