"""What a player can do, each with the function that makes it."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move

#: Places to click that are not cards; every view lists them.
LOAN_PILE: Final = "pile.loans"
OWN_LOANS: Final = "loans"
EXTRA: Final = "extra"
FREE: Final = "free"
END: Final = "end"
DONE: Final = "done"
TAKE: Final[tuple[str, ...]] = ("take.1", "take.2", "take.3")
CONTROLS: Final[tuple[str, ...]] = (*TAKE, EXTRA, FREE, LOAN_PILE, OWN_LOANS, END, DONE)


class Open(Move):
    """Take a building from the row: a site is opened."""

    __slots__ = ("building",)

    def __init__(self, building: str) -> None:
        super().__init__(open_site, (building,), f"open {building}", (building,))
        self.building: Final = building


class Recruit(Move):
    """Take a worker from the row."""

    __slots__ = ("worker",)

    def __init__(self, worker: str) -> None:
        super().__init__(recruit, (worker,), f"recruit {worker}", (worker,))
        self.worker: Final = worker


class BuySlave(Move):
    """Invest in a slave."""

    __slots__ = ("slave",)

    def __init__(self, slave: str) -> None:
        super().__init__(buy_slave, (slave,), f"buy {slave}", (slave,))
        self.slave: Final = slave


class BuyTool(Move):
    """Invest in a tool."""

    __slots__ = ("tool",)

    def __init__(self, tool: str) -> None:
        super().__init__(buy_tool, (tool,), f"buy {tool}", (tool,))
        self.tool: Final = tool


class Study(Move):
    """Invest in a university; whom it teaches is asked next."""

    __slots__ = ("university",)

    def __init__(self, university: str) -> None:
        super().__init__(study, (university,), f"study {university}", (university,))
        self.university: Final = university


class Teach(Move):
    """Lay the university just bought on a worker."""

    __slots__ = ("worker",)

    def __init__(self, worker: str) -> None:
        super().__init__(teach, (worker,), f"teach {worker}", (worker,))
        self.worker: Final = worker


class Free(Move):
    """Free a slave."""

    __slots__ = ("slave",)

    def __init__(self, slave: str) -> None:
        super().__init__(free, (slave,), f"free {slave}", (FREE, slave))
        self.slave: Final = slave


class Send(Move):
    """Choose who goes to work, with or without a tool; where is asked next."""

    __slots__ = ("tool", "worker")

    def __init__(self, worker: str, tool: str | None) -> None:
        key = f"send {worker}" if tool is None else f"send {worker} with {tool}"
        # The tool is picked up first, so that a click on a worker alone is never half a move.
        super().__init__(send, (worker, tool), key, (worker,) if tool is None else (tool, worker))
        self.worker: Final = worker
        self.tool: Final = tool


class To(Move):
    """Put the worker on a site."""

    __slots__ = ("site",)

    def __init__(self, site: str) -> None:
        super().__init__(to, (site,), f"to {site}", (site,))
        self.site: Final = site


class Take(Move):
    """Exchange actions for sesterces."""

    __slots__ = ("actions",)

    def __init__(self, actions: int) -> None:
        super().__init__(take, (actions,), f"take {actions}", (TAKE[actions - 1],))
        self.actions: Final = actions


class Plain(Move):
    """A move that needs no more than its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(plain, (name,), name, (PLAIN_AT[name],))
        self.name: Final = name


PLAIN_AT: Final = {"borrow": LOAN_PILE, "repay": OWN_LOANS, "extra": EXTRA, "end": END, "done": DONE}

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
    move = _open.get(building)
    if move is None:
        move = _open[building] = Open(building)
    return move


def recruit(worker: str) -> Recruit:
    move = _recruit.get(worker)
    if move is None:
        move = _recruit[worker] = Recruit(worker)
    return move


def buy_slave(slave: str) -> BuySlave:
    move = _buy_slave.get(slave)
    if move is None:
        move = _buy_slave[slave] = BuySlave(slave)
    return move


def buy_tool(tool: str) -> BuyTool:
    move = _buy_tool.get(tool)
    if move is None:
        move = _buy_tool[tool] = BuyTool(tool)
    return move


def study(university: str) -> Study:
    move = _study.get(university)
    if move is None:
        move = _study[university] = Study(university)
    return move


def teach(worker: str) -> Teach:
    move = _teach.get(worker)
    if move is None:
        move = _teach[worker] = Teach(worker)
    return move


def free(slave: str) -> Free:
    move = _free.get(slave)
    if move is None:
        move = _free[slave] = Free(slave)
    return move


def send(worker: str, tool: str | None = None) -> Send:
    move = _send.get((worker, tool))
    if move is None:
        move = _send[worker, tool] = Send(worker, tool)
    return move


def to(site: str) -> To:
    move = _to.get(site)
    if move is None:
        move = _to[site] = To(site)
    return move


def take(actions: int) -> Take:
    move = _take.get(actions)
    if move is None:
        move = _take[actions] = Take(actions)
    return move


def plain(name: str) -> Plain:
    move = _plain.get(name)
    if move is None:
        move = _plain[name] = Plain(name)
    return move


BORROW_MOVE: Final = plain("borrow")
REPAY_MOVE: Final = plain("repay")
EXTRA_MOVE: Final = plain("extra")
END_MOVE: Final = plain("end")
DONE_MOVE: Final = plain("done")
TAKE_MOVES: Final[tuple[Move, ...]] = (take(1), take(2), take(3))
