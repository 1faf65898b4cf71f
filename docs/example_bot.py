"""A bot for Quadriga that needs no package: `quadriga play builders --seats "me,run:python3 docs/example_bot.py"`.

It reads one line of JSON for every decision and answers with one. It prefers the kinds of moves that it has seen
least in this game, and never stops doing things while there is something to do.
"""

import json
import random
import sys

QUIET = {"end", "pass", "think", "done", "keep"}


def taste(key: str, used: dict[str, int]) -> tuple[bool, int, float]:
    verb = key.split(maxsplit=1)[0]
    return verb in QUIET, used.get(verb, 0), random.random()


def main() -> None:
    used: dict[str, int] = {}
    for line in sys.stdin:  # the end of the input is the end of the game
        question = json.loads(line)
        best = min((move["key"] for move in question["moves"]), key=lambda key: taste(key, used))
        verb = best.split(maxsplit=1)[0]
        used[verb] = used.get(verb, 0) + 1
        print(json.dumps({"move": best}), flush=True)


if __name__ == "__main__":
    main()
