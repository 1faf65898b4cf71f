"""Somebody at a keyboard: the command in a real pseudo-terminal, read and typed to as a person does."""

import re
import sys
import tempfile
from pathlib import Path

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
#: A line that is drawn again, and at last taken away, as one that says how far something has got.
ERASED = "\x1b[2K"
QUADRIGA = Path(sys.executable).with_name("quadriga")
PROMPT = "\r\n> "


class Screen:
    """Somebody at a keyboard: reads what stands on the screen, types a line."""

    def __init__(
        self,
        *arguments: str,
        rows: int = 90,
        columns: int = 120,
        state: Path | None = None,
        waits_for: str = PROMPT,
    ) -> None:
        environment = {"PATH": "", "TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
        # Whoever leaves has the game offered again; not to the next test, nor to whoever runs the tests.
        environment["XDG_STATE_HOME"] = str(state or tempfile.mkdtemp())
        self.child: pexpect.spawn[str] = pexpect.spawn(
            str(QUADRIGA), list(arguments), dimensions=(rows, columns), env=environment, encoding="utf-8", timeout=30
        )
        self.text = ""
        self.over = False
        if waits_for == PROMPT:
            self.look()
        else:
            self.child.expect_exact(waits_for)

    def type(self, line: str) -> str:
        """Type a line; answers what came after it."""
        self.child.sendline(line)
        return self.look()

    def lines(self) -> list[str]:
        """What stands on the screen above the prompt."""
        return self.text.splitlines()

    def look(self) -> str:
        """Wait for the next prompt, and read what stands before it."""
        self.over = self.child.expect_exact([PROMPT, pexpect.EOF]) == 1
        assert self.child.before is not None
        shown = self.child.before.rpartition(CLEAR)[2].rpartition(ERASED)[2]
        self.text = ESCAPES.sub("", shown).replace("\r\n", "\n")
        return self.text

    def choices(self) -> dict[int, str]:
        """The numbered list beneath the question."""
        beneath = [line for line in self.text.rpartition("─" * 20)[2].splitlines() if " · " not in line]
        found = re.findall(r"(?:^|  )(\d+) (\S.*?)(?=   |$)", "\n".join(beneath), re.MULTILINE)
        return {int(number): text.rstrip("°") for number, text in found}
