"""Clocks whatever happens: what a viewer may know of them, and what is always true."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.books.labyrinth import event as labyrinth
from asterion.books.labyrinth.hosting import HOSTING
from asterion.core.audience import EVERYONE, MASTER, Seat
from asterion.core.event import Event, Ruled
from asterion.core.referee.clock import Clock
from asterion.testing.play import new_table
from tests.contract.shelf import take
from tests.contract.test_contract import every_book
from tests.server.tables.timing import TURNS, Terms, TurnBegan, said_of_late

# ---- what a viewer may know


@every_book
def test_everyone_knows_his_own_time_and_flags_always_help(name: str) -> None:
    """Random games in which now and then somebody is late; views and truth, entry by entry."""
    book, kit = take(name)
    terms = Terms("live", move_seconds=30, game_seconds=300, increment_seconds=2)
    for seed in range(3):
        table, chooser = new_table(book, kit, seed)
        seats = range(len(table.names))
        truth = Clock(terms, book.host)
        known = {seat: Clock(terms, book.host) for seat in seats}
        now = 0.0
        while table.result is None and len(table.entries) <= 60:
            entry = table.entries[-1]
            truth.fold(entry.events, table.awaited, now)
            for seat, clock in known.items():
                told = entry.told(seat)
                if told:
                    clock.fold(told, book.view.turn(table.view(seat)), now)
                assert clock.left(seat, now + 3) == pytest.approx(truth.left(seat, now + 3))
            now += chooser.below(8, "time")
            due = truth.due(seats)
            if due is not None and said_of_late(table, table.awaited[0]):
                if chooser.below(8, "late") == 0:
                    now = max(now, due)
                    for seat in truth.late(now, seats):
                        table.submit(MASTER, said_of_late(table, seat))
                        break
                    continue
            asked = [seat for seat in table.awaited if table.legal(seat)]
            if not asked:
                break
            seat = chooser.pick(asked, "who")
            table.submit(seat, chooser.pick(table.legal(seat), "what"))


def test_what_a_viewer_is_not_told_does_not_move_the_clocks_he_is_shown() -> None:
    """Ann's turn; Bob is secretly asked something in it, which Cid must not see in Ann's clock."""
    terms = Terms("live", game_seconds=100)
    truth, of_ann, of_bob, of_cid = (Clock(terms, TURNS) for _ in range(4))
    for clock in (truth, of_ann, of_bob, of_cid):
        clock.fold([TurnBegan(EVERYONE, 0)], [0], 0.0)
    for clock in (truth, of_bob):
        clock.fold([], [1] if clock is truth else [0, 1], 10.0)
    assert of_bob.message(15.0, (0, 1, 2)).left["1"] == 95
    for clock in (truth, of_bob):
        clock.fold([], [0], 30.0)
    assert truth.left(0, 40.0) == 80
    assert of_cid.message(40.0, (0, 1, 2)).left == {"0": 60, "1": 100, "2": 100}


# ---- whatever happens

steps = st.lists(
    st.tuples(
        st.floats(0, 50).map(lambda seconds: round(seconds, 3)),
        st.sets(st.integers(0, 2)),
        st.sampled_from(["", "turn", "break", "call", "ruling"]),
    ),
    max_size=30,
)
kinds = st.sampled_from(
    [
        Terms("live", move_seconds=60),
        Terms("live", game_seconds=200, increment_seconds=3),
        Terms("live", move_seconds=20, game_seconds=100),
        Terms("days", move_days=1),
        Terms(),
    ]
)


def told(kind: str, asked: set[Seat]) -> list[Event]:
    seat = min(asked, default=0)
    match kind:
        case "turn":
            return [labyrinth.TurnBegan(EVERYONE, seat, 1)]
        case "break":
            return [labyrinth.BreakTaken(EVERYONE, seat)]
        case "call":
            return [labyrinth.ClockStarted(EVERYONE, seat)]
        case "ruling":
            return [Ruled(EVERYONE, "so be it")]
    return []


@given(steps)
def test_what_is_spent_is_the_sum_of_the_seconds_one_was_asked(
    steps: list[tuple[float, set[Seat], str]],
) -> None:
    plenty = 100_000
    clock, now, asked = Clock(Terms("live", game_seconds=plenty), HOSTING), 0.0, set[Seat]()
    spent = [0.0] * 3
    for seconds, next_asked, kind in steps:
        if kind in ("break", "call"):
            kind = ""
        now += seconds
        for seat in asked:
            spent[seat] += seconds
        clock.fold(told(kind, next_asked), next_asked, now)
        asked = next_asked
    left = [plenty - seconds for seconds in spent]
    assert [clock.left(seat, now) for seat in range(3)] == pytest.approx(left)


@given(steps, st.integers(0, 2))
def test_L103_a_call_at_a_table_without_a_clock_counts_from_then_on(
    steps: list[tuple[float, set[Seat], str]], called: Seat
) -> None:
    """Whatever came before it: nobody's time was counted then."""
    quiet = [(seconds, asked, kind) for seconds, asked, kind in steps if kind in ("", "turn")]
    clock, now = Clock(Terms(), HOSTING), 0.0
    for seconds, asked, kind in quiet:
        now += seconds
        clock.fold(told(kind, asked), asked, now)
        assert clock.is_silent(now)
        assert clock.due(range(3)) is None
    clock.fold(told("", {called}), {called}, now + 5)
    clock.fold([labyrinth.ClockStarted(EVERYONE, called)], {called}, now + 10)
    assert clock.message(now + 25, range(3)).left == {str(called): 45}
    assert clock.late(now + 72, range(3)) == [called]


@given(kinds, steps, st.floats(0, 500))
def test_nothing_is_negative_and_nobody_late_before_nothing_is_left(
    terms: Terms, steps: list[tuple[float, set[Seat], str]], later: float
) -> None:
    clock, now = Clock(terms, HOSTING), 0.0
    for seconds, asked, kind in steps:
        now += seconds
        clock.fold(told(kind, asked), asked, now)
        for seat in range(3):
            for moment in (now, now + later):
                left = clock.left(seat, moment)
                assert left is None or left >= 0
                if seat in clock.late(moment, range(3)):
                    assert left == 0
                elif left is not None and seat in asked and left > 0:
                    deadline = clock.deadline(seat)
                    assert deadline is not None
                    assert deadline > moment
        due = clock.due(range(3))
        late = () if due is None else clock.late(due + 1e-6, range(3))
        assert due is None or late or clock.end_pause(due) == due


@given(kinds, steps, st.lists(st.floats(0, 1), max_size=30))
def test_folding_in_two_steps_is_the_same_as_in_one(
    terms: Terms, steps: list[tuple[float, set[Seat], str]], parts: list[float]
) -> None:
    """An entry that changes nothing, heard by one and not by another, leaves the clocks alike."""
    whole, halved, now, asked = Clock(terms, HOSTING), Clock(terms, HOSTING), 0.0, set[Seat]()
    for index, (seconds, next_asked, kind) in enumerate(steps):
        part = parts[index % len(parts)] if parts else 0.5
        halved.fold([], asked, now + seconds * part)
        now += seconds
        for clock in (whole, halved):
            clock.fold(told(kind, next_asked), next_asked, now)
        asked = next_asked
        for seat in range(3):
            assert whole.left(seat, now + 7) == pytest.approx(halved.left(seat, now + 7), abs=1e-6)
