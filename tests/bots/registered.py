"""A package that registers bots by entry point, as it lies where packages are installed."""

from pathlib import Path

MODULE = """
import os

class First:
    def choose(self, view, moves):
        return moves[0]

class Deadly:
    def choose(self, view, moves):
        os._exit(1)

def first(game, seat, rng, budget):
    return First()

def deadly(game, seat, rng, budget):
    return Deadly()
"""
#: Some that can be had, one that would replace a bot of Quadriga, one of no name, and one whose module is missing.
POINTS = """
[quadriga.bots]
first = own_bots:first
deadly = own_bots:deadly
random = own_bots:first
No Name = own_bots:first
lost = no_such_module:first
"""


def install_bots(folder: Path) -> Path:
    """Whoever has the folder on its path has the bots."""
    (folder / "own_bots.py").write_text(MODULE)
    facts = folder / "own_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(POINTS)
    return folder
