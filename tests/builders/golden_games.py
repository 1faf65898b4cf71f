"""How the golden games of The Builders are played: `scripts/golden builders` reads it."""

#: Players who build on what they have begun come to an end; chance alone opens and recruits for ever.
TASTE = {"send": 60, "open": 1, "recruit": 1, "study": 1, "extra": 1, "repay": 1, "end": 1}
