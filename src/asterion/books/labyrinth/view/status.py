"""What stands beside the board: labels and values, and the log of a table that recalls little."""

from typing import Final

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered, ThingsAt
from asterion.books.labyrinth.event.told import OUTSIDE, Went
from asterion.books.labyrinth.plan.model import opposite
from asterion.books.labyrinth.view.belongings import belongings, is_playing, next_goal
from asterion.books.labyrinth.view.model import NOBODYS_TURN, View
from asterion.books.labyrinth.words.answers import answer
from asterion.books.labyrinth.words.events import tell, what_lies
from asterion.books.labyrinth.words.requests import request_said
from asterion.books.labyrinth.words.standing import standing
from asterion.books.labyrinth.words.things import NOTHING, WAY_NAMES, things
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.screen import Count, Row, counted, row
from asterion.core.phrase import Phrase, Value, phrase

TURN: Final = Phrase("labyrinth-label-turn")
OUTSIDE_LABEL: Final = Phrase("labyrinth-label-outside")
ROUND: Final = Phrase("labyrinth-label-round")
PLAYER_ROW: Final = "last-move"
"""Its label is a player's name."""
OVER: Final = Phrase("labyrinth-turn-over")
CONFIRMING: Final = Phrase("labyrinth-turn-confirming")
CHOOSING: Final = Phrase("labyrinth-turn-choosing")
YOURS: Final = Phrase("labyrinth-turn-yours")
OUT: Final = Phrase("labyrinth-value-out")
DRAW: Final = Phrase("labyrinth-label-draw")
SOON: Final = 10
"""Rounds before a draw from which on everyone reads of it."""

MOST_REMEMBERED: Final = 1024
_ANSWERS: dict[int, tuple[Answered, Phrase]] = {}
"""By identity: an answer stands on every screen until its player moves again."""


def own_status(view: View) -> list[Row]:
    """L12  Private knowledge is what a player chose in secret; the rest follows from answers."""
    rows = next_goal(view)
    way = _way_back(view)
    if way >= 0:
        back = Phrase("labyrinth-value-way-back", {"way": WAY_NAMES[way]})
        rows.append(row(OUTSIDE_LABEL, back))
    if view.seat in view.wounded:
        rows.append(row(Phrase("labyrinth-label-health"), Phrase("labyrinth-value-wounded")))
    elif view.confirmed and is_playing(view):
        rows.append(row(Phrase("labyrinth-label-wounds"), Phrase("labyrinth-value-unwounded")))
    rows += belongings(view)
    if view.seat in view.standings:
        rows.append(row(Phrase("labyrinth-label-asked"), standing(view.standings[view.seat])))
    if view.chosen and not view.mine_to_choose:
        rows.append(row(Phrase("labyrinth-label-start-cell"), view.chosen))
    for cell, kind in view.asked_cells.items():
        label = phrase("labyrinth-label-cell", cell=cell)
        rows.append(row(label, phrase("labyrinth-kind", kind=kind)))
    return rows


def _way_back(view: View) -> int:
    """L37  The opposite of the way by which one was told to have left; -1 inside."""
    last = view.last.get(view.seat)
    if not isinstance(last, Answered):
        return -1
    went = next((told for told in reversed(last.told) if isinstance(told, Went)), None)
    if went is None or went.entered != OUTSIDE:
        return -1
    return opposite(went.way)


def public_status(view: View) -> list[Row]:
    """L25, L26  The last move and the last public answer of each; nothing unasked."""
    rows: list[Row] = [
        row(TURN, _turn(view)),
        counted(ROUND, view.round),
        *_draw_to_come(view),
    ]
    for seat, name in enumerate(view.names):
        if seat in view.gone:
            rows.append(Row(PLAYER_ROW, name, OUT))
            continue
        if seat in view.last:
            rows.append(Row(PLAYER_ROW, name, _last_move(view, seat)))
        if seat in view.standings and seat != view.seat:
            label = phrase("labyrinth-label-when-asked", who=name)
            rows.append(row(label, standing(view.standings[seat])))
    return rows


def _draw_to_come(view: View) -> list[Row]:
    """L40  By the count that everyone can keep; only the true one, which is secret, decides."""
    quiet = view.quiet
    left = view.nstop - quiet.rounds
    if view.over or not view.round or quiet.changed or quiet.rounds <= 0 or left > SOON:
        return []
    return [row(DRAW, phrase("labyrinth-value-draw", rounds=left), Count(left))]


def _turn(view: View) -> Phrase | str:
    if view.over:
        return OVER
    if view.turn == NOBODYS_TURN:
        if view.options.master == "human" and view.chosen and not view.mine_to_choose:
            # L10: whether the others have chosen is not told, so this is said to each at once
            return CONFIRMING
        return CHOOSING
    return YOURS if view.turn == view.seat else view.names[view.turn]


def _last_move(view: View, seat: Seat) -> Phrase:
    """L26  The request and its answer."""
    last = view.last[seat]
    if not isinstance(last, Answered):
        return tell(last, view.seat, view.names)
    known = _ANSWERS.get(id(last))
    if known is None or known[0] is not last:
        if len(_ANSWERS) >= MOST_REMEMBERED:
            _ANSWERS.clear()
        known = _ANSWERS[id(last)] = (last, _answered(last))
    return known[1]


def _answered(last: Answered) -> Phrase:
    told = answer(last)
    if last.style in (IN_THE_DARK, FACETED):
        return told
    request = request_said(last.request)
    return Phrase("labyrinth-last-move", {"request": request, "answer": told})


def masters_status(view: View) -> list[Row]:
    """L2  How it really stands with everyone, and what lies where."""
    rows: list[Row] = []
    for seat, status in sorted(view.fortunes.items()):
        where = view.at.get(seat)
        fortune: dict[str, Value] = {
            "standing": standing(status.standing),
            "true": status.true_treasure,
            "way": WAY_NAMES[where.way] if where is not None and where.way >= 0 else "in",
        }
        label = phrase("labyrinth-label-player", number=seat + 1, who=view.names[seat])
        rows.append(row(label, Phrase("labyrinth-fortune", fortune)))
    for _cell, pile in sorted(view.lying.items()):
        if pile.mines_set or does_anything_lie(pile):
            rows.append(row(phrase("labyrinth-label-lying", cell=pile.place), what_lies(pile)))
    return rows


def does_anything_lie(pile: ThingsAt) -> bool:
    """Beside mines that were set."""
    return things(pile.lying) is not NOTHING


def log(view: View) -> list[Phrase] | None:
    """L26  With the classic recall only last moves are read again; else everything (None)."""
    if view.options.recall != "classic" or view.seat == MASTER:
        return None
    moves = [
        phrase("labyrinth-log-move", who=view.names[seat], move=_last_move(view, seat))
        for seat in sorted(view.last)
    ]
    return [phrase("labyrinth-log-head", rule="L26"), *moves]
