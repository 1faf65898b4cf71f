"""A whole game through a real pseudo-terminal, played by reading the numbered list as a person does."""

import re
import signal
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.cells import cell_len

import quadriga
from quadriga.core.languages import COMPLETE
from terminal.keyboard import PROMPT, QUADRIGA, Screen
from terminal.visible import numbers_in


@pytest.fixture
def french() -> Screen:
    return Screen("play", "builders", "--seats", "me,random", "--seed", "2119", "--lang", "fr")


def sensible(choices: dict[int, str], rng: Random) -> int:
    """Finish turns, buy nothing, and otherwise anything: such a game ends."""
    dear = ("acheter une action", "Université", "Emprunt", "Esclave")
    cheap = [number for number, text in choices.items() if not text.startswith(dear)]
    return rng.choice(cheap or list(choices))


def test_a_game_in_french_from_the_first_question_to_the_final_count(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "fr", "--record", str(record))
    assert "À vous\xa0: que faites-vous de vos actions\xa0?" in screen.text
    assert "Joueur 1 (vous)" in screen.text
    rng, decisions = Random(7), 0
    while not screen.over:
        choices = screen.choices()
        assert sorted(choices) == list(range(1, len(choices) + 1)), screen.text
        screen.type(str(sensible(choices, rng)))
        decisions += 1
        assert decisions < 1500
    assert decisions > 50
    assert "Décompte final" in screen.text
    assert re.search(r"Total +-?\d+,\d +-?\d+,\d", screen.text)
    assert re.search(r"emportez? avec -?\d+,\d points?|se partagent la victoire", screen.text)
    screen.child.close()
    assert screen.child.exitstatus == 0
    assert record.read_bytes().count(b'"type":"end"') == 1


def test_moves_are_typed_as_number_notation_or_beginning(french: Screen) -> None:
    first = french.choices()[1]
    french.type("1")
    assert f"Vous ouvrez le chantier de l’{first.lower()}" in french.text
    french.type("take 1")
    assert "Vous prenez 1 sesterce" in french.text
    french.type("en")
    assert "À vous" in french.text
    assert "Joueur 2" in french.text
    assert "peut vouloir dire" in french.type("recruit")
    assert "n’est pas un coup ici" in french.type("conquérir")
    assert "n’est pas un coup ici" in french.type("999")


def test_why_not_names_the_rule_and_its_text(french: Screen) -> None:
    answer = french.type("? send a3")
    assert "Vous n’avez aucun chantier ouvert" in answer
    assert "b.work.needs-a-site" in answer
    assert "livret de règles" in answer
    assert "b.loan.repay" in french.type("?")
    assert "C’est possible" in french.type("? 1")
    assert "C’est possible" in french.type("? armurerie")
    assert "Lequel" in french.type("? maitre")
    assert "b.work.needs-a-site" in french.type("send a3"), "an illegal move is refused with its rule"


def test_things_and_rules_can_be_looked_up(french: Screen) -> None:
    assert "Maison rurale  b08" in french.type("i rurale")
    assert "rapporte 6 sesterces et 1 point" in french.text
    assert "Rien sur la table" in french.type("i colisée")
    assert "Une, deux, trois actions" in french.type("r b.work.cost")
    assert "pas de règle" in french.type("r b.nix")
    assert "open b09" in french.type("l")
    assert "toute la table" in french.type("h")
    assert "Bâtiments" in french.type("t")
    assert "Entrée revient à la question" in french.text
    assert "À vous" in french.type("")


def test_undo_shows_and_keeps_its_reach(french: Screen) -> None:
    assert "u annuler" not in french.text
    assert "rien à annuler" in french.type("u")
    french.type("take 1")
    assert "u annuler (1 coup)" in french.text
    french.type("take 1")
    assert "u annuler (jusqu’à 2 coups)" in french.text
    assert "Seuls 2 coups" in french.type("u 3")
    french.type("u 2")
    assert "Vous annulez 2 coups" in french.text
    assert "3 actions restantes" in french.text
    french.type("open b09")
    assert "u annuler" not in french.text, "a card was turned up"


def test_leaving_keeps_what_was_played(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en", "--record", str(record))
    screen.type("take 1")
    screen.type("q")
    assert screen.over
    assert f"Its record so far is in {record}" in screen.text
    assert len(record.read_bytes().splitlines()) == 2


def test_hot_seat_hides_hands_between_people() -> None:
    screen = Screen("play", "toy", "--seats", "me:Anna,me:Bruno", "--seed", "3", "--lang", "en")
    assert "Hand the keyboard to Anna" in screen.text
    assert "hand" not in screen.text.replace("Hand the", "")
    screen.type("")
    assert "Anna — What do you do with your 2 actions?" in screen.text
    hers = re.search(r"Anna: hand +(.+)", screen.text)
    assert hers is not None
    assert "Bruno: hand 3" in screen.text
    screen.type("done")
    assert "Hand the keyboard to Bruno" in screen.text
    assert hers[1].strip() not in screen.text
    screen.type("")
    assert "Bruno — What do you do" in screen.text
    assert hers[1].strip() not in screen.text


def test_hot_seat_without_secrets_goes_straight_on() -> None:
    screen = Screen("play", "builders", "--seats", "me:Anna,me:Bruno", "--seed", "7", "--lang", "en")
    first = re.search(r"(Anna|Bruno) — Your turn", screen.text)
    assert first is not None
    screen.type("end")
    second = re.search(r"(Anna|Bruno) — Your turn", screen.text)
    assert second is not None
    assert {first[1], second[1]} == {"Anna", "Bruno"}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_a_real_terminal_of_80_by_24_holds_every_question(game: str, language: str) -> None:
    screen = Screen("play", game, "--seats", "me,random,random", "--seed", "5", "--lang", language, rows=24, columns=80)
    for _ in range(12):
        assert len(screen.lines()) <= 24, screen.text
        assert max(map(cell_len, screen.lines())) <= 80, screen.text
        _, question, answers = screen.text.rpartition("─" * 80)
        assert question, "the question has not scrolled away"
        assert 1 in numbers_in(answers)
        assert not re.search(r"is no move here|n’est pas un coup ici", screen.type("1"))


@pytest.mark.parametrize("columns", [80, 120, 140])
@pytest.mark.parametrize("language", COMPLETE)
def test_no_line_is_wider_than_the_screen(columns: int, language: str) -> None:
    screen = Screen(
        "play", "builders", "--seats", "me,random,random,random", "--seed", "5", "--lang", language, columns=columns
    )
    for line in ("open b26", "1", "1", "1", "1"):
        assert max(len(row) for row in screen.text.splitlines()) <= columns
        screen.type(line)


def test_a_small_screen_gets_the_short_list_and_the_question() -> None:
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en", rows=24, columns=80)
    assert re.search(r"Start construction +1–5", screen.text)
    assert "what do you do with your actions?" in screen.text


def test_the_screen_is_drawn_anew_when_the_window_has_another_size() -> None:
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en", rows=24, columns=80)
    assert "t whole table" not in screen.text, "no room"
    screen.child.send("op")
    # A signal that comes while readline handles a key is heard with the next signal: windows send many.
    for width in range(120, 150):
        screen.child.setwinsize(60, width)
        if screen.child.expect_exact([PROMPT, pexpect.TIMEOUT], timeout=1) == 0:
            break
    assert "t whole table" in (screen.child.before or "")
    screen.type("en b25")
    assert "You start construction of the tower of Babel" in screen.text, "what was typed before is still there"
    assert max(map(len, screen.lines())) > 100


@pytest.mark.parametrize("language", COMPLETE)
def test_advice_is_the_same_twice_and_fits_the_screen(language: str) -> None:
    seats = ("--seats", "me,random", "--seed", "7", "--lang", language)
    screen = Screen("play", "glory-to-rome", *seats, rows=24, columns=80)
    first = screen.type("a")
    assert re.search(r"\d\.\d ±\d", first)
    assert len(screen.lines()) <= 23
    assert max(map(cell_len, screen.lines())) <= 80
    assert screen.type("a") == first


def test_a_table_larger_than_the_screen_is_shown_page_by_page() -> None:
    screen = Screen("play", "porta-nigra", "--seats", "me,random", "--seed", "7", rows=24, columns=80)
    first = screen.type("t")
    assert "Enter shows more" in first
    assert len(screen.lines()) <= 24
    second = screen.type("")
    assert second != first
    while "Enter shows more" in screen.text:
        screen.type("")
    assert "Enter goes back to the question" in screen.text
    assert "Arrive at" in screen.type("")
    screen.type("t")
    assert "Arrive at" in screen.type("q"), "enough"


def test_up_brings_back_what_was_typed_and_tab_completes_it() -> None:
    up, tab = "\x1b[A", "\t"
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en")
    assert "Town hall" not in screen.type("i babel")
    assert "Tower of Babel  b25" in screen.type(up)
    assert "You start construction of the tower of Babel" in screen.type("open b2" + tab + "5")
    assert "Tower of Babel  b25" in screen.type("i tower" + tab)
    assert "b.work.cost" in screen.type("r b.work.c" + tab)


def test_what_one_person_typed_is_not_the_next_ones_to_read() -> None:
    screen = Screen("play", "toy", "--seats", "me:Anna,me:Bruno", "--seed", "3", "--lang", "en")
    screen.type("")
    assert "is no move here" in screen.type("secret")
    screen.type("done")
    screen.type("")
    assert "Bruno — What do you do" in screen.text
    assert "secret" not in screen.type("\x1b[A\x1b[A")


def test_a_game_that_was_left_is_offered_again(tmp_path: Path) -> None:
    begun = Screen("play", "builders", "--lang", "en", state=tmp_path)
    begun.type("take 1")
    begun.type("q")
    assert "quadriga play builders offers it again" in begun.text
    kept = tmp_path / "quadriga" / "builders.jsonl.resume"
    assert kept.stat().st_mode & 0o077 == 0, "the seed is nobody else's to read"
    again = Screen("play", "builders", "--lang", "en", state=tmp_path)
    assert "You left a game of The Builders: Antiquity against random" in again.text
    assert "2 actions left" in again.type("")
    assert "3 actions left" in again.type("u"), "what could be taken back still can"
    again.type("q")
    anew = Screen("play", "builders", "--lang", "en", state=tmp_path)
    assert "3 actions left" in anew.type("n")


def test_closing_the_terminal_leaves_the_game_to_be_offered_again(tmp_path: Path) -> None:
    begun = Screen("play", "builders", "--lang", "en", state=tmp_path)
    begun.type("take 1")
    begun.child.kill(signal.SIGHUP)
    begun.child.expect_exact(pexpect.EOF)
    assert "Traceback" not in (begun.child.before or "")
    assert "You left a game" in Screen("play", "builders", "--lang", "en", state=tmp_path).text


def test_a_record_that_was_left_is_gone_on_with_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    begun = Screen("play", "toy", "--seats", "me,random", "--seed", "3", "--lang", "en", "--record", str(record))
    begun.type("1")
    begun.type("q")
    assert f"quadriga play --resume {record} goes on with it" in begun.text
    entries = record.read_bytes().count(b"\n")
    again = Screen("play", "--resume", str(record), "--lang", "en")
    while not again.over:
        again.type("1")
    assert "Final count" in again.text
    assert record.read_bytes().count(b"\n") > entries
    assert not (tmp_path / "g.jsonl.resume").exists(), "the record holds its seed itself now"
    assert quadriga.verify(record.read_bytes()).replayed


def test_plain_lines_have_no_boxes_and_every_move_on_a_line_of_its_own() -> None:
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en", "--plain", rows=24)
    assert "1: Start construction of the quarry" in screen.lines()
    assert screen.lines()[-1].startswith("A number makes a move")
    table = screen.type("t")
    assert "Buildings: 27 in the deck" in table
    assert not set("─│▰▱★●■") & set(table), "signs are told in words"
    assert "2 Tower of Babel: needs 3 stone" in table
    assert "You start construction of the quarry" in screen.type("1")


def test_replay_steps_forwards_and_backwards(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    played = pexpect.run(f"{QUADRIGA} play builders --seats random,random --seed 7 --record {record}", timeout=30)
    assert played
    screen = Screen("replay", str(record), "--from", "3", "--lang", "fr")
    assert "Entrée 3 sur" in screen.text
    screen.type("")
    assert "Entrée 4 sur" in screen.text
    screen.type("b")
    assert "Entrée 3 sur" in screen.text
    last = re.search(r"Entrée 3 sur (\d+)", screen.text)
    assert last is not None
    screen.type(last[1])
    assert "Décompte final" in screen.text
    assert "Tapez Entrée" in screen.type("9" * 5000)
    screen.type("q")
    assert screen.over


def test_a_plain_replay_is_told_whole_at_a_terminal_too(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    pexpect.run(f"{QUADRIGA} play builders --seats random,random --seed 7 --record {record}", timeout=30)
    screen = Screen("replay", str(record), "--from", "3", "--lang", "fr", "--plain")
    assert screen.over
    assert "Décompte final" in screen.text
    assert not set("─│") & set(screen.text)


def test_a_replay_is_drawn_anew_when_the_window_has_another_size(tmp_path: Path) -> None:
    record = tmp_path / "g.jsonl"
    pexpect.run(f"{QUADRIGA} play porta-nigra --seats random,random --seed 7 --record {record}", timeout=60)
    screen = Screen("replay", str(record), "--from", "9", "--lang", "en", rows=24, columns=80)
    assert len(screen.lines()) <= 23
    assert "not shown, t shows all" in screen.text
    assert "Enter shows more" in screen.type("t")
    assert "Entry 9 of" in screen.type("q")
    small = screen.text
    screen.child.setwinsize(70, 160)
    screen.look()
    assert len(screen.text) > len(small)
    assert "Entry 9 of" in screen.text
