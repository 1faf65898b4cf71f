"""One server for all tests of a worker: two web processes and a job process on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.house import House, house


@pytest.fixture(scope="session")
def place() -> Iterator[House]:
    with house() as place:
        yield place
        assert place.errors == []


@pytest.fixture(scope="module")
def unwatched() -> Iterator[House]:
    """Two web processes, and no job process that would look after clocks or play for bots."""
    with house(worker=False) as place:
        yield place
        assert place.errors == []
