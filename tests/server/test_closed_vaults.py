"""A table with closed vaults: what lies there is in nothing anybody is sent before the end."""

from __future__ import annotations

from random import Random
from typing import Any

from server.house import House, dealt, deciding, position, run

#: What is done first where it can be: fill the stock, then the vault.
KEEN = ("sell", "play senator as merchant", "take", "play senator as laborer")


def keen_to_sell(shown: dict[str, Any], rng: Random) -> str:
    keys = [str(move["key"]) for move in shown["moves"]]
    wanted = [key for start in KEEN for key in keys if key.startswith(start)]
    return wanted[0] if wanted else rng.choice(keys)


def cards_in(vault: list[dict[str, Any]]) -> int:
    return sum(len(pile["cards"]) for pile in vault)


def test_no_answer_of_the_server_tells_what_lies_in_a_closed_vault(place: House) -> None:
    async def scene() -> None:
        rng = Random(7)
        sitters = await dealt(place.bases, "glory-to-rome", 2, options={"closed-vaults": True}, watch="anyone")
        sold = 0
        while not sold:
            sitter, shown = await deciding(sitters)
            assert not shown.get("outcome"), "a whole game without a sale"
            assert (await sitter.move(shown["seq"], keen_to_sell(shown, rng))).status == 200
            sold = sum(player["closed"] for player in (await position(sitters[0]))["view"]["players"])
        for one in sitters:
            shown = await position(one)
            turns = (await one.client.get(f"{one.path}/tally")).json["turns"]
            tallies = [*shown["tally"], *(tally for turn in turns for tally in turn["tallies"])]
            assert {name for tally in tallies for name, _ in tally["lines"]} == {"influence", "statue", "wall"}
            for player in shown["view"]["players"]:
                assert cards_in(player["vault"]) == player["atrium"] == len(player["basilica"] or ()) == 0
            drawn = await one.client.get(f"{one.path}/positions/{shown['seq']}/layout")
            assert b".vault.closed" in drawn.body

    run(scene())
