"""The result of a match fits a screen of 80 columns, whole."""

from io import StringIO

import pytest

from quadriga.core.languages import COMPLETE
from quadriga.lab.summary import Standing, share_of
from quadriga.terminal import theme
from quadriga.terminal.arena import match_table
from quadriga.words import Words

PROGRAM = "run:python3 docs/example_bot.py"


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_of_a_match_is_cut_on_80_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    page = StringIO()
    standings = [
        Standing("magister", share_of(1000, 1000), shared=100, points=100.25, milliseconds=1234.56),
        Standing(PROGRAM, share_of(0, 1000), shared=100, points=0.25),
    ]
    theme.console(page).print(match_table(standings, Words(language, layer="quadriga.terminal", strict=True)))
    text = page.getvalue()
    assert "…" not in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    row = next(line for line in text.splitlines() if "magister" in line)
    assert row.split() == ["magister", "1000", "100", "1000", "100.0", "%", "(99.6–100.0)", "100.25", "1234.56"]
    # A long name goes on below, in its own column.
    after = text.splitlines()[text.splitlines().index(row) + 1 :]
    assert "".join(line[: row.index("1000")].strip() for line in after).replace(" ", "") == PROGRAM.replace(" ", "")
