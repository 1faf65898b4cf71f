"""How many games each test plays: enough to find what is wrong; the compiled engine plays more, and a release 1,000."""

import os

GAMES = int(os.environ.get("TEST_GAMES", "8"))
