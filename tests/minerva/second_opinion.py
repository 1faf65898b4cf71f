"""Minerva as its rulebook tells it, written apart from the engine and without anything of it.

The whole game is one generator: it yields a question whenever somebody decides, and goes on with the answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from minerva.second_opinion_city import DIRECTIONS, RESIDENCE, RESOURCES, Cell, Player

Tile = Mapping[str, Any]

CULTURES: Final = ("theatre", "art", "academic")
AT_THE_END: Final = "end"
#: What an activation, of a line or by a bath, does nothing to.
NOT_ACTIVATED: Final = frozenset({"", "trade", "arch", "supplies", "bath", "aqueduct", "circus", AT_THE_END})
ROUND_TILE: Final = "round-tile"
DONE: Final = "done"
#: What tells the winner of several players apart, and the titles of one, the best first.
TOLD_APART_BY: Final = ("points", "tie-culture-and-glory", "tie-temples", "tie-order")
TITLES: Final = ("augustus", "consul", "legatus", "tribunus", "centurion", "immune", "civil")


class Question(NamedTuple):
    name: str
    seat: int
    moves: list[str]


Asking = Generator[Question, str, None]


class SecondOpinion:
    def __init__(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], deal: Sequence[str]) -> None:
        self.data: Final = data
        self.numbers: Final = data["numbers"]
        self.solo: Final = seats == 1
        self.per_token: Final = options["commerce-income"] == "per-token"
        self.draws: Final = deque(deal)
        self.tiles: Final = self._tiles()
        self.box: Final[list[str]] = []
        # Alone one plays with the tiles of two.
        kinds = max(seats, 2) - 1
        rows = data["buildings"]["tiles"]
        starting = [row["id"] for row in rows for _ in range(sum(row.get("start", ())[:kinds]))]
        self.deck: Final = [row["id"] for row in rows for _ in range(sum(row.get("copies", ())[:kinds]))]
        self.pile_size: Final = len(self.deck) // self.numbers["rounds"]
        #: How many tiles of the deck lay under the last round tile in its pile.
        self.under_round_tile = 0
        self.row: Final[list[str]] = []
        self.pairs: Final[list[tuple[str, str]]] = []
        if self.solo:
            drawn = [self._draw(starting) for _ in range(len(starting))]
            self.pairs.extend(zip(drawn[::2], drawn[1::2], strict=True))
        else:
            self.row.extend(starting)
        self.temple_deck: Final = [row["id"] for row in data["temples"]["tiles"]]
        self.temples: Final = [self._draw(self.temple_deck) for _ in range(self.numbers["temple_row"])]
        self.icons: Final = {row["points"]: row["icons"] for row in data["culture"]["tiles"]}
        worth = sorted(row["points"] for row in data["culture"]["tiles"] if row["players"] <= max(seats, 2))
        self.piles: Final = {kind: list(worth) for kind in CULTURES}
        self.glory_on_table: Final = [
            f"glory-{number}-{rank}"
            for number, points in enumerate(data["glory"]["rounds"], 1)
            for rank in range(1, len(points) + 1)
        ]
        self.first = 0 if self.solo else int(self.draws.popleft().removeprefix("p"))
        self.players: Final = [
            Player(seat, self.numbers["start_denarii"][(seat - self.first) % seats], self.numbers, data["forum"]["id"])
            for seat in range(seats)
        ]
        self.orders: list[int] = []
        self.fee = 0
        self.round = 0
        #: Culture points of the activation under way, and those of gardens, whose kind is chosen last.
        self.culture_points: Final = dict.fromkeys(CULTURES, 0)
        self.garden_points = 0
        self.game: Final = self._play_all()
        self.question: Question | None = next(self.game)
        self._all_drawn()

    def _tiles(self) -> dict[str, Tile]:
        tiles: dict[str, Tile] = {RESIDENCE: {"category": "residential", "effect": "", "cost": (0, 0, 0, 0)}}
        for row in (self.data["forum"], *self.data["buildings"]["tiles"]):
            cost = row.get("cost_per_token", row["cost"]) if self.per_token else row["cost"]
            tiles[row["id"]] = {**row, "cost": cost}
        for row in self.data["temples"]["tiles"]:
            tiles[row["id"]] = {**row, "category": "temple", "effect": AT_THE_END}
        return tiles

    # What is asked of every opinion.

    @property
    def decider(self) -> int | None:
        return None if self.question is None else self.question.seat

    def moves(self) -> list[str]:
        return [] if self.question is None else self.question.moves

    def play(self, move: str, draws: Sequence[str]) -> None:
        self.draws.extend(draws)
        try:
            self.question = self.game.send(move)
        except StopIteration:
            self.question = None
        self._all_drawn()

    def _all_drawn(self) -> None:
        if self.draws:
            raise ValueError(f"nothing asks for the draws {list(self.draws)}")

    def _draw(self, deck: list[str]) -> str:
        tile = self.draws.popleft()
        deck.remove(tile)
        return tile

    def _ask(self, name: str, who: Player, moves: Callable[[], Sequence[str]]) -> Generator[Question, str, str]:
        """Ask until the answer is not a sale; what nothing can be answered to any more is done."""
        while offered := moves():
            sales = [f"sell {resource}" for resource in RESOURCES if who.stores[resource]]
            answer = yield Question(name, who.seat, [*offered, *sales])
            verb, _, resource = answer.partition(" ")
            if verb != "sell":
                return answer
            who.stores[resource] -= 1
            who.denarii += self.numbers["sale_price"]
        return DONE

    # Rounds.

    def _play_all(self) -> Asking:
        last = self.numbers["rounds"]
        for number in range(1, last + 1):
            self._prepare(number)
            yield from self._main_phase()
            if number < last:
                yield from self._hire_assistants()
            self._win_glory()

    def _prepare(self, number: int) -> None:
        """The first preparations, and those between two rounds."""
        self.round = number
        for player in self.players:
            if player.order == 1:
                self.first = player.seat
            player.glory_tokens = 0
            player.order = 0
        self.orders = [] if self.solo else [seat + 1 for seat in range(len(self.players))]
        above = int(self.draws.popleft())
        if not 0 <= above <= self.pile_size:
            raise ValueError(f"no round tile lies under {above} tiles")
        drawn = [self._draw(self.deck) for _ in range(self.under_round_tile + above)]
        self.under_round_tile = self.pile_size - above
        if not self.solo:
            self.row.extend(drawn)
            self.box.append(ROUND_TILE)
        else:
            # The round tile is put aside, or it is the other half of the last pair.
            (drawn if len(drawn) % 2 else self.box).append(ROUND_TILE)
            self.pairs.extend(zip(drawn[::2], drawn[1::2], strict=True))

    def _main_phase(self) -> Asking:
        seat = self.first
        while True:
            player = self.players[seat]
            if player.order:
                player.denarii += self.numbers["skip_income"]
            else:
                passed = yield from self._turn(player)
                if passed and not self.orders:
                    self.fee = 0
                    return
            seat = (seat + 1) % len(self.players)

    def _hire_assistants(self) -> Asking:
        for player in sorted(self.players, key=lambda each: -each.order):
            owned = player.assistants + len(player.assisted)
            if owned >= len(self.numbers["hire_denarii"]):
                continue
            denarii, tokens = self.numbers["hire_denarii"][owned], self.numbers["hire_glory"][owned]
            answer = yield from self._ask("hiring", player, partial(self._ways_to_hire, player, denarii, tokens))
            if answer == DONE:
                continue
            player.assistants += 1
            if answer == "hire for-denarii":
                player.denarii -= denarii
            else:
                player.glory_tokens -= tokens

    def _ways_to_hire(self, player: Player, denarii: int, tokens: int) -> list[str]:
        """Nobody is asked who could not pay, even by selling."""
        ways = []
        if player.denarii >= denarii:
            ways.append("hire for-denarii")
        if player.glory_tokens >= tokens:
            ways.append("hire for-glory")
        return [*ways, DONE] if ways or self._could_raise(player) >= denarii else []

    def _could_raise(self, player: Player) -> int:
        """The denarii of a player who sells everything."""
        return player.denarii + int(self.numbers["sale_price"]) * sum(player.stores.values())

    def _win_glory(self) -> None:
        tiles = [tile for tile in self.glory_on_table if tile.startswith(f"glory-{self.round}-")]
        winners: dict[str, Player]
        if self.solo:
            tokens = self.players[0].glory_tokens
            rank = 0 if tokens >= self.round else 1 if tokens else None
            winners = {} if rank is None else {tiles[rank]: self.players[0]}
        else:
            some = [player for player in self.players if player.glory_tokens]
            some.sort(key=lambda player: (-player.glory_tokens, player.order))
            winners = dict(zip(tiles, some, strict=False))
        for tile in tiles:
            self.glory_on_table.remove(tile)
            if tile in winners:
                winners[tile].glory_tiles.append(tile)
            else:
                self.box.append(tile)

    # A turn.

    def _turn(self, player: Player) -> Generator[Question, str, bool]:
        """Whether the player passed."""
        answer = yield from self._ask("turn", player, lambda: self._actions(player))
        verb, _, rest = answer.partition(" ")
        if verb == "pass":
            if not self.solo:
                player.order = self.orders.pop(0)
                self.fee = self.numbers["turn_fee"]
            return True
        player.denarii -= self.fee
        if verb == "residence":
            player.residences -= 1
            cell = yield from self._place(player, RESIDENCE)
            yield from self._activate_line(player, cell)
        elif verb == "assistant":
            player.assistants -= 1
            cell = _cell(rest)
            player.assisted.add(cell)
            yield from self._activate_line(player, cell)
        else:
            tile, _, other = rest.partition(" over ")
            self._take_from_table(tile, other)
            if tile == ROUND_TILE:
                player.denarii += self.numbers["solo_coins"]
            else:
                self._pay_for(player, tile)
                yield from self._build(player, tile)
        return False

    def _actions(self, player: Player) -> list[str]:
        actions = ["pass"]
        money = player.denarii - self.fee
        if money < 0:
            return actions
        either_way = [pair for one, other in self.pairs for pair in ((one, other), (other, one))]
        for tile, other in dict.fromkeys(either_way):
            if tile == ROUND_TILE:
                actions.append(f"take {tile} over {other}")
            elif self._price(player, tile) <= money:
                actions.append(f"build {tile} over {other}")
        singly = dict.fromkeys([*self.row, *self.temples])
        actions += _of("build", [tile for tile in singly if self._price(player, tile) <= money])
        if player.residences:
            actions.append("residence")
        if player.assistants:
            actions += _on("assistant", player.empty_homes())
        return actions

    def _price(self, player: Player, tile: str) -> int:
        """Denarii for what the player lacks of a tile's cost."""
        cost = zip(RESOURCES, self.tiles[tile]["cost"], strict=True)
        lacking: int = sum(max(0, tokens - player.stores[resource]) for resource, tokens in cost)
        return lacking * int(self.numbers["missing_price"])

    def _pay_for(self, player: Player, tile: str) -> None:
        player.denarii -= self._price(player, tile)
        for resource, tokens in zip(RESOURCES, self.tiles[tile]["cost"], strict=True):
            player.stores[resource] = max(0, player.stores[resource] - tokens)

    def _take_from_table(self, tile: str, other: str) -> None:
        """Take a tile on offer; what lay beside it in a pair leaves the game."""
        if other:
            pair = (tile, other) if (tile, other) in self.pairs else (other, tile)
            self.pairs.remove(pair)
            self.box.append(other)
            if tile == ROUND_TILE:
                self.box.append(tile)
        else:
            (self.temples if tile in self.temples else self.row).remove(tile)

    def _place(self, player: Player, tile: str) -> Generator[Question, str, Cell]:
        answer = yield from self._ask("placing", player, lambda: _on("at", player.places_to_build()))
        cell = _cell(answer.partition(" ")[2])
        player.city[cell] = tile
        return cell

    def _build(self, player: Player, id: str) -> Asking:
        cell = yield from self._place(player, id)
        tile = self.tiles[id]
        match tile["effect"]:
            case "trade":
                yield from self._trade(player, tile)
            case "arch":
                yield from self._take_from_a_pile(player)
            case "supplies":
                yield from self._take_supplies(player, tile["amount"])
            case "bath":
                yield from self._bathe(player, cell, tile["amount"])
            case "aqueduct":
                yield from self._move_a_tile(player, cell)
            case "circus":
                yield from self._clear_a_residence(player, cell)
            case "end" if self.temple_deck:
                self.temples.append(self._draw(self.temple_deck))

    # Activations.

    def _activate_line(self, player: Player, start: Cell) -> Asking:
        direction = yield from self._ask("facing", player, lambda: list(DIRECTIONS))
        for cell in player.line(start, direction):
            yield from self._activate(player, cell)
        yield from self._win_culture(player)

    def _activate(self, player: Player, cell: Cell) -> Asking:
        tile = self.tiles[player.city[cell]]
        effect, amount = tile["effect"], tile.get("amount", 0)
        if effect == "gain":
            self._gain(player, tile["resource"], amount)
        elif effect == "choose":
            for _ in range(amount):
                answer = yield from self._ask("choosing", player, lambda: _of("gain", RESOURCES))
                self._gain(player, answer.removeprefix("gain "), 1)
        elif effect == "denarii":
            player.denarii += amount
        elif effect == "if-held":
            held = player.stores[tile["resource"]]
            player.denarii += amount * (held if self.per_token else min(held, 1))
        elif effect == "culture":
            self.culture_points[tile["culture"]] += amount
        elif effect == "garden":
            self.garden_points += amount
        elif effect == "glory":
            player.glory_tokens += amount
        elif effect in {"exchange", "exchange-same"}:
            yield from self._exchange(player, tile)

    def _gain(self, player: Player, resource: str, tokens: int) -> None:
        """What is more than a player may hold is sold at once."""
        held = player.stores[resource] + tokens
        beyond = max(0, held - self.numbers["resource_limit"])
        player.stores[resource] = held - beyond
        player.denarii += beyond * self.numbers["sale_price"]

    def _exchange(self, player: Player, tile: Tile) -> Asking:
        paid_in = RESOURCES if tile["effect"] == "exchange-same" else (tile["resource"],)

        def ways() -> list[str]:
            can = [resource for resource in paid_in if player.stores[resource] >= tile["pays"]]
            return _or_done(_of("pay", can))

        while (answer := (yield from self._ask("exchanging", player, ways))) != DONE:
            player.stores[answer.removeprefix("pay ")] -= tile["pays"]
            player.glory_tokens += tile["amount"]

    def _win_culture(self, player: Player) -> Asking:
        """Compare the points of an activation with the top tiles, one tile of each kind at most."""

        def gardens_help() -> bool:
            lacks = [self.icons[pile[0]] - self.culture_points[kind] for kind, pile in self.piles.items() if pile]
            return any(0 < lack <= self.garden_points for lack in lacks)

        while gardens_help():
            answer = yield from self._ask("gardens", player, lambda: _of("assign", [f"culture-{k}" for k in CULTURES]))
            self.culture_points[answer.removeprefix("assign culture-")] += 1
            self.garden_points -= 1
        for kind, pile in self.piles.items():
            if pile and self.culture_points[kind] >= self.icons[pile[0]]:
                self._take_culture_tile(player, kind)
            self.culture_points[kind] = 0
        self.garden_points = 0

    def _take_culture_tile(self, player: Player, kind: str) -> None:
        player.culture_tiles.append(f"{kind}-{self.piles[kind].pop(0)}")

    # Special buildings.

    def _trade(self, player: Player, tile: Tile) -> Asking:
        def ways() -> list[str]:
            """One may sell first, and is asked as long as that could help."""
            if player.denarii >= tile["pays"]:
                return _or_done(_of("buy", RESOURCES))
            return [DONE] if self._could_raise(player) >= tile["pays"] else []

        while (answer := (yield from self._ask("trading", player, ways))) != DONE:
            player.denarii -= tile["pays"]
            self._gain(player, answer.removeprefix("buy "), tile["amount"])

    def _take_from_a_pile(self, player: Player) -> Asking:
        can = [f"take culture-{kind}" for kind, pile in self.piles.items() if pile]
        answer = yield from self._ask("arch", player, lambda: _or_done(can))
        if answer != DONE:
            self._take_culture_tile(player, answer.removeprefix("take culture-"))

    def _take_supplies(self, player: Player, tokens: int) -> Asking:
        for _ in range(tokens):
            answer = yield from self._ask("choosing", player, lambda: _or_done(_of("gain", RESOURCES)))
            if answer == DONE:
                break
            self._gain(player, answer.removeprefix("gain "), 1)

    def _bathe(self, player: Player, bath: Cell, tiles: int) -> Asking:
        left = player.neighbours(bath)
        left = [cell for cell in left if self.tiles[player.city[cell]]["effect"] not in NOT_ACTIVATED]
        for _ in range(tiles):
            answer = yield from self._ask("bathing", player, lambda: _or_done(_on("activate", left)))
            if answer == DONE:
                break
            cell = _cell(answer.removeprefix("activate "))
            left.remove(cell)
            yield from self._activate(player, cell)
        yield from self._win_culture(player)

    def _move_a_tile(self, player: Player, aqueduct: Cell) -> Asking:
        can = [cell for cell in player.neighbours(aqueduct) if player.city[cell] != RESIDENCE]
        answer = yield from self._ask("lifting", player, lambda: _or_done(_on("lift", can)))
        if answer == DONE:
            return
        lifted = _cell(answer.removeprefix("lift "))
        answer = yield from self._ask("moving", player, lambda: _on("at", player.places_to_build(lifted)))
        player.city[_cell(answer.removeprefix("at "))] = player.city.pop(lifted)

    def _clear_a_residence(self, player: Player, circus: Cell) -> Asking:
        can = sorted({*player.neighbours(circus)} & {*player.empty_homes()})
        answer = yield from self._ask("clearing", player, lambda: _or_done(_on("clear", can)))
        if answer != DONE:
            del player.city[_cell(answer.removeprefix("clear "))]
            self.box.append(RESIDENCE)

    # Points.

    def _temple_points(self, player: Player, cell: Cell) -> int:
        temple = self.tiles[player.city[cell]]
        if temple["area"] == "stores":
            return int(temple["points"]) * player.stores[temple["counts"]]
        if temple["area"] == "near":
            area = player.neighbours(cell)
        else:
            area = [(x, y) for x, y in player.city if (x == cell[0]) != (y == cell[1])]
        categories = [self.tiles[player.city[place]]["category"] for place in area]
        counts = temple["counts"]
        return int(temple["points"]) * (len(set(categories)) if counts == "categories" else categories.count(counts))

    def _temples_of(self, player: Player) -> list[Cell]:
        return [cell for cell, tile in player.city.items() if self.tiles[tile]["category"] == "temple"]

    def _points(self, player: Player) -> dict[str, int]:
        """What the player would score now."""
        glory = 0
        for tile in player.glory_tiles:
            _, number, rank = tile.split("-")
            glory += self.data["glory"]["rounds"][int(number) - 1][int(rank) - 1]
        # In the last round all order tiles but the highest lie with their points up.
        turned = self.round == self.numbers["rounds"] and 0 < player.order < len(self.players)
        return {
            "culture": sum(int(tile.partition("-")[2]) for tile in player.culture_tiles),
            "glory": glory,
            "temples": sum(self._temple_points(player, cell) for cell in self._temples_of(player)),
            "tokens": (player.denarii + sum(player.stores.values())) // self.numbers["tokens_per_point"],
            "order": self.data["orders"]["back_points"][player.order - 1] if turned else 0,
        }

    def _rank(self, player: Player) -> tuple[int, int, int, int]:
        points = self._points(player)
        best = points["culture"] + points["glory"]
        return sum(points.values()), best, len(self._temples_of(player)), -player.order

    def places(self) -> tuple[int, ...]:
        ranks = [self._rank(player) for player in self.players]
        return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)

    def _ending(self) -> str:
        """The title of a player alone; else what told the winner apart from the others."""
        ranks = sorted(map(self._rank, self.players), reverse=True)
        if self.solo:
            return next(title for title in TITLES if ranks[0][0] >= self.data["titles"][title])
        depth = next(depth for depth in range(4) if ranks[0][: depth + 1] != ranks[1][: depth + 1])
        return TOLD_APART_BY[depth]

    # Everything on the table.

    def goods(self) -> dict[str, Any]:
        everyone = self.players
        coins_on_tiles = sum(ROUND_TILE in pair for pair in self.pairs) * self.numbers["solo_coins"]
        box = self.data["box"]
        found: dict[str, Any] = {
            "question": None if self.question is None else self.question.name,
            "round": self.round,
            "first": self.first,
            "fee": self.fee,
            "row": sorted(self.row),
            "pairs": sorted(sorted(pair) for pair in self.pairs),
            "deck": sorted(self.deck),
            "under the round tile": self.under_round_tile,
            "temples": sorted(self.temples),
            "temple deck": sorted(self.temple_deck),
            "piles": [[f"{kind}-{points}" for points in pile] for kind, pile in self.piles.items()],
            "glory tiles": self.glory_on_table.copy(),
            "order tiles": self.orders.copy(),
            "culture points": list(self.culture_points.values()),
            "garden points": self.garden_points,
            "bank": box["denarii"] - coins_on_tiles - sum(player.denarii for player in everyone),
            "supply": [
                box["resource_tokens"] - sum(player.stores[resource] for player in everyone) for resource in RESOURCES
            ],
            "glory tokens": box["glory_tokens"] - sum(player.glory_tokens for player in everyone),
            "assistants": box["assistants"] - sum(each.assistants + len(each.assisted) for each in everyone),
            "box": sorted(self.box),
            "ending": self._ending() if self.question is None else None,
        }
        for player in everyone:
            found |= {f"p{player.seat} {name}": what for name, what in self._goods_of(player).items()}
        return found

    def _goods_of(self, player: Player) -> dict[str, Any]:
        return {
            "denarii": player.denarii,
            "stores": list(player.stores.values()),
            "glory tokens": player.glory_tokens,
            "assistants": player.assistants,
            "residences": player.residences,
            "order tile": player.order,
            "culture tiles": player.culture_tiles.copy(),
            "glory tiles": player.glory_tiles.copy(),
            "city": player.city.copy(),
            "homes": set(player.empty_homes()),
            "assisted": player.assisted.copy(),
            "places to build": player.places_to_build(),
            "points": self._points(player),
        }


def _cell(written: str) -> Cell:
    column, row = written.split(" ")
    return int(column), int(row)


def _on(verb: str, cells: Sequence[Cell] | set[Cell]) -> list[str]:
    return [f"{verb} {column} {row}" for column, row in cells]


def _of(verb: str, things: Sequence[str]) -> list[str]:
    return [f"{verb} {thing}" for thing in things]


def _or_done(moves: list[str]) -> list[str]:
    """What may be done and need not be; nothing, if there is nothing to do."""
    return [*moves, DONE] if moves else []
