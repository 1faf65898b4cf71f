"""`quadriga join`: a seat at a server's table, from a terminal, to the end of the game."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.client import Sitter
from server.house import House, by_chance, guest, play_by_stream, run
from terminal.keyboard import Screen


async def opened(base: str, game: str, players: int, bots: tuple[str, ...], **more: bool) -> tuple[Sitter, str]:
    """A table with a host, bots and a free seat, and its link."""
    host = await guest(base, "Anna\x1b[2J")
    table = (await host.post("/tables", {"game": game, "players": players, "bots": bots} | more)).json
    sitter = Sitter(host, table["id"], 0)
    assert (await host.post(f"{sitter.path}/visits", {"invite": table["invite"]})).status == 200
    assert (await sitter.sit()).status == 200
    return sitter, f"{base}/t/{table['id']}#invite={table['invite']}"


async def begin(sitter: Sitter) -> None:
    assert (await sitter.client.post(f"{sitter.path}/start")).status == 200
    assert (await sitter.reveal()).status == 200


async def played(base: str, state: Path, *more: str) -> tuple[Screen, int, dict[str, Any]]:
    """A game to its end: the screen of whoever joined, how often they were asked, and what the host heard last."""
    host, link = await opened(base, "toy", 3, ("random",))
    arguments = ("join", link, "--name", "Ben", "--lang", "en", *more)
    screen = await asyncio.to_thread(lambda: Screen(*arguments, state=state, waits_for="Everybody sits"))
    await begin(host)
    other = asyncio.create_task(play_by_stream(host, by_chance(Random(3))))
    await asyncio.to_thread(screen.look)
    asked = 0
    while not screen.over:
        asked += 1
        await asyncio.to_thread(screen.type, "1")
    last = await other
    host.client.close()
    return screen, asked, last


@pytest.mark.parametrize("more", [(), ("--plain",)], ids=str)
def test_a_whole_game_is_played_at_a_servers_table(place: House, tmp_path: Path, more: tuple[str, ...]) -> None:
    screen, asked, last = run(played(place.bases[0], tmp_path, *more))
    assert asked > 1
    assert "Final count" in screen.text
    assert last["outcome"]["places"], "the same game ended for the host"
    (kept,) = (tmp_path / "quadriga").iterdir()
    assert kept.stat().st_mode & 0o077 == 0, "who one is there is nobody else's to read"


async def left_and_back(base: str, state: Path) -> tuple[str, str]:
    host, link = await opened(base, "toy", 2, ())
    arguments = ("join", link, "--name", "Ben", "--lang", "en")
    screen = await asyncio.to_thread(lambda: Screen(*arguments, state=state, waits_for="Everybody sits"))
    await begin(host)
    other = asyncio.create_task(play_by_stream(host, by_chance(Random(3))))
    await asyncio.to_thread(screen.look)
    left = await asyncio.to_thread(screen.type, "q")
    back = await asyncio.to_thread(lambda: Screen(*arguments, state=state))
    asked = back.text
    while not back.over:
        await asyncio.to_thread(back.type, "1")
    await other
    host.client.close()
    return left, asked


def test_whoever_leaves_comes_back_to_their_seat(place: House, tmp_path: Path) -> None:
    left, asked = run(left_and_back(place.bases[0], tmp_path))
    assert "brings you back to your seat" in left
    assert "Ben (you)" in asked


async def advised(base: str, state: Path, manner: str, *, hints: bool) -> str:
    host, link = await opened(base, "toy", 2, (), hints=hints)
    arguments = ("join", link, "--name", "Ben", "--lang", "en", *([manner] if manner else []))
    screen = await asyncio.to_thread(lambda: Screen(*arguments, state=state, waits_for="Everybody sits"))
    await begin(host)
    other = asyncio.create_task(play_by_stream(host, by_chance(Random(3))))
    await asyncio.to_thread(screen.look)
    told = await asyncio.to_thread(screen.type, "a")
    await asyncio.to_thread(screen.type, "q")
    other.cancel()
    host.client.close()
    return told


@pytest.mark.parametrize("manner", ["", "--plain"])
def test_the_server_says_what_a_bot_would_do_where_there_are_hints(place: House, tmp_path: Path, manner: str) -> None:
    told = run(advised(place.bases[0], tmp_path, manner, hints=True))
    assert "Against the next best" in told or "There is only one move" in told
    refused = run(advised(place.bases[0], tmp_path / "other", manner, hints=False))
    assert "was not opened with hints for everyone" in refused


def test_what_is_no_link_or_has_no_server_is_one_line() -> None:
    for link, told in (
        ("http://127.0.0.1:8000/", "is not the link of a table"),
        ("http://127.0.0.1:9/t/abc#invite=x", "does not answer"),
    ):
        result = CliRunner().invoke(app, ["join", link, "--lang", "en"])
        assert result.exit_code == 2
        assert told in result.output
