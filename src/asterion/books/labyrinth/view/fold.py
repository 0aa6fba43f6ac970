"""What a viewer takes in of each event (L12, L23)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from asterion.books.labyrinth.event import (
    Answered,
    Began,
    BreakEnded,
    BreakTaken,
    BreakVoted,
    CellTold,
    ChoiceAsked,
    Chose,
    ChoseStart,
    ClockStarted,
    Confirmed,
    Declared,
    Died,
    Ended,
    Flagged,
    Lost,
    Placed,
    PlayerAt,
    PlayerStatus,
    Resigned,
    Skipped,
    StatusTold,
    ThingsAt,
    ToldWounded,
    TurnBegan,
    Voided,
    VoidedBy,
    WallGone,
)
from asterion.books.labyrinth.event.told import Healed
from asterion.books.labyrinth.options import handicap
from asterion.books.labyrinth.plan.model import OPEN, OPEN_EXIT, WALL, letters, opposite
from asterion.books.labyrinth.view.model import NOBODYS_TURN, View
from asterion.books.labyrinth.view.repeating import learn_from_another, learn_from_own
from asterion.core.audience import MASTER, Seat
from asterion.core.event import Event


def _began(view: View, event: Began) -> None:
    view.names = list(event.names)
    view.shape = event.shape.split("/")
    view.cells = cells_of(event.shape)
    view.moves_to_heal, view.nstop = event.moves_to_heal, event.nstop
    view.extra_orders = handicap(view.options.extra_orders, "extra_orders", len(event.names))
    view.mine_to_choose = view.seat >= 0 and not view.options.common_start


@lru_cache(maxsize=64)
def cells_of(shape: str) -> tuple[str, ...]:
    """L5  The names of all cells of the agreed shape, in reading order."""
    return tuple(
        f"{letters(column)}{row}"
        for row, line in enumerate(shape.split("/"), 1)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def _chose_start(view: View, event: ChoseStart) -> None:
    if event.seat == view.seat:
        view.chosen = event.cell
        view.mine_to_choose = False
    elif view.seat == MASTER:
        view.have_chosen[event.seat] = event.cell


def _cell_told(view: View, event: CellTold) -> None:
    if event.seat == view.seat:
        view.asked_cells[event.cell] = event.kind


def _voided(view: View, event: Voided | VoidedBy) -> None:
    view.void_rounds += 1
    view.mine_to_choose = view.seat >= 0
    view.have_chosen.clear()


def _confirmed(view: View, event: Confirmed) -> None:
    view.confirmed = True
    view.mine_to_choose = False


def _placed(view: View, event: Placed) -> None:
    if event.seat == view.seat:
        view.cell_kind = event.kind


def _move_ends(view: View) -> None:
    """L101, L103  With its breaks and its clock."""
    view.rested.clear()
    view.resting = view.timed = False


def _turn_began(view: View, event: TurnBegan) -> None:
    if view.rested or view.timed:
        _move_ends(view)
    view.turn = event.seat
    view.round = event.round
    view.may_order = False


def _told_wounded(view: View, event: ToldWounded) -> None:
    view.may_order = event.may_order
    view.wounded.add(event.seat)


def _answered(view: View, event: Answered) -> None:
    seat = event.seat
    view.last[seat] = event
    view.last_mover = seat
    if view.standings:
        _forget_standing(view, seat)
    if event.ordered and not view.may_order:
        view.extra_orders[seat] -= 1
    if seat in view.wounded and any(type(telling) is Healed for telling in event.told):
        view.wounded.discard(seat)
    if seat == view.seat:
        learn_from_own(view, event)
    elif view.walls:
        learn_from_another(view, event)


def _skipped(view: View, event: Skipped) -> None:
    view.last[event.seat] = event
    view.last_mover = event.seat
    _forget_standing(view, event.seat)
    if event.seat == view.seat:
        view.stays += 1


def _forget_standing(view: View, seat: Seat) -> None:
    """L25, L26  Nobody can ask how it stood with another player before that player's last move."""
    if view.options.recall == "classic" and view.seat not in (seat, MASTER):
        view.standings.pop(seat, None)


def _choice_asked(view: View, event: ChoiceAsked) -> None:
    view.choice = event
    _move_ends(view)


def _chose(view: View, event: Chose) -> None:
    view.choice = None


def _is_gone(view: View, event: Died | Lost | Resigned | Flagged) -> None:
    view.gone.add(event.seat)
    if view.choice is not None and view.choice.seat == event.seat:
        view.choice = None


def _status_told(view: View, event: StatusTold) -> None:
    view.standings[event.seat] = event.standing


def _declared(view: View, event: Declared) -> None:
    view.claimed = True


def _break_taken(view: View, event: BreakTaken) -> None:
    if event.seat == MASTER or event.seat not in view.rested:
        view.rested.add(event.seat)
        view.resting = True
    if event.seat == MASTER:
        view.votes.clear()
        return
    if event.seat in view.breaks:
        view.breaks.clear()
    view.breaks.add(event.seat)


def _break_ended(view: View, event: BreakEnded) -> None:
    view.resting = False


def _clock_started(view: View, event: ClockStarted) -> None:
    view.timed = True


def _break_voted(view: View, event: BreakVoted) -> None:
    view.votes[event.seat] = event.yes


def _ended(view: View, event: Ended) -> None:
    view.over = event.how
    view.turn = NOBODYS_TURN
    view.choice = None


def _player_at(view: View, event: PlayerAt) -> None:
    view.at[event.seat] = event


def _player_status(view: View, event: PlayerStatus) -> None:
    view.fortunes[event.seat] = event


def _things_at(view: View, event: ThingsAt) -> None:
    view.lying[event.cell] = event


def _wall_gone(view: View, event: WallGone) -> None:
    assert view.plan is not None
    side = event.cell * 4 + event.way
    if view.edges[side] == WALL:
        view.edges[side] = OPEN
        beside = event.cell + view.plan.grid.steps[event.way]
        view.edges[beside * 4 + opposite(event.way)] = OPEN
    else:
        view.edges[side] = OPEN_EXIT


FOLDS: dict[type[Event], Callable[[View, Any], None]] = {
    Began: _began,
    ChoseStart: _chose_start,
    CellTold: _cell_told,
    Voided: _voided,
    VoidedBy: _voided,
    Confirmed: _confirmed,
    Placed: _placed,
    TurnBegan: _turn_began,
    ToldWounded: _told_wounded,
    Answered: _answered,
    Skipped: _skipped,
    ChoiceAsked: _choice_asked,
    Chose: _chose,
    Died: _is_gone,
    Lost: _is_gone,
    Resigned: _is_gone,
    Flagged: _is_gone,
    StatusTold: _status_told,
    Declared: _declared,
    BreakTaken: _break_taken,
    BreakVoted: _break_voted,
    BreakEnded: _break_ended,
    ClockStarted: _clock_started,
    Ended: _ended,
    PlayerAt: _player_at,
    PlayerStatus: _player_status,
    ThingsAt: _things_at,
    WallGone: _wall_gone,
}


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    for event in events:
        take_in = FOLDS.get(type(event))
        if take_in is not None:
            take_in(view, event)
    view.following.note(events)
