"""A daily as it is shown: what was read out and inked so far, and nothing of what comes."""

import datetime
from typing import Any

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge.argument.showing import DrawnStep, SaidStep, said_steps
from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.hints import Hint, coach_of
from asterion.knowledge.daily.kinds import KINDS, word_of
from asterion.knowledge.daily.making import date_of
from asterion.knowledge.daily.notation import write
from asterion.knowledge.daily.saying import said_of
from asterion.knowledge.daily.solving import Came, Progress, Verdict
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    KindIs,
    NotAt,
    PlayerAt,
    WallStands,
    World,
)
from asterion.words.language import FIRST
from asterion.words.spoken import spoken


class ShownAnswer(Went, frozen=True, kw_only=True):
    """One answer that was read out."""

    words: str


class ShownMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark in its notation, and what there is to draw: the kind of a cell, a side, a player."""

    text: str
    cell: str
    kind: str = ""
    way: int = -1
    stands: bool = False
    seat: int = -1
    there: bool = False


class ShownPlan(msgspec.Struct, frozen=True):
    """A whole plan: cells by name, walls by cell and way (1 right, 2 down), players by seat."""

    kinds: dict[str, str]
    walls: list[tuple[str, int]]
    places: dict[int, str]


class ShownDaily(msgspec.Struct, frozen=True, kw_only=True):
    """As far as it is solved. `level` is the day of the week, from 1: the easy Monday.

    `kinds` of cells may be marked, by their words. `drawn` is what the answers say outright,
    `ways` are of those whose place is known, `passed` is a way that ended, `glimpses` show on cells
    from afar, and `ghosts` are the places of the others that were not struck off. `due` marks are
    certain now.
    """

    number: int
    book: str
    kinds: tuple[str, ...]
    date: str
    level: int
    columns: int
    rows: int
    names: tuple[str, ...]
    start: str
    agreed: str
    opening: tuple[str, ...]
    answers: tuple[ShownAnswer, ...]
    marks: int
    done: int
    due: int
    inked: tuple[ShownMark, ...]
    drawn: tuple[ShownMark, ...]
    ways: dict[int, list[str]]
    passed: tuple[str, ...]
    glimpses: dict[str, str]
    ghosts: dict[int, list[str]]
    solved: bool
    coach: str
    truth: ShownPlan | None = None


class ShownVerdict(msgspec.Struct, frozen=True):
    """What a mark came to: inked, known before, or refused with a plan that fits as well.

    `words` is what was marked; of what was asked for there is the `argument` for it.
    """

    came: Came
    mark: ShownMark
    asked: bool
    words: str
    argument: tuple[SaidStep, ...]
    plan: ShownPlan | None
    daily: ShownDaily


class ShownHint(msgspec.Struct, frozen=True):
    """Its lines, the answers that it speaks of, and of the last one the mark itself and why."""

    level: int
    words: tuple[str, ...]
    answers: tuple[int, ...]
    mark: ShownMark | None
    argument: tuple[SaidStep, ...]


def shown(progress: Progress, language: str = FIRST) -> ShownDaily:
    daily, date = progress.daily, date_of(progress.daily.number)
    coach = coach_of(progress)

    def say(words: Phrase) -> str:
        return spoken(words, language)

    return ShownDaily(
        number=daily.number,
        book=daily.book,
        kinds=tuple(KINDS[daily.book]),
        date=date.isoformat(),
        level=level_of(date),
        columns=daily.columns,
        rows=daily.rows,
        names=daily.names,
        start=daily.start,
        agreed=" ".join(map(say, daily.agreed)),
        opening=tuple(map(say, daily.opening)),
        answers=tuple(ShownAnswer(**_went(one), words=say(one.words)) for one in progress.heard),
        marks=daily.marks,
        done=len(progress.done),
        due=len(progress.due),
        inked=tuple(shown_mark(fact, daily) for fact in progress.inked),
        drawn=tuple(shown_mark(fact, daily) for fact in sorted(progress.drawn, key=repr)),
        ways={seat: progress.cells(seat) for seat in sorted(progress.found)},
        passed=progress.stage.passed,
        glimpses=progress.glimpses,
        ghosts=progress.ghosts,
        solved=progress.is_solved,
        coach="" if coach is None else say(coach),
        truth=_plan(daily.truth, daily) if progress.is_solved else None,
    )


def _went(one: Went) -> dict[str, Any]:
    return {name: getattr(one, name) for name in Went.__struct_fields__}


def shown_verdict(
    progress: Progress, fact: AnyFact, verdict: Verdict, language: str = FIRST
) -> ShownVerdict:
    """After the mark was made."""
    due = verdict.due
    return ShownVerdict(
        came=verdict.came,
        mark=shown_mark(fact, progress.daily),
        asked=verdict.asked,
        words=spoken(said(fact, progress.daily), language),
        argument=() if due is None else _steps(due.argument, language),
        plan=None if verdict.plan is None else _plan(verdict.plan, progress.daily),
        daily=shown(progress, language),
    )


def shown_hint(hint: Hint, daily: Daily, language: str = FIRST) -> ShownHint:
    mark = None if hint.fact is None else shown_mark(hint.fact, daily)
    words = tuple(spoken(line, language) for line in hint.words)
    return ShownHint(hint.level, words, hint.answers, mark, _steps(hint.argument, language))


def shown_mark(fact: AnyFact, daily: Daily) -> ShownMark:
    text = write(fact, daily)
    match fact:
        case KindIs(cell=cell, kind=kind):
            return ShownMark(text, cell, kind=word_of(kind, daily.book))
        case WallStands(cell=cell, way=way, stands=stands):
            return ShownMark(text, cell, way=way, stands=stands)
        case PlayerAt(cell=cell, seat=seat):
            return ShownMark(text, cell, seat=seat, there=True)
        case NotAt(cell=cell, seat=seat):
            return ShownMark(text, cell, seat=seat)
    raise TypeError(f"nobody can mark {fact}")


def _steps(argument: tuple[DrawnStep, ...], language: str) -> tuple[SaidStep, ...]:
    return said_steps(argument, lambda words: spoken(words, language))


def said(fact: AnyFact, daily: Daily) -> Phrase:
    """What a mark says, true or not, as a clause."""
    return said_of(fact, daily.book, daily.names, daily.columns, daily.rows)


def level_of(date: datetime.date) -> int:
    return date.weekday() + 1


def _plan(world: World, daily: Daily) -> ShownPlan:
    places = {seat: cell for seat, (cell, _way) in world.players.items()}
    kinds = {cell: word_of(kind, daily.book) for cell, kind in world.kinds.items()}
    return ShownPlan(kinds, world.walls, places)
