"""The daily labyrinth: each step provable, no guess accepted, and nothing told of the true plan."""

import statistics
from itertools import pairwise

import msgspec
import pytest

from asterion.knowledge.daily import daily_number, date_of
from asterion.knowledge.daily.daily import FEWEST, MOST, Daily, Stage
from asterion.knowledge.daily.fitting import holds
from asterion.knowledge.daily.moments import MOST_ALIKE, MOST_READ
from asterion.knowledge.daily.solving import Progress, in_order
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from tests.knowledge.daily_check import CHECKERS, check_daily
from tests.knowledge.daily_marks import everything

MONDAY = 320
FIVE = (MONDAY, MONDAY + 2, MONDAY + 3, MONDAY + 5, MONDAY + 6)
"""With one of each book."""
BARE = MONDAY + 4
"""One of its games leaves but one cell on which nobody has walked."""
OF_EACH_BOOK = (MONDAY, MONDAY + 2)
SOAKED, PIECES = 100, 10


def solvable(daily: Daily) -> None:
    """In the order of its stages, with nothing else to be found on the way."""
    progress = Progress(daily)
    for number, fact in enumerate(in_order(daily), 1):
        assert not progress.is_solved
        verdict = progress.mark(fact)
        assert (verdict.came, verdict.asked, len(progress.done)) == ("inked", True, number)
    assert progress.is_solved
    assert progress.found >= {*daily.sought}, "somebody was never found"


def is_fun(daily: Daily) -> None:
    """Ten to twenty marks, not all of them alike, and never a long reading before the next one."""
    facts = [*in_order(daily)]
    assert FEWEST <= len(facts) == daily.marks <= MOST
    for kind in (KindIs, WallStands, PlayerAt, NotAt):
        assert 0 < sum(isinstance(fact, kind) for fact in facts) <= len(facts) * MOST_ALIKE
    heard = [0, *(stage.heard for stage in daily.stages)]
    assert max(after - before for before, after in pairwise(heard)) <= MOST_READ


@pytest.mark.parametrize("number", FIVE)
def test_L12_each_step_of_a_daily_is_provable_and_no_guess_is_accepted(number: int) -> None:
    daily = daily_number(number)
    check_daily(daily)
    solvable(daily)
    is_fun(daily)


def test_L12_the_second_opinion_knows_what_is_not_provable_yet() -> None:
    """Else its word would be worth nothing: a mark of the last stage, asked for in the first."""
    daily = daily_number(MONDAY)
    first, *others = daily.stages
    early = msgspec.structs.replace(first, due=others[-1].due)
    with pytest.raises(AssertionError, match="may be otherwise"):
        check_daily(msgspec.structs.replace(daily, stages=(early, *others)))
    bare = msgspec.structs.replace(first, plans=first.plans[:1])
    with pytest.raises(AssertionError, match="after"):
        check_daily(msgspec.structs.replace(daily, stages=(bare, *others)))


def test_L12_nothing_is_certain_by_what_was_not_agreed_aloud() -> None:
    """Where everybody has been but on one cell, a treasure that nobody was told of lies there."""
    check_daily(daily_number(BARE))


def test_the_same_date_is_the_same_daily() -> None:
    assert msgspec.json.encode(daily_number(MONDAY)) == msgspec.json.encode(daily_number(MONDAY))
    assert date_of(MONDAY).weekday() == 0


def refused(progress: Progress) -> list[AnyFact]:
    marks = [fact for fact in everything(progress.daily) if progress.daily.stages]
    copies = [(fact, Progress.of(progress.daily, progress.done).mark(fact)) for fact in marks]
    return [fact for fact, verdict in copies if verdict.came == "refused"]


def twin_of(daily: Daily, stage: Stage, fact: AnyFact) -> Daily:
    """Another plan that answers alike up to this stage, and in which this is otherwise."""
    twins = (
        CHECKERS[daily.book].twin(daily, stage, plan)
        for plan in stage.plans
        if not holds(fact, plan)
    )
    return next(twin for twin in twins if twin is not None)


@pytest.mark.parametrize("at", [0, 2])
@pytest.mark.parametrize("number", OF_EACH_BOOK)
def test_L12_a_refusal_says_nothing_of_the_true_labyrinth(number: int, at: int) -> None:
    """Twins: here the mark is true, there it is not, and each is told the very same."""
    daily = daily_number(number)
    stage = daily.stages[at]
    done = [due.fact for one in daily.stages[:at] for due in one.due]
    progress = Progress.of(daily, done)
    true = [fact for fact in refused(progress) if is_true(fact, daily)]
    assert len(true) > 10
    for fact in true[::7]:
        twin = twin_of(daily, stage, fact)
        assert not is_true(fact, twin)
        here, there = (Progress.of(one, done) for one in (daily, twin))
        assert here.heard == there.heard
        assert msgspec.json.encode(here.mark(fact)) == msgspec.json.encode(there.mark(fact))
        assert msgspec.json.encode(here.stage) == msgspec.json.encode(there.stage)


def is_true(fact: AnyFact, daily: Daily) -> bool:
    return not isinstance(fact, PlayerAt | NotAt) and holds(fact, daily.truth)


def test_L12_what_is_refused_costs_nothing_and_what_is_found_reads_on() -> None:
    daily = daily_number(MONDAY)
    progress = Progress(daily)
    heard = progress.heard
    verdict = progress.mark(refused(progress)[0])
    assert (verdict.came, progress.heard, progress.inked) == ("refused", heard, [])
    for due in daily.stages[0].due:
        assert progress.heard == heard
        progress.mark(due.fact)
    assert len(progress.heard) == daily.stages[1].heard > len(heard)
    own = next(fact for fact in progress.drawn if isinstance(fact, WallStands))
    assert progress.mark(own).came == "known"


def test_L12_once_somebody_is_found_their_way_is_drawn_but_for_what_is_asked() -> None:
    daily = daily_number(MONDAY)
    progress = Progress(daily)
    assert set(progress.ghosts) == {1}
    for fact in in_order(daily):
        before = progress.drawn
        progress.mark(fact)
        if isinstance(fact, PlayerAt):
            break
    assert progress.ghosts == {}
    assert progress.cells(1)[-1] == fact.cell
    new = progress.drawn - before
    assert new
    assert not new & {due.fact for due in progress.due}


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_L12_a_hundred_dailies_are_checked_by_another_solver(piece: int) -> None:
    for number in range(SOAKED // PIECES):
        daily = daily_number(MONDAY + piece * (SOAKED // PIECES) + number)
        check_daily(daily)
        solvable(daily)
        is_fun(daily)


@pytest.mark.soak
def test_dailies_are_harder_towards_the_end_of_the_week(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By places to hold in mind and by length of proof; a hundred of them."""
    days: dict[int, list[Daily]] = {}
    for number in range(MONDAY, MONDAY + SOAKED):
        days.setdefault(date_of(number).weekday(), []).append(daily_number(number))
    medians = [statistics.median(one.hardness for one in days[day]) for day in range(7)]
    marks = [statistics.median(one.marks for one in days[day]) for day in range(7)]
    books = [days[day][0].book for day in range(7)]
    with capsys.disabled():
        print("\nfrom Monday to Sunday: books", books, "hardness", medians, "marks", marks)
    assert medians == sorted(medians)
    assert all(FEWEST <= median <= MOST for median in marks)
