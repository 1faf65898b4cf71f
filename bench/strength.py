"""How strong the bots are: `python bench/strength.py --folder DIR --iterations N GAME...`.

Plays the matches that docs/bots.md speaks of, one after the other, and keeps every game below the folder: begun again,
it goes on where it stopped. `--iterations` is what 100 ms buy, by `bench/search.py` on the build that is asked about.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import quadriga

#: Who plays, how many games, and with what: nothing, the iterations given, or a time.
MATCHES = (
    (("greedy", "random"), 200, ""),
    (("magister", "greedy"), 200, "iterations"),
    (("magister", "faber"), 200, "iterations"),
    (("faber", "tiro"), 200, "iterations"),
    (("magister", "greedy", "greedy"), 201, "iterations"),
    (("magister", "greedy", "greedy", "greedy"), 200, "iterations"),
    (("magister", "greedy"), 40, "1s"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(quadriga.installed()))
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--iterations", type=int, required=True, help="what 100 ms buy")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for game in options.games:
        for bots, games, budget in MATCHES:
            if len(bots) not in quadriga.find_meta(game).players:
                continue
            spent = str(options.iterations) if budget == "iterations" else budget
            file = options.folder / f"{game}-{'-'.join(bots)}-{spent or 'none'}.jsonl"
            who = [f"{bot}@{spent}" if spent else bot for bot in bots]
            command = [str(Path(sys.executable).with_name("quadriga")), "match", game, *who, "--games", str(games)]
            command += ["--results", str(file), "--jobs", str(options.jobs)]
            print(f"{game}: {' – '.join(bots)}, {games} games{f', {spent} a decision' if spent else ''}", flush=True)
            subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
