"""Building in the second opinion: Craftsman and Architect, foundations, completion, Prison and Stairway."""

from __future__ import annotations

from bisect import insort

from glory_to_rome.second_opinion_table import (
    BUILDING_ROLES,
    MATERIALS,
    ROLE_OF,
    Building,
    Counts,
    Course,
    GameOver,
    OpinionTable,
    Player,
    Question,
)


class Row:
    """Actions of one role, one after the other: of cards and then clients, or those that a building gives."""

    def __init__(self, player: Player, role: str, sure: int, giver: str = "") -> None:
        self.player = player
        self.role = role
        #: Actions that need no client.
        self.sure = sure
        #: The building that gives them.
        self.giver = giver
        #: Clients who have not acted: those of the role, Merchants, and the others.
        self.own = self.merchants = self.others = 0
        #: Whether the client who has just acted acts a second time.
        self.again = False

    def add_clients(self) -> None:
        """All clients the player has now may act, those hired later not."""
        for material, number in self.player.clients.items():
            if ROLE_OF[material] == self.role:
                self.own = number
            elif ROLE_OF[material] == "merchant":
                self.merchants = number
            else:
                self.others += number

    def _next_client(self) -> str:
        functions = self.player.functions
        all_are_laborers = self.role == "laborer" and "storeroom" in functions
        if self.own:
            return "own"
        if self.merchants and ("ludus-magnus" in functions or all_are_laborers):
            return "merchants"
        return "others" if self.others and all_are_laborers else ""

    def has_more(self) -> bool:
        return bool(self.sure or self.again or self._next_client())

    def take(self) -> bool:
        """Begin the next action, if there is one."""
        if self.sure:
            self.sure -= 1
            return True
        if self.again:
            self.again = False
            return True
        kind = self._next_client()
        if not kind:
            return False
        setattr(self, kind, getattr(self, kind) - 1)
        self.again = self.player.actions > 0 and "circus-maximus" in self.player.functions
        return True


class OpinionOnBuilding(OpinionTable):
    #: The rows of actions that are under way, the newest last.
    rows: list[Row]

    def act_in(self, row: Row) -> Course[None]:
        """Do the actions of a row, and all they set off."""
        raise NotImplementedError

    # What may be laid and added where.

    def _foundations(self, player: Player, names: list[str], role: str) -> list[str]:
        moves = []
        for name in names:
            if name in player.buildings:
                continue
            anywhere = name == "statue" and not self.initiation
            for site in MATERIALS if anywhere else (self.material[name],):
                if self.town[site]:
                    moves.append(f"found {name} on {site}")
                if self.outside[site] and self._may_go_outside(player, site, role):
                    moves.append(f"found {name} on {site} outside")
        return moves

    def _may_go_outside(self, player: Player, site: str, role: str) -> bool:
        if self.options["outside-only-when-town-empty"] and self.town[site]:
            return False
        return "tower" in player.functions or self._held_serves(player, role) or self._second_row(role) is not None

    def _held_serves(self, player: Player, role: str) -> bool:
        return player.held == role or bool(player.held and not self.options["outside-consecutive-actions"])

    def _second_row(self, role: str) -> Row | None:
        """The row whose next action can be spent with this one.

        After a Bath the Patron hires on, so that nothing comes directly after it: there an action is held instead.
        """
        in_succession = self.options["outside-consecutive-actions"]
        for row in reversed(self.rows):
            if row.has_more() and (row.role == role or (row.role in BUILDING_ROLES and not in_succession)):
                return row
            if in_succession and (row.has_more() or row.giver == "bath"):
                return None
        return None

    def _unfinished(self, player: Player) -> list[Building]:
        return [one for one in player.buildings.values() if not one.done]

    def _takes(self, player: Player, building: Building, material: str) -> bool:
        """Whether a material may be added to a building."""
        functions = player.functions
        return (
            material == building.site
            or (building.name == "statue" and material == "marble")
            or ("road" in functions and building.site == "stone")
            or ("tower" in functions and material == "rubble")
            or ("scriptorium" in functions and material == "marble")
        )

    # Craftsman.

    def craftsman(self, player: Player, row: Row) -> Course[bool]:
        """One Craftsman action; whether it was used."""
        moves = self._foundations(player, player.names(), "craftsman")
        moves += self._additions_of(player, player.names())
        if "fountain" in player.functions:
            moves.append("fountain")
        if self._may_hold(player, row):
            moves.append("hold")
        if not moves and not player.hand:
            return False
        move = yield Question(player.seat, "craftsman", [*moves, "done"])
        if move == "hold":
            player.held = "craftsman"
            return True
        if move == "done":
            self.part_from_what_is_held(player)
            return False
        player.crafted = True
        if move == "fountain":
            yield from self._use_the_fountain(player)
        else:
            yield from self._build_as_craftsman(player, move)
        return True

    def _build_as_craftsman(self, player: Player, move: str) -> Course[None]:
        if move.startswith("found "):
            self._found(player, move, "craftsman")
        self.part_from_what_is_held(player)
        if move.startswith("build "):
            building, name = _building_and_material(move)
            yield from self._add(player, building, self.leaves_hand(player, name), "craftsman")

    def part_from_what_is_held(self, player: Player) -> None:
        """Another action came between, which only some tables allow."""
        if self.options["outside-consecutive-actions"]:
            player.held = ""

    def _additions_of(self, player: Player, names: list[str]) -> list[str]:
        return [
            f"build p{player.seat}.{building.name} with {name}"
            for building in self._unfinished(player)
            for name in names
            if self._takes(player, building, self.material[name])
        ]

    def _may_hold(self, player: Player, row: Row) -> bool:
        """Only in the Bath an action may wait for the next one, for a foundation out of town."""
        if row.giver != "bath" or row.has_more() or player.held or "tower" in player.functions:
            return False
        may_draw = row.role == "craftsman" or not self.options["outside-consecutive-actions"]
        return bool(player.hand) or (may_draw and "fountain" in player.functions)

    def _use_the_fountain(self, player: Player) -> Course[None]:
        name = self.draw()
        if self.options["deck-ends-at-once"] and not self.cards_to_draw():
            insort(player.hand, name)
            raise GameOver("deck")
        player.aside = [name]
        moves = [*self._foundations(player, [name], "craftsman"), *self._additions_of(player, [name]), "keep"]
        move = yield Question(player.seat, "fountain", moves)
        # From here on it is a card like any other of the hand.
        player.aside = []
        insort(player.hand, name)
        yield from self._build_as_craftsman(player, move)

    # Architect.

    def architect(self, player: Player, row: Row) -> Course[bool]:
        """One Architect action; whether it was used."""
        moves = self._foundations(player, player.names(), "architect")
        sources = [("", player.stock)] + [("pool ", self.pool)] * ("archway" in player.functions)
        moves += [
            f"build p{player.seat}.{building.name} with {source}{material}"
            for building in self._unfinished(player)
            for source, pile in sources
            for material in MATERIALS
            if pile[material] and self._takes(player, building, material)
        ]
        if self.options["stairway-spends-architect"]:
            moves += self._openings(player)
        if self._may_hold(player, row):
            moves.append("hold")
        if not moves and not player.hand and not any(any(pile.values()) for _, pile in sources):
            return False
        # A Stairway that this very action completes comes too late for it.
        on_top = "stairway" in player.functions and not self.options["stairway-spends-architect"]
        move = yield Question(player.seat, "architect", [*moves, "done"])
        if move == "hold":
            player.held = "architect"
            return True
        yield from self._build_as_architect(player, move)
        if on_top:
            yield from self._stairs(player)
        # Where it comes on top, the Stairway is worth the next action to whoever lets this one pass.
        return move != "done" or on_top

    def _build_as_architect(self, player: Player, move: str) -> Course[None]:
        if move.startswith("open "):
            self._open(player, move)
        elif move.startswith("found "):
            self._found(player, move, "architect")
        self.part_from_what_is_held(player)
        if move.startswith("build "):
            building, material = _building_and_material(move)
            yield from self._add(player, building, self._fetch(player, material), "architect")

    def _fetch(self, player: Player, material: str) -> str:
        """Take a material out of the stock, or out of the pool."""
        if material.startswith("pool "):
            material = material.removeprefix("pool ")
            self.pool[material] -= 1
        else:
            player.stock[material] -= 1
        return material

    # Stairway.

    def _openings(self, player: Player) -> list[str]:
        if "stairway" not in player.functions:
            return []
        moves = []
        for other in self.players:
            for building in other.buildings.values():
                if other is player or not building.done or building.opened:
                    continue
                fitting = {building.site, "marble"} if building.name == "statue" else {building.site}
                moves += [
                    f"open p{other.seat}.{building.name} with {source}{material}"
                    for source, pile in self._sources_for_the_stairway(player)
                    for material in sorted(fitting)
                    if pile[material]
                ]
        return moves

    def _sources_for_the_stairway(self, player: Player) -> list[tuple[str, Counts]]:
        from_pool = self.options["stairway-from-pool"] and "archway" in player.functions
        return [("", player.stock), ("pool ", self.pool)] if from_pool else [("", player.stock)]

    def _open(self, player: Player, move: str) -> None:
        place, _, material = move.removeprefix("open ").partition(" with ")
        seat, _, name = place.removeprefix("p").partition(".")
        self.players[int(seat)].buildings[name].opened = self._fetch(player, material)
        self.buildings_changed()
        self.look_for_a_forum()

    def _stairs(self, player: Player) -> Course[None]:
        """At some tables the Stairway comes on top of an Architect action."""
        pool = self.options["stairway-from-pool"] and any(self.pool.values())
        if pool or any(player.stock.values()):
            moves = self._openings(player)
            move = yield Question(player.seat, "stairs", [*moves, "done"])
            if move != "done":
                self._open(player, move)

    # Foundations and completion.

    def _found(self, player: Player, move: str, role: str) -> None:
        _, name, _, site, *outside = move.split()
        self.leaves_hand(player, name)
        if outside:
            self.outside[site] -= 1
            if "tower" not in player.functions:
                self._spend_a_second_action(player, role)
        else:
            self.town[site] -= 1
        player.buildings[name] = Building(name, site)
        self.buildings_changed()
        self.look_for_a_forum()
        if not any(self.town.values()):
            raise GameOver("last-site")

    def _spend_a_second_action(self, player: Player, role: str) -> None:
        if self._held_serves(player, role):
            spent, player.held = player.held, ""
        else:
            row = self._second_row(role)
            if row is None:
                raise ValueError("there is no second action")
            row.take()
            spent = row.role
        player.crafted |= spent == "craftsman"

    def _add(self, player: Player, name: str, material: str, role: str) -> Course[None]:
        building = player.buildings[name]
        building.materials.append(material)
        by_villa = name == "villa" and role == "architect" and not self.initiation
        by_scriptorium = material == "marble" and "scriptorium" in player.functions
        if by_villa or by_scriptorium or len(building.materials) == self.value[building.site]:
            for one in building.materials:
                self.box[one] += 1
            building.materials = []
            building.done = True
            player.sites[building.site] += 1
        self.buildings_changed()
        self.look_for_a_forum()
        if building.done:
            yield from self._on_completion(player, building)

    def _on_completion(self, player: Player, building: Building) -> Course[None]:
        if self.initiation:
            return
        if building.name == "catacomb":
            raise GameOver("catacomb")
        if building.name == "prison":
            yield from self._prison(player, building)
        gives = self.cards[building.name].get("on_completion")
        if gives:
            yield from self.act_in(Row(player, gives, self.influence(player), building.name))

    def _prison(self, player: Player, prison: Building) -> Course[None]:
        moves = [
            f"seize p{other.seat}.{building.name}"
            for other in self.players
            for building in other.buildings.values()
            if other is not player and building.done and building.name not in player.buildings
        ]
        if not moves:
            return
        move = yield Question(player.seat, "prison", [*moves, "done"])
        if move == "done":
            return
        seat, _, name = move.removeprefix("seize p").partition(".")
        victim = self.players[int(seat)]
        building = player.buildings[name] = victim.buildings.pop(name)
        player.sites[prison.site] -= 1
        victim.sites[prison.site] += 1
        self.buildings_changed()
        self.look_for_a_forum()
        yield from self._on_completion(player, building)


def _building_and_material(move: str) -> tuple[str, str]:
    """What is built, and with what."""
    place, _, material = move.removeprefix("build ").partition(" with ")
    return place.partition(".")[2], material
