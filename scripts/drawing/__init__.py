"""What every scene of the four games is drawn from: parts, people, and a module of scenes a game. See `scripts/scenes`."""
