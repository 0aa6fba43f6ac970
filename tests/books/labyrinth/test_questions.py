"""Questions, votes, breaks and the clock (6.3, 6.4, 7, 9)."""

import io

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.hosting import elected
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.records import record
from asterion.core.records.replay import replay
from asterion.words.spoken import spoken_screen
from tests.books.labyrinth.helper import hears, refusal, say, table

YARD = """
+--+--+--+--+
|1  .  2  3 |
+--+--+--+--+
|.  F  H  T |
+--+--+--+--+
"""
STUCK = "Cannot move - hit a wall."


def test_L25_the_answer_to_a_status_question_is_public() -> None:
    game = table(YARD)
    entry = game.submit(0, "How many bullets and grenades do I have?")
    for listener in (PUBLIC, 0, 1, 2):
        assert game.sentences([entry], listener) == ["Three bullets, three grenades."]
    assert game.awaited == (0,)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("status", "Healthy, two bullets, three grenades, a landmine."),
        ("what do I have?", "Healthy, two bullets, three grenades, a landmine."),
        ("inventory", "Healthy, two bullets, three grenades, a landmine."),
        ("How many bullets and grenades do I have?", "Two bullets, three grenades."),
        ("how many bullets do I have?", "Two bullets."),
        ("how many grenades", "Three grenades."),
        ("am I wounded?", "Healthy."),
        ("what do I carry?", "A landmine."),
        ("how many moves to heal do I have?", "No moves to heal."),
    ],
)
def test_L25_only_what_was_asked_is_answered(question: str, answer: str) -> None:
    game = table(YARD)
    say(game, "shoot left; go up")
    assert say(game, f"Ann: {question}") == [answer]


def test_L25_one_asks_before_and_after_ones_move_and_not_in_between() -> None:
    game = table(YARD)
    assert refusal(game, "status", 1) != ""
    say(game, "go up")
    assert refusal(game, "status", 0) == refusal(game, "status", 1) == ""
    say(game, "go up")
    assert "L25" in refusal(game, "status", 0)


def test_L25_a_victim_cannot_ask_before_his_turn_whether_he_was_hit() -> None:
    game = table(YARD.replace("2  3", "3  2"))
    say(game, "go up", "go up", "go up", "shoot right; go up, don't tell the result")
    assert "L25" in refusal(game, "status", 2)


def test_L25_nothing_is_shown_unasked() -> None:
    game = table(YARD)
    say(game, "shoot left; go up, don't tell the result")
    own = spoken_screen(BOOK.view.screen(game.view(0))).values
    assert own["Bullets"] == "not certain: ask for your status"
    say(game, "Ann: bullets")
    assert (
        spoken_screen(BOOK.view.screen(game.view(2))).values["What everyone knows about Ann"]
        == "two bullets"
    )


def test_L26_the_last_move_of_another_player_is_recalled() -> None:
    game = table(YARD)
    say(game, "go right", "go up", "go up")
    say(game, "go left, don't tell the result", "shoot left; go up", "go up")
    assert say(game, "recall Bob") == [
        "Bob said: “Shoot left; go up” - A scream is heard! " + STUCK
    ]
    assert "has not moved yet" in refusal(table(YARD), "recall Bob")
    say(game, "go up")
    assert say(game, "What was Ann's last move?") == ["Ann said: “Go up” - " + STUCK]


@pytest.mark.parametrize(
    "asked", ["recall Bob Jr.", "What was Bob Jr.'s last move?", "what did bob jr. do", "recall 2"]
)
def test_L26_a_name_may_end_with_a_stop(asked: str) -> None:
    game = table(YARD, names=("Ann", "Bob Jr.", "Cid"))
    say(game, "go up", "go up", "go up")
    assert say(game, asked) == ["Bob Jr. said: “Go up” - " + STUCK]


def test_L26_every_move_may_be_recalled_unless_the_table_plays_the_classic_way() -> None:
    classic = table(YARD, recall="classic")
    game = table(YARD)
    for one in (classic, game):
        say(one, "go right", "go up", "go up", "go left, don't tell the result")
    assert say(game, "recall every move of Ann") == [
        "Ann said: “Go right” - Walked onto land. Go left, don't tell the result - done."
    ]
    assert "L26" in refusal(classic, "recall every move of Ann")
    assert refusal(classic, "recall Ann") == ""


def test_L15_the_master_has_49_votes_of_100() -> None:
    assert elected({MASTER: "mines", 0: "mines", 1: "none", 2: "none"}, 3) == "mines"
    assert elected({MASTER: "mines", 0: "none", 1: "none", 2: "none"}, 3) == "none"
    assert elected({0: "none", 1: "mines", MASTER: "mines"}, 2) == "mines"


def test_L101_a_break_again_only_after_half_of_the_players_had_theirs() -> None:
    game = table(YARD)
    assert say(game, "break") == ["Ann takes a five-minute break."]
    assert "L101" in refusal(game, "break")
    say(game, "go up")
    assert say(game, "take a break") == ["Bob takes a five-minute break."]
    assert "not your turn" in refusal(game, "break", 0)
    say(game, "go up", "go up")
    assert refusal(game, "break") == ""


def test_L101_exactly_half_of_the_players_is_enough() -> None:
    game = table(YARD.replace(".  F", "4  F"))
    say(game, "break", "go up", "go up", "go up", "go up")
    assert "L101" in refusal(game, "break"), "one of four is less than half"
    say(game, "go left", "break", "go left", "go left", "go left")
    assert say(game, "break") == ["Ann takes a five-minute break."]
    say(game, "go up", "go up")
    assert refusal(game, "break") == ""
    say(game, "go up", "go up")
    assert "L101" in refusal(game, "break"), "Ann's second break began a new count"


def test_L102_a_break_by_majority_and_the_master_decides_a_tie() -> None:
    game = table(YARD)
    assert say(game, "Cid: vote break yes") == ["Cid votes for a break."]
    assert say(game, "Bob: vote break no", "Ann: vote break yes")[-1] == (
        "The table takes a five-minute break."
    )
    even = table(YARD.replace("3 |", ". |"))
    assert say(even, "Ann: vote break yes") == ["Ann votes for a break."]
    assert say(even, "GM: vote break yes") == [
        "The master votes for a break.",
        "The table takes a five-minute break.",
    ]


def test_L103_the_clock_on_request_and_the_flag_that_loses() -> None:
    game = table(YARD)
    assert say(game, "Cid: start the clock") == ["Ann has one minute to move."]
    cell = game.view(MASTER).at[0].cell
    assert say(game, "GM: flag Ann") == ["Ann has run out of time and lost."]
    lying = game.view(MASTER).lying[cell].lying
    assert (lying.bullets, lying.grenades, lying.landmines, lying.corpses) == (3, 3, 1, 1)
    assert game.awaited == (1,)
    assert "there is no question" in refusal(game, "flag Cid", MASTER)
    assert refusal(game, "flag Bob", 0) == "only the master can say that"


def test_L103_nobody_is_flagged_without_a_running_clock() -> None:
    game = table(YARD)
    unclocked = "no clock is running for {}: say clock first (L103)"
    assert refusal(game, "flag Ann", MASTER) == unclocked.format("Ann")
    say(game, "Bob: clock")
    assert refusal(game, "flag Ann", MASTER) == ""
    say(game, "go up")
    assert refusal(game, "flag Bob", MASTER) == unclocked.format("Bob"), "it was Ann's minute"
    assert refusal(table(YARD, move_clock=True), "flag Ann", MASTER) == ""
    assert refusal(table(YARD, revision=1), "flag Ann", MASTER) == "", "begun before"


def test_L101_L103_a_clock_that_is_called_in_a_break_starts_when_it_is_over() -> None:
    game = table(YARD)
    say(game, "Ann: break")
    assert say(game, "Bob: clock") == ["Ann has one minute to move once the break is over."]
    assert "during a break" in refusal(game, "flag Ann", MASTER)
    assert refusal(game, "the break is over", 1) == "only the master can say that"
    assert say(game, "GM: the break is over") == [
        "The break is over.",
        "Ann has one minute to move.",
    ]
    assert say(game, "GM: flag Ann") == ["Ann has run out of time and lost."]


def test_L101_L103_a_clock_that_runs_goes_on_after_the_break() -> None:
    game = table(YARD)
    say(game, "Bob: clock", "Ann: break")
    assert "during a break" in refusal(game, "flag Ann", MASTER)
    assert say(game, "GM: end the break") == ["The break is over."]
    assert refusal(game, "flag Ann", MASTER) == ""


def test_L101_a_break_ends_with_the_move_that_is_made_in_it() -> None:
    game = table(YARD)
    say(game, "Ann: break", "Bob: clock", "go up")
    assert refusal(game, "end the break", MASTER) == "there is no break to end (L101)"
    assert say(game, "Cid: clock") == ["Bob has one minute to move."]
    before = table(YARD, revision=1)
    say(before, "Ann: break")
    assert say(before, "Bob: clock") == ["Ann has one minute to move."], "begun before"


def test_L104_a_game_may_take_days_it_is_taken_up_from_its_record() -> None:
    game = table(YARD)
    say(game, "go right", "shoot left; go up", "go up")
    file = io.BytesIO()
    record.write(game, file)
    again = replay(record.read(file.getvalue()), BOOK)
    assert again.state == game.state
    assert say(again, "go up") == say(game, "go up")


def test_L80_without_landmines_nobody_has_one() -> None:
    assert hears(YARD, "set a landmine here; go up", mines=False)[0].startswith(
        "Set a landmine here - no luck"
    )
    assert hears(YARD, "set a landmine here; go up")[0].startswith("The landmine is set.")
