"""Facts about a title that load without its rules: lobbies and help read only these."""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga.core.errors import OptionError
from quadriga.core.languages import DEFAULT

OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True):
    """One thing a table can choose before it starts."""

    id: str
    default: OptionValue
    #: What can be chosen, however many play.
    choices: tuple[OptionValue, ...]
    #: What can be chosen besides, by the number of players, written as text since JSON knows no other key.
    by_players: dict[str, tuple[OptionValue, ...]] = {}

    def choices_for(self, players: int) -> tuple[OptionValue, ...]:
        """What so many players can choose from."""
        return (*self.choices, *self.by_players.get(str(players), ()))

    @property
    def all_choices(self) -> tuple[OptionValue, ...]:
        """What can be chosen with some number of players."""
        return (*self.choices, *(choice for players in self.by_players for choice in self.by_players[players]))


class Standing(msgspec.Struct, frozen=True):
    """A question that another seat's action puts, that need not be met, and that may be answered ahead.

    It is told by names alone, so that whether a question is one of these cannot depend on what a hand holds.
    """

    #: The name of the question.
    question: str
    #: The move that declines, by its notation; it is legal whenever the question is asked.
    declines: str


class Meta(msgspec.Struct, frozen=True):
    #: Public name in commands and records, such as `glory-to-rome`.
    id: str
    #: Title by language; a language without one calls the game as the default does.
    titles: dict[str, str]
    designers: tuple[str, ...]
    publisher: str
    year: int
    #: How many seats a table may have.
    players: tuple[int, ...]
    minutes: int
    #: Raised by every change of behaviour; a table keeps the version it began with.
    rules_version: int
    #: Every way the game can end, ties included; each has a golden record.
    endings: tuple[str, ...]
    #: Data files under `data/`; the first is the default.
    editions: tuple[str, ...]
    options: tuple[Option, ...] = ()
    #: Questions that may have a standing answer.
    standing: tuple[Standing, ...] = ()
    #: Points are counted in whole units of 1/points_per.
    points_per: int = 1
    #: Whether people are offered it; a game made for tests can be played by who knows its name.
    listed: bool = True

    def title(self, language: str) -> str:
        """What the game is called in a language."""
        return self.titles.get(language) or self.titles.get(DEFAULT) or self.id

    def settle_options(self, chosen: dict[str, Any] | None, players: int | None = None) -> dict[str, OptionValue]:
        """The complete options of a table: what was chosen, and defaults for the rest.

        Without a number of players only what everybody can choose is taken.
        """
        if not isinstance(chosen, dict | None):
            raise OptionError(f"options are values by their names, not {chosen!r}")
        settled: dict[str, OptionValue] = {option.id: option.default for option in self.options}
        for name, value in (chosen or {}).items():
            option = next((one for one in self.options if one.id == name), None)
            if option is None:
                raise OptionError(f"{self.id} has no option {name!r}")
            choices = option.choices if players is None else option.choices_for(players)
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                raise OptionError(f"option {name!r} takes {list(choices)}, not {value!r}")
            settled[name] = value
        return settled
