"""Porta Nigra as somebody else understood the rulebook: a whole game that owes nothing to the engine.

Colours, buildings, spots and cards go by their names; what was drawn is told from outside, and must be in its deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from porta_nigra.second_opinion_city import COLOURS, PORTA, WHITE, Element, Player, places_in, spots_of

#: An intermediate scoring is divided in portions of this size.
PORTION: Final = 40


class SecondOpinion:
    def __init__(
        self, data: Mapping[str, Any], seats: int, options: Mapping[str, bool | int | str], deal: Sequence[str]
    ) -> None:
        self.data = data
        self.numbers: Mapping[str, int] = data["numbers"]
        self.price: Mapping[str, int] = data["colours"]["price"]
        self.rounds: int = data["rounds"]["count"][str(seats)]
        self.worth_of_a_brick: int = data["rounds"]["multiplier"][str(seats)]
        self.ages = str(options["youngest-first"])
        quarters = data["quarters"]["clockwise"]
        self.clockwise: list[str] = [quarter["building"] for quarter in quarters]
        self.quarter_of_shop: dict[str, str] = {quarter["shop"]: quarter["building"] for quarter in quarters}
        self.rewards: dict[str, Mapping[str, int]] = {reward["building"]: reward for reward in data["rewards"]["each"]}
        self.spots = dict(spots_of(data))
        self.supply: dict[str, list[str]] = {card["id"]: card["adds"] for card in data["supply"]["cards"]}
        self.building_cards = {
            card["id"]: (card["building"], card["colour"]) for card in data["building_cards"]["cards"]
        }
        self.honours: dict[str, Mapping[str, Any]] = {card["id"]: card for card in data["honours"]["cards"]}
        self.actions: dict[str, Mapping[str, Any]] = {card["id"]: card for card in data["actions"]["cards"]}

        self.box: list[str] = []
        self.players: list[Player] = []
        for seat in range(seats):
            cards = [f"p{seat}.{id}" for id, card in self.actions.items() if card.get("most_players", seats) >= seats]
            self.players.append(Player(seat, self.numbers, cards, self.clockwise))
            self.box += {f"p{seat}.{id}" for id in self.actions} - set(cards)
        self.reserve = self.numbers["bricks"]
        self.shops = dict.fromkeys(COLOURS, 0)
        self.elements: dict[str, Element] = {}
        self.majorities: list[int] | None = None
        self.supply_deck, self.supply_discard = list(self.supply), list[str]()
        self.building_deck, self.building_display = list(self.building_cards), list[str]()
        self.honour_deck = [id for id, card in self.honours.items() for _ in range(card["copies"])]
        self.honour_display: list[str] = []

        self.round = 1
        #: The action card lying before who has the turn, its torches left, its icons used.
        self.played = ""
        self.card_torches = 0
        self.covered: set[int] = set()
        self.honoured = False
        #: Why and in whose turn an early end began.
        self.early = ""
        self.early_seat: int | None = None
        self.ending = ""
        #: What is asked, what it is about, and whom.
        self.question = ""
        self.about: tuple[Any, ...] = ()
        self.decider: int | None = None
        #: Who has yet to divide how much after a round.
        self.shares: list[tuple[int, int]] = []
        self.carry_out: dict[str, Callable[..., None]] = {
            "place": self._place,
            "play": self._play_card,
            "buy": self._buy,
            "build": self._use_build,
            "influence": self._use_influence,
            "torch": self._use_torch,
            "coins": self._use_coins,
            "forfeit": self._forfeit,
            "sell": self._sell,
            "spend": self._spend,
            "honour": self._honour,
            "on": self._choose_spot,
            "stack": self._choose_height,
            "white": self._choose_whites,
            "add": self._add,
            "end": self._end_turn,
            "points": self._divide,
            "first": self._appoint,
        }

        self.drawn = list(deal)
        self.first = self.active = int(self._draw([f"p{seat}" for seat in range(seats)])[1:])
        for player in self.players:
            self._draw_hand(player)
        self._begin_turn(self.first)
        self._all_was_drawn()

    # What may be done.

    def moves(self) -> list[str]:
        """Every legal move of who decides."""
        assert self.decider is not None
        player = self.players[self.decider]
        match self.question:
            case "placing":
                return [f"place {building}" for building in self.clockwise]
            case "card":
                cards = [f"play {card.partition('.')[2]}" for card in player.hand]
                return [*cards, *self._between_actions(player)]
            case "act":
                forfeit = ["forfeit"] if self.card_torches else []
                return [*self._icons(player), *self._between_actions(player), *forfeit, "end"]
            case "spot":
                return [f"on {spot}" for spot in self._spots_open_to(player)]
            case "height":
                return [f"stack {bricks}" for bricks in self._heights(player, *self.about)]
            case "whites":
                return [f"white {whites}" for whites in self._whites(player, *self.about)]
            case "adding":
                return [f"add {spot}" for spot in self._growing(player)]
            case "split":
                return [f"points {points}" for points in range(min(self.about[0], PORTION) + 1)]
            case _:
                return [f"first p{seat}" for seat in range(len(self.players))]

    def _between_actions(self, player: Player) -> Iterator[str]:
        """Torch tokens are sold and influence is spent at any time of a turn."""
        if player.torches:
            yield "sell torch"
        if player.influence >= self.numbers["roman_cost"] and player.romans_in_reserve:
            yield "spend roman"
        if player.influence >= self.numbers["build_cost"] and self._spots_open_to(player):
            yield "spend build"
        if not self.honoured and player.influence:
            for id in set(self.honour_display):
                if self._affords(player, self.honours[id]):
                    yield f"honour {id}"

    def _affords(self, player: Player, card: Mapping[str, Any]) -> bool:
        if player.influence < card["cost"]:
            return False
        if "discard_honour" in card and card["discard_honour"] not in player.kept:
            return False
        different: int = card.get("discard_different", 0)
        return len(self._buildings_collected(player)) >= different

    def _icons(self, player: Player) -> Iterator[str]:
        if not self.card_torches and not player.torches:
            return
        for number, icon in enumerate(self._card()["icons"], start=1):
            if number in self.covered:
                continue
            kind, _, what = icon.partition("-")
            if kind == "buy":
                # An icon without a colour, or whose shop is empty, buys in every shop.
                shops = [what] if self.shops.get(what) else COLOURS
                for colour in shops:
                    if self.shops[colour] and player.sesterces >= self._cost_of_brick(player, colour):
                        yield f"buy {colour} {number}"
            elif kind != "build" or self._spots_open_to(player):
                yield f"{kind} {number}"

    def _card(self) -> Mapping[str, Any]:
        return self.actions[self.played.partition(".")[2]]

    def _toll(self, player: Player, building: str) -> int:
        borders = self.clockwise.index(building) - self.clockwise.index(player.quarter)
        return borders % len(self.clockwise) * self.numbers["toll"]

    def _cost_of_brick(self, player: Player, colour: str) -> int:
        toll = 0 if colour == WHITE else self._toll(player, self.quarter_of_shop[colour])
        return self.price[colour] + toll

    def _spots_open_to(self, player: Player) -> list[str]:
        if not player.romans:
            return []
        near = {building for building in self.clockwise if player.sesterces >= self._toll(player, building)}
        usable = {colour: player.usable(colour) for colour in COLOURS}
        return [
            id
            for id, spot in self.spots.items()
            if spot.building in near
            and usable[spot.colour] >= (spot.bricks or self.numbers["porta_least"])
            and id not in self.elements
        ]

    def _heights(self, player: Player, spot: str) -> range:
        most = min(player.usable(self.spots[spot].colour), self.numbers["porta_most"])
        return range(self.numbers["porta_least"], most + 1)

    def _whites(self, player: Player, spot: str, bricks: int) -> range:
        """How many of the bricks may be white ones in place of the colour."""
        colour = self.spots[spot].colour
        if colour == WHITE:
            return range(bricks, bricks + 1)
        return range(max(0, bricks - player.bricks[colour]), min(bricks, player.bricks[WHITE]) + 1)

    def _growing(self, player: Player) -> list[str]:
        """Own elements of the Porta Nigra that can take a brick of the reserve."""
        most = self.numbers["porta_most"] if self.reserve else 0
        return [
            id
            for id, element in self.elements.items()
            if self.spots[id].building == PORTA and element.owner == player.seat and element.bricks < most
        ]

    # What a move does.

    def play(self, move: str, draws: Sequence[str]) -> None:
        assert self.decider is not None
        self.drawn = list(draws)
        word, *more = move.split()
        self.carry_out[word](self.players[self.decider], *more)
        if not self.reserve and not any(self.shops.values()):
            self._end_early("bricks-exhausted")
        self._all_was_drawn()

    def _draw(self, deck: list[str]) -> str:
        item = self.drawn.pop(0)
        deck.remove(item)
        return item

    def _all_was_drawn(self) -> None:
        if self.drawn:
            raise ValueError(f"drawn for nothing: {self.drawn}")

    def _ask(self, question: str, seat: int, *about: object) -> None:
        self.question, self.decider, self.about = question, seat, about

    def _go_on(self) -> None:
        """The turn goes on where it was."""
        self._ask("act" if self.played else "card", self.active)

    def _place(self, player: Player, building: str) -> None:
        player.quarter = building
        self._go_on()

    def _play_card(self, player: Player, card: str) -> None:
        self.played = f"p{player.seat}.{card}"
        player.hand.remove(self.played)
        self.card_torches = self._card()["torches"]
        self._go_on()

    def _cover(self, player: Player, icon: str) -> str:
        """Use an icon: a torch of the card pays for it, or else a torch token. What else the icon says is returned."""
        number = int(icon)
        self.covered.add(number)
        if self.card_torches:
            self.card_torches -= 1
        else:
            player.torches -= 1
        what: str = self._card()["icons"][number - 1]
        return what.partition("-")[2]

    def _buy(self, player: Player, colour: str, icon: str) -> None:
        self._cover(player, icon)
        player.sesterces -= self._cost_of_brick(player, colour)
        if colour != WHITE:
            player.quarter = self.quarter_of_shop[colour]
        self.shops[colour] -= 1
        player.bricks[colour] += 1

    def _use_build(self, player: Player, icon: str) -> None:
        self._cover(player, icon)
        self._ask("spot", player.seat)

    def _use_influence(self, player: Player, icon: str) -> None:
        self._cover(player, icon)
        player.influence += 1

    def _use_torch(self, player: Player, icon: str) -> None:
        self._cover(player, icon)
        player.torches += 1

    def _use_coins(self, player: Player, icon: str) -> None:
        player.sesterces += int(self._cover(player, icon))

    def _forfeit(self, player: Player) -> None:
        self.card_torches -= 1
        player.sesterces += self.numbers["torch_gives"]

    def _sell(self, player: Player, _torch: str) -> None:
        player.torches -= 1
        player.sesterces += self.numbers["torch_gives"]

    def _spend(self, player: Player, what: str) -> None:
        player.influence -= self.numbers[f"{what}_cost"]
        if what == "roman":
            player.take_romans(1)
        else:
            self._ask("spot", player.seat)

    # Building.

    def _choose_spot(self, player: Player, spot: str) -> None:
        bricks = self.spots[spot].bricks
        if bricks is not None:
            self._choose_bricks(player, spot, bricks)
            return
        heights = self._heights(player, spot)
        if len(heights) > 1:
            self._ask("height", player.seat, spot)
        else:
            self._choose_bricks(player, spot, heights[0])

    def _choose_height(self, player: Player, bricks: str) -> None:
        self._choose_bricks(player, self.about[0], int(bricks))

    def _choose_bricks(self, player: Player, spot: str, bricks: int) -> None:
        whites = self._whites(player, spot, bricks)
        if len(whites) > 1:
            self._ask("whites", player.seat, spot, bricks)
        else:
            self._build(player, spot, bricks, whites[0])

    def _choose_whites(self, player: Player, whites: str) -> None:
        spot, bricks = self.about
        self._build(player, spot, bricks, int(whites))

    def _build(self, player: Player, id: str, bricks: int, whites: int) -> None:
        spot = self.spots[id]
        player.sesterces -= self._toll(player, spot.building)
        player.quarter = spot.building
        player.bricks[WHITE] -= whites
        if spot.colour != WHITE:
            player.bricks[spot.colour] -= bricks - whites
        player.romans -= 1
        player.points += spot.points if spot.bricks else bricks * self.price[spot.colour]
        if spot.gives_card:
            for card in self.building_display:
                if self.building_cards[card] == (spot.building, spot.colour):
                    self.building_display.remove(card)
                    player.building_cards.append(card)
                    break
        self.elements[id] = Element(player.seat, bricks)
        player.elements += 1
        if player.elements == self.numbers["romans"]:
            self._end_early("fifteenth-element")
        self._count_bricks(player, spot.building, bricks)
        self._go_on()

    def _count_bricks(self, player: Player, building: str, bricks: int) -> None:
        """More bricks of somebody in a building: a reward for each multiple of three that is new."""
        self.majorities = None
        every = self.numbers["reward_every"]
        before = player.built[building] // every
        player.built[building] += bricks
        times = player.built[building] // every - before
        reward = self.rewards[building]
        player.torches += times * reward.get("torches", 0)
        player.sesterces += times * reward.get("sesterces", 0)
        player.influence += times * reward.get("influence", 0)
        player.take_romans(times * reward.get("romans", 0))
        for _ in range(times * reward.get("white_bricks", 0)):
            self._take_brick(player, WHITE)

    def _take_brick(self, player: Player, colour: str) -> None:
        if self.reserve:
            self.reserve -= 1
            player.bricks[colour] += 1

    # Honour cards.

    def _buildings_collected(self, player: Player) -> dict[str, list[str]]:
        """Building cards by building, those had longest first, substitutes last."""
        found: dict[str, list[str]] = {}
        for card in player.building_cards:
            found.setdefault(self.building_cards[card][0], []).append(card)
        for card in player.kept:
            if "building" in self.honours[card]:
                found.setdefault(self.honours[card]["building"], []).append(card)
        return found

    def _honour(self, player: Player, id: str) -> None:
        card = self.honours[id]
        self.honour_display.remove(id)
        self.honoured = True
        player.influence -= card["cost"]
        discarded = [card["discard_honour"]] if "discard_honour" in card else []
        if "discard_different" in card:
            discarded += [cards[0] for cards in self._buildings_collected(player).values()]
        for other in discarded:
            (player.kept if other in player.kept else player.building_cards).remove(other)
            self.box.append(other)
        if "final_points" in card or "building" in card:
            player.kept.append(id)
            return
        self.box.append(id)
        player.points += card.get("points", 0)
        player.torches += card.get("torches", 0)
        player.sesterces += card.get("sesterces", 0)
        player.take_romans(card.get("romans", 0))
        for colour in card.get("bricks", ()):
            self._take_brick(player, colour)
        # What cannot be done is lost.
        if "build" in card and self._spots_open_to(player):
            self._ask("spot", player.seat)
        if "porta_brick" in card:
            growing = self._growing(player)
            if len(growing) > 1:
                self._ask("adding", player.seat)
            elif growing:
                self._add(player, growing[0])

    def _add(self, player: Player, id: str) -> None:
        self.reserve -= 1
        self.elements[id] = Element(player.seat, self.elements[id].bricks + 1)
        self._count_bricks(player, PORTA, 1)
        self._go_on()

    # Turns and rounds.

    def _begin_turn(self, seat: int) -> None:
        self.active = seat
        self._refill_market()
        _fill(self.building_display, self.numbers["building_display"], self.building_deck, self._draw)
        _fill(self.honour_display, self.numbers["honour_display"], self.honour_deck, self._draw)
        self._ask("card" if self.players[seat].quarter else "placing", seat)

    def _refill_market(self) -> None:
        if sum(self.shops.values()) >= self.numbers["market_low"]:
            return
        used: list[str] = []
        while self.reserve and sum(self.shops.values()) < self.numbers["market_full"]:
            if not self.supply_deck:
                self.supply_deck, self.supply_discard = self.supply_discard, []
            used.append(self._draw(self.supply_deck))
            for colour in COLOURS:
                if self.reserve and colour in self.supply[used[-1]]:
                    self.reserve -= 1
                    self.shops[colour] += 1
        self.supply_discard += used

    def _draw_hand(self, player: Player) -> None:
        for _ in range(self.numbers["hand"]):
            player.hand.append(self._draw(player.deck))

    def _end_early(self, reason: str) -> None:
        """The first to bring about the end scores, once."""
        if not self.early:
            self.early, self.early_seat = reason, self.active
            self.players[self.active].points += self.numbers["early_end_points"]

    def _end_turn(self, player: Player) -> None:
        player.sesterces += self.card_torches * self.numbers["torch_gives"]
        player.discard.append(self.played)
        self.played, self.card_torches, self.covered, self.honoured = "", 0, set(), False
        if player.deck:
            player.hand.append(self._draw(player.deck))
        left = self._seats_from(player.seat)[1]
        if left != self.early_seat and self.players[left].hand:
            self._begin_turn(left)
        elif self.early or self.round == self.rounds:
            self.ending = self.early or "last-round"
            self.question, self.about, self.decider = "", (), None
        else:
            worth = [sum(other.built.values()) * self.worth_of_a_brick for other in self.players]
            self.shares = [(seat, worth[seat]) for seat in self._seats_from(self.first) if worth[seat]]
            self._score_round()

    def _seats_from(self, seat: int) -> list[int]:
        """Clockwise."""
        return [(seat + further) % len(self.players) for further in range(len(self.players))]

    def _score_round(self) -> None:
        if self.shares:
            self._ask("split", *self.shares[0])
        else:
            self._ask("appoint", self._appoints())

    def _appoints(self) -> int:
        """Who has the fewest points; of several the youngest, or who came latest in the round."""
        fewest = min(player.points for player in self.players)
        tied = [player.seat for player in self.players if player.points == fewest]
        latest_first = self._seats_from(self.first)[::-1]
        by_age = latest_first if self.ages == "unknown" else [int(seat) for seat in self.ages]
        return min(tied, key=by_age.index)

    def _divide(self, player: Player, points: str) -> None:
        seat, left = self.shares.pop(0)
        portion = min(left, PORTION)
        player.points += int(points)
        player.sesterces += portion - int(points)
        if left > portion:
            self.shares.insert(0, (seat, left - portion))
        self._score_round()

    def _appoint(self, _player: Player, starting: str) -> None:
        self.round += 1
        self.first = int(starting[1:])
        for seat in self._seats_from(self.first):
            player = self.players[seat]
            player.deck, player.discard = player.discard, []
            self._draw_hand(player)
        self._begin_turn(self.first)

    # Points.

    def scores(self) -> list[int]:
        """The points on the track and what the final scoring adds to them."""
        if self.majorities is None:
            parts = self.data["majorities"]["parts"]
            self.majorities = [0] * len(self.players)
            for part in parts:
                for seat, points in places_in(part, self.spots, self.elements, self.price):
                    self.majorities[seat] += points
        return [
            player.points + self._sets(player) + self._final_cards(player) + self._left_over(player) + majorities
            for player, majorities in zip(self.players, self.majorities, strict=True)
        ]

    def _sets(self, player: Player) -> int:
        points = 0
        cards = [len(cards) for cards in self._buildings_collected(player).values()]
        while cards:
            points += self.data["sets"]["points"][len(cards) - 1]
            cards = [count - 1 for count in cards if count > 1]
        return points

    def _final_cards(self, player: Player) -> int:
        return sum(self.honours[card].get("final_points", 0) for card in player.kept)

    def _left_over(self, player: Player) -> int:
        worth: Mapping[str, int] = self.data["leftovers"]
        points = player.romans * worth["roman"] + player.influence * worth["influence"]
        points += player.torches * worth["torch"] + sum(player.bricks.values()) * worth["brick"]
        return points + player.sesterces // worth["sesterces_per_point"]

    def places(self) -> tuple[int, ...]:
        scores = self.scores()
        return tuple(1 + sum(other > score for other in scores) for score in scores)

    # What lies on the table.

    def goods(self) -> dict[str, Any]:
        players = self.players
        goods: dict[str, Any] = {
            "question": (self.question, *self.about),
            "ending": self.ending,
            "early end": (self.early, self.early_seat),
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "played": self.played,
            "torches of the card": self.card_torches,
            "icons covered": self.covered,
            "honoured": self.honoured,
            "reserve": self.reserve,
            "shops": self.shops,
            "elements": self.elements,
            "sesterces in the bank": self.numbers["coins"] - sum(player.sesterces for player in players),
            "torches in the bank": self.numbers["torches"] - sum(player.torches for player in players),
            "influence in the bank": self.numbers["influence"] - sum(player.influence for player in players),
            "supply deck": sorted(self.supply_deck),
            "supply discard": sorted(self.supply_discard),
            "building deck": sorted(self.building_deck),
            "building display": sorted(self.building_display),
            "honour deck": sorted(self.honour_deck),
            "honour display": sorted(self.honour_display),
            "box": sorted(self.box),
            "scores": self.scores(),
            "would appoint": self._appoints(),
        }
        for player in players:
            goods |= {
                f"p{player.seat} quarter": player.quarter,
                f"p{player.seat} points": player.points,
                f"p{player.seat} sesterces": player.sesterces,
                f"p{player.seat} torches": player.torches,
                f"p{player.seat} influence": player.influence,
                f"p{player.seat} romans": (player.romans, player.romans_in_reserve, player.elements),
                f"p{player.seat} bricks": player.bricks,
                f"p{player.seat} built": player.built,
                f"p{player.seat} deck": sorted(player.deck),
                f"p{player.seat} hand": sorted(player.hand),
                f"p{player.seat} discard": sorted(player.discard),
                f"p{player.seat} building cards": sorted(player.building_cards),
                f"p{player.seat} cards kept": sorted(player.kept),
            }
        return goods


def _fill(display: list[str], full: int, deck: list[str], draw: Callable[[list[str]], str]) -> None:
    while deck and len(display) < full:
        display.append(draw(deck))
