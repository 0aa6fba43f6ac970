"""Winning and losing: O16 to O24."""

import pytest

from asterion.core.audience import PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.contract.chapters import Result
from asterion.core.phrase import Phrase
from tests.books.dooom.helper import HIT, game


def test_O16_onto_an_exit_with_the_target_in_hand_wins_at_once() -> None:
    table = game("1GE2", win=1)
    table("Ann: e", "Ann: p")
    assert table("Ann: e")[-1] == "You win! You got out with 1 treasure."
    assert table.hears("Bob")[-1] == "Ann gets out with 1 treasure and wins!"
    assert table.table.result is not None
    assert table.table.result.winners == (0,)
    for line in ("Ann: w", "Bob: w", "Bob: look", "GM: leave Bob"):
        assert table.refuses(line) == "the game is over"


def test_O16_an_exit_without_the_target_is_floor_like_any_other() -> None:
    table = game("1EG", win=1)
    assert table("Ann: e") == ["You walk east; 5 action points left."]
    table("Ann: e", "Ann: p")
    assert table("Ann: w")[-1] == "You win! You got out with 1 treasure."


def test_O16_starting_on_an_exit_does_not_win_but_stepping_on_does() -> None:
    table = game("1.", on="E")
    assert table.table.result is None
    table("Ann: e")
    assert table("Ann: w")[-1] == "You win! You got out with 0 treasures."


def test_O17_at_no_hit_points_a_player_dies_and_drops_the_treasure() -> None:
    table = game("G12E", win=1, hit_points=1, dice=[HIT], on=".S")
    table("Ann: w", "Ann: p", "Ann: e", "Ann: end", "Bob: p", "Bob: end")
    table("Ann: end")
    assert table("Bob: attack west")[0] == "You hit Ann."
    assert table.hears("Ann")[:2] == ["Bob hits you: you lose 1 hit point, 0 left.", "You die."]
    assert table.map() == [".G2E"]
    assert table.status("Ann") == {
        "Hit points": "0",
        "Action points": "0",
        "Treasure": "0 of 1",
        "Carrying": "nothing",
        "Turn": "Bob",
        "Round": "3",
    }


def test_O17_sword_armour_and_lantern_are_destroyed() -> None:
    table = game("12E", on="L")
    table("Ann: p", "GM: leave Ann")
    assert table.map() == [".2E"]
    assert table.status("GM")["1 Ann"] == "dead"
    assert table.sees("Ann") == ["X###X", "#####", "##.PE", "#####", "X###X"]


def test_O18_a_pile_destroys_another_thing_lying_there() -> None:
    table = game("G1.E2", win=1, on="S")
    table("Ann: w", "Ann: p", "Ann: e")
    table("GM: leave Ann")
    assert table.map() == [".G.E2"]


def test_O18_a_pile_adds_to_treasure_lying_there() -> None:
    table = game("GG1E2", win=2, on="G")
    table("Ann: p", "Ann: w", "Ann: p", "Ann: w")
    table("GM: leave Ann")
    assert table.map() == ["G..E2"]
    table("Bob: end", "Bob: look")
    table("Bob: w", "Bob: w", "Bob: w", "Bob: w")
    assert table("Bob: p")[0] == "You pick up 3 treasure; 1 action point left."


def test_O18_a_pile_adds_to_a_pile_lying_there() -> None:
    table = game("GG1.2.E3", win=2, on="GG")
    table("Ann: p", "Ann: w", "Ann: p", "Ann: e", "Ann: e")
    table("GM: leave Ann")
    assert table.map() == ["G..G2.E3"]
    table("Bob: p", "Bob: w")
    table("GM: leave Bob")
    assert table.map() == ["G..G..E3"]
    table("Cid: w", "Cid: w", "Cid: w", "Cid: w")
    assert table("Cid: p")[0] == "You pick up 3 treasure; 1 action point left."
    assert table.status("Cid")["Treasure"] == "3 of 2"
    assert table.status("Cid")["Goal"] == "You have enough treasure: step onto an exit."


def test_O18_without_treasure_nothing_happens_to_the_square() -> None:
    table = game("12E", on="L")
    table("GM: leave Ann")
    assert table.map() == ["L2E"]


def test_O19_a_pile_is_taken_whole_for_one_point() -> None:
    table = game("GG1E.2", win=1, hit_points=1)
    table("Ann: w", "Ann: p", "Ann: w", "Ann: p", "Ann: e", "Ann: e")
    table("GM: leave Ann")
    table("Bob: w", "Bob: w", "Bob: w")
    assert table("Bob: p")[0] == "You pick up 2 treasure; 2 action points left."


def test_O20_dying_on_an_exit_drops_the_pile_beside_it() -> None:
    table = game("""
        #.#
        G12
        #E#
        """, win=2 - 1, on="E.")  # fmt: skip
    table("Ann: w", "Ann: p")
    assert table.table.result is None
    assert table("Ann: e")[-1] == "You win! You got out with 1 treasure."


def test_O20_the_pile_goes_north_first_and_never_onto_an_exit() -> None:
    table = game("""
        #S#.
        GEE2
        #1#G
        """, win=2, on="..")  # fmt: skip
    table("Ann: n", "Ann: w", "Ann: p", "Ann: e")
    table("GM: leave Ann")
    assert table.map() == ["#G#.", ".EE2", "#.#G"]


def test_O21_a_disconnect_is_a_death_and_the_next_turn_begins() -> None:
    table = game("1.2.E")
    assert table("GM: leave Ann")[0] == "Ann leaves the game, which counts as a death."
    assert table.hears("Bob")[-2:] == ["Round 1: it is your turn.", "You have 6 action points."]
    assert table.refuses("GM: leave Ann") == "Ann is dead"


def test_O21_a_disconnect_out_of_turn_leaves_the_turn_where_it_is() -> None:
    table = game("1.2.E")
    table("GM: leave Bob")
    assert table("Ann: e") == ["You walk east; 5 action points left."]


def test_O21_by_option_the_turns_are_skipped_until_the_return() -> None:
    table = game("1.2.E", disconnect="skip")
    table("GM: leave Bob")
    assert table.hears("Ann") == ["Bob is away; their turns are skipped."]
    assert table("Ann: end")[0] == "Round 2: it is your turn."
    table("GM: return Bob")
    assert table.refuses("GM: return Bob") == "Bob is not away"
    assert table("Ann: end")[-1] == "Round 2: it is Bob's turn."


def test_O22_the_dead_look_and_talk_and_do_nothing_else() -> None:
    table = game("1.2.E")
    table("GM: leave Ann")
    for line in ("Ann: e", "Ann: p", "Ann: end", "Ann: attack east"):
        assert table.refuses(line) == "you are dead: you may look and talk, nothing else (O22)"
    table("Ann: look")
    assert table.sees("Ann")[2] == "##..P"
    table("Ann: say boo")
    assert table.hears("Bob") == ["Ann says: boo"]


def test_O22_by_option_only_the_dead_hear_the_dead() -> None:
    table = game("1.2.3.E", dead_talk="dead")
    table("GM: leave Ann", "GM: leave Cid", "Ann: say boo")
    assert table.hears("Ann") == ["You say: boo"]
    assert table.hears("Cid") == ["Ann says: boo"]
    assert table.hears("Bob") == []
    assert table.table.entries[-1].told(PUBLIC) == []
    table("Bob: say hello")
    assert table.hears("Ann") == ["Bob says: hello"]


def test_O22_the_last_one_alive_has_not_won_yet() -> None:
    table = game("1.2.E")
    table("GM: leave Ann")
    assert table.status("Bob")["Turn"] == "yours"
    assert table("GM: leave Bob")[-1] == "The game is over and nobody has won: everyone is dead."
    assert table.table.result == Result((), Phrase("dooom-ending-dead"))


def test_O22_nobody_wins_where_all_are_gone_before_the_first_turn() -> None:
    table = game("1..E", wait_for=2)
    assert table("GM: leave Ann")[-1] == "The game is over and nobody has won: everyone is dead."


def test_O22_a_round_limit_ends_a_stalled_game() -> None:
    table = game("12E", round_limit=2)
    table("Ann: end", "Bob: end", "Ann: end")
    assert table("Bob: end")[-1] == (
        "The game is over and nobody has won: 2 rounds have been played."
    )


def test_O23_a_lantern_does_not_make_its_bearer_easier_to_see() -> None:
    table = game("1..2..E", on="L")
    assert table.sees("Bob")[2] == "....."
    table("Ann: p")
    assert table.sees("Ann")[3] == "###...P"
    assert table.sees("Bob")[2] == "....."


def test_O23_vision_is_an_option_of_the_game() -> None:
    square = game("1..E", sight=1, sight_shape="square")
    assert square.sees("Ann") == ["###", "#..", "###"]
    diamond = game("1..E", sight=2, sight_shape="diamond")
    assert diamond.sees("Ann") == ["XX#XX", "X###X", "##...", "X###X", "XX#XX"]


def test_O24_players_join_late_at_the_end_of_the_turn_order() -> None:
    table = game("1.2.E", dice=[1])
    table("Ann: say hello")
    assert table("GM: join Cid")[0] == "Cid joins the game."
    table("Ann: end", "Bob: end")
    assert table.hears("Cid")[-1] == "You have 6 action points."
    assert table.table.legal(2)


def test_O24_by_option_nobody_joins_a_game_that_has_begun() -> None:
    table = game("1.2.E", late_joining=False)
    assert table.refuses("GM: join Cid") == "nobody can join a game that has begun (O24)"


def test_O24_whoever_has_died_never_joins_again() -> None:
    table = game("1.2.E")
    table("GM: leave Ann")
    assert table.refuses("GM: join Ann") == "the name “Ann” is taken"


def test_O24_the_first_turn_may_wait_for_players() -> None:
    table = game("1..E", wait_for=2, dice=[1])
    assert table.refuses("Ann: e") == "the game is waiting for 2 players (O24)"
    table("GM: join Bob")
    assert table.hears("Ann")[-2:] == ["Round 1: it is your turn.", "You have 6 action points."]


def test_O24_watchers_are_asked_for_nothing_while_nobody_is_on_turn() -> None:
    waiting, over = game("1..E", wait_for=2), game("1E")
    over("Ann: e")
    for table, why in ((waiting.table, "spectators cannot move"), (over.table, "the game is over")):
        assert table.prompt(PUBLIC) is None
        assert not table.legal(PUBLIC)
        for command in ("move east", "attack east", "pick up", "end"):
            with pytest.raises(Refused, match=why):
                table.submit(PUBLIC, command)


def test_O24_a_game_that_is_over_takes_nobody() -> None:
    table = game("1E")
    table("Ann: e")
    with pytest.raises(Refused, match="the game is over"):
        table("GM: join Bob")
