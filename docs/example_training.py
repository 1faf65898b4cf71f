"""Learns to beat random play by policy gradient, with numpy alone: `python docs/example_training.py`.

A linear policy sees the position and gives every legal action a share. It plays many games at once against seats that
act by chance, half of them from each seat. Whatever it did in games that went better than usual becomes likelier, and
less likely otherwise (REINFORCE with a baseline). Every so often it is judged on deals of their own.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from quadriga.lab import many

AT_ONCE = 32


class Policy:
    """One weight for each number of the position and each action, and a bias for each action."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)
        self.square = np.full_like(self.weights, 1e-6)

    def shares(self, seen: Any, mask: Any) -> Any:
        """How likely each action is, for a row of positions; what is not legal never."""
        scores = seen @ self.weights[:-1] + self.weights[-1]
        scores = np.where(mask, scores, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def learn(self, positions: Any, wishes: Any, rate: float) -> None:
        """Move towards what was wished for, each weight by steps of its own size (RMSprop)."""
        slope = np.vstack([positions.T @ wishes, wishes.sum(axis=0)]) / len(positions)
        self.square += 0.05 * (slope**2 - self.square)
        self.weights += rate * slope / np.sqrt(self.square + 1e-8)


def drawn(shares: Any, rng: Any) -> Any:
    """An action for each row, as likely as its share."""
    return (shares.cumsum(axis=1) > rng.random((len(shares), 1))).argmax(axis=1)


def episodes(game: str, policy: Policy, seed: int) -> Iterator[tuple[Any, Any, float]]:
    """Finished games for ever: the learner's positions, what it did less its shares, and its reward."""
    rng = np.random.default_rng(seed)
    games = many(game, AT_ONCE, 2, "ids", cap=2000)
    learners = np.arange(AT_ONCE) % 2
    seen = games.reset(seed=seed)
    kept: list[list[tuple[Any, Any]]] = [[] for _ in range(AT_ONCE)]
    while True:
        mask = seen["action_mask"].astype(bool)
        shares = mask / mask.sum(axis=1, keepdims=True)
        own = games.deciders == learners
        if own.any():
            shares[own] = policy.shares(seen["observation"][own], mask[own])
        actions = drawn(shares, rng)
        for place in np.flatnonzero(own):
            wish = -shares[place].astype(np.float32)
            wish[actions[place]] += 1
            kept[place].append((seen["observation"][place], wish))
        seen, rewards, ended, cut = games.step(actions)
        for place in np.flatnonzero(ended | cut):
            if kept[place]:
                positions, wishes = zip(*kept[place], strict=True)
                yield np.stack(positions), np.stack(wishes), float(rewards[place, learners[place]])
            kept[place] = []


def judged(game: str, policy: Policy, games: int) -> float:
    """The share of games won against random, a tie being half of one."""
    ended = episodes(game, policy, seed=10_000)
    return sum((1 + next(ended)[2]) / 2 for _ in range(games)) / games


def train(game: str, batches: int, batch: int, judge: int, rate: float, points: int = 8) -> list[tuple[int, float]]:
    """The curve, at so many points: games played so far, share of games won."""
    sizes = many(game, 1, 2, "ids").observer
    policy = Policy(sizes.encoding.size, sizes.actions)
    played = episodes(game, policy, seed=1)
    usual, curve, begin = 0.0, [(0, judged(game, policy, judge))], time.monotonic()
    for number in range(1, batches + 1):
        found = [next(played) for _ in range(batch)]
        gains = [reward - usual for _, _, reward in found]
        usual += 0.1 * (sum(gains) / batch)
        wishes = np.concatenate([gain * wish for gain, (_, wish, _) in zip(gains, found, strict=True)])
        policy.learn(np.concatenate([positions for positions, _, _ in found]), wishes, rate)
        if number % max(1, batches // points) == 0:
            curve.append((number * batch, judged(game, policy, judge)))
            print(f"{curve[-1][0]:6} games  {curve[-1][1]:6.1%}  {time.monotonic() - begin:4.0f} s", flush=True)
    return curve


def main() -> list[tuple[int, float]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="porta-nigra", help="a game whose moves have numbers")
    parser.add_argument("--batches", type=int, default=64, help="how often the policy learns")
    parser.add_argument("--batch", type=int, default=8, help="games in between")
    parser.add_argument("--judge", type=int, default=100, help="games it is judged by")
    parser.add_argument("--rate", type=float, default=0.004, help="how fast it learns")
    asked = parser.parse_args()
    curve = train(asked.game, asked.batches, asked.batch, asked.judge, asked.rate)
    print(f"against random: {curve[0][1]:.1%} before, {curve[-1][1]:.1%} after {curve[-1][0]} games")
    return curve


if __name__ == "__main__":
    main()
