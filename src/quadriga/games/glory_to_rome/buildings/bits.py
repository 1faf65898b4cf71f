"""One bit for each building whose function is asked for, so that the functions in force are one number."""

from __future__ import annotations

from typing import Final

from quadriga.games.glory_to_rome.edition import BIT

ACADEMY: Final = BIT["academy"]
AQUEDUCT: Final = BIT["aqueduct"]
ARCHWAY: Final = BIT["archway"]
ATRIUM: Final = BIT["atrium"]
BAR: Final = BIT["bar"]
BASILICA: Final = BIT["basilica"]
BATH: Final = BIT["bath"]
BRIDGE: Final = BIT["bridge"]
CIRCUS: Final = BIT["circus"]
CIRCUS_MAXIMUS: Final = BIT["circus-maximus"]
COLOSSEUM: Final = BIT["colosseum"]
DOCK: Final = BIT["dock"]
FORUM: Final = BIT["forum"]
FOUNTAIN: Final = BIT["fountain"]
GATE: Final = BIT["gate"]
INSULA: Final = BIT["insula"]
LATRINE: Final = BIT["latrine"]
LUDUS_MAGNUS: Final = BIT["ludus-magnus"]
MARKET: Final = BIT["market"]
PALACE: Final = BIT["palace"]
PALISADE: Final = BIT["palisade"]
PRISON: Final = BIT["prison"]
ROAD: Final = BIT["road"]
SCRIPTORIUM: Final = BIT["scriptorium"]
SENATE: Final = BIT["senate"]
SEWER: Final = BIT["sewer"]
SHRINE: Final = BIT["shrine"]
STAIRWAY: Final = BIT["stairway"]
STATUE: Final = BIT["statue"]
STOREROOM: Final = BIT["storeroom"]
TEMPLE: Final = BIT["temple"]
TOWER: Final = BIT["tower"]
VILLA: Final = BIT["villa"]
VOMITORIUM: Final = BIT["vomitorium"]
WALL: Final = BIT["wall"]
