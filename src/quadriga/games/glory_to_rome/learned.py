"""What everybody has learned of a hand.

Every hidden card is a place with the set of materials it may have, a mask of six bits. A hand keeps the sets
that are smaller than all six, sorted; the rest of its cards may be anything. A demand shows a material, a
petition announces one, and who cannot give what is demanded has none of it.

When a card leaves, nobody may know which place it left. The sets that remain are then widened until they are true
whichever it was: an over-approximation that is sound, and small because similar sets lie side by side.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from quadriga.games.glory_to_rome.state import Player

ANY: Final = 0b111111
#: The same few situations come again and again, and working them out costs more than the move itself.
_REMEMBERED: Final = 4096


def showed(player: Player, material: int, number: int) -> None:
    """The hand holds at least so many cards of a material."""
    player.learned = _after_showing(player.learned, 1 << material, number)


def lacks(player: Player, material: int) -> None:
    """The hand holds no card of a material now; cards drawn later may be of it."""
    player.learned = _without_material(player.learned, 1 << material, len(player.hand))


def left(player: Player, material: int) -> None:
    """A card of a material left the hand where all could see it."""
    if player.learned:
        player.learned = _without_one(player.learned, 1 << material)


def left_unseen(player: Player) -> int:
    """A card is leaving the hand and stays hidden: the set of materials it may have."""
    everything = player.learned
    mask = 0 if len(everything) == len(player.hand) else ANY
    for known in everything:
        mask |= known
    player.learned = _without_one(everything, ANY)
    return mask


@lru_cache(_REMEMBERED)
def _after_showing(masks: tuple[int, ...], exact: int, number: int) -> tuple[int, ...]:
    for _ in range(number - masks.count(exact)):
        shown = (exact,) * masks.count(exact)
        rest = tuple(mask for mask in masks if mask != exact)
        masks = _sorted((*shown, exact, *_without_one(rest, exact)))
    return masks


@lru_cache(_REMEMBERED)
def _without_material(masks: tuple[int, ...], material: int, cards: int) -> tuple[int, ...]:
    everything = (*masks, *(ANY,) * (cards - len(masks)))
    return _sorted(tuple(mask & ~material for mask in everything))


@lru_cache(_REMEMBERED)
def _without_one(masks: tuple[int, ...], possible: int) -> tuple[int, ...]:
    """What remains when one place that may hold a possible material has gone: neighbouring sets are merged.

    Let the places concerned be s1 to sn in their order, and let the one gone be sk, which nobody knows. The places
    left can then be numbered anew: the first k - 1 keep their number, and each after sk moves down by one. So the new
    place i is the old place i or the old place i + 1, whatever k is, and `si | si+1` allows all it can hold.

    Places that may hold anything come last. Merged with one of them a set allows everything and is not kept, so
    looking at pairs of kept sets is enough.
    """
    concerned = [mask for mask in masks if mask & possible]
    widened = (one | other for one, other in pairwise(concerned))
    return _sorted((*(mask for mask in masks if not mask & possible), *widened))


def _sorted(masks: tuple[int, ...]) -> tuple[int, ...]:
    """Small sets first; places that may hold anything are not kept."""
    return tuple(sorted((mask for mask in masks if mask != ANY), key=lambda mask: (mask.bit_count(), mask)))
