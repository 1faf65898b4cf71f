"""What a player can do, each with the function that makes it."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.builders import state as at

#: Places to click that are not cards; every view lists them.
EXTRA: Final = "extra"
FREE: Final = "free"
END: Final = "end"
DONE: Final = "done"
TAKE: Final[tuple[str, ...]] = ("take.1", "take.2", "take.3")
CONTROLS: Final[tuple[str, ...]] = (*TAKE, EXTRA, FREE, at.LOAN_PILE, END, DONE)


class Open(Move):
    """Take a building from the row: a site is opened."""

    __slots__ = ("building",)

    def __init__(self, building: str) -> None:
        super().__init__(open_site, (building,), f"open {building}")
        self.building: Final = building


class Recruit(Move):
    """Take a worker from the row."""

    __slots__ = ("worker",)

    def __init__(self, worker: str) -> None:
        super().__init__(recruit, (worker,), f"recruit {worker}")
        self.worker: Final = worker


class BuySlave(Move):
    """Invest in a slave."""

    __slots__ = ("slave",)

    def __init__(self, slave: str) -> None:
        super().__init__(buy_slave, (slave,), f"buy {slave}")
        self.slave: Final = slave


class BuyTool(Move):
    """Invest in a tool."""

    __slots__ = ("tool",)

    def __init__(self, tool: str) -> None:
        super().__init__(buy_tool, (tool,), f"buy {tool}")
        self.tool: Final = tool


class Study(Move):
    """Invest in a university; whom it teaches is asked next."""

    __slots__ = ("university",)

    def __init__(self, university: str) -> None:
        super().__init__(study, (university,), f"study {university}")
        self.university: Final = university


class Teach(Move):
    """Lay the university just bought on a worker."""

    __slots__ = ("worker",)

    def __init__(self, worker: str) -> None:
        super().__init__(teach, (worker,), f"teach {worker}")
        self.worker: Final = worker


class Free(Move):
    """Free a slave."""

    __slots__ = ("slave",)

    def __init__(self, slave: str) -> None:
        super().__init__(free, (slave,), f"free {slave}")
        self.slave: Final = slave


class Send(Move):
    """Choose who goes to work, with or without a tool; where is asked next."""

    __slots__ = ("tool", "worker")

    def __init__(self, worker: str, tool: str | None) -> None:
        key = f"send {worker}" if tool is None else f"send {worker} with {tool}"
        # The tool is picked up first, so that a click on a worker alone is never half a move.
        super().__init__(send, (worker, tool), key)
        self.worker: Final = worker
        self.tool: Final = tool


class To(Move):
    """Put the worker on a site."""

    __slots__ = ("site",)

    def __init__(self, site: str) -> None:
        super().__init__(to, (site,), f"to {site}")
        self.site: Final = site


class Take(Move):
    """Exchange actions for sesterces."""

    __slots__ = ("actions",)

    def __init__(self, actions: int) -> None:
        super().__init__(take, (actions,), f"take {actions}")
        self.actions: Final = actions


class Plain(Move):
    """A move that needs no more than its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(plain, (name,), name)
        self.name: Final = name


_open: Final[dict[str, Open]] = {}
_recruit: Final[dict[str, Recruit]] = {}
_buy_slave: Final[dict[str, BuySlave]] = {}
_buy_tool: Final[dict[str, BuyTool]] = {}
_study: Final[dict[str, Study]] = {}
_teach: Final[dict[str, Teach]] = {}
_free: Final[dict[str, Free]] = {}
_send: Final[dict[tuple[str, str | None], Send]] = {}
_to: Final[dict[str, To]] = {}
_take: Final[dict[int, Take]] = {}
_plain: Final[dict[str, Plain]] = {}


def open_site(building: str) -> Open:
    return _open.get(building) or _open.setdefault(building, Open(building))


def recruit(worker: str) -> Recruit:
    return _recruit.get(worker) or _recruit.setdefault(worker, Recruit(worker))


def buy_slave(slave: str) -> BuySlave:
    return _buy_slave.get(slave) or _buy_slave.setdefault(slave, BuySlave(slave))


def buy_tool(tool: str) -> BuyTool:
    return _buy_tool.get(tool) or _buy_tool.setdefault(tool, BuyTool(tool))


def study(university: str) -> Study:
    return _study.get(university) or _study.setdefault(university, Study(university))


def teach(worker: str) -> Teach:
    return _teach.get(worker) or _teach.setdefault(worker, Teach(worker))


def free(slave: str) -> Free:
    return _free.get(slave) or _free.setdefault(slave, Free(slave))


def send(worker: str, tool: str | None = None) -> Send:
    return _send.get((worker, tool)) or _send.setdefault((worker, tool), Send(worker, tool))


def to(site: str) -> To:
    return _to.get(site) or _to.setdefault(site, To(site))


def take(actions: int) -> Take:
    return _take.get(actions) or _take.setdefault(actions, Take(actions))


def plain(name: str) -> Plain:
    return _plain.get(name) or _plain.setdefault(name, Plain(name))


BORROW_MOVE: Final = plain("borrow")
REPAY_MOVE: Final = plain("repay")
EXTRA_MOVE: Final = plain("extra")
END_MOVE: Final = plain("end")
DONE_MOVE: Final = plain("done")
TAKE_MOVES: Final[tuple[Move, ...]] = (take(1), take(2), take(3))
