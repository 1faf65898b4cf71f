"""How many games each test plays: enough to find what is wrong, and fewer where the same is played a second time."""

import os

GAMES = int(os.environ.get("TEST_GAMES", "20"))
