"""A learned term as bots reckon with it: thousands of times for one decision."""

from __future__ import annotations

from typing import Final

from quadriga.core.weights import Term

#: What the parts of the learned term are called before the feature's name: `learned-points`.
LEARNED: Final = "learned-"


class Learned:
    """The weights of one number of players in the order of the game's features, whose first is the phase."""

    __slots__ = ("constant", "edition", "flat", "names", "rising")

    def __init__(self, edition: str, names: tuple[str, ...], term: Term) -> None:
        #: The hash of the edition it was learned with.
        self.edition: Final = edition
        self.names: Final = tuple([LEARNED + name for name in names])
        self.constant: Final = term.strength * term.constant
        self.flat: Final = [term.strength * term.features.get(name, (0.0, 0.0))[0] for name in names]
        self.rising: Final = [term.strength * term.features.get(name, (0.0, 0.0))[1] for name in names]

    def worth(self, features: list[float]) -> float:
        total = self.constant
        flat, rising, phase = self.flat, self.rising, features[0]
        for place in range(len(features)):
            feature = features[place]
            if feature != 0.0:
                total += (flat[place] + phase * rising[place]) * feature
        return total

    def parts(self, features: list[float]) -> list[tuple[str, float]]:
        """What each feature adds, the constant with the first of them."""
        phase = features[0]
        found = [
            (name, (self.flat[place] + phase * self.rising[place]) * features[place])
            for place, name in enumerate(self.names)
        ]
        found[0] = (self.names[0], found[0][1] + self.constant)
        return found
