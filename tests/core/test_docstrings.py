"""The examples in docstrings of the public API are run."""

import doctest
from types import ModuleType

import pytest

import quadriga
from quadriga import testing
from quadriga.core import follow


@pytest.mark.parametrize("module", [quadriga, follow, testing], ids=lambda module: module.__name__)
def test_the_examples_in_docstrings_hold(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
