"""The actions of the second opinion: rows of them, thinking, Laborer, Patron with its Bath, Merchant, Legionary."""

from __future__ import annotations

from glory_to_rome.second_opinion_building import OpinionOnBuilding, Row
from glory_to_rome.second_opinion_table import (
    MATERIALS,
    ROLE_OF,
    ROLES,
    Counts,
    Course,
    Player,
    Question,
    may_act_as,
    nothing,
)


class OpinionOnActions(OpinionOnBuilding):
    def act_in(self, row: Row) -> Course[None]:
        """Do the actions of a row; whoever lets one pass gives up the rest, which would offer the same."""
        self.rows.append(row)
        if row.role == "legionary":
            number = 0
            while row.take():
                number += 1
            yield from self._demand(row.player, number)
        else:
            while row.take() and (yield from self._act_once(row)):
                pass
        self.rows.pop()

    def _act_once(self, row: Row) -> Course[bool]:
        """One action; whether anything was done with it."""
        player = row.player
        match row.role:
            case "laborer":
                return (yield from self._laborer(player))
            case "merchant":
                return (yield from self._merchant(player))
            case "patron":
                return (yield from self._patron(player))
            case "thinker":
                return (yield from self.think(player, optional=True))
        action = self.craftsman if row.role == "craftsman" else self.architect
        return (yield from action(player, row))

    # Thinking.

    def think(self, player: Player, optional: bool = False) -> Course[bool]:
        """One Thinker action; whether it was done."""
        discarded = False
        while True:
            moves = [] if discarded else self._discards(player)
            if optional and not discarded:
                moves.append("done")
            if self.senators:
                moves.append("senator")
            below = player.size_of_hand() < self.hand_limit(player)
            if below:
                moves.append("refill")
            if not below or self.options["think-one-below-limit"]:
                moves.append("draw")
            move = yield Question(player.seat, "think", moves)
            if not move.startswith("discard "):
                break
            discarded = True
            self._discard(player, move.removeprefix("discard "))
        if move == "senator":
            self.senators -= 1
            player.senators += 1
        elif move == "draw":
            self.draw_to_hand(player)
        elif move == "refill":
            while player.size_of_hand() < self.hand_limit(player):
                self.draw_to_hand(player)
        return move != "done"

    def _discards(self, player: Player) -> list[str]:
        moves = []
        if "latrine" in player.functions:
            moves += [f"discard {name}" for name in player.names()]
            if self.options["latrine-senator"] and player.senators:
                moves.append("discard senator")
        if "vomitorium" in player.functions and player.size_of_hand():
            moves.append("discard all")
        return moves

    def _discard(self, player: Player, what: str) -> None:
        if what == "senator":
            player.senators -= 1
            self.senators += 1
        elif what == "all":
            for name in list(player.hand):
                self.pool[self.leaves_hand(player, name)] += 1
            self.senators += player.senators
            player.senators = 0
        else:
            self.pool[self.leaves_hand(player, what)] += 1

    # Laborer and Merchant.

    def _laborer(self, player: Player) -> Course[bool]:
        pool = hand = True
        while pool or hand:
            moves = [f"take {material}" for material in MATERIALS if pool and self.pool[material]]
            if hand and "dock" in player.functions:
                moves += [f"store {name}" for name in player.names()]
            if not moves:
                break
            move = yield Question(player.seat, "laborer", [*moves, "done"])
            if move == "done":
                break
            verb, what = move.split()
            if verb == "take":
                pool = False
                self.pool[what] -= 1
                player.stock[what] += 1
            else:
                hand = False
                player.stock[self.leaves_hand(player, what)] += 1
            self.look_for_a_forum()
        return not (pool and hand)

    def _merchant(self, player: Player) -> Course[bool]:
        stock = hand = True
        while (stock or hand) and self.has_room_in_the_vault(player):
            moves = [f"sell {material}" for material in MATERIALS if stock and player.stock[material]]
            if stock and "atrium" in player.functions:
                moves.append("atrium")
            if hand and "basilica" in player.functions:
                moves += [f"deposit {name}" for name in player.names()]
            if not moves:
                break
            move = yield Question(player.seat, "merchant", [*moves, "done"])
            if move == "done":
                break
            verb, _, what = move.partition(" ")
            if verb == "sell":
                stock = False
                player.stock[what] -= 1
                player.vault[what] += 1
            elif verb == "atrium":
                stock = False
                player.atrium.append(self.draw())
                self.after_a_draw()
            else:
                hand = False
                # Unrevealed, so that nobody can say whether it was a card shown for a demand.
                player.hand.remove(what)
                player.basilica.append(what)
        return not (stock and hand)

    # Patron and Bath.

    def _patron(self, player: Player) -> Course[bool]:
        pool = hand = deck = True
        while self.has_room_for_a_client(player):
            moves = [f"hire {material}" for material in MATERIALS if pool and self.pool[material]]
            if hand and "aqueduct" in player.functions:
                moves += [f"bring {name}" for name in player.names()]
            if deck and "bar" in player.functions:
                moves.append("bar")
            if not moves:
                break
            move = yield Question(player.seat, "patron", [*moves, "done"])
            if move == "done":
                break
            verb, _, what = move.partition(" ")
            if verb == "hire":
                pool = False
                material = what
                self.pool[material] -= 1
            elif verb == "bring":
                hand = False
                material = self.leaves_hand(player, what)
            else:
                deck = False
                material = self.material[self.draw()]
            player.clients[material] += 1
            self.look_for_a_forum()
            if verb == "bar":
                self.after_a_draw()
            if "bath" in player.functions:
                yield from self._bathe(player, ROLE_OF[material])
        return not (pool and hand and deck)

    def _bathe(self, player: Player, kind: str) -> Course[None]:
        """The client just hired may act at once."""
        functions = player.functions if self.options["bath-ludus-storeroom"] else set()
        roles = [role for role in ROLES if may_act_as(kind, role, functions)]
        role = kind
        if len(roles) > 1:
            move = yield Question(player.seat, "bath", [*(f"role {one}" for one in roles), "done"])
            if move == "done":
                return
            role = move.removeprefix("role ")
        if player.held != role:
            self.part_from_what_is_held(player)
        twice = self.options["bath-circus-maximus"] and "circus-maximus" in player.functions and player.actions
        yield from self.act_in(Row(player, role, 2 if twice else 1, "bath"))

    # Legionary.

    def _demand(self, player: Player, number: int) -> Course[None]:
        """Show cards for so many demands, then have them all met."""
        demands = nothing()
        while sum(demands.values()) < number:
            moves = [
                f"demand {material}"
                for material in MATERIALS
                if self.in_hand(player, material) > player.shown[material]
            ]
            if not moves:
                break
            move = yield Question(player.seat, "demand", [*moves, "done"])
            if move == "done":
                break
            material = move.removeprefix("demand ")
            player.shown[material] += 1
            demands[material] += 1
        if not any(demands.values()):
            return
        self._take_what_is_demanded(player, self.pool, demands)
        reached = self._reached(player)
        for other in reached:
            if self._is_protected(player, other):
                yield from self._may_give(player, other, demands)
            else:
                yield from self._must_give(player, other, demands)
        if "bridge" in player.functions:
            for other in reached:
                if not self._is_protected(player, other):
                    self._take_what_is_demanded(player, other.stock, demands)
        if "colosseum" in player.functions:
            yield from self._throw_to_the_lions(player, reached, demands)

    def _take_what_is_demanded(self, player: Player, pile: Counts, demands: Counts) -> None:
        for material in MATERIALS:
            for _ in range(min(demands[material], pile[material])):
                pile[material] -= 1
                player.stock[material] += 1
                self.look_for_a_forum()

    def _reached(self, player: Player) -> list[Player]:
        """The neighbours, clockwise; with a Bridge everybody."""
        others = self.clockwise(player.seat)[1:]
        return others if "bridge" in player.functions or len(others) == 1 else [others[0], others[-1]]

    def _is_protected(self, player: Player, other: Player) -> bool:
        return "wall" in other.functions or ("palisade" in other.functions and "bridge" not in player.functions)

    def _must_give(self, player: Player, other: Player, demands: Counts) -> Course[None]:
        owed = dict(demands)
        for material in MATERIALS:
            while owed[material] and self.in_hand(other, material):
                moves = [f"give {name}" for name in other.names() if self.material[name] == material]
                move = yield Question(other.seat, "give", moves)
                self._give(player, other, move, owed)

    def _may_give(self, player: Player, other: Player, demands: Counts) -> Course[None]:
        owed = dict(demands)
        while other.hand and any(owed.values()):
            moves = [f"give {name}" for name in other.names() if owed[self.material[name]]]
            move = yield Question(other.seat, "gift", [*moves, "done"])
            if move == "done":
                return
            self._give(player, other, move, owed)

    def _give(self, player: Player, other: Player, move: str, owed: Counts) -> None:
        material = self.leaves_hand(other, move.removeprefix("give "))
        owed[material] -= 1
        player.stock[material] += 1
        self.look_for_a_forum()

    def _throw_to_the_lions(self, player: Player, reached: list[Player], demands: Counts) -> Course[None]:
        left = {other.seat: dict(demands) for other in reached if self._may_be_devoured(player, other)}
        while self.has_room_in_the_vault(player):
            moves = [
                f"devour p{seat} {material}"
                for seat, counts in left.items()
                for material in MATERIALS
                if counts[material] and self.players[seat].clients[material]
            ]
            if not moves:
                return
            move = yield Question(player.seat, "lions", [*moves, "done"])
            if move == "done":
                return
            _, place, material = move.split()
            seat = int(place.removeprefix("p"))
            left[seat][material] -= 1
            self.players[seat].clients[material] -= 1
            player.vault[material] += 1

    def _may_be_devoured(self, player: Player, other: Player) -> bool:
        if "palisade" in other.functions and not self.options["bridge-opens-lions"]:
            return False
        return not self._is_protected(player, other)
