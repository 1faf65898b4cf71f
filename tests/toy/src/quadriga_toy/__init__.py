"""A small game for the tests of the core: it uses every feature, and nobody needs to enjoy it."""
