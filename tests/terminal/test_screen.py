"""A whole game through a real pseudo-terminal, played by reading the numbered list as a person does."""

import re
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

from quadriga.core.languages import COMPLETE

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
QUADRIGA = Path(sys.executable).with_name("quadriga")
PROMPT = "\r\n> "


class Screen:
    """Somebody at a keyboard: reads what stands on the screen, types a line."""

    def __init__(self, *arguments: str, rows: int = 90, columns: int = 120) -> None:
        environment = {"PATH": "", "TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            str(QUADRIGA), list(arguments), dimensions=(rows, columns), env=environment, encoding="utf-8", timeout=30
        )
        self.text = ""
        self.over = False
        self._look()

    def type(self, line: str) -> str:
        """Type a line; answers what came after it."""
        self.child.sendline(line)
        return self._look()

    def _look(self) -> str:
        self.over = self.child.expect_exact([PROMPT, pexpect.EOF]) == 1
        assert self.child.before is not None
        self.text = ESCAPES.sub("", self.child.before.rpartition(CLEAR)[2]).replace("\r\n", "\n")
        return self.text

    def choices(self) -> dict[int, str]:
        """The numbered list beneath the question."""
        beneath = [line for line in self.text.rpartition("─" * 20)[2].splitlines() if " · " not in line]
        found = re.findall(r"(?:^|  )(\d+) (\S.*?)(?=   |$)", "\n".join(beneath), re.MULTILINE)
        return {int(number): text.rstrip("°") for number, text in found}


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
    assert "redessiner la table" in french.type("h")
    assert "Bâtiments" in french.type("t")


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
    screen = Screen("play", "builders", "--seats", "me,random", "--seed", "7", "--lang", "en", rows=30, columns=80)
    assert re.search(r"Start construction +1–5", screen.text)
    assert "what do you do with your actions?" in screen.text


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
    screen.type("q")
    assert screen.over
