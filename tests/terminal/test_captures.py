"""The captures in the documentation are what the terminal shows."""

import pytest
from rich.cells import cell_len

from terminal.captures import CAPTURES, PAGE, Capture, captured, page


def test_the_page_of_screens_is_what_the_terminal_shows() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run scripts/screens"


@pytest.mark.parametrize("capture", [one for one in CAPTURES.values() if one.manner == "screen"], ids=str)
def test_a_capture_fits_its_screen(capture: Capture) -> None:
    lines = captured(capture).splitlines()
    assert len(lines) < capture.lines
    assert max(map(cell_len, lines)) <= capture.columns
