"""Glory to Rome as it reads in the rulebook, written apart from the engine to be compared with it.

Nothing here comes from the engine but the notation of moves and the data file. The game is one course of play: a
generator that asks a question, is sent the move chosen, and goes on where it was, so that whatever a move sets off is
simply done there and then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from glory_to_rome.second_opinion_actions import OpinionOnActions
from glory_to_rome.second_opinion_building import Row
from glory_to_rome.second_opinion_table import ROLE_OF, ROLES, Course, GameOver, Options, Player, Question


class SecondOpinion(OpinionOnActions):
    def __init__(self, data: Mapping[str, Any], seats: int, options: Options, deal: Sequence[str]) -> None:
        super().__init__(data, seats, options)
        self.rows = []
        self.ending = ""
        self._course = self._game(seats)
        self._asked: Question | None = None
        #: Goods are told at every move: their names are made once.
        self._names_of_goods = [
            [f"p{seat} {name}" for name in self._goods_of(Player(seat, [], 0))] for seat in range(seats)
        ]
        self._go_on(None, deal)

    @property
    def decider(self) -> int | None:
        return self._asked.seat if self._asked else None

    def moves(self) -> list[str]:
        return self._asked.moves if self._asked else []

    def play(self, move: str, draws: Sequence[str]) -> None:
        if move not in self.moves():
            raise ValueError(f"{move} is not legal")
        self._go_on(move, draws)

    def _go_on(self, move: str | None, draws: Sequence[str]) -> None:
        self.draws = list(draws)
        try:
            self._asked = next(self._course) if move is None else self._course.send(move)
        except StopIteration:
            self._asked = None
        if self.draws:
            raise ValueError(f"{self.draws} were drawn, and nothing asked for them")

    def goods(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "question": self._asked.name if self._asked else "",
            "ending": self.ending,
            "winners": self.winners,
            "leader": self.leader,
            "role": self.role,
            "deck": self.deck,
            "removed": self.removed,
            "senators": self.senators,
            "town": list(self.town.values()),
            "outside": list(self.outside.values()),
            "pool": list(self.pool.values()),
            "box": list(self.box.values()),
        }
        for player in self.players:
            found.update(zip(self._names_of_goods[player.seat], self._goods_of(player).values(), strict=True))
        if self._asked is None:
            found["points"] = self.points()
        else:
            found["unrevealed"] = self._unrevealed()
        return found

    def _goods_of(self, player: Player) -> dict[str, Any]:
        return {
            "hand": player.hand,
            "senators": player.senators,
            "aside": player.aside,
            "stock": list(player.stock.values()),
            "clients": list(player.clients.values()),
            "vault": list(self.whole_vault(player).values()),
            "buildings": {
                one.name: (one.site, sorted(one.materials), one.done, one.opened) for one in player.buildings.values()
            },
            "sites": list(player.sites.values()),
            "camp": sorted(player.camp),
            "senators played": player.senators_played,
            "petitions": player.petitions,
            "actions": player.actions,
            "shown": list(player.shown.values()),
            "crafted": player.crafted,
            "held": player.held,
            "functions": player.functions,
            "influence": self.influence(player),
            "hand limit": self.hand_limit(player),
            "client limit": self.client_limit(player),
            "vault limit": self.vault_limit(player),
        }

    def _unrevealed(self) -> list[tuple[list[str], list[str]]]:
        """What lies unseen in open vaults; in closed ones nothing is told apart."""
        closed = self.options["closed-vaults"]
        return [([], []) if closed else (sorted(one.basilica), sorted(one.atrium)) for one in self.players]

    # The course of the game.

    def _game(self, seats: int) -> Course[None]:
        try:
            yield from self._set_up(seats)
            while True:
                yield from self._turn()
        except GameOver as over:
            self.ending = str(over)

    def _set_up(self, seats: int) -> Course[None]:
        experts = self.options["experts-start"]
        orders = self.numbers["experts_orders" if experts else "start_orders"]
        for seat in range(seats):
            hand = [self.draw() for _ in range(orders)]
            self.players.append(Player(seat, hand, self.numbers["start_senators"]))
            self.senators -= self.numbers["start_senators"]
        if self.initiation:
            self.removed = len(self.deck) // 2
        if not experts:
            first = list(range(seats))
            while len(first) > 1:
                first = self._draw_for_the_lead(first)
            self.leader = first[0]
            return
        for player in self.players:
            move = yield Question(player.seat, "choose", [f"choose {name}" for name in player.names()])
            player.aside = [move.removeprefix("choose ")]
            self.leaves_hand(player, player.aside[0])
        laid = {player.seat: player.aside[0] for player in self.players}
        for player in self.players:
            player.aside = []
        first = self._first_in_the_alphabet(laid)
        while len(first) > 1:
            yield Question(first[0], "tied", ["draw"])
            first = self._draw_for_the_lead(first)
        self.leader = first[0]

    def _draw_for_the_lead(self, seats: list[int]) -> list[int]:
        return self._first_in_the_alphabet({seat: self.draw() for seat in seats})

    def _first_in_the_alphabet(self, names: dict[int, str]) -> list[int]:
        """Lay the cards in the pool; the seats whose name comes first."""
        for name in names.values():
            self.pool[self.material[name]] += 1
        first = min(names.values(), key=self.alphabet.__getitem__)
        return [seat for seat, name in names.items() if name == first]

    def _turn(self) -> Course[None]:
        leader, *others = order = self.clockwise(self.leader)
        move = yield Question(leader.seat, "lead", self._leads(leader))
        if move == "think":
            yield from self.think(leader)
        else:
            yield from self._lead(leader, move)
            for player in others:
                move = yield Question(player.seat, "follow", self._follows(player))
                if move == "think":
                    yield from self.think(player)
                else:
                    yield from self._play_cards(player, move)
            for player in order:
                row = Row(player, self.role, player.actions)
                row.add_clients()
                yield from self.act_in(row)
                player.held = ""
            yield from self._end_of_turn(order)
        for player in order:
            player.forget_the_turn()
        self.role = ""
        self.leader = (self.leader + 1) % len(self.players)

    # Leading and following.

    def _leads(self, player: Player) -> list[str]:
        moves = ["think", *(f"play {name}" for name in player.names()), *self._petitions(player)]
        if self._has_the_circus(player):
            moves += [f"play {name} as architect" for name in player.names() if self.material[name] != "concrete"]
        if player.senators:
            moves += [f"play senator as {role}" for role in ROLES]
        return moves

    def _follows(self, player: Player) -> list[str]:
        moves = ["think", *self._plays_of_the_role(player), *self._petitions(player)]
        if player.senators:
            moves.append("play senator")
        return moves

    def _plays_of_the_role(self, player: Player, circus: bool = True) -> list[str]:
        any_order = circus and self.role == "architect" and self._has_the_circus(player)
        return [f"play {one}" for one in player.names() if any_order or ROLE_OF[self.material[one]] == self.role]

    def _has_the_circus(self, player: Player) -> bool:
        return "circus" in player.functions and not self.options["alternative-circus"]

    def _size_of_a_petition(self, player: Player) -> int:
        if self.options["alternative-circus"] and "circus" not in player.functions:
            return int(self.options["alternative-circus-petition"])
        return self.numbers["petition"]

    def _petitions(self, player: Player) -> list[str]:
        size = self._size_of_a_petition(player)
        return [f"petition {one}" for one in player.names() if self.in_hand(player, self.material[one]) >= size]

    def _lead(self, player: Player, move: str) -> Course[None]:
        words = move.split()
        if words[0] == "petition":
            yield from self._petition(player, words[1])
            move = yield Question(player.seat, "role", [f"role {role}" for role in ROLES])
            self.role = move.removeprefix("role ")
            yield from self._palace(player)
            return
        self.role = words[3] if len(words) > 2 else ROLE_OF[self.material[words[1]]]
        yield from self._play_cards(player, f"play {words[1]}")

    def _play_cards(self, player: Player, move: str) -> Course[None]:
        yield from self._play_one(player, move)
        yield from self._palace(player)

    def _play_one(self, player: Player, move: str) -> Course[None]:
        verb, name = move.split()
        if verb == "petition":
            yield from self._petition(player, name)
            return
        player.actions += 1
        if name == "senator":
            player.senators -= 1
            player.senators_played += 1
        else:
            self._into_camp(player, name)

    def _into_camp(self, player: Player, name: str) -> None:
        self.leaves_hand(player, name)
        player.camp.append(name)

    def _petition(self, player: Player, name: str) -> Course[None]:
        more = self._size_of_a_petition(player) - 1
        material = self.material[name]
        self._into_camp(player, name)
        for _ in range(more):
            moves = [f"petition {one}" for one in player.names() if self.material[one] == material]
            move = yield Question(player.seat, "petition", moves)
            self._into_camp(player, move.removeprefix("petition "))
        player.petitions += 1
        player.actions += 1

    def _palace(self, player: Player) -> Course[None]:
        """More cards of the role, and one Senator or petition among all, unless the table agreed on more."""
        senators, petitions = int(self.options["palace-senators"]), int(self.options["palace-petitions"])
        while "palace" in player.functions:
            moves = self._plays_of_the_role(player, bool(self.options["palace-circus"]))
            if player.senators and self._may_play_another(player.senators_played, senators, player.petitions):
                moves.append("play senator")
            if self._may_play_another(player.petitions, petitions, player.senators_played):
                moves += self._petitions(player)
            if not moves and not player.hand:
                return
            move = yield Question(player.seat, "palace", [*moves, "done"])
            if move == "done":
                return
            yield from self._play_one(player, move)

    def _may_play_another(self, played: int, most: int, of_the_other_kind: int) -> bool:
        """Of Senators or petitions: one in all, unless the table agreed on more of either."""
        agreed = int(self.options["palace-senators"]) > 1 or int(self.options["palace-petitions"]) > 1
        return played < most and (agreed or not of_the_other_kind)

    # The end of a turn.

    def _end_of_turn(self, order: list[Player]) -> Course[None]:
        for player in order:
            yield from self._senate(player, order)
        for player in order:
            yield from self._sewer(player)
        for player in order:
            for name in player.camp:
                self.pool[self.material[name]] += 1
            self.senators += player.senators_played
            player.camp = []
            player.senators_played = 0
        for player in order:
            if "academy" in player.functions and player.crafted:
                move = yield Question(player.seat, "academy", ["think", "done"])
                if move == "think":
                    yield from self.think(player)

    def _senate(self, player: Player, order: list[Player]) -> Course[None]:
        others = [one for one in order if one is not player]
        number = sum(one.senators_played for one in others)
        if "senate" not in player.functions or not number:
            return
        move = yield Question(player.seat, "senate", [*(f"claim {one + 1}" for one in range(number)), "done"])
        if move == "done":
            return
        claimed = int(move.removeprefix("claim "))
        player.senators += claimed
        for other in others:
            taken = min(claimed, other.senators_played)
            other.senators_played -= taken
            claimed -= taken

    def _sewer(self, player: Player) -> Course[None]:
        while "sewer" in player.functions and player.camp:
            moves = [f"flush {name}" for name in sorted(set(player.camp))]
            move = yield Question(player.seat, "sewer", [*moves, "done"])
            if move == "done":
                return
            name = move.removeprefix("flush ")
            player.camp.remove(name)
            player.stock[self.material[name]] += 1
            self.look_for_a_forum()
