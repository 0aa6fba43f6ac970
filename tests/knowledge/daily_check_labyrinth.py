"""A second opinion on dailies of Labyrinth, which knows nothing of clauses.

What is accepted as certain must hold in every case that fits (all starts are tried, as for
puzzles); and for all that is refused, the plan that is shown is walked through again: it must give
the very answers that were heard.
"""

from collections.abc import Iterator
from itertools import product

from asterion.knowledge.daily.daily import YOU, Daily, Stage
from asterion.knowledge.daily.fitting import holds
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    NotAt,
    PlayerAt,
    World,
)
from asterion.knowledge.labyrinth.puzzles.puzzle import Step
from tests.knowledge.daily_marks import everything, name_of, named, step
from tests.knowledge.puzzle_check import NEEDED, Case, Ruled, otherwise


def steps_of(daily: Daily) -> list[Step]:
    return [
        Step(one.number, one.seat, one.way, one.blocked, one.entered, "", one.words)
        for one in daily.heard
    ]


def begun(daily: Daily) -> Iterator[Case]:
    """Everybody anywhere, you where you are."""
    blank = Case(daily.columns, daily.rows, NEEDED)
    others = [seat for seat in daily.begins if seat != YOU]
    for spots in product(blank.spots, repeat=len(others)):
        case = blank.copy()
        case.at = {YOU: named(daily.start), **dict(zip(others, spots, strict=True))}
        try:
            for seat, kind in daily.begins.items():
                case.say_kind(case.at[seat], kind)
        except Ruled:
            continue
        yield case


def check_daily(daily: Daily) -> None:
    fitting, heard = [*begun(daily)], 0
    proved: set[AnyFact] = set()
    for stage in daily.stages:
        for heard_step in steps_of(daily)[heard : stage.heard]:
            fitting = [after for case in fitting for after in case.after(heard_step)]
        heard = stage.heard
        fitting = [case for case in fitting if case.can_be()]
        assert fitting, f"nothing fits daily {daily.number}"
        accepted = {*stage.certain, *strikes(daily, stage), *found(stage)}
        accepted |= {due.fact for due in stage.due}
        for fact in accepted - proved:
            wrong = any(may_be_otherwise(case, fact) for case in fitting)
            assert not wrong, f"daily {daily.number} after {heard}: {fact} may be otherwise"
        proved |= set(stage.certain)
        for plan in stage.plans:
            walk_through(daily, heard, plan)
        for fact in everything(daily):
            refused = any(not holds(fact, plan) for plan in stage.plans)
            assert refused != (fact in accepted), f"daily {daily.number} after {heard}: {fact}"


def may_be_otherwise(case: Case, fact: AnyFact) -> bool:
    if isinstance(fact, NotAt):
        return case.at[fact.seat] == named(fact.cell)
    return otherwise(case, fact)


def strikes(daily: Daily, stage: Stage) -> Iterator[NotAt]:
    for fact in everything(daily):
        if isinstance(fact, NotAt) and fact.cell not in stage.places[fact.seat]:
            yield fact


def found(stage: Stage) -> Iterator[PlayerAt]:
    for seat, cells in stage.places.items():
        if len(cells) == 1:
            yield PlayerAt(cells[0], seat)


def walk_through(daily: Daily, heard: int, plan: World) -> None:
    """The plan is one that was agreed on, and gives the answers that were heard."""
    spots = {*product(range(daily.columns), range(daily.rows))}
    walls = {frozenset((named(cell), step(named(cell), way))) for cell, way in plan.walls}
    assert {named(cell) for cell in plan.kinds} == spots
    assert {*NEEDED} <= {*plan.kinds.values()} <= {*NEEDED}
    seen, waiting = {(0, 0)}, [(0, 0)]
    while waiting:
        spot = waiting.pop()
        for way in range(4):
            beyond = step(spot, way)
            if beyond in spots - seen and frozenset((spot, beyond)) not in walls:
                seen.add(beyond)
                waiting.append(beyond)
    assert seen == spots, "a cell cannot be reached"
    for seat in daily.begins:
        own = [one for one in daily.heard[:heard] if one.seat == seat]
        cell, outside = plan.players[seat]
        assert outside < 0
        spot = named(cell)
        for one in reversed(own):
            before = spot if one.blocked else step(spot, (one.way + 2) % 4)
            beyond = step(before, one.way)
            stopped = beyond not in spots or frozenset((before, beyond)) in walls
            assert stopped == one.blocked
            assert not plan.exits.get(f"{name_of(before)} {one.way}", False)
            assert one.blocked or plan.kinds[name_of(beyond)] == one.entered
            spot = before
        assert spot in spots
        assert plan.kinds[name_of(spot)] == daily.begins[seat]
        assert seat != YOU or name_of(spot) == daily.start
