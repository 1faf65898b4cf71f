"""Prints the tour of a README as one module, for a type checker: `python .ci/tour.py README.md`."""

import doctest
import sys
from pathlib import Path

for example in doctest.DocTestParser().get_examples(Path(sys.argv[1]).read_text(encoding="utf-8")):
    print(example.source, end="")
