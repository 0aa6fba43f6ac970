"""All that one viewer was told, what they may say, and what they see."""

from collections.abc import Sequence

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.screen import Screen, Sheet, in_full_sight, row
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.referee.names import find_seat
from asterion_dig import event as happened
from asterion_dig.event import Cell
from asterion_dig.options import DigOptions
from asterion_dig.plan import SAND, TREASURE, Plan
from asterion_dig.say import WAYS, Command, Dig, Go, Late, Leave, Spy, parse

HOLE = "o"
MARKS = {"burning": "!", "hot": "h", "warm": "w", "cold": "c"}


class View(msgspec.Struct):
    seat: Seat
    options: DigOptions
    plan: Plan | None  # the master's alone
    names: list[str] = []
    size: tuple[int, int] = (0, 0)
    at: list[Cell] = []
    turn: Seat = 0
    spied: dict[Seat, int] = {}  # how often
    holes: dict[Cell, str] = {}
    last: dict[Seat, Cell] = {}  # everybody's last hole
    gone: set[Seat] = set()
    treasure: Cell | None = None
    over: bool = False


def fold(view: View, events: Sequence[Event]) -> None:
    for event in events:
        match event:
            case happened.Landed(names=names, size=size, starts=starts):
                view.names, view.size, view.at = list(names), size, list(starts)
                view.treasure = view.plan.treasure if view.plan is not None else None
            case happened.TurnBegan(seat=seat):
                view.turn = seat
            case happened.Walked(seat=seat, cell=cell):
                view.at[seat] = cell
            case happened.Dug(seat=seat, cell=cell):
                view.holes[cell], view.last[seat] = HOLE, cell
            case happened.Felt(seat=seat, near=near) | happened.Saw(on=seat, near=near):
                view.holes[view.last[seat]] = MARKS[near]
            case happened.Spied(seat=seat):
                view.spied[seat] = view.spied.get(seat, 0) + 1
            case happened.Left(seat=seat):
                view.gone.add(seat)
            case happened.Found(cell=cell):
                view.treasure, view.over = cell, True
            case happened.Alone():
                view.over = True


def asks(view: View) -> Phrase | None:
    return Phrase("dig-asks") if view.seat in turn(view) else None


def turn(view: View) -> Sequence[Seat]:
    return () if view.over else (view.turn,)


def legal(view: View) -> Sequence[str]:
    """Whatever `check` lets pass, the likely things first."""
    every = ("dig", *(f"go {way}" for way in WAYS), *(f"spy {name}" for name in view.names))
    return [said for said in every if asks(view) and not check(view, parse(said))]


def check(view: View, command: Command) -> Phrase | None:
    """Why not, from what this viewer was told; so nothing else can be given away."""
    why = _why_not(view, command)
    return Phrase(f"dig-no-{why}") if why else None


def _why_not(view: View, command: Command) -> str:
    if view.over:
        return "over"
    if view.seat == PUBLIC:
        return "spectator"
    if isinstance(command, Late | Leave):
        return _why_not_masters(view, command)
    if view.seat != view.turn:
        return "turn"
    x, y = view.at[view.seat]
    match command:
        case Go(way):
            x, y = x + WAYS[way][0], y + WAYS[way][1]
            return "" if 0 <= x < view.size[0] and 0 <= y < view.size[1] else "sea"
        case Dig():
            return "hole" if (x, y) in view.holes else ""
        case Spy(on):
            on_whom = _seat(view, on)
            if on_whom == view.seat or on_whom in view.gone or on_whom not in view.last:
                return "whom"
            return "" if view.spied.get(view.seat, 0) < view.options.spying else "spying"


def _why_not_masters(view: View, command: Late | Leave) -> str:
    if view.seat >= 0 and (command.who or isinstance(command, Late)):
        return "master"
    seat = _seat(view, command.who) if command.who else view.seat
    if seat is None or seat < 0 or (isinstance(command, Late) and seat != view.turn):
        return "whose"
    return "gone" if seat in view.gone else ""


def _seat(view: View, name: str) -> Seat | None:
    try:
        return find_seat(name, view.names)
    except Refused:
        return None


def screen(view: View) -> Screen:
    marks = {view.treasure: TREASURE, **view.holes} if view.treasure else {**view.holes}
    for seat, cell in enumerate(view.at):
        if seat not in view.gone and seat != view.seat:
            marks[cell] = str(seat + 1)
    if view.seat >= 0 and view.seat not in view.gone:
        marks[view.at[view.seat]] = "@"
    columns, rows = view.size
    board = ["".join(marks.get((x, y), SAND) for x in range(columns)) for y in range(rows)]
    whose = "" if view.over else view.names[view.turn]
    spied = ", ".join(f"{view.names[seat]}: {times}" for seat, times in view.spied.items())
    status = [row(Phrase("dig-label-turn"), whose), row(Phrase("dig-label-spied"), spied)]
    names = [chr(ord("a") + x) for x in range(columns)], [str(y + 1) for y in range(rows)]
    island = Sheet(columns, rows, columns=names[0], rows=names[1])
    return in_full_sight(board, [each for each in status if each.value], [island])
