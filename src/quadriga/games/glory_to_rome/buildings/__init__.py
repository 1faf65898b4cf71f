"""What each of the forty buildings does: a file for each, named after it.

`bits` names their functions for the sets players carry, `powers` works those sets and the limits out again when a
building changes, and `completion` says what completing a building sets off.
"""
