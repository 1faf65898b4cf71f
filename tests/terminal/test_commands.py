"""The commands as scripts use them: what they print, and what they answer."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import quadriga
from quadriga.cli import app
from quadriga.core.record import commit
from quadriga.core.registry import find_game

GAME = ("play", "builders", "--seats", "random,random", "--seed", "7")


@pytest.fixture(autouse=True)
def system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose language is English and whose screen is 100 wide."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def run(*arguments: str, input: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=input)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "g.jsonl"
    assert run(*GAME, "--record", str(file)).exit_code == 0
    return file


def test_version() -> None:
    build = "compiled" if quadriga.compiled else "plain Python"
    assert run("--version").output == f"quadriga {quadriga.__version__}, {build}\n"


def test_bots_play_to_the_final_count() -> None:
    result = run(*GAME)
    assert result.exit_code == 0
    assert "Final count" in result.output
    for category in ("Buildings", "Machines", "Prisoners not freed", "Loans not repaid", "Sesterces"):
        assert category in result.output
    assert "> " not in result.output
    assert run(*GAME).output == result.output, "the same seed gives the same game"
    assert run(*GAME[:-1], "8").output != result.output


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Décompte final"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "Décompte final"),
        ({"LANG": "de_DE.UTF-8"}, "Final count"),
        ({"LANG": ""}, "Final count"),
    ],
)
def test_the_language_is_the_systems(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert expected in run(*GAME).output


def test_a_person_in_a_pipe_is_asked_nothing_and_answered() -> None:
    typed = ["take 1", "u", "? send a3", "i rural", "take 1", "end"]
    result = run("play", "builders", "--seats", "me,random", "--seed", "2119", input="\n".join(typed) + "\n")
    assert "You take back your move" in result.output
    assert "b.work.needs-a-site" in result.output
    assert "Rural house  b08" in result.output
    assert "Player 2" in result.output
    assert "> " not in result.output
    assert result.exit_code == 2
    assert "the input ended before the game" in result.output


def test_verify_says_what_holds(record: Path) -> None:
    held = quadriga.verify(record.read_bytes())
    english, french = run("verify", str(record)), run("verify", str(record), "--lang", "fr")
    assert english.exit_code == french.exit_code == 0
    assert f"{held.moves} moves, each of them legal; {held.draws} draws, each of them right" in english.output
    assert f"the chain of {held.entries} entries is whole" in english.output
    assert f"{held.moves} coups, tous permis" in french.output


@pytest.mark.parametrize(
    ("seats", "told"),
    [(("person", "random"), "new nonces of the players 1"), (("random", "random"), "no player added a new nonce")],
)
def test_verify_says_of_a_restore_what_is_not_proven(tmp_path: Path, seats: tuple[str, str], told: str) -> None:
    table = quadriga.Table.new(find_game("builders"), 2, seed=7, seats=seats)
    table.restore()
    for seat in table.awaited:
        table.commit_nonce(seat, commit(b"new"))
        table.reveal_nonce(seat, b"new")
    table.resign(0)
    table.record.save(file := tmp_path / "restored.jsonl")
    result = run("verify", str(file))
    assert result.exit_code == 0
    text = " ".join(result.output.split())
    assert "entry 1: put back from a backup. Not proven: that what had been played since" in text
    assert told in text


def test_verify_names_the_entry_that_was_changed(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    lines[17] = lines[17].replace(b'"seat":', b'"seat": ', 1)
    record.write_bytes(b"".join(lines))
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "does not hold at entry 17" in result.output


def test_verify_fails_at_entry_0_when_the_name_of_the_game_was_changed(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b'"builders"', b'"guilders"', 1))
    result = run("verify", str(record))
    assert result.exit_code == 1
    assert "at entry 0" in result.output


def test_verify_names_the_entry_where_the_end_was_cut(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:-1]))
    result = run("verify", str(record), "--lang", "fr")
    assert result.exit_code == 1
    assert f"à l’entrée {len(lines) - 2}" in result.output


def test_replay_tells_the_whole_record_into_a_pipe(record: Path) -> None:
    whole, end = run("replay", str(record)), run("replay", str(record), "--from", "290")
    assert whole.exit_code == end.exit_code == 0
    assert whole.output.endswith(end.output)
    assert len(whole.output) > len(end.output)
    assert "Final count" in end.output
    assert "Décompte final" in run("replay", str(record), "--lang", "fr").output


def test_replay_writes_a_line_of_json_for_each_entry_as_a_spectator_may_know_it(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    run("play", "glory-to-rome", "--seats", "random,random", "--seed", "7", "--record", str(file))
    record = quadriga.load(file)
    lines = run("replay", str(file), "--json", "--lang", "en").output.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step["seq"] for step in steps] == [entry.seq for entry in record.entries]
    assert run("replay", str(file), "--json", "--from", str(len(steps) - 3)).output.splitlines() == lines[-3:]
    *before, last = steps
    assert last["type"] == "end"
    assert tuple(last["outcome"]["places"]) == record.entries[-1].places  # type: ignore[union-attr]
    assert all(step.get("outcome") == before[-1]["outcome"] for step in (before[-1], last))
    assert [step["seat"] for step in before[1:]] == [step["decider"] for step in before[:-1]]
    # Cards that a seat draws in secret are drawn here too, and nobody is told which.
    moved = [event for step in before for event in step.get("events", ()) if event["type"] == "moved"]
    drawn = [event for event in moved if event["target"].endswith(".hand") and event["source"] == "deck"]
    assert drawn
    assert all(event["kind"] is None for event in drawn)


def test_plain_replays_and_scores_are_lines(record: Path) -> None:
    boxes = set("─│▁▂▃▄▅▆▇█")
    plain = run("replay", str(record), "--plain", "--lang", "en").output
    assert not boxes & set(plain)
    assert "Final count\nPlayer 1: 1st, Total " in plain or "Final count\nPlayer 1: 2nd, Total " in plain
    # Whatever the grid says is said in lines.
    for word in ("Buildings", "Machines", "Prisoners not freed", "Loans not repaid", "Sesterces"):
        assert f", {word} " in plain
    assert boxes & set(run("replay", str(record), "--lang", "en").output)
    assert not boxes & set(run(*GAME, "--plain").output)


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    text = (Path(quadriga.__file__).parent / "games" / "builders" / "data" / "antiquity.toml").read_text()
    own = tmp_path / "mine.toml"
    own.write_text(text.replace("start_sesterces = 10", "start_sesterces = 12"))
    record = tmp_path / "g.jsonl"
    played = run(*GAME, "--edition", str(own), "--record", str(record))
    assert played.exit_code == 0
    assert run("verify", str(record), "--edition", str(own)).exit_code == 0
    header = quadriga.load(record).header
    assert f"mine.toml, hash {header.edition}" in " ".join(played.output.split())
    assert header.edition != find_game("builders").edition().hash


def test_options_are_typed_in_words(tmp_path: Path) -> None:
    for value, expected in (("no", False), ("oui", True)):
        file = tmp_path / f"{value}.jsonl"
        assert run(*GAME, "--option", f"machines-equipped={value}", "--record", str(file)).exit_code == 0
        assert quadriga.load(file).header.options == {"machines-equipped": expected}


def test_conform_lists_its_checks() -> None:
    result = run("conform", "builders", "--games", "1", "--players", "2")
    assert result.exit_code == 0
    assert "every check held" in result.output
    assert "1 games" in result.output


def test_rules_as_a_table_and_one_by_one() -> None:
    table = run("rules", "builders", "--lang", "fr")
    for rule in ("b.work.cost", "b.loan.repay", "core.turn.not-asked"):
        assert rule in table.output
    one = run("rules", "builders", "b.work.cost")
    assert "One, two, three actions" in one.output
    assert "rulebook" in one.output
    assert "Contested" not in one.output


@pytest.mark.parametrize(("language", "mark"), [("en", "contested"), ("fr", "contesté")])
def test_a_contested_ruling_is_marked_and_gives_the_other_reading(language: str, mark: str) -> None:
    table = run("rules", "glory-to-rome", "--lang", language)
    assert f"({mark})" in table.output
    one = run("rules", "glory-to-rome", "gtr.found.outside-two-actions", "--lang", language)
    assert mark.capitalize() in one.output


def test_games_list_what_so_many_players_can_choose() -> None:
    result = run("games", "--lang", "en")
    assert "with 2 players: 01 (seats 1, 2), 10\n" in "\n".join(map(str.strip, result.output.splitlines()))


def test_games_say_where_their_figures_come_from() -> None:
    result = run("games", "--lang", "fr")
    assert result.exit_code == 0
    assert "Les Bâtisseurs\xa0: Antiquité" in result.output.replace(" : ", "\xa0: ")
    assert "relevé par des propriétaires" in result.output
    assert "imprimé dans la règle" in result.output
    assert "machines-equipped" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "there is no game “chess”; there are builders"),
        (("play", "builders", "--seats", "alphago,me"), "nobody is called “alphago”"),
        (("play", "builders", "--seats", "random"), "2 to 4 players"),
        (("play", "builders", "--option", "fast"), "name=value"),
        (("play", "builders", "--option", "fast=yes"), "'fast'"),
        (("play", "builders", "--option", "machines-equipped=maybe"), "machines-equipped"),
        (("play", "builders", "--edition", "nix.toml"), "no file nix.toml"),
        (("play", "builders", "--lang", "de"), "'de'"),
        ((*GAME, "--record", "no/such/folder/g.jsonl"), "cannot be written"),
        (("verify", "nix.jsonl"), "no file nix.jsonl"),
        (("replay", "nix.jsonl"), "no file nix.jsonl"),
        (("rules", "builders", "b.nix"), "no rule “b.nix”"),
        (("rules", "chess"), "no game “chess”"),
        (("conform", "builders", "--players", "7"), "7 players"),
    ],
)
def test_what_goes_wrong_is_one_line(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("quadriga: ")


def test_a_wrong_edition_names_its_line(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    text = (Path(quadriga.__file__).parent / "games" / "builders" / "data" / "antiquity.toml").read_text()
    own.write_text(text.replace("free_actions = 3", 'free_actions = "three"'))
    line = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith("free_actions"))
    result = run("play", "builders", "--edition", str(own), "--lang", "fr")
    assert result.exit_code == 2
    assert f"line {line}" in result.stderr


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("nothing of the kind\n")
    assert run("verify", str(file)).exit_code == 1
    replayed = run("replay", str(file))
    assert replayed.exit_code == 2
    assert "entry 0" in replayed.stderr


def test_errors_are_told_in_the_readers_language() -> None:
    assert "il n’y a pas de jeu « échecs »" in run("play", "échecs", "--lang", "fr").stderr.replace("\xa0", " ")


def left(tmp_path: Path, seats: str = "me,random") -> Path:
    """A game of somebody whose input ended after one move."""
    file = tmp_path / "left.jsonl"
    result = run("play", "builders", "--seats", seats, "--seed", "7", "--record", str(file), input="take 1\n")
    assert "the input ended before the game" in result.output
    return file


def test_a_record_without_its_seed_or_of_another_game_is_not_gone_on_with(tmp_path: Path, record: Path) -> None:
    file = left(tmp_path)
    assert "is a game of builders" in run("play", "minerva", "--resume", str(file)).output
    assert "builders is not for 5 players" in run("play", "--resume", str(file), "--seats", "me,me,me,me,me").output
    assert "the game is over" in run("play", "--resume", str(record)).output
    secret = file.with_name("left.jsonl.resume")
    seed = secret.read_bytes()
    secret.write_bytes(seed.replace(b'"seed":"', b'"seed":"00'))
    assert "the seed is not the one committed to" in run("play", "--resume", str(file)).output
    secret.write_bytes(b"[]")
    assert "holds the seed and cannot be read" in run("play", "--resume", str(file)).output
    secret.unlink()
    assert "holds the seed and cannot be read" in run("play", "--resume", str(file)).output
    assert run("play").exit_code == 2, "which game?"


def test_a_record_cut_by_a_power_cut_goes_on_from_its_last_whole_line(tmp_path: Path) -> None:
    file = left(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"type":"move","n":2')
    run("play", "--resume", str(file), input="take 1\n")
    assert file.read_bytes().startswith(whole)
    assert file.read_bytes().count(b"\n") == whole.count(b"\n") + 1


def test_a_program_that_a_file_names_is_not_run(tmp_path: Path) -> None:
    told, program = tmp_path / "told", tmp_path / "program"
    # No script: a shell opens its own by name, which may be after the program below has taken that name.
    program.symlink_to(shutil.which("cat") or "/bin/cat")
    file = left(tmp_path, f"me,run:{program}")
    # Whoever began the game had asked for it; only from here on does it tell.
    other = tmp_path / "other"
    other.write_text(f"#!/bin/sh\ntouch {told}\n")
    other.chmod(0o700)
    other.replace(program)
    result = run("play", "--resume", str(file))
    assert "is not run for a file’s sake" in result.output
    assert not told.exists()


def test_bots_that_search_play_the_same_game_by_iterations() -> None:
    game = ("play", "builders", "--seats", "tiro,random", "--seed", "7", "--budget", "64")
    assert run(*game).output == run(*game).output
    assert "a budget is a number of iterations" in run(*game[:-1], "much").output


def test_what_programs_may_read_is_json(record: Path) -> None:
    def read(*arguments: str) -> Any:
        return json.loads(run(*arguments, "--json").output)

    assert {"builders", "minerva"} <= {game["id"] for game in read("games")}
    assert read("rules", "builders", "b.work.cost")[0]["id"] == "b.work.cost"
    assert len(read("rules", "builders")) > 20
    assert read("verify", str(record))["holds"] is True
    assert read("conform", "toy", "--games", "1")["passed"] is True
    record.write_bytes(record.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    assert read("verify", str(record))["entry"] > 0


@pytest.mark.parametrize(
    ("begun", "expected"),
    [
        ("play por", ["porta-nigra"]),
        ("play builders --seats me,ma", ["me,magister"]),
        ("rules builders b.work.c", ["b.work.cost"]),
        ("rules builders --lang ", ["en", "fr"]),
    ],
)
def test_the_shell_completes_what_was_begun(begun: str, expected: list[str]) -> None:
    asked = {"_QUADRIGA_COMPLETE": "complete_bash", "COMP_WORDS": f"quadriga {begun}"}
    asked["COMP_CWORD"] = str(len(begun.split(" ")))
    completed = CliRunner().invoke(app, [], prog_name="quadriga", env=asked)
    assert [line for line in completed.output.splitlines() if line in expected] == expected


def test_a_game_is_played_on_from_a_position_of_a_record(tmp_path: Path, record: Path) -> None:
    for asked, told in (((), "drawn anew"), (("--as-it-was",), "as it was")):
        file = tmp_path / f"fork{len(asked)}.jsonl"
        where = ("--from", str(record), "--at", "20", *asked)
        result = run("play", *where, "--seats", "random,random", "--seed", "8", "--record", str(file))
        assert result.exit_code == 0, result.output
        assert f"after entry 20 of {record.name}" in result.output
        assert told in result.output
        assert "Final count" in result.output
        said = " ".join(run("verify", str(file)).output.split())
        assert "entry 20 of another record" in said
        assert "Not proven" in said
        proven = run("verify", str(file), "--from", str(record))
        assert proven.exit_code == 0
        assert "That record stands so." in proven.output
        assert json.loads(run("verify", str(file), "--json").output)["origin"]["entry"] == 20
        assert run("replay", str(file)).exit_code == 0
        other = run("verify", str(file), "--from", str(file))
        assert other.exit_code == 1
        assert "forked from another record" in other.output


def test_a_game_left_after_it_was_played_on_is_gone_on_with(tmp_path: Path, record: Path) -> None:
    file = tmp_path / "fork.jsonl"
    left = run("play", "--from", str(record), "--at", "20", "--record", str(file), input="1\nq\n")
    assert "the input ended" in left.output
    assert run("play", "--resume", str(file), "--seats", "random,random").exit_code == 0
    assert run("verify", str(file), "--from", str(record)).exit_code == 0


def test_no_game_is_played_on_where_it_cannot_be(record: Path) -> None:
    last = str(len(quadriga.load(record)))
    assert "the game is over there" in run("play", "--from", str(record), "--at", last).output
    assert "entries" in run("play", "--from", str(record), "--at", "9999").output
    assert "not for 3 players" in run("play", "--from", str(record), "--seats", "random,random,random").output
    assert "is a game of" in run("play", "minerva", "--from", str(record), "--seats", "random,random").output
