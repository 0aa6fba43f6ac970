"""Whole games in the full dialect, which serves the 2013 dialect too: order and bytes."""

import pytest

from tests.server.wire.games import FRAY, FRAY_ATTACKS, FRAY_ON, FRAY_WIN, play_fray
from tests.server.wire.hosting import HIT, MISS, hosted

ARENA = """
    #######
    #1G..E#
    #.#.#.#
    #2....#
    #######
"""


def test_O4_the_target_is_told_at_once_and_the_first_player_begins() -> None:
    with hosted(ARENA, win=1) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        bob = host.player("GOLD 1")
        ann.hears_nothing_else()
        bob.hears_nothing_else()


def test_O7_a_look_is_one_write_with_an_empty_line_at_its_end() -> None:
    with hosted(ARENA, win=1) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        host.player("GOLD 1")
        ann.says("LOOK")
        assert ann.reads() == b"LOOKREPLY\nX###X\n#####\n##.G.\n##.#.\nX#P.X\n\n"
        ann.hears_nothing_else()


def test_O16_a_whole_game_as_programs_of_both_families_play_it() -> None:
    with hosted(ARENA, win=1) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        bob = host.player("GOLD 1")
        ann.asks("HELLO Ann", "HELLO Ann", "GOAL 1")
        bob.asks("HELLO Bob the Bold", "HELLO Bob the Bold", "GOAL 1")
        assert ann.looks() == ["X###X", "#####", "##.G.", "##.#.", "X#P.X"]
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        assert bob.looks() == ["X#PGX", "##.#.", "##...", "#####", "X###X"]
        bob.asks("MOVE N", "SUCCESS")
        ann.hears("CHANGE")
        bob.asks("MOVE N", "FAIL can't move into another player")
        bob.asks("ENDTURN", "ENDTURN")
        ann.hears("STARTTURN")
        ann.asks("MOVE E", "SUCCESS")
        bob.hears("CHANGE")
        ann.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
        bob.hears_nothing_else()  # what lay there was hidden by Ann
        ann.asks("MOVE E", "SUCCESS")
        bob.hears("CHANGE")
        ann.asks("MOVE E", "SUCCESS")
        bob.hears("CHANGE")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        bob.hears("LOSE")
        ann.asks("LOOK", "FAIL the game is over")
        bob.asks("MOVE N", "FAIL the game is over")


@pytest.mark.parametrize("named", [False, True], ids=["full dialect", "2013 dialect"])
def test_O16_a_whole_game_of_four_in_the_full_dialect_and_that_of_2013(named: bool) -> None:
    with hosted(FRAY, win=FRAY_WIN, on=FRAY_ON, attacks=FRAY_ATTACKS) as host:
        play_fray(host, named=named)


def test_O15_the_last_action_point_gives_success_endturn_and_the_next_one_starts() -> None:
    with hosted(ARENA, win=1, action_points=2) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        bob = host.player("GOLD 1")
        ann.looks()
        ann.asks("MOVE E", "SUCCESS")
        bob.hears("CHANGE")
        ann.asks("MOVE E", "SUCCESS", "ENDTURN")
        bob.hears("CHANGE", "STARTTURN")
        ann.asks("MOVE E", "FAIL not your turn")
        ann.hears_nothing_else()


def test_O15_alone_endturn_and_startturn_come_back_to_back() -> None:
    with hosted(ARENA, win=1, action_points=1) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        ann.asks("ENDTURN", "ENDTURN", "STARTTURN")
        ann.asks("MOVE E", "SUCCESS", "ENDTURN", "STARTTURN")
        ann.hears_nothing_else()


def test_O11_a_potion_gives_success_hitmod_endturn() -> None:
    with hosted("1.E", on="H") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.asks("PICKUP", "SUCCESS", "HITMOD 1", "ENDTURN", "STARTTURN")
        ann.hears_nothing_else()


def test_O9_equipment_gives_success_and_a_lantern_a_look_of_seven_rows() -> None:
    with hosted("1LSAE") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        assert ann.looks() == ["X###X", "#####", "##.LS", "#####", "X###X"]
        ann.asks("MOVE E", "SUCCESS")
        ann.asks("PICKUP", "SUCCESS")
        assert ann.looks() == [
            "XX###XX", "X#####X", "#######", "##..SAE", "#######", "X#####X", "XX###XX"
        ]  # fmt: skip
        ann.hears_nothing_else()


def test_O19_a_pile_is_worth_what_it_is_worth() -> None:
    with hosted("1G2.E", win=2, on="G", attacks=[HIT], hit_points=1) as host:
        ann = host.player("GOLD 2", "STARTTURN")
        bob = host.player("GOLD 2")
        ann.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
        ann.asks("MOVE E", "SUCCESS")
        ann.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("CHANGE", "STARTTURN")  # Ann hides what she picks up
        bob.asks("ATTACK W", "SUCCESS", "ENDTURN", "STARTTURN")
        ann.hears("HITMOD -1", "LOSE")
        bob.asks("MOVE W", "SUCCESS")
        bob.asks("PICKUP", "SUCCESS", "TREASUREMOD 2")


def test_O12_a_hit_is_a_success_and_a_miss_a_fail() -> None:
    with hosted("12E", attacks=[HIT, MISS]) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN")
        bob.hears("HITMOD -1", "STARTTURN")
        bob.asks("ATTACK W", "FAIL you missed", "ENDTURN")
        ann.hears("STARTTURN")
        ann.hears_nothing_else()
        bob.hears_nothing_else()


def test_O13_a_sword_costs_two_and_an_unarmed_hit_on_armour_sends_no_hitmod() -> None:
    with hosted("12E", on="SA", attacks=[HIT, HIT]) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        bob.asks("PICKUP", "SUCCESS")
        bob.asks("ENDTURN", "ENDTURN")
        ann.hears("STARTTURN")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN")
        bob.hears("STARTTURN")
        bob.asks("ENDTURN", "ENDTURN")
        ann.hears("STARTTURN")
        ann.asks("PICKUP", "SUCCESS")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN")
        bob.hears("HITMOD -1", "STARTTURN")


def test_O17_a_kill_success_then_hitmod_and_lose_then_change_then_the_turns() -> None:
    with hosted("12.3.E", on=".G", attacks=[HIT], hit_points=1) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        cid = host.player("GOLD 0")
        bob.hears("CHANGE")
        ann.looks()
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN")
        bob.hears("HITMOD -1", "LOSE")
        cid.hears("CHANGE", "STARTTURN")
        assert cid.looks()[2] == "G...E"
        assert bob.looks()[2] == "#PG.P"
        bob.asks("MOVE W", "FAIL you are dead")
        cid.asks("MOVE E", "SUCCESS")
        cid.asks("MOVE E", "SUCCESS", "WIN")
        ann.hears("LOSE")
        bob.hears("CHANGE")
        bob.asks("LOOK", "FAIL the game is over")


def test_O22_shouts_reach_everyone_at_any_time_with_their_case_kept() -> None:
    with hosted("12.E", attacks=[HIT], hit_points=1) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        bob.asks("shout Hello, World: it's ME", "MESSAGE Player 2: Hello, World: it's ME")
        ann.hears("MESSAGE Player 2: Hello, World: it's ME")
        bob.asks("hello BoB", "HELLO BoB", "GOAL 0")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN", "STARTTURN")
        bob.hears("HITMOD -1", "LOSE")
        bob.asks("SHOUT árgh", "MESSAGE BoB: árgh")
        ann.hears("MESSAGE BoB: árgh")


def test_O22_by_option_only_the_dead_hear_the_dead() -> None:
    with hosted("12.E", attacks=[HIT], hit_points=1, dead_talk="dead") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN", "STARTTURN")
        bob.hears("HITMOD -1", "LOSE")
        bob.asks("SHOUT boo", "MESSAGE Player 2: boo")
        ann.hears_nothing_else()
