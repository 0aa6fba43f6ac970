"""Clocks: who pays for which seconds, when somebody is late, and section 9 of Labyrinth."""

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.plan.drawing import drawing_with_players
from asterion.core.audience import EVERYONE, MASTER
from asterion.core.dice import Highest, Lowest
from asterion.core.event import Ruled
from asterion.core.referee.clock import LENIENCE, OVERTIME_SECONDS, Clock
from asterion.core.referee.table import Table
from tests.books.labyrinth import helper
from tests.server.tables.timing import (
    BOTH,
    BOX,
    TURNS,
    Terms,
    Timed,
    TurnBegan,
    labyrinth,
    said_of_late,
)

# ---- the kinds of clocks


def test_without_a_clock_nobody_is_ever_late() -> None:
    game = labyrinth()
    assert game.left(0) is None
    assert game.clock.due(BOTH) is None
    assert game.late(10**9) == []
    assert game.clock.message(game.now, BOTH).silent


def test_a_move_has_its_seconds_and_the_next_one_has_them_anew() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    assert game.left(0, after=20) == 40
    game.say(0, "go right", after=50)
    assert game.left(1) == 60
    game.say(1, "go right", after=10)
    assert game.left(0) == 60
    assert game.clock.due(BOTH) == game.now + 60 + LENIENCE


def test_questions_and_votes_win_no_time() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    game.say(0, "vote break no", after=20)
    game.say(1, "vote break no", after=20)
    assert game.left(0) == 20


def test_a_game_has_its_seconds_and_each_move_adds_some() -> None:
    game = labyrinth(clock="live", game_seconds=100, increment_seconds=5)
    game.say(0, "go right", after=30)
    assert (game.left(0), game.left(1)) == (75, 100)
    game.say(1, "go right", after=40)
    assert (game.left(0), game.left(1)) == (75, 65)
    assert game.late(75) == game.late(75 + 0.9 * LENIENCE) == []
    assert game.late(75 + LENIENCE) == [0]


def test_with_both_limits_the_nearer_one_counts() -> None:
    game = labyrinth(clock="live", move_seconds=60, game_seconds=80)
    assert game.left(0) == 60
    game.say(0, "go right", after=50)
    game.say(1, "go right")
    assert game.left(0) == 30


def test_days_are_days_of_service() -> None:
    game = labyrinth(clock="days", move_days=2)
    assert game.left(0, after=3600) == 47 * 3600
    assert game.late(2 * 86400 + LENIENCE) == [0]


# ---- section 9 of Labyrinth


def test_L101_no_clock_runs_for_the_five_minutes_of_a_break() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    game.say(0, "break", after=20)
    assert game.left(0, after=299) == 40
    assert game.clock.message(game.now + 100, BOTH).paused == 200
    assert game.left(0, after=310) == 30
    assert game.clock.message(game.now + 310, BOTH).paused is None
    assert game.late(300 + 40) == []
    assert game.late(300 + 40 + LENIENCE) == [0]


def test_L101_a_break_ends_with_the_move_and_there_is_one_before_a_move() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    game.say(0, "break")
    game.say(0, "break", after=250)  # by the book's count he may say it again
    assert game.left(0, after=60) == 50
    game.say(0, "go right", after=20)
    assert game.left(1, after=10) == 50
    game.say(1, "break")
    assert game.left(1, after=10) == 60
    game.say(1, "go right")
    game.say(0, "break", after=30)
    assert game.left(0, after=100) == 30


def test_L102_a_voted_break_stops_the_clock_too() -> None:
    game = labyrinth(clock="live", game_seconds=60)
    game.say(0, "vote break yes", after=10)
    game.say(1, "vote break yes", after=10)
    assert game.left(0, after=290) == 40
    assert game.left(0, after=310) == 30


def test_L103_a_called_clock_is_a_minute_also_where_there_is_none() -> None:
    game = labyrinth()
    game.say(1, "clock", after=500)
    message = game.clock.message(game.now + 10, BOTH)
    assert (message.running, message.left) == ([0], {"0": 50})
    assert game.late(60) == []
    assert game.late(60 + LENIENCE) == [0]
    assert said_of_late(game.table, 0) == "flag Ann"
    game.say(MASTER, "flag Ann", after=61)
    assert game.table.result is not None
    assert game.clock.due(BOTH) is None


def test_L103_calling_again_gives_no_more_and_the_next_move_is_not_called() -> None:
    game = labyrinth()
    game.say(1, "clock")
    game.say(0, "clock", after=40)
    assert game.left(0, after=10) == 10
    game.say(0, "go right", after=15)
    assert game.left(1) is None
    cleared = game.clock.message(game.now, BOTH)
    assert not cleared.silent  # so that everyone sees the last call go
    assert (cleared.running, cleared.left, cleared.paused) == ([1], {}, None)


def test_L103_a_called_clock_rests_during_a_break() -> None:
    game = labyrinth()
    game.say(1, "clock")
    game.say(0, "break", after=30)
    assert game.left(0, after=300) == 30


def test_L101_a_break_is_not_cut_short_where_the_table_times_it() -> None:
    game = labyrinth()
    game.say(0, "break")
    rules, end = game.clock.own, BOOK.speech.parse("end the break")
    assert rules is not None
    assert rules.refusal(end, game.clock.is_paused(game.now + 299)) is not None
    assert rules.refusal(end, game.clock.is_paused(game.now + 300)) is None
    assert game.clock.due(BOTH) == game.now + 300


def test_L103_L104_where_days_were_agreed_nobody_is_called_to_a_minute() -> None:
    game = labyrinth(clock="days", move_days=1)
    game.say(1, "clock")
    assert game.left(0) == 86400


def test_L117_a_start_cell_not_chosen_in_time_is_drawn() -> None:
    plan, _ = drawing_with_players(BOX)
    table = Table(BOOK, plan, ("Ann", "Bob"), helper.options(), Highest(), salt="salt")
    game = Timed(table, Terms("live", move_seconds=60))
    game.say(1, "start a2", after=30)
    assert game.late(30 + LENIENCE) == [0]
    said = said_of_late(table, 0)
    assert said == "time Ann"
    assert said_of_late(table, 1) == ""
    game.say(MASTER, said, after=31)
    assert table.awaited == (0,)
    assert game.left(0) == 60


def test_L10_who_must_choose_again_has_the_time_again() -> None:
    plan, _ = drawing_with_players(BOX)
    options = helper.options(master="human")
    table = Table(BOOK, plan, ("Ann", "Bob"), options, Highest(), salt="salt")
    game = Timed(table, Terms("live", move_seconds=60))
    game.say(0, "start a2", after=50)
    game.say(1, "start b2", after=5)
    assert table.awaited == (MASTER,)
    assert game.clock.due(BOTH) is None
    game.say(MASTER, "void", after=100)
    assert (game.left(0), game.left(1)) == (60, 60)


def test_L10_who_chose_last_has_the_time_again_too() -> None:
    plan, _ = drawing_with_players(BOX)
    table = Table(BOOK, plan, ("Ann", "Bob"), helper.options(), Lowest(), salt="salt")
    game = Timed(table, Terms("live", move_seconds=60))
    game.say(0, "start a2", after=40)
    game.say(1, "start b2", after=15)
    assert sorted(table.awaited) == [0, 1]
    assert (game.left(0), game.left(1)) == (60, 60)


def test_L10_L117_choosing_again_costs_what_it_took_and_who_was_late_may_still_choose() -> None:
    plan, _ = drawing_with_players(BOX)
    late, in_time = (
        Timed(
            Table(BOOK, plan, ("Ann", "Bob"), helper.options(), Lowest()),
            Terms("live", game_seconds=60, increment_seconds=5),
        )
        for _ in range(2)
    )
    in_time.say(0, "start a2", after=40)
    in_time.say(1, "start b2", after=15)
    assert (in_time.left(0), in_time.left(1)) == (25, 10)
    late.say(0, "start a2", after=40)
    late.say(MASTER, said_of_late(late.table, 1), after=21)
    assert (late.left(0), late.left(1)) == (25, OVERTIME_SECONDS)


def test_L79_the_question_after_a_move_has_its_own_time_and_takes_its_default() -> None:
    drawing = """
    +--+--+--+--+
    |1  T  F  2 |
    +--+--+--+--+
    """
    for terms, left in ((Terms("live", move_seconds=60), 60), (Terms(), None)):
        game = Timed(helper.table(drawing, mines=False), terms)
        game.say(0, "go right")
        game.say(1, "go up")
        game.say(1, "clock")
        game.say(0, "go right", after=55)
        assert game.table.awaited == (0,)
        assert game.left(0) == left
        assert said_of_late(game.table, 0) == "time Ann"
        game.say(MASTER, "time Ann", after=61)
        assert game.table.awaited == (1,)


# ---- fairness


def test_a_move_that_arrived_in_time_is_in_time_however_long_it_waits() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    deadline = game.now + 60
    after = deadline + 30
    assert game.clock.late(after, BOTH) == [0]
    assert game.clock.late(after, BOTH, {0: deadline}) == []
    assert game.clock.late(after, BOTH, {0: deadline + 0.01}) == [0]
    assert game.clock.late(after, BOTH, {1: deadline - 5}) == [0]


def test_moves_that_passed_each_other_on_the_way_turn_no_time_back() -> None:
    game = labyrinth(clock="live", game_seconds=60)
    game.say(1, "vote break no", after=10)
    game.say(0, "go right", after=-3)
    assert (game.left(0), game.left(1)) == (50, 60)
    assert game.clock.deadline(1) == 1010 + 60


def test_only_persons_are_ever_late() -> None:
    game = labyrinth(clock="live", move_seconds=60)
    assert game.clock.due([1]) is None
    assert game.clock.late(game.now + 999, [1]) == []
    assert game.clock.message(game.now, [1]).left == {"1": 60}


def test_whose_turn_comes_again_at_once_has_the_time_again() -> None:
    clock = Clock(Terms("live", move_seconds=60), TURNS)
    clock.fold([TurnBegan(EVERYONE, 0)], [0], 0.0)
    clock.fold([Ruled(EVERYONE, "talk")], [0], 10.0)
    assert clock.left(0, 50.0) == 10
    clock.fold([TurnBegan(EVERYONE, 0)], [0], 50.0)
    assert clock.left(0, 50.0) == 60
    clock = Clock(Terms("live", game_seconds=20, increment_seconds=5), TURNS)
    clock.fold([TurnBegan(EVERYONE, 0)], [0], 0.0)
    clock.fold([TurnBegan(EVERYONE, 0)], [0], 10.0)
    assert clock.left(0, 10.0) == 15
    clock.fold([TurnBegan(EVERYONE, 0)], [0], 40.0)
    assert clock.left(0, 40.0) == OVERTIME_SECONDS
