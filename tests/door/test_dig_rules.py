"""Rules of Dig, a test each: an island, words as a person types them, what comes back."""

import pytest

import asterion
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Scripted
from asterion.core.referee.table import Table
from asterion_dig import BOOK

ISLAND = """
.....
...X.
.....
"""
"""The treasure lies on d2."""


def island(*starts: tuple[int, int], **options: int) -> asterion.Game:
    """Ann, Bob and Cid where they are put ashore: (column, row) from 0."""
    names = ["Ann", "Bob", "Cid"][: len(starts)]
    dice = Scripted([number for start in starts for number in start])
    plan = BOOK.plan.read(ISLAND)
    return asterion.Game(Table(BOOK, plan, names, BOOK.rules.options(**options), dice))


def test_G1_an_island_has_one_treasure() -> None:
    for drawing, problems in {
        "...\n...\n...\n": ["fault (G1): an island has one X, the treasure"],
        "X..\n.?.\n..\n": [
            "line 2, column 2: fault (G1): only . for sand and X for the treasure",
            "line 3: fault (G1): this row is not as long as the first",
        ],
    }.items():
        with pytest.raises(PlanError) as error:
            BOOK.plan.read(drawing)
        assert [str(problem) for problem in error.value.problems] == problems
    [small] = BOOK.plan.problems(BOOK.plan.read("X.\n"), BOOK.rules.options(), 2)
    assert str(small) == "fault (G1): an island has 3 to 26 columns and rows"


def test_G2_everybody_sees_who_is_put_ashore_where() -> None:
    game = island((0, 0), (4, 2))
    assert game.heard("Bob") == game.heard("public") == [
        "The island has 5 columns and 3 rows. Ann stands on a1 and Bob stands on e3.",
        "It is Ann's turn.",
    ]  # fmt: skip
    assert game.screen("Ann") == "@....\n.....\n....2\nTurn: Ann"
    assert game.screen("GM") == "1....\n...X.\n....2\nTurn: Ann"


def test_G3_players_take_turns() -> None:
    game = island((0, 0), (4, 2))
    assert game.say("Ann", "e") == ["You walk to b1.", "It is Bob's turn."]
    with pytest.raises(asterion.Refused, match=r"it is not your turn \(G3\)"):
        game.say("Ann", "dig")


def test_G4_nobody_walks_into_the_sea() -> None:
    game = island((0, 0), (4, 2))
    with pytest.raises(asterion.Refused, match=r"there is only the sea \(G4\)"):
        game.say("Ann", "go north")
    assert game.legal("Ann") == ["dig", "go east", "go south"]


def test_G5_only_the_digger_is_told_how_near_it_is() -> None:
    game = island((2, 1), (2, 0), (0, 0))
    assert game.say("Ann", "dig")[:2] == [
        "You dig a hole at c2.",
        "You are burning: the treasure is one step away.",
    ]
    assert game.heard("Bob", since=1) == ["Ann digs a hole at c2.", "It is your turn."]
    assert "You are hot: it is two steps away." in game.say("Bob", "dig")
    assert "You are warm: it is three or four steps away." in game.say("Cid", "dig")
    assert game.screen("Ann").splitlines()[:2] == ["3.2..", "..@.."]
    with pytest.raises(asterion.Refused, match=r"there is already a hole here \(G5\)"):
        game.say("Ann", "dig")
    game.say("Ann", "go west")
    assert game.screen("Ann").splitlines()[1] == ".@!.."
    assert game.screen("Bob").splitlines()[1] == ".1o.."


def test_G6_a_spy_is_seen_and_sees() -> None:
    game = island((2, 1), (4, 2))
    with pytest.raises(asterion.Refused, match="spy on another player who has dug"):
        game.say("Ann", "spy Bob")
    game.say("Ann", "dig")
    assert game.say("Bob", "spy ann")[:2] == [
        "You look over Ann's shoulder.",
        "You see that Ann was burning: the treasure is one step away.",
    ]
    assert game.heard("Ann", since=2) == ["Bob looks over your shoulder.", "It is your turn."]
    assert "Spied: Bob: 1" in game.screen("Ann")
    game.say("Ann", "go west")
    with pytest.raises(asterion.Refused, match=r"often enough \(G6\)"):
        game.say("Bob", "spy Ann")


def test_G7_whoever_digs_up_the_treasure_has_won() -> None:
    game = island((3, 1), (4, 2))
    assert game.say("Ann", "dig") == ["You dig at d2, and there is the treasure!"]
    assert game.heard("Bob", since=1) == ["Ann digs at d2, and there is the treasure!"]
    assert (game.winners, game.ending) == (["Ann"], "Ann dug up the treasure")
    with pytest.raises(asterion.Refused, match="the game is over"):
        game.say("Bob", "dig")


def test_G8_a_turn_out_of_time_passes() -> None:
    game = island((0, 0), (4, 2))
    with pytest.raises(asterion.Refused, match="only the master can say that"):
        game.say("Bob", "time Ann")
    with pytest.raises(asterion.Refused, match="it is not that player's turn"):
        game.say("GM", "time Bob")
    assert game.say("GM", "time Ann") == ["Ann's time is out.", "It is Bob's turn."]


def test_G9_the_last_one_on_the_island_has_won() -> None:
    game = island((0, 0), (4, 2), (2, 2))
    assert game.say("GM", "leave Ann") == ["Ann leaves the island.", "It is Bob's turn."]
    assert game.screen("Cid").splitlines()[0] == "....."
    assert game.say("Cid", "leave") == [
        "You leave the island.",
        "Bob is alone on the island, and can dig it up at leisure.",
    ]
    assert (game.winners, game.ending) == (["Bob"], "Bob was the last one on the island")
