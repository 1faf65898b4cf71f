"""Steps a second through the environments, beside OpenSpiel's gin rummy in the same run.

Needs the extra `quadriga[lab]`, and `quadriga[spiel]` for the comparison. A step is what a learner pays for: the
observation and mask of whoever decides, a legal action by chance, the action. Turns are taken in short slices, so that
whatever else the machine does falls on all alike; the rates are medians over the slices.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import TYPE_CHECKING

import quadriga
from quadriga.lab import env, many

if TYPE_CHECKING:
    from quadriga.lab.observing import Kind

GAMES = ("builders", "glory-to-rome", "porta-nigra", "minerva")
#: How many games are stepped at once in the vectorised form.
AT_ONCE = 64
Stepper = Iterator[int]


def aec(id: str, kind: Kind) -> Stepper:
    """Steps of an environment for ever, each as `last` and `step`; yields how many were made."""
    table, rng = env(id, 2, kind), random.Random(1)
    table.reset(seed=1)
    while True:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]
        table.step(legal[int(rng.random() * len(legal))])
        yield 1


def vectorised(id: str, kind: Kind) -> Stepper:
    games, rng = many(id, AT_ONCE, 2, kind), random.Random(1)
    seen = games.reset(seed=1)
    while True:
        masks = [mask.nonzero()[0] for mask in seen["action_mask"].view(bool)]
        seen, *_ = games.step([legal[int(rng.random() * len(legal))] for legal in masks])
        yield AT_ONCE


def gin_rummy() -> Stepper:
    """The same of OpenSpiel: the tensor and mask of who decides; draws are made and not counted."""
    import numpy as np  # noqa: PLC0415
    import pyspiel  # noqa: PLC0415

    game, rng = pyspiel.load_game("gin_rummy"), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            np.array(state.observation_tensor(state.current_player()), np.float32)
            legal = np.array(state.legal_actions_mask(), bool).nonzero()[0]
            state.apply_action(int(legal[int(rng.random() * len(legal))]))
            yield 1


def steps_a_second(stepper: Stepper, seconds: float) -> float:
    made, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        made += next(stepper)
    return made / spent


def contenders() -> dict[str, Stepper]:
    found: dict[str, Stepper] = {}
    kinds: tuple[Kind, ...] = ("slots", "ids")
    makers: dict[str, Callable[[str, Kind], Stepper]] = {"AEC": aec, f"{AT_ONCE} at once": vectorised}
    for id in GAMES:
        for kind in kinds:
            if (id, kind) != ("minerva", "ids"):
                found |= {f"{id} {kind}, {name}": make(id, kind) for name, make in makers.items()}
    try:
        import pyspiel  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        print("OpenSpiel is not installed: no comparison")
    else:
        found["gin rummy, OpenSpiel"] = gin_rummy()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slices", type=int, default=15, help="how often each has its turn of 0.2 s")
    slices = parser.parse_args().slices
    steppers = contenders()
    rates: dict[str, list[float]] = {name: [] for name in steppers}
    for _ in range(slices):
        for name, stepper in steppers.items():
            rates[name].append(steps_a_second(stepper, 0.2))
    found = {name: median(rate) for name, rate in rates.items()}
    rival = found.get("gin rummy, OpenSpiel")
    print(f"steps a second, {'compiled' if quadriga.compiled else 'plain'}, median of {slices} slices of 0.2 s")
    for name, rate in found.items():
        print(f"  {name:34} {rate:10,.0f}" + (f"  {rate / rival:5.2f} of gin rummy" if rival else ""))


if __name__ == "__main__":
    main()
