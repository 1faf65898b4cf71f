"""Runs the stages of `.ci/stages`, side by side where they share nothing: the program behind `.ci/run` and `.ci/full`.

A stage begins when those it needs have passed and there are cores for it; one that has to wait for cores holds back
those listed after it, so that what fails most often is known first. The output of a stage is printed when it ends. The
first failure ends the others and the run.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
CORES = max(2, os.cpu_count() or 2)
ENDED_AFTER = 20.0  # seconds that a stage is given to end when it is told to


class Stage(NamedTuple):
    """One stage; `cores` is how many it keeps busy, `needs` the stages whose results it uses."""

    name: str
    cores: int
    needs: tuple[str, ...] = ()


RUN = (
    Stage("install", 1),
    Stage("packages", 1),
    Stage("services", 0),
    Stage("web", 1, ("packages",)),
    Stage("lint", 1, ("install",)),
    # Both write what mypy remembers.
    Stage("types", 1, ("install", "packages")),
    Stage("compile", 1, ("types",)),
    # The long ones first: what is short fills the other core at the end.
    Stage("lab", 1, ("install",)),
    Stage("newest", 1, ("install",)),
    Stage("package", 1, ("install", "web", "services")),
    Stage("words", 1, ("install",)),
    Stage("docs", 1),
    Stage("units", 2, ("install",)),
    # Two browsers, a server and a job process: beside a compilation its whole games run into their time limits.
    Stage("browser", 2, ("install", "web", "services")),
    Stage("conformance", 2, ("install",)),
    Stage("compiled", 2, ("compile",)),
    # Holds times against the clock: nothing beside it.
    Stage("server", 2, ("install", "services")),
)
# What is measured by the clock has the machine for itself.
FULL = (
    *RUN,
    Stage("coverage", 1, ("units", "server")),
    Stage("wheels", 2, ("compile", "package")),
    Stage("kills", CORES, ("install", "services")),
    Stage("fuzz", CORES, ("install", "services")),
    Stage("engine_bench", CORES, ("compile",)),
    Stage("search_bench", CORES, ("compile",)),
    Stage("server_bench", CORES, ("install", "services")),
    Stage("arena_bench", CORES, ("lab",)),
    Stage("environments_bench", CORES, ("compile", "lab")),
    Stage("endings", CORES, ("compile",)),
    Stage("strength", CORES, ("compile",)),
)
FULL_SIZE = {
    "CI_MEASURED": "1",
    "TEST_WHOLE": "1",
    "TEST_GAMES": "1000",
    "TEST_SCREENS_ONE_IN": "1",
    "TEST_OPINIONS": "5000",
    "TEST_COMPILED_GAMES": "1000",
    "TEST_READ_BACK": "200",
    "TEST_POSITIONS": "5000",
    "TEST_FUZZED": "20000",
    "TEST_ARENA_GAMES": "12000",
}


class Ended(NamedTuple):
    """How a stage went: seconds by the clock and of processors, and the last line that counts tests."""

    stage: str
    status: int
    seconds: float
    processor: float
    counted: str


class Running(NamedTuple):
    stage: Stage
    process: subprocess.Popen[bytes]
    began: float
    log: Path


class Run:
    """Stages on their way. `passed` are those that need not run any more."""

    def __init__(self, stages: Iterable[Stage], work: Path, environment: dict[str, str], passed: set[str]) -> None:
        self.waiting = [stage for stage in stages if stage.name not in passed]
        self.passed = passed
        self.work = work
        self.environment = os.environ | environment | {"CI_WORK": str(work)}
        self.running: dict[int, Running] = {}
        self.ended: list[Ended] = []

    def finish(self) -> bool:
        """Run them all; False as soon as one fails."""
        (self.work / "logs").mkdir(parents=True, exist_ok=True)
        try:
            while self.waiting or self.running:
                self._start_what_fits()
                if not self._wait_for_one():
                    return False
            return True
        finally:
            self._stop()

    def _start_what_fits(self) -> None:
        for stage in list(self.waiting):
            if not self.passed.issuperset(stage.needs):
                continue
            busy = sum(one.stage.cores for one in self.running.values())
            if self.running and busy + stage.cores > CORES:
                return
            self.waiting.remove(stage)
            self._start(stage)

    def _start(self, stage: Stage) -> None:
        log = self.work / "logs" / f"{stage.name}.log"
        beside = [one.stage.name for one in self.running.values()]
        print(f".. {stage.name}" + f" (beside {', '.join(beside)})" * bool(beside), flush=True)
        with log.open("wb") as output:
            process = subprocess.Popen(
                [ROOT / ".ci" / "stages", stage.name],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=self.environment,
                start_new_session=True,
            )
        self.running[process.pid] = Running(stage, process, time.monotonic(), log)

    def _wait_for_one(self) -> bool:
        pid, status, usage = os.wait4(-1, 0)
        stage, process, began, log = self.running.pop(pid)
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - began
        text = log.read_text(encoding="utf-8", errors="replace")
        print(f"\n== {stage.name}\n{text}-- {stage.name}: {seconds:.1f} s", flush=True)
        counted = re.findall(r"\d+ passed[^=\n]*", without_colours(text))
        self.ended.append(
            Ended(
                stage.name,
                process.returncode,
                seconds,
                usage.ru_utime + usage.ru_stime,
                counted[-1].strip() if counted else "",
            )
        )
        if process.returncode == 0:
            self.passed.add(stage.name)
        return process.returncode == 0

    def _stop(self) -> None:
        """End what still runs, with all it has started."""
        for one in self.running.values():
            os.killpg(one.process.pid, signal.SIGTERM)
        for one in self.running.values():
            try:
                one.process.wait(ENDED_AFTER)
            except subprocess.TimeoutExpired:
                os.killpg(one.process.pid, signal.SIGKILL)
                one.process.wait()


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def complaints(log: Path) -> list[str]:
    """The lines of a log that say what failed. The end of a long output is all that some readers are shown."""
    lines = without_colours(log.read_text(encoding="utf-8", errors="replace")).splitlines()
    told = [line[:200] for line in lines if re.search(r"FAIL|Error|error:|❯ .*:[0-9]+|^E  ", line)]
    return list(dict.fromkeys(told))[-40:] or lines[-10:]


def print_table(ended: Iterable[Ended], total: float) -> None:
    print(f"\n{'stage':<14} {'seconds':>8} {'of cores':>9}")
    processor = 0.0
    for one in ended:
        processor += one.processor
        failed = "  failed" if one.status else ""
        print(f"{one.stage:<14} {one.seconds:>8.1f} {one.processor:>9.1f}  {one.counted}{failed}".rstrip())
    print(f"{'total':<14} {total:>8.1f} {processor:>9.1f}")


def commit() -> str:
    """What is checked out, with whatever is not committed."""
    told = subprocess.run(
        ["git", "describe", "--always", "--abbrev=40", "--dirty"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return told.stdout.strip()


def earlier(kept: Path) -> list[Ended]:
    """What this commit has passed in earlier runs of `.ci/full`; nothing counts for a checkout with changes."""
    if not kept.is_file() or commit().endswith("-dirty"):
        return []
    lines = [line.split("\t") for line in kept.read_text(encoding="utf-8").splitlines()]
    return [Ended(line[1], 0, float(line[2]), float(line[3]), line[4]) for line in lines if line[0] == commit()]


def needed(names: Iterable[str], stages: tuple[Stage, ...]) -> set[str]:
    """The stages named, and those they need."""
    by_name = {stage.name: stage for stage in stages}
    if strange := sorted(set(names) - by_name.keys()):
        raise SystemExit(f"no stage is called {', '.join(strange)}; there are {', '.join(by_name)}")
    found: set[str] = set()
    for name in names:
        found |= {name} | needed(by_name[name].needs, stages)
    return found


def main() -> None:
    size, *named = sys.argv[1:]
    stages: tuple[Stage, ...] = RUN if size == "run" else FULL
    wanted = needed(named or [stage.name for stage in stages], stages)
    stages = tuple(stage for stage in stages if stage.name in wanted)
    kept, before = ROOT / "build" / "full" / "passed.tsv", list[Ended]()
    if size == "full":
        work = kept.parent
        work.mkdir(parents=True, exist_ok=True)
        before = [one for one in earlier(kept) if one.stage not in named]
        environment = FULL_SIZE
    else:
        work, environment = Path(tempfile.mkdtemp(prefix="quadriga-ci.")), {}
    run = Run(stages, work, environment, {one.stage for one in before})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to stop"))
    began, passed = time.monotonic(), False
    try:
        passed = run.finish()
    finally:
        if size == "full":
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(
                    "\t".join([commit(), one.stage, f"{one.seconds:.1f}", f"{one.processor:.1f}", one.counted]) + "\n"
                    for one in run.ended
                    if one.status == 0
                )
        print_table([*before, *run.ended], time.monotonic() - began)
        for one in run.ended:
            if one.status:
                print(f"\n{one.stage} failed:", *complaints(work / "logs" / f"{one.stage}.log"), sep="\n")
        print("passed" if passed else "FAILED", flush=True)
        if size == "full" or os.environ.get("CI_KEEP"):
            print(f"kept: {work}")
        else:
            shutil.rmtree(work, ignore_errors=True)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
