"""Positions and moves of Glory to Rome as numbers."""

from __future__ import annotations

from typing import Final

from quadriga.core.encoding import Encoding, Layout, one_of
from quadriga.games.glory_to_rome.decisions import ALL, Acting, Bath, Demand, Gift, Give, Legion, Petition, Run
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS, NO_ROLE, ROLES, SENATOR, GloryEdition
from quadriga.games.glory_to_rome.moves import CLAIMS, HAND_MOVES
from quadriga.games.glory_to_rome.state import Counts, GloryState, Player

QUESTIONS: Final[tuple[str, ...]] = tuple(ALL)
#: Moves that need no more than their name.
PLAIN: Final[tuple[str, ...]] = (
    *("think", "senator", "refill", "draw", "discard all", "discard senator", "choose senator", "play senator"),
    *("bar", "atrium", "fountain", "keep", "hold", "done"),
)
VERBS: Final[tuple[str, ...]] = (
    *HAND_MOVES,
    *("role", "take", "hire", "demand", "sell", "found", "build", "open", "devour", "seize", "claim", "flush"),
    *("think", "senator", "refill", "draw", "bar", "atrium", "fountain", "keep", "hold", "done"),
)
FIGURES: Final = 15


class GloryEncoding(Encoding[GloryState]):
    def __init__(self, edition: GloryEdition, seats: int) -> None:
        cards = tuple(edition.cards)
        self.card: Final = one_of(cards)
        self.material_of: Final = edition.material_of
        self.questions: Final = one_of(QUESTIONS)
        layout = Layout()
        self.question: Final = layout.add("question", len(QUESTIONS), f"what is asked: {', '.join(QUESTIONS)}")
        self.decider: Final = layout.add("decider", seats, "who is asked, the own seat first")
        self.waiting: Final = layout.add("waiting", len(QUESTIONS), "what else is under way, by the same names", most=4)
        self.leader: Final = layout.add("leader", seats, "who leads")
        self.role: Final = layout.add("role", len(ROLES), f"the role led: {', '.join(ROLES)}")
        self.left: Final = layout.add(
            "left", 4, "actions left to who acts: of cards, of clients of the role, of merchants, of others", most=5
        )
        self.given: Final = layout.add("given", len(ROLES), "actions that a building gives, by role", most=3)
        self.wanted: Final = layout.add("wanted", 6, f"materials demanded or owed: {', '.join(MATERIALS)}", most=3)
        self.asked: Final = layout.add("asked", 6, "the material that the question is about")
        self.figures: Final = layout.add("figures", 4, "cards to draw, cards taken out, Senators left, ended", most=20)
        self.town: Final = layout.add("town", 6, "sites in town, by material", most=5)
        self.outside: Final = layout.add("outside", 6, "sites out of town, by material", most=5)
        self.pool: Final = layout.add("pool", len(cards), "Orders in the pool", most=3)
        self.box: Final = layout.add("box", len(cards), "Orders out of the game", most=3)
        self.hand: Final = layout.add("own.hand", len(cards), "the own hand", most=3)
        self.aside: Final = layout.add("own.aside", len(cards), "the own card set aside")
        self.basilica: Final = layout.add("own.basilica", len(cards), "what one laid in the vault unrevealed", most=3)
        self.of_seat: Final = layout.size
        for seat in range(seats):
            layout.add(
                f"seat{seat}.figures", FIGURES, "Orders in hand, Senators, cards set aside, unrevealed in the vault, "
                "unseen by all there, closed there, influence, limits of hand, clients and vault, Senators played, "
                "petitions, actions, whether a Craftsman acted, resigned", most=10,
            )  # fmt: skip
            layout.add(f"seat{seat}.stock", 6, "stock, by material", most=5)
            layout.add(f"seat{seat}.clients", 6, "clients, by material", most=5)
            layout.add(f"seat{seat}.vault", 6, "what was sold in the open, by material", most=5)
            layout.add(f"seat{seat}.sites", 6, "sites that count as influence", most=3)
            layout.add(f"seat{seat}.demanded", 6, "cards shown to demand this turn", most=3)
            layout.add(f"seat{seat}.held", len(ROLES), "the role of an action held for a site out of town")
            layout.add(f"seat{seat}.learned", 7, "of how many cards in hand something is known, and of how many of "
                       "them it is known that they may be each material", most=5)  # fmt: skip
            layout.add(f"seat{seat}.played", len(cards), "Orders played this turn", most=3)
            layout.add(f"seat{seat}.done", len(cards), "completed buildings", most=1)
            layout.add(f"seat{seat}.founded", len(cards), "foundations: the material of the site, from one", most=6)
            layout.add(f"seat{seat}.added", len(cards), "what lies on each of them", most=3)
            layout.add(f"seat{seat}.public", len(cards), "buildings that a Stairway opened to all")
        self.width: Final = (layout.size - self.of_seat) // seats
        words = (*cards, *MATERIALS, *ROLES, SENATOR, "all", "outside", "pool")
        super().__init__(seats, layout, VERBS, words, actions(cards, seats))

    def encode(self, state: GloryState, seat: int) -> list[float]:
        xs = [0.0] * self.size
        seats = self.seats
        if state.stack:
            decision = state.stack[-1]
            xs[self.question + self.questions[decision.name]] = 1.0
            xs[self.decider + (decision.seat - seat) % seats] = 1.0
            self._pending(xs, state)
        xs[self.leader + (state.leader - seat) % seats] = 1.0
        if state.role != NO_ROLE:
            xs[self.role + state.role] = 1.0
        at = self.figures
        xs[at] = float(len(state.deck) - state.removed)
        xs[at + 1] = float(state.removed)
        xs[at + 2] = float(state.senators)
        xs[at + 3] = float(bool(state.ending))
        for material in EACH_MATERIAL:
            xs[self.town + material] = float(state.town[material])
            xs[self.outside + material] = float(state.outside[material])
            for card in state.pool[material]:
                xs[self.pool + self.card[card]] += 1.0
        for card in state.box:
            xs[self.box + self.card[card]] += 1.0
        own = state.players[seat]
        for card in own.hand:
            xs[self.hand + self.card[card]] += 1.0
        for card in own.aside:
            xs[self.aside + self.card[card]] += 1.0
        for card in own.basilica:
            xs[self.basilica + self.card[card]] += 1.0
        for player in state.players:
            self._player(
                xs, self.of_seat + (player.seat - seat) % seats * self.width, player, player.seat in state.left
            )
        return xs

    def _pending(self, xs: list[float], state: GloryState) -> None:
        """What is under way, from the bottom to the question."""
        for decision in state.stack:
            xs[self.waiting + self.questions[decision.name]] += 1.0
            if isinstance(decision, Acting):
                xs[self.left] = float(decision.cards)
                xs[self.left + 1] = float(decision.own)
                xs[self.left + 2] = float(decision.merchants)
                xs[self.left + 3] = float(decision.others)
            elif isinstance(decision, Run):
                xs[self.given + decision.role] += float(decision.left)
            elif isinstance(decision, Legion | Demand):
                self._wanted(xs, decision.demands)
            elif isinstance(decision, Give | Gift):
                self._wanted(xs, decision.owed)
            elif isinstance(decision, Petition | Bath):
                xs[self.asked + decision.material] = 1.0

    def _wanted(self, xs: list[float], counts: Counts) -> None:
        for material in EACH_MATERIAL:
            xs[self.wanted + material] = float(counts[material])

    def _player(self, xs: list[float], at: int, player: Player, left: bool) -> None:
        figures = (
            len(player.hand), player.senators, len(player.aside), len(player.basilica), len(player.atrium),
            len(player.closed), player.influence, player.hand_limit, player.client_limit, player.vault_limit,
            player.senators_played, player.petitions, player.actions, int(player.crafted), int(left),
        )  # fmt: skip
        for figure in figures:
            xs[at] = float(figure)
            at += 1
        for material in EACH_MATERIAL:
            xs[at + material] = float(len(player.stock[material]))
            xs[at + 6 + material] = float(len(player.clients[material]))
            xs[at + 12 + material] = float(len(player.vault[material]))
            xs[at + 18 + material] = float(player.sites[material])
            xs[at + 24 + material] = float(player.demanded[material])
        at += 30
        if player.held != NO_ROLE:
            xs[at + player.held] = 1.0
        at += len(ROLES)
        xs[at] = float(len(player.learned))
        for mask in player.learned:
            for material in EACH_MATERIAL:
                if mask >> material & 1:
                    xs[at + 1 + material] += 1.0
        at += 7
        cards = len(self.card)
        for card in player.played:
            xs[at + self.card[card]] += 1.0
        for building in player.buildings:
            place = at + self.card[building.card.id]
            if building.done:
                xs[place + cards] = 1.0
            else:
                xs[place + 2 * cards] = float(1 + building.site)
                xs[place + 3 * cards] = float(len(building.materials))
            if building.public:
                xs[place + 4 * cards] = 1.0


def actions(cards: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Every move of the game, with the deciding seat as `p0`."""
    found = [f"{verb} {card}" for verb in HAND_MOVES for card in cards]
    found += [f"play {card} as architect" for card in cards]
    found += [f"play senator as {role}" for role in ROLES[:6]]
    found += [f"role {role}" for role in ROLES[:6]]
    found += [f"{verb} {material}" for verb in ("take", "hire", "demand", "sell") for material in MATERIALS]
    found += [f"found {card} on {site}{where}" for card in cards for site in MATERIALS for where in ("", " outside")]
    # A building of one's own grows; with a Stairway those of the others are opened.
    found += [f"build p0.{building} with {card}" for building in cards for card in cards]
    piles = [f"{pool}{material}" for pool in ("", "pool ") for material in MATERIALS]
    found += [f"build p0.{building} with {pile}" for building in cards for pile in piles]
    others = range(1, seats)
    found += [f"open p{other}.{building} with {pile}" for other in others for building in cards for pile in piles]
    found += [f"seize p{other}.{building}" for other in others for building in cards]
    found += [f"devour p{other} {material}" for other in others for material in MATERIALS]
    found += [move.key for move in CLAIMS]
    found += [f"flush {card}" for card in cards]
    return (*found, *PLAIN)
