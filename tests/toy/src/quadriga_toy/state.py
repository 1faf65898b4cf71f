"""The data of one moment of the toy game."""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision
from quadriga.core.state import STATE_VISIBLE, State
from quadriga.core.visibility import COUNT, EACH, OWNER, OWNER_COUNT, PUBLIC, Sight, visible
from quadriga_toy.edition import ToyEdition


class Player:
    __slots__ = ("coins", "hand", "learned", "row", "seat", "vault")

    def __init__(
        self, seat: int, coins: int, hand: list[str], row: list[str], vault: list[str], learned: list[tuple[int, str]]
    ) -> None:
        self.seat: Final = seat
        self.coins = coins
        self.hand = hand
        self.row = row
        self.vault = vault
        #: Cards this seat knows in others' hands: holder and card.
        self.learned = learned

    def copy(self) -> Player:
        return Player(self.seat, self.coins, self.hand[:], self.row[:], self.vault[:], self.learned[:])


class ToyState(State):
    __slots__ = ("actions", "bag", "bank", "peeking", "players", "round")
    edition: ToyEdition

    def __init__(
        self,
        edition: ToyEdition,
        stack: list[Decision],
        players: list[Player],
        bag: list[str],
        bank: int,
        round: int,
        actions: int,
        peeking: bool,
    ) -> None:
        super().__init__(edition, len(players), stack)
        self.players = players
        self.bag = bag
        self.bank = bank
        self.round = round
        #: Options of the table: actions in a turn, and whether one may peek.
        self.actions = actions
        self.peeking = peeking

    def copy(self) -> ToyState:
        twin = ToyState(
            self.edition,
            self.stack[:],
            [player.copy() for player in self.players],
            self.bag[:],
            self.bank,
            self.round,
            self.actions,
            self.peeking,
        )
        twin.ending = self.ending
        twin.left = self.left
        twin.events = self.events
        twin.legal = self.legal
        return twin

    @property
    def active(self) -> Player:
        """The player who decides now."""
        return self.players[self.stack[-1].seat]


PLAYER_VISIBLE: Final[dict[str, Sight]] = visible(
    Player,
    {
        "coins": PUBLIC,
        "hand": OWNER_COUNT,
        "learned": OWNER,
        "row": PUBLIC,
        "seat": PUBLIC,
        "vault": OWNER_COUNT,
    },
)
VISIBLE: Final[dict[str, Sight]] = visible(
    ToyState,
    STATE_VISIBLE
    | {"actions": PUBLIC, "bag": COUNT, "bank": PUBLIC, "peeking": PUBLIC, "players": EACH, "round": PUBLIC},
)
