"""Every event of Labyrinth as a phrase, for the ears of one listener."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.labyrinth import event as happened
from asterion.books.labyrinth.event import FACETED, IN_THE_DARK
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.say.command import TOPMOST
from asterion.books.labyrinth.words.answers import about, answer, in_a_row, one_after_the_other
from asterion.books.labyrinth.words.requests import request_said
from asterion.books.labyrinth.words.results import addition
from asterion.books.labyrinth.words.standing import standing, standing_parts
from asterion.books.labyrinth.words.things import WAY_NAMES, ranked, things
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.event import Event, Ruled
from asterion.core.phrase import Item, Phrase, Value, person
from asterion.core.referee.rulings import ruled

Person = dict[str, Value]
"""Whom the event is about: `$who` and `$whoIs`."""

PLAIN: Final[dict[type[Event], Phrase]] = {
    happened.Voided: Phrase("labyrinth-voided"),
    happened.Confirmed: Phrase("labyrinth-confirmed"),
    happened.PlayOn: Phrase("labyrinth-play-on"),
    happened.BreakEnded: Phrase("labyrinth-break-ended"),
}
ABOUT_SOMEBODY: Final[dict[type[Event], str]] = {
    happened.Died: "labyrinth-died",
    happened.Lost: "labyrinth-lost",
    happened.Resigned: "labyrinth-resigned",
    happened.Flagged: "labyrinth-flagged",
    happened.ClockCalled: "labyrinth-clock-called",
    happened.ClockStarted: "labyrinth-clock-started",
}


def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """What is said at the table, the same to every listener who may hear it."""
    kind = type(event)
    if isinstance(event, happened.Answered):  # by far the most frequent, with the next two
        return _answer(event, names)
    telling = TELLINGS.get(kind)
    if telling is not None:
        return telling(event, person("who", event.seat, listener, names))  # type: ignore[attr-defined]
    if kind in ABOUT_SOMEBODY:
        return Phrase(ABOUT_SOMEBODY[kind], person("who", event.seat, listener, names))  # type: ignore[attr-defined]
    return PLAIN.get(kind) or _of_the_table(event, listener, names)


def _answer(event: happened.Answered, names: Sequence[str]) -> Phrase:
    """The same to all, who are told of it one after the other: so the last one is remembered."""
    global _last
    known, mover, said = _last
    name = names[event.seat]
    if known is not event or mover != name:
        said = about(answer(event), person("who", event.seat, PUBLIC, names))
        _last = event, name, said
    return said


_last: tuple[happened.Answered | None, str, Phrase] = (None, "", Phrase(""))


def _of_the_table(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """What is not about one player, or about several things that somebody said."""
    match event:
        case happened.Began(shape=shape, moves_to_heal=moves, nstop=nstop):
            return _began(shape.split("/"), moves, nstop)
        case happened.StatusTold(standing=status):
            return Phrase("labyrinth-status-told", {"parts": standing_parts(status)})
        case happened.Recalled(seat=seat, moves=moves_made):
            recalled = [_recalled(move, listener, names) for move in moves_made]
            said: Value = one_after_the_other(recalled) if recalled else ""
            return Phrase(
                "labyrinth-recalls", {**person("who", seat, listener, names), "moves": said}
            )
        case happened.VoidedBy(why=why):
            reasons: list[Item] = [
                Phrase("labyrinth-voided-why", {"why": reason}) for reason in why
            ]
            return Phrase("labyrinth-voided-by", {"why": reasons})
        case happened.Counted(rounds=rounds):
            return Phrase("labyrinth-counted", {"n": rounds})
        case happened.Declared(rounds=rounds):
            return Phrase("labyrinth-declared", {"n": rounds})
        case happened.Ended(how="nstop", rounds=rounds) if rounds:
            return Phrase("labyrinth-ended-rounds", {"n": rounds})
        case happened.Ended(how=how, winners=winners):
            winner = person("who", winners[0] if winners else MASTER, listener, names)
            return Phrase(f"labyrinth-ended-{how.replace(' ', '-')}", winner)
        case happened.ThingsAt(place=place):
            return Phrase("labyrinth-lay", {"cell": place, "lying": what_lies(event)})
        case happened.WallGone(way=way, place=place):
            return Phrase("labyrinth-wall-gone", {"cell": place, "way": WAY_NAMES[way]})
        case Ruled(text=text):
            return ruled(text, names)
    raise TypeError(event)


def _began(rows: Sequence[str], moves: int, nstop: int) -> Phrase:
    """L5, L94"""
    size: dict[str, Value] = {"columns": len(rows[0]), "rows": len(rows), "rounds": nstop}
    size["moves"] = moves
    size["healing"] = "unlimited" if moves == UNLIMITED else "limited"
    return Phrase("labyrinth-began", size)


def _recalled(move: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    spoken = tell(move, listener, names)
    if isinstance(move, happened.Answered) and move.style not in (IN_THE_DARK, FACETED):
        request = request_said(move.request)
        return Phrase("labyrinth-recalled", {"request": request, "answer": spoken})
    return spoken


def what_lies(lay: happened.ThingsAt) -> Phrase:
    """On the master's plan."""
    there: dict[str, Value] = {"things": things(lay.lying), "true": lay.true_treasure}
    return Phrase("labyrinth-lying", {**there, "n": lay.mines_set})


# ---- about one player


def _chose_start(event: happened.ChoseStart, who: Person) -> Phrase:
    return Phrase("labyrinth-chose-start", {**who, "cell": event.cell})


def _cell_told(event: happened.CellTold, who: Person) -> Phrase:
    return Phrase("labyrinth-cell-told", {**who, "cell": event.cell, "kind": event.kind})


def _placed(event: happened.Placed, who: Person) -> Phrase:
    """L11"""
    clauses: list[Item] = [Phrase("labyrinth-is-placed", {**who, "kind": event.kind})]
    clauses += filter(None, map(addition, event.told))
    return about(Phrase("labyrinth-placed", {"clauses": clauses}), who)


def _turn_began(event: happened.TurnBegan, who: Person) -> Phrase:
    return Phrase("labyrinth-turn-began", {**who, "round": event.round})


def _told_wounded(event: happened.ToldWounded, who: Person) -> Phrase:
    return Phrase("labyrinth-told-wounded", {**who, "order": event.may_order})


def _asked(event: happened.Asked, who: Person) -> Phrase:
    return Phrase("labyrinth-asked", {**who, "request": request_said(event.request)})


def _skipped(event: happened.Skipped, who: Person) -> Phrase:
    if not event.told:
        return Phrase("labyrinth-skipped", who)
    return Phrase("labyrinth-skipped-and", {**who, "answer": about(in_a_row(event.told, ""), who)})


def _showed_cell(event: happened.ShowedCell, who: Person) -> Phrase:
    return Phrase("labyrinth-showed-cell", {**who, "cell": event.cell})


def _choice_asked(event: happened.ChoiceAsked, who: Person) -> Phrase:
    """L79"""
    if event.old and event.lying == 1:
        return Phrase("labyrinth-choice-asked-two", who)
    asked = "labyrinth-choice-asked-old" if event.old else "labyrinth-choice-asked"
    ranks: list[Item] = [ranked(rank) for rank in (*range(1, event.lying), TOPMOST)]
    return Phrase(asked, {**who, "ranks": ranks})


def _chose(event: happened.Chose, who: Person) -> Phrase:
    return Phrase("labyrinth-chose", {**who, "rank": ranked(event.rank)})


def _alone(event: happened.Alone, who: Person) -> Phrase:
    return Phrase("labyrinth-alone", {**who, "moves": event.moves})


def _break_taken(event: happened.BreakTaken, who: Person) -> Phrase:
    if event.seat == MASTER:
        return Phrase("labyrinth-break-held")
    return Phrase("labyrinth-break-taken", who)


def _break_voted(event: happened.BreakVoted, who: Person) -> Phrase:
    if event.seat == MASTER:
        return Phrase("labyrinth-break-voted-master", {"yes": event.yes})
    return Phrase("labyrinth-break-voted", {**who, "yes": event.yes})


# ---- facts, for the master's ears only


def _truth(event: happened.Truth, who: Person) -> Phrase:
    return Phrase("labyrinth-truth", {**who, "answer": about(in_a_row(event.told, ""), who)})


def _player_at(event: happened.PlayerAt, who: Person) -> Phrase:
    if not event.place:
        return Phrase("labyrinth-stood-nowhere", who)
    if event.way < 0:
        return Phrase("labyrinth-stood", {**who, "cell": event.place})
    outside: Person = {"cell": event.place, "way": WAY_NAMES[event.way]}
    return Phrase("labyrinth-stood-outside", {**who, **outside})


def _player_status(event: happened.PlayerStatus, who: Person) -> Phrase:
    fortune: Person = {"standing": standing(event.standing), "true": event.true_treasure}
    return Phrase("labyrinth-fared", {**who, **fortune})


TELLINGS: Final[dict[type[Event], Callable[[Any, Person], Phrase]]] = {
    happened.TurnBegan: _turn_began,
    happened.Asked: _asked,
    happened.ChoseStart: _chose_start,
    happened.CellTold: _cell_told,
    happened.Placed: _placed,
    happened.ToldWounded: _told_wounded,
    happened.Skipped: _skipped,
    happened.ShowedCell: _showed_cell,
    happened.ChoiceAsked: _choice_asked,
    happened.Chose: _chose,
    happened.Alone: _alone,
    happened.BreakTaken: _break_taken,
    happened.BreakVoted: _break_voted,
    happened.Truth: _truth,
    happened.PlayerAt: _player_at,
    happened.PlayerStatus: _player_status,
}
