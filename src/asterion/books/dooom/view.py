"""All that one viewer of a Dooom game has been told: folded from events, asked by everyone else."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dooom.command import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
    Attack,
    Command,
    Join,
    Leave,
    Look,
    Move,
    PickUp,
    Return,
    Say,
    TimeOut,
)
from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Ended,
    Fared,
    Hurt,
    Joined,
    Lay,
    PickedUp,
    Refreshed,
    Saw,
    Stood,
    TurnBegan,
    TurnEnded,
    Walked,
    Won,
)
from asterion.books.dooom.options import SIGHT_LIMIT, DooomOptions
from asterion.books.dooom.plan import FLOOR, WALL, Plan
from asterion.books.dooom.sight import Sight, sights
from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.chart import Chart
from asterion.core.event import Event
from asterion.core.names import find_seat, name_fault

THINGS: Final = {"G": "treasure", "H": "health potion", "S": "sword", "A": "armour", "L": "lantern"}
NOBODYS_TURN: Final = -1
PLAYER: Final = ord("P")


class View:
    """What a seat remembers. The master's has the plan and follows the facts instead."""

    __slots__ = (
        "ap", "at", "away", "chart", "dead", "fortunes", "ground", "here", "hit_points", "kit",
        "names", "options", "over", "piles", "plan", "players", "round", "seat", "sights",
        "target", "treasure", "turn",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: DooomOptions, plan: Plan | None) -> None:
        self.seat = seat
        self.options = options
        self.names: list[str] = []
        self.target = 0
        self.turn: Seat = NOBODYS_TURN
        self.round = 0
        self.over = ""
        self.dead: set[Seat] = set()
        self.away: set[Seat] = set()
        # one's own
        self.chart = Chart(SIGHT_LIMIT)  # counts from one's own start, for the edge is secret (O1)
        self.here = self.chart.start
        self.players: dict[int, Seat] = {}  # in sight now
        self.sights = sights(options, self.chart.stride)
        self.hit_points = options.hit_points
        self.ap = 0
        self.treasure = 0
        self.kit = ""
        # the master's
        self.plan = plan
        self.ground = bytearray(plan.tiles) if plan is not None else bytearray()
        self.piles: dict[int, int] = {}
        self.at: dict[Seat, int] = {}
        self.fortunes: dict[Seat, Fared] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in View.__slots__)

    __hash__ = None  # type: ignore[assignment]  # mutable

    @property
    def sight(self) -> Sight:
        """The field of vision: a lantern widens it."""
        return self.sights["L" in self.kit]

    @property
    def is_dead(self) -> bool:
        return self.seat in self.dead


# ---- folding


def _began(view: View, event: Began) -> None:
    view.target = event.target


def _joined(view: View, event: Joined) -> None:
    view.names.append(event.name)


def _saw(view: View, event: Saw) -> None:
    if event.seat != view.seat:
        return
    sight = view.sight
    here = view.here
    tiles = view.chart.tiles
    seen = bytearray(event.seen, "ascii")
    if event.who or view.players:
        _recognise(view, event, seen)
    for first, last, begin, end in sight.runs:
        tiles[here + first : here + last] = seen[begin:end]


def _recognise(view: View, event: Saw, seen: bytearray) -> None:
    """A player hides what is below; it is remembered as it was, or taken for floor."""
    who = iter(event.who)
    view.players = {}
    for offset, place in view.sight.index.items():
        if seen[place] == PLAYER:
            cell = view.here + offset
            view.players[cell] = next(who)
            seen[place] = view.chart.tiles[cell] or FLOOR


def _turn_began(view: View, event: TurnBegan) -> None:
    view.turn = event.seat
    view.round = event.round


def _refreshed(view: View, event: Refreshed) -> None:
    if event.seat == view.seat:
        view.ap = event.ap


def _turn_ended(view: View, event: TurnEnded) -> None:
    if event.seat == view.seat:
        view.ap = 0


def _walked(view: View, event: Walked) -> None:
    if event.seat == view.seat:
        view.ap = event.ap
        view.here += view.chart.steps[event.way]
        if view.chart.is_near_edge(view.here):
            view.here = view.chart.grow(view.here)
            view.sights = sights(view.options, view.chart.stride)


def _picked_up(view: View, event: PickedUp) -> None:
    if event.seat != view.seat:
        return
    view.ap = event.ap
    if event.thing == "G":
        view.treasure += event.amount
    elif event.thing == "H":
        view.hit_points += event.amount
    else:
        view.kit += event.thing


def _hurt(view: View, event: Hurt) -> None:
    if event.seat == view.seat:
        view.hit_points = event.hit_points


def _died(view: View, event: Died) -> None:
    view.dead.add(event.seat)
    if event.seat == view.seat:
        view.hit_points = view.treasure = view.ap = 0
        view.kit = ""
    view.at.pop(event.seat, None)


def _away(view: View, event: Away) -> None:
    view.away.add(event.seat)


def _came_back(view: View, event: CameBack) -> None:
    view.away.discard(event.seat)


def _won(view: View, event: Won) -> None:
    view.turn = NOBODYS_TURN
    view.over = f"{view.names[event.seat]} has won"


def _ended(view: View, event: Ended) -> None:
    view.turn = NOBODYS_TURN
    view.over = f"nobody has won: {event.reason}"


def _stood(view: View, event: Stood) -> None:
    view.at[event.seat] = event.cell


def _lay(view: View, event: Lay) -> None:
    view.ground[event.cell] = ord(event.thing)
    view.piles.pop(event.cell, None)
    if event.amount > 1:
        view.piles[event.cell] = event.amount


def _fared(view: View, event: Fared) -> None:
    view.fortunes[event.seat] = event


FOLDS: dict[type[Event], Callable[[View, Any], None]] = {
    Began: _began,
    Joined: _joined,
    Saw: _saw,
    TurnBegan: _turn_began,
    Refreshed: _refreshed,
    TurnEnded: _turn_ended,
    Walked: _walked,
    PickedUp: _picked_up,
    Hurt: _hurt,
    Died: _died,
    Away: _away,
    CameBack: _came_back,
    Won: _won,
    Ended: _ended,
    Stood: _stood,
    Lay: _lay,
    Fared: _fared,
}


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    for event in events:
        folding = FOLDS.get(type(event))
        if folding is not None:
            folding(view, event)


# ---- asking


def asks(view: View) -> str:
    """What this viewer is asked for: a move on his turn, players before the first one."""
    if view.over:
        return ""
    if view.seat == MASTER:
        return "join" if view.turn == NOBODYS_TURN else ""
    return "move" if view.turn == view.seat else ""


def legal(view: View) -> Sequence[str]:
    """Every command that takes the game on, as far as this seat can know; talk is always free."""
    if view.turn != view.seat or view.over:
        return ()
    here, tiles, players = view.here, view.chart.tiles, view.players
    commands = []
    for way, step in enumerate(view.chart.steps):
        beside = here + step
        if beside in players:
            commands.append(ATTACKS[way])
        elif tiles[beside] != WALL:
            commands.append(MOVES[way])
    thing = chr(tiles[here])
    if thing in THINGS and thing not in view.kit:
        commands.append(PICK_UP)
    commands.append(END)
    return commands


def check(view: View, command: Command) -> str:
    """Why this viewer's command is refused, from what he was told alone; empty if it is not."""
    if view.over:
        return "the game is over"
    if view.seat < 0:
        return _check_master(view, command) if view.seat == MASTER else "watchers do not play"
    kind = type(command)
    if kind is Look or kind is Say:
        return ""
    if kind in (Join, Leave, Return, TimeOut):
        return "only the master can say that"
    if view.turn != view.seat:
        return _why_not_now(view)
    if kind is Move:
        return _check_move(view, command)  # type: ignore[arg-type]
    if kind is PickUp:
        return _check_pick_up(view)
    if kind is Attack:
        return _check_attack(view, command)  # type: ignore[arg-type]
    return ""


def _why_not_now(view: View) -> str:
    """O22, O24  The dead do nothing but look and talk."""
    if view.is_dead:
        return "you are dead: you may look and talk, nothing else (O22)"
    if view.turn == NOBODYS_TURN:
        return f"the game waits for {view.options.wait_for} players (O24)"
    return f"not your turn: it is {view.names[view.turn]}'s"


def _check_move(view: View, command: Move) -> str:
    """O8  Not into a wall, not onto another player; both are always in sight."""
    beside = view.here + view.chart.steps[command.way]
    if beside in view.players:
        return "can't move into another player (O8)"
    return "can't move into a wall (O8)" if view.chart.tiles[beside] == WALL else ""


def _check_pick_up(view: View) -> str:
    """O9, O10  There must be something, and not a second sword, armour or lantern."""
    thing = chr(view.chart.tiles[view.here])
    if thing not in THINGS:
        return "nothing to pick up (O9)"
    if thing in view.kit:
        return f"you already have {'' if thing == 'A' else 'a '}{THINGS[thing]} (O10)"
    return ""


def _check_attack(view: View, command: Attack) -> str:
    """O12  Only at a player on an adjacent square."""
    beside = view.here + view.chart.steps[command.way]
    return "" if beside in view.players else "nobody to attack there (O12)"


def _check_master(view: View, command: Command) -> str:
    """O15, O21, O24  What the master may say of a player; he knows the truth."""
    match command:
        case Join(name):
            return _check_join(view, name)
        case Leave(name) | Return(name) | TimeOut(name):
            try:
                seat = find_seat(name, view.names)
            except Refused as refused:
                return str(refused)
            if seat < 0:
                return f"{name} is not a player"
            if seat in view.dead:
                return f"{view.names[seat]} is dead"
            if isinstance(command, TimeOut):
                return "" if seat == view.turn else f"it is not {view.names[seat]}'s turn"
            if isinstance(command, Leave):
                return f"{view.names[seat]} is away already" if seat in view.away else ""
            return "" if seat in view.away else f"{view.names[seat]} is not away"
        case _:
            return "the master does not play; he says join, leave, return, time or rule:"


def _check_join(view: View, name: str) -> str:
    if not view.options.late_joining and view.turn != NOBODYS_TURN:
        return "nobody joins a game that has begun (O24)"
    fault = name_fault(name, view.names)
    if fault:
        return fault
    assert view.plan is not None
    free = view.plan.starts.count - sum(cell in view.plan.starts for cell in view.at.values())
    return "" if free else "the map is full (O5)"
