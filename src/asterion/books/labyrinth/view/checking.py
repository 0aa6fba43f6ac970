"""Why a command is refused: from what the viewer was told, never from what is hidden (L17)."""

from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.grammar import fault_of
from asterion.books.labyrinth.say.saying import notes_of
from asterion.books.labyrinth.view.asking import (
    ALL_SIDES,
    SKIPPING,
    asks,
    known_to_fail,
    legal_choices,
    may_order,
    questions_left,
    start_fault,
    ways_that_fail,
)
from asterion.books.labyrinth.view.model import View
from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.names import find_seat


def check(view: View, command: said.Command) -> str:
    """Why this is refused, from what the viewer was told alone; empty if it is not (L17)."""
    if view.over:
        return "the game is over"
    if view.seat == MASTER:
        return _check_master(view, command)
    if view.seat < 0:
        return "watchers do not play"
    kind = type(command)
    if kind is said.Move and view.turn == view.seat and view.choice is None:
        return _check_move(view, command)  # type: ignore[arg-type]  # by far the most frequent
    if kind in (said.Confirm, said.Void, said.Flag, said.TimeUp):
        return "only the master can say that"
    if kind is said.Start or kind is said.AskCell:
        return _check_choosing(view, command)
    if not view.confirmed:
        return "the game has not begun: choose your start cell, for example “start b3” (L9)"
    if view.seat in view.gone:
        return "you are out of the game"
    if kind in (said.Resign, said.VoteBreak, said.RequestClock, said.AskCount):
        return ""
    if kind is said.ClaimCount:
        return _check_claim(view)
    if kind is said.Ask:
        return _check_question(view)
    if view.turn != view.seat:
        return f"not your turn: it is {view.names[view.turn]}'s"
    return _check_turn(view, command)


def _check_turn(view: View, command: said.Command) -> str:
    """What one may say on one's own turn."""
    if isinstance(command, said.Recall):
        return _check_recall(view, command)
    if isinstance(command, said.Break):
        return _check_break(view)
    if isinstance(command, said.Choose):
        return _check_choice(view, command)
    if view.choice is not None:
        return f"first say which treasure: {', '.join(legal_choices(view))} (L79)"
    if isinstance(command, said.Skip):
        return _check_skip(view)
    assert isinstance(command, said.Move)
    return _check_move(view, command)


def _check_move(view: View, move: said.Move) -> str:
    """L17, L32, L72, L84  Only its grammar, and what everyone knows, can be refused."""
    notes = notes_of(move)
    fault = fault_of(notes, view.options)
    if fault:
        return fault
    if move.order:
        if not may_order(view):
            return "a cell is ordered on the turn on which one is told of a wound (L72)"
        if move.order not in view.cells:
            return f"there is no cell {move.order} in the agreed shape"
    for shot in notes.shots:
        if shot.target:
            fault = _check_target(view, shot)
            if fault:
                return fault
    known = ways_that_fail(notes, known_to_fail(view)) if view.stays else 0
    if known and not move.order:
        why = "you know that this way is a wall" if known & ALL_SIDES else "that fails here"
        return f"{why}: moves that change nothing are not repeated at this table (L32)"
    return ""


def _check_target(view: View, shot: said.Shoot) -> str:
    """L84"""
    fault = _seat_fault(view, shot.target)
    if fault:
        return fault
    if find_seat(shot.target, view.names) == view.seat:
        return "nobody shoots at himself"
    return "" if shot.cell in view.cells else f"there is no cell {shot.cell} in the agreed shape"


def _check_skip(view: View) -> str:
    """L29, L32"""
    if not view.options.skips:
        return "turns are not skipped at this table (L32)"
    if known_to_fail(view) & SKIPPING:
        return "a third turn in a row on the same cell is not played at this table (L32)"
    return ""


def _check_choosing(view: View, command: said.Command) -> str:
    """L9, L83"""
    assert isinstance(command, said.Start | said.AskCell)
    if not view.mine_to_choose:
        return "you have chosen already" if not view.confirmed else "the game has begun"
    if command.cell not in view.cells:
        return f"there is no cell {command.cell} in the agreed shape"
    if isinstance(command, said.Start):
        return start_fault(view, command.cell)
    if questions_left(view) <= 0:
        return "you have no cell to ask about (L83)"
    return "you have asked about that cell" if command.cell in view.asked_cells else ""


def _check_question(view: View) -> str:
    """L25  Before one's move, and after it until another one has moved."""
    if view.turn == view.seat or view.last_mover == view.seat:
        return ""
    return "you may ask about yourself before your move and right after it (L25)"


def _check_recall(view: View, command: said.Recall) -> str:
    """L26"""
    fault = _seat_fault(view, command.name)
    if fault:
        return fault
    if command.every and view.options.recall == "classic":
        return "only the last move of a player may be recalled (L26)"
    if find_seat(command.name, view.names) not in view.last:
        return f"{command.name} has not moved yet"
    return ""


def _check_claim(view: View) -> str:
    """L40"""
    if not view.options.claimed_count:
        return "the rounds are counted anyway; ask for the count (L40)"
    return "the rounds are being counted already" if view.claimed else ""


def _check_break(view: View) -> str:
    """L101"""
    if view.seat in view.breaks and 2 * len(view.breaks) < len(view.names):
        return "another break only once half of the players have had theirs (L101)"
    return ""


def _check_choice(view: View, command: said.Choose) -> str:
    """L79"""
    if view.choice is None:
        return "there is no treasure to choose now"
    old_one = command.rank == said.OLD and not view.choice.old
    if old_one or command.rank > view.choice.lying:
        return f"there is no such treasure; say {', '.join(legal_choices(view))} (L79)"
    return ""


def _seat_fault(view: View, name: str) -> str:
    try:
        return "" if find_seat(name, view.names) >= 0 else f"{name} is not a player"
    except Refused as refused:
        return str(refused)


def _check_master(view: View, command: said.Command) -> str:
    """L1, L10, L103, L117  The master's words; he knows the truth."""
    match command:
        case said.Confirm() | said.Void():
            return "" if asks(view) == "confirm" else "there is nothing to confirm now (L10)"
        case said.Start(cell):
            if asks(view) != "start cell":
                return "the players choose their start cells themselves (L9)"
            return "" if cell in view.cells else f"there is no cell {cell}"
        case said.VoteBreak() | said.RequestClock():
            return "" if view.confirmed else "the game has not begun"
        case said.ClaimCount():
            return _check_claim(view) if view.confirmed else "the game has not begun"
        case said.Flag(name) | said.TimeUp(name):
            return _seat_fault(view, name) or _check_time(view, command, name)
    return "the master does not play; he says confirm, void, flag, time, clock or rule:"


def _check_time(view: View, command: said.Command, name: str) -> str:
    """L79, L103, L117"""
    seat = find_seat(name, view.names)
    if seat == view.turn:
        if isinstance(command, said.Flag) or view.choice is not None:
            return ""
        return "a move that is late is flagged (L103)"
    if isinstance(command, said.TimeUp) and _has_yet_to_choose(view, seat):
        return ""
    return f"nothing is asked of {view.names[seat]} now"


def _has_yet_to_choose(view: View, seat: Seat) -> bool:
    """L117  Before the game."""
    choosing = not view.confirmed and not view.options.common_start
    return choosing and seat not in view.have_chosen
