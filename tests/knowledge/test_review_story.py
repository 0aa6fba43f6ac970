"""What a review says that turned a game: treasure passed by, inherited, a way shown, time lost."""

from typing import Any

import msgspec
import pytest

from asterion.commands.reviewing import summary
from asterion.commands.words import speak_in
from asterion.knowledge.deed import BROUGHT, DIED, MET, NOBODY, RUINED, STRUCK, Deed
from asterion.knowledge.deed import INFECTED as INFECTION
from benchmarks.reviews import play
from tests.books.dooom.helper import HIT, MISS, game
from tests.books.labyrinth.helper import say, table
from tests.knowledge.reviewed_words import decided, happened
from tests.knowledge.test_deeds import KILLED, ROBBED, review_of

SHOWN, INFECTED = 140_023, 61_004
FAKE_FIRST = """
+--+--+--+--+
|1  F  T  2
+--+--+--+--+
"""
TRUE_ONE = """
+--+--+--+--+
|1  T  .  2
+--+--+--+--+
"""
PLAIN: dict[str, Any] = {"mines": False, "dark_moves": False, "semi_dark_moves": False}


def test_L79_who_kept_a_fake_on_the_true_treasure_is_told_so_and_what_came_of_it() -> None:
    played = table(FAKE_FIRST, **PLAIN)
    say(played, "go right", "go up", "go right", "keep the old treasure", "go left")
    say(played, "go up", "go right", "go down", "go right")
    again = review_of(played)
    assert "Ann stood on the true treasure on c1 and chose a false one (answer 6)." in happened(
        again
    )
    assert decided(again) == (
        "What decided it: Ann stood on the true treasure (answer 6) and chose a false one; "
        "Bob took it (answer 7)."
    )


def test_L79_who_wanted_to_take_nothing_is_told_what_it_was() -> None:
    played = table(TRUE_ONE, **PLAIN)
    say(played, "take nothing; go right", "go left", "go left", "go left", "go up", "go right")
    said = "Ann stood on the true treasure on b1 and did not take it (answer 3)."
    assert said in happened(review_of(played))


def test_L37_whoever_walks_out_shows_the_way_to_the_one_who_has_the_treasure() -> None:
    assert decided(review_of(play("labyrinth", SHOWN))) == (
        "What decided it: Cid, who had the treasure from answer 18 on, could be sure of a way out "
        "when Bob walked out by it (answer 35)."
    )


def test_L57_whoever_died_of_an_illness_caught_it_when_the_treasure_fell() -> None:
    assert decided(review_of(play("labyrinth", INFECTED))) == (
        "What decided it: Ann fell ill (answer 73) and died of it (answer 125), "
        "and Bob was the last one left."
    )


def test_L56_an_infection_that_kills_the_wounded_at_once_is_no_illness() -> None:
    again = review_of(play("labyrinth", INFECTED))
    story = [Deed(124, STRUCK, 0, 1), Deed(125, DIED, 0, how=INFECTION)]
    assert decided(msgspec.structs.replace(again, story=story)) == (
        "What decided it: Bob hit Ann (answer 124), who then walked onto an encephalitis cell and "
        "did not survive the infection (answer 125), and Bob was the last one left."
    )


def test_D70_whoever_met_the_one_with_the_treasure_is_told_so_and_who_fell_into_water() -> None:
    again = review_of(play("dungeonlab", KILLED))
    story = [Deed(5, RUINED, 0), Deed(9, MET, 0, 1), Deed(30, MET, 0, 1)]
    lines = happened(msgspec.structs.replace(again, story=story))
    assert "Ann fell into water and lost all money and ammunition (answer 5)." in lines
    assert "Ann met Bob, who had the treasure (answers 9 and 30)." in lines


def test_L50_pits_and_rivers_that_always_lead_back_are_told() -> None:
    again = review_of(play("labyrinth", INFECTED))
    rides = [Deed(n, BROUGHT, 0, cell="c3") for n in range(10, 16)]
    lines = happened(msgspec.structs.replace(again, story=rides))
    assert "Between answers 10 and 15, pits and rivers carried Ann to c3 6 times." in lines


def test_L40_a_draw_in_which_nothing_happened_says_so() -> None:
    again = review_of(play("labyrinth", 61_000))
    assert summary(again)[1] == "Nothing that counts changed after answer 2, for 25 rounds."


def test_O17_treasure_of_the_dead_is_told_with_who_took_it() -> None:
    again = review_of(play("labyrinth-of-dooom", ROBBED))
    alone = [
        msgspec.structs.replace(deed, by=NOBODY) if deed.kind == DIED else deed
        for deed in again.story
    ]
    assert decided(msgspec.structs.replace(again, story=alone)) == (
        "What decided it: Ann died with 4 treasures (answer 88), and Bob took them (answer 90)."
    )


def test_O13_a_blow_that_armour_stopped_is_told_so_and_who_had_the_armour() -> None:
    played = game("12E", on=".A", dice=[HIT, HIT])
    played("Ann: end", "Bob: p", "Bob: end", "Ann: attack east", "Bob: end", "Ann: attack east")
    lines = happened(review_of(played.table))
    assert "Bob took armour (answer 2)." in lines
    assert "Ann hit Bob (answers 4 and 6); armour stopped 2 blows." in lines


def test_O12_blows_that_all_missed_are_told() -> None:
    played = game("12E", dice=[MISS])
    played("Ann: attack east")
    assert "Ann attacked Bob in vain (answer 1)." in happened(review_of(played.table))


def test_D30_turns_lost_in_prison_and_by_pits_and_rivers_are_told() -> None:
    again = review_of(play("dungeonlab", KILLED))
    lines = happened(again)
    assert (
        "Bob was put into prison 3 times, for 30 turns in all (answers 39, 323 and 367)." in lines
    )
    assert (
        "From answer 1 to answer 330, pits, rivers and the like carried Ann off 20 times: "
        "4 times to 2 1 1 and 4 times to 4 4 2, and 12 times elsewhere." in lines
    )
    assert decided(again) == (
        "What decided it: Ann was shown the whole map (answer 373), "
        "and so knew where the treasure and the exit were."
    )
    assert "Ann, from answer 373 (Ann: up) on: the map showed the way out." in "\n".join(
        summary(again)
    )


def test_D14_of_a_game_alone_nothing_decided_it() -> None:
    again = review_of(play("dungeonlab", 90_004))
    assert decided(again) == ""


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Ann brought out the true treasure, after 9"), ("de", "Ann hat"), ("ru", "Ann ")],
)
def test_the_first_line_is_in_the_language_of_the_rest(language: str, first: str) -> None:
    played = table(TRUE_ONE, **PLAIN)
    say(played, "go right", "go right", "go right", "go left", "go right", "go up", "go right")
    again = review_of(played)
    speak_in(language)
    try:
        line = summary(again)[0]
    finally:
        speak_in("en")
    assert line.startswith(first)
    assert ("true treasure" in line) == (language == "en")
