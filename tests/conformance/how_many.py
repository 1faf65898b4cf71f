"""How many games each test plays: enough to find what is wrong; a release plays 1,000."""

import os

GAMES = int(os.environ.get("TEST_GAMES", "8"))
