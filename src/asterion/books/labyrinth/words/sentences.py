"""Labyrinth in English: one match from event to sentence; another language is a folder more."""

from collections.abc import Sequence

from asterion.books.labyrinth import event as happened
from asterion.books.labyrinth.event import FACETED, IN_THE_DARK
from asterion.books.labyrinth.event.told import AnyTelling
from asterion.books.labyrinth.options import UNLIMITED
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import TOPMOST
from asterion.books.labyrinth.words.english.answers import answer, in_a_row
from asterion.books.labyrinth.words.english.results import addition, standing
from asterion.books.labyrinth.words.english.words import (
    KINDS,
    STANDS,
    capital,
    digits,
    many,
    things,
    treasure_ranked,
)
from asterion.core.audience import MASTER, Seat
from asterion.core.event import Event, Ruled


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """What is said at the table, the same to every listener who may hear it."""
    match event:
        case happened.Began(shape=shape, moves_to_heal=moves, nstop=nstop):
            rows = shape.split("/")
            time = "unlimited moves" if moves == UNLIMITED else digits(moves, "move")
            return (
                f"The labyrinth fits into {len(rows[0])} columns and {len(rows)} rows; "
                f"{time} to heal; {digits(nstop, 'round')} with no changes are a draw."
            )
        case happened.ChoseStart(seat=seat, cell=cell):
            return f"{names[seat]} would like to start on {cell}."
        case happened.CellTold(seat=seat, cell=cell, kind=kind):
            return f"{names[seat]} asks about {cell}: {KINDS[kind]}."
        case happened.Voided():
            return "The selections are invalid; every player picks a new cell."
        case happened.Confirmed():
            return "The start cells are confirmed."
        case happened.Placed(seat=seat, kind=kind, told=tellings):
            return _placed(names[seat], kind, tellings)
        case happened.TurnBegan(seat=seat, round=turn):
            return f"Round {turn}: it is {names[seat]}'s turn."
        case happened.ToldWounded(seat=seat, may_order=True):
            return f"{names[seat]} is wounded and can ask for a new cell."
        case happened.ToldWounded(seat=seat):
            return f"{names[seat]} is wounded."
        case happened.Died(seat=seat):
            return f"{names[seat]} is dead."
        case happened.Lost(seat=seat):
            return f"{names[seat]} is lost."
        case happened.Asked(seat=seat, request=request):
            return f"{names[seat]}: {capital(request)}."
        case happened.Answered():
            return answer(event)
        case happened.Skipped(seat=seat, told=tellings):
            more = f" {in_a_row(tellings, '')}" if tellings else ""
            return f"{names[seat]} skips.{more}"
        case happened.ShowedCell(seat=seat, cell=cell):
            return f"{names[seat]} shows the cell {cell}."
        case happened.ChoiceAsked(seat=seat, lying=lying, old=old):
            return f"{names[seat]}, which treasure would you like: {_choices(lying, old)}?"
        case happened.Chose(seat=seat, rank=rank):
            return f"{names[seat]} takes the {treasure_ranked(rank)} treasure."
        case happened.StatusTold(standing=status):
            return capital(standing(status)) + "."
        case happened.Recalled(seat=seat, moves=moves):
            recalled = (_recalled(move, listener, names) for move in moves)
            return f"{names[seat]} said: {' '.join(recalled)}"
        case happened.Counted(rounds=rounds):
            return f"{capital(many(rounds, 'round'))} with no changes that everyone knows of."
        case happened.Declared(rounds=rounds):
            return f"{capital(many(rounds, 'round'))} with no changes."
        case happened.PlayOn():
            return "Play on."
        case happened.Alone(seat=seat, moves=moves):
            left = f"has {digits(moves, 'move')} to bring out the true treasure"
            return f"{names[seat]} is the last survivor and {left}."
        case happened.Resigned(seat=seat):
            return f"{names[seat]} resigns."
        case happened.Flagged(seat=seat):
            return f"{names[seat]} has run out of time and lost."
        case happened.BreakTaken(seat=seat):
            who = "The table" if seat == MASTER else names[seat]
            return f"{who} takes a five-minute break."
        case happened.BreakVoted(seat=seat, yes=yes):
            who = "The master" if seat == MASTER else names[seat]
            return f"{who} votes {'for' if yes else 'against'} a break."
        case happened.ClockStarted(seat=seat):
            return f"{names[seat]} has one minute to move."
        case happened.Ended(how=how, winners=winners):
            return _ended(how, winners, names)
        case Ruled(text=text):
            return f"The master rules: {text}"
    return _fact(event, names)


def _placed(name: str, kind: str, tellings: Sequence[AnyTelling]) -> str:
    """L11"""
    first = f"{name} is {STANDS.get(kind) or 'in ' + KINDS[kind]}"
    added = [addition(telling) for telling in tellings]
    return ", ".join([first, *filter(None, added)]) + "."


def _recalled(move: Event, listener: Seat, names: Sequence[str]) -> str:
    spoken = voice(move, listener, names)
    if isinstance(move, happened.Answered) and move.style not in (IN_THE_DARK, FACETED):
        return f"“{capital(move.request)}” - {spoken}"
    return spoken


def _choices(lying: int, old: bool) -> str:
    """L79"""
    if old and lying == 1:
        return "the old or the newly found one"
    ranks = [treasure_ranked(rank) for rank in (*range(1, lying), TOPMOST)]
    return f"{'the old one, ' if old else ''}the {', '.join(ranks)} one"


def _ended(how: str, winners: Sequence[Seat], names: Sequence[str]) -> str:
    """L14, L34, L38, L40-L42"""
    next_master = f" {names[winners[0]]} may make the next labyrinth." if winners else ""
    if how == "treasure":
        return f"{names[winners[0]]} has carried out the true treasure and wins!{next_master}"
    if how == "survivor":
        return f"{names[winners[0]]} is the last survivor and wins.{next_master}"
    return {
        "lost treasure": "The true treasure is lost for ever - game ends with a draw!",
        "nobody left": "Nobody is left - game ends with a draw!",
        "skipped": "All players skipped their moves - game ends with a draw!",
        "nstop": "Too many rounds with no changes - game ends with a draw!",
        "survivor failed": "The treasure was not brought out in time - game ends with a draw!",
    }[how]


def what_lies(lay: happened.Lay) -> str:
    """On the master's plan."""
    true = " (the true one)" if lay.true_treasure else ""
    set_there = f", and {many(lay.mines_set, 'landmine')} set" if lay.mines_set else ""
    return f"{things(lay.lying)}{true}{set_there}"


def _fact(event: Event, names: Sequence[str]) -> str:
    """For the master's ears only."""
    match event:
        case happened.Truth(seat=seat, told=tellings):
            return f"In truth, {names[seat]}: {in_a_row(tellings, '')}"
        case happened.Stood(seat=seat, place=""):
            return f"{names[seat]} walks the labyrinth no more."
        case happened.Stood(seat=seat, way=way, place=place):
            where = "is on" if way < 0 else f"is outside, {WAYS[way]} of"
            return f"{names[seat]} {where} {place}."
        case happened.Fared(seat=seat, standing=status, true_treasure=true):
            return f"{names[seat]}: {standing(status)}{', the true one' if true else ''}."
        case happened.Lay(place=place):
            return f"On {place} there is now {what_lies(event)}."
        case happened.WallGone(way=way, place=place):
            return f"The {WAYS[way]} wall of {place} is gone."
    raise TypeError(event)
