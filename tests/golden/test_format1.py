"""Records of version 0.1, kept as they were written, with the answer that `verify` gives of each.

Format 1 keyed draws by their entry. Its rules and its draws are no longer in the code: what can still be proven is that
seed and nonces are those committed to and that no line was changed. The browser holds the same records against the same
answers (web/src/lib/fair.test.ts).
"""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.core.errors import RecordError
from quadriga.core.record import Record
from quadriga.core.replay import Verified, load, verify

HERE = Path(__file__).parent / "format1"
EXPECTED = msgspec.json.decode((HERE / "expected.json").read_bytes(), type=dict[str, dict[str, int]])
UNDONE = HERE / "glory-to-rome/resignation.move-and-undo.jsonl"


def test_every_record_has_its_answer() -> None:
    assert sorted(EXPECTED) == sorted(f"{path.parent.name}/{path.stem}" for path in HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("name", EXPECTED)
def test_chain_and_commitments_are_checked_and_nothing_is_replayed(name: str) -> None:
    expected = msgspec.convert(EXPECTED[name] | {"replayed": False}, Verified)
    assert verify((HERE / f"{name}.jsonl").read_bytes()) == expected


@pytest.mark.parametrize(
    ("seq", "old", "new"),
    [(0, b'"deal":["', b'"deal":["x'), (1, b'"seat":1', b'"seat":0'), (63, b'"places":[2,1]', b'"places":[1,2]')],
)
def test_a_changed_line_is_found(seq: int, old: bytes, new: bytes) -> None:
    lines = UNDONE.read_bytes().splitlines(keepends=True)
    assert old in lines[seq]
    lines[seq] = lines[seq].replace(old, new)
    with pytest.raises(RecordError) as raised:
        verify(b"".join(lines))
    assert raised.value.seq == seq


def test_another_seed_or_nonce_is_found() -> None:
    record = Record.parse(UNDONE.read_bytes())
    assert record.end is not None
    nonce = record.end.nonces[1]
    for secret in (record.end.seed, nonce):
        with pytest.raises(RecordError, match="not the one committed to"):
            verify(UNDONE.read_bytes().replace(secret.encode(), b"0" * len(secret)))


def test_its_positions_are_not_opened() -> None:
    with pytest.raises(RecordError, match="record format 1 can be verified, not opened"):
        load(UNDONE)


def test_the_command_tells_what_was_not_replayed_and_how_often_the_wheel_was_turned() -> None:
    answer = CliRunner().invoke(app, ["verify", str(UNDONE), "--lang", "en"])
    assert answer.exit_code == 0
    assert "the chain of 63 entries is whole" in answer.output
    assert "rules 1: moves and draws not replayed" in answer.output
    assert "pairs of move and undo before a draw: 6" in answer.output


def test_the_command_fails_where_the_chain_does(tmp_path: Path) -> None:
    changed = tmp_path / "changed.jsonl"
    changed.write_bytes(UNDONE.read_bytes().replace(b'"to":', b'"to":1', 1))
    assert CliRunner().invoke(app, ["verify", str(changed)]).exit_code == 1
