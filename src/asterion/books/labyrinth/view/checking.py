"""Why a command is refused: from what the viewer was told, never from what is hidden (L17)."""

from typing import Final

from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.grammar import fault_of
from asterion.books.labyrinth.say.saying import notes_of
from asterion.books.labyrinth.view.asking import (
    ALL_SIDES,
    SKIPPING,
    asked,
    known_to_fail,
    legal_choices,
    may_order,
    questions_left,
    start_fault,
    ways_that_fail,
)
from asterion.books.labyrinth.view.confirming import masters_choice
from asterion.books.labyrinth.view.model import View
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.names import find_seat

Why = Phrase | None
"""A refusal, or None."""
NOT_BEGUN: Final = Phrase("labyrinth-refused-not-begun-master")


def check(view: View, command: said.Command) -> Why:
    """Why this is refused, from what the viewer was told alone; None if it is not (L17)."""
    if view.over:
        return Phrase("labyrinth-refused-over")
    if view.seat == MASTER:
        return _check_master(view, command)
    if view.seat < 0:
        return Phrase("labyrinth-refused-spectator")
    kind = type(command)
    if kind is said.Move and view.turn == view.seat and view.choice is None:
        return _check_move(view, command)  # type: ignore[arg-type]  # by far the most frequent
    if kind in (said.Confirm, said.Void, said.EndBreak, said.Flag, said.TimeUp):
        return Phrase("labyrinth-refused-masters-word")
    if kind is said.Start or kind is said.AskCell:
        return _check_choosing(view, command)
    if not view.confirmed:
        return phrase("labyrinth-refused-not-begun", rule="L9")
    if view.seat in view.gone:
        return Phrase("labyrinth-refused-out")
    if kind in (said.Resign, said.VoteBreak, said.RequestClock, said.AskCount):
        return None
    if kind is said.ClaimCount:
        return _check_claim(view)
    if kind is said.Ask:
        return _check_question(view)
    if view.turn != view.seat:
        return phrase("labyrinth-refused-turn", whose=view.names[view.turn])
    return _check_turn(view, command)


def _check_turn(view: View, command: said.Command) -> Why:
    """What one may say on one's own turn."""
    if isinstance(command, said.Recall):
        return _check_recall(view, command)
    if isinstance(command, said.Break):
        return _check_break(view)
    if isinstance(command, said.Choose):
        return _check_choice(view, command)
    if view.choice is not None:
        return _which_treasure(view, "labyrinth-refused-choose-first")
    if isinstance(command, said.Skip):
        return _check_skip(view)
    assert isinstance(command, said.Move)
    return _check_move(view, command)


def _check_move(view: View, move: said.Move) -> Why:
    """L17, L32, L72, L84  Only its grammar, and what everyone knows, can be refused."""
    notes = notes_of(move)
    fault: Why = fault_of(notes, view.options)
    if fault:
        return fault
    if move.order:
        if not may_order(view):
            return phrase("labyrinth-refused-order", rule="L72")
        if move.order not in view.cells:
            return _no_cell(move.order)
    for shot in notes.shots:
        if shot.target:
            fault = _check_target(view, shot)
            if fault:
                return fault
    known = ways_that_fail(notes, known_to_fail(view)) if view.stays else 0
    if known and not move.order:
        if known & ALL_SIDES:
            return phrase("labyrinth-refused-known-wall", rule="L32")
        return phrase("labyrinth-refused-known-to-fail", rule="L32")
    return None


def _check_target(view: View, shot: said.Shoot) -> Why:
    """L84"""
    fault = _seat_fault(view, shot.target)
    if fault:
        return fault
    if find_seat(shot.target, view.names) == view.seat:
        return Phrase("labyrinth-refused-own-target")
    return None if shot.cell in view.cells else _no_cell(shot.cell)


def _check_skip(view: View) -> Why:
    """L29, L32"""
    if not view.options.skips:
        return phrase("labyrinth-refused-skip", rule="L32")
    if known_to_fail(view) & SKIPPING:
        return phrase("labyrinth-refused-third-skip", rule="L32")
    return None


def _check_choosing(view: View, command: said.Command) -> Why:
    """L9, L83"""
    assert isinstance(command, said.Start | said.AskCell)
    if not view.mine_to_choose:
        begun = view.confirmed
        return Phrase("labyrinth-refused-begun" if begun else "labyrinth-refused-chosen")
    if command.cell not in view.cells:
        return _no_cell(command.cell)
    if isinstance(command, said.Start):
        return start_fault(view, command.cell)
    if questions_left(view) <= 0:
        return phrase("labyrinth-refused-no-question", rule="L83")
    return Phrase("labyrinth-refused-asked-about") if command.cell in view.asked_cells else None


def _check_question(view: View) -> Why:
    """L25  Before one's move, and after it until another one has moved."""
    if view.turn == view.seat or view.last_mover == view.seat:
        return None
    return phrase("labyrinth-refused-question", rule="L25")


def _check_recall(view: View, command: said.Recall) -> Why:
    """L26"""
    fault = _seat_fault(view, command.name)
    if fault:
        return fault
    if command.every and view.options.recall == "classic":
        return phrase("labyrinth-refused-recall-every", rule="L26")
    if find_seat(command.name, view.names) not in view.last:
        return phrase("labyrinth-refused-not-moved", name=command.name)
    return None


def _check_claim(view: View) -> Why:
    """L40"""
    if not view.options.claimed_count:
        return phrase("labyrinth-refused-counted-anyway", rule="L40")
    return Phrase("labyrinth-refused-counted-already") if view.claimed else None


def _check_break(view: View) -> Why:
    """L101"""
    if view.seat in view.breaks and 2 * len(view.breaks) < len(view.names):
        return phrase("labyrinth-refused-break", rule="L101")
    return None


def _check_choice(view: View, command: said.Choose) -> Why:
    """L79"""
    if view.choice is None:
        return Phrase("labyrinth-refused-no-choice")
    old_one = command.rank == said.OLD and not view.choice.old
    if old_one or command.rank > view.choice.lying:
        return _which_treasure(view, "labyrinth-refused-no-such-treasure")
    return None


def _which_treasure(view: View, message: str) -> Phrase:
    """L79"""
    return Phrase(message, {"choices": [*legal_choices(view)], "rule": "L79"})


def _no_cell(cell: str) -> Phrase:
    return Phrase("labyrinth-refused-no-cell", {"cell": cell})


def _seat_fault(view: View, name: str) -> Why:
    try:
        if find_seat(name, view.names) >= 0:
            return None
    except Refused as refused:
        return refused.why
    return phrase("labyrinth-refused-not-a-player", name=name)


def _check_master(view: View, command: said.Command) -> Why:
    """L1, L10, L103, L117  The master's words; he knows the truth."""
    match command:
        case said.Confirm() | said.Void():
            if asked(view) != "confirm":
                return phrase("labyrinth-refused-nothing-to-confirm", rule="L10")
            return masters_choice(view)["void" if isinstance(command, said.Void) else "confirm"]
        case said.Start(cell):
            if asked(view) != "start cell":
                return phrase("labyrinth-refused-players-choose", rule="L9")
            return None if cell in view.cells else _no_cell(cell)
        case said.VoteBreak() | said.RequestClock():
            return None if view.confirmed else NOT_BEGUN
        case said.ClaimCount():
            return _check_claim(view) if view.confirmed else NOT_BEGUN
        case said.EndBreak():
            return None if view.resting else phrase("labyrinth-refused-no-break", rule="L101")
        case said.Flag(name) | said.TimeUp(name):
            return _seat_fault(view, name) or _check_time(view, command, name)
    return Phrase("labyrinth-refused-master")


def _check_time(view: View, command: said.Command, name: str) -> Why:
    """L79, L103, L117"""
    seat = find_seat(name, view.names)
    if seat == view.turn:
        if isinstance(command, said.Flag):
            return _check_flag(view)
        if view.choice is not None:
            return None
        return phrase("labyrinth-refused-flag", rule="L103")
    if isinstance(command, said.TimeUp) and _has_yet_to_choose(view, seat):
        return None
    return phrase("labyrinth-refused-nothing-asked", name=view.names[seat])


def _check_flag(view: View) -> Why:
    """L103  Nobody is out of time where none runs, nor during a break."""
    if view.options.revision < REVISED:
        return None
    if view.resting:
        return phrase("labyrinth-refused-flag-in-break", rule="L103")
    if view.timed or view.options.move_clock:
        return None
    return phrase("labyrinth-refused-flag-unclocked", name=view.names[view.turn], rule="L103")


def _has_yet_to_choose(view: View, seat: Seat) -> bool:
    """L117  Before the game."""
    choosing = not view.confirmed and not view.options.common_start
    return choosing and seat not in view.have_chosen
