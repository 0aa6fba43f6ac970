"""Coming, going and time: late joiners, disconnections, turns out of time, the next game."""

from asterion.core.dice import Lowest
from tests.server.wire.hosting import HIT, hosted

ROOM = """
    1.2.3
    ....E
"""


def test_O24_a_late_joiner_plays_at_the_end_of_the_order() -> None:
    with hosted(ROOM) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        cid = host.player("GOLD 0")
        bob.asks("ENDTURN", "ENDTURN")
        cid.hears("STARTTURN")
        cid.asks("MOVE S", "SUCCESS", "WIN")
        ann.hears("LOSE")
        bob.hears("LOSE")


def test_O24_where_the_first_turn_waits_for_players_it_begins_with_the_last_of_them() -> None:
    with hosted(ROOM, wait_for=2) as host:
        ann = host.player("GOLD 0")
        ann.asks("MOVE E", "FAIL not your turn")
        host.player("GOLD 0")
        ann.hears("CHANGE", "STARTTURN")


def test_O24_where_nobody_may_join_late_a_newcomer_is_told_and_closed() -> None:
    with hosted(ROOM, late_joining=False) as host:
        host.player("GOLD 0", "STARTTURN")
        late = host.player("FAIL the game has begun")
        assert late.is_closed()


def test_O21_a_disconnect_in_turn_is_a_death_and_the_next_one_starts() -> None:
    with hosted("1.2.....E", on="G", win=1) as host:
        ann = host.player("GOLD 1", "STARTTURN")
        bob = host.player("GOLD 1")
        ann.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
        ann.leaves()
        bob.hears("CHANGE", "STARTTURN")
        assert bob.looks()[2] == "G...."


def test_O21_a_disconnect_out_of_turn_is_a_death_and_no_turn_begins() -> None:
    with hosted("1.2.....E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.looks()
        bob.leaves()
        ann.hears("CHANGE")
        ann.asks("ENDTURN", "ENDTURN", "STARTTURN")


def test_O21_the_dead_may_leave_without_a_word() -> None:
    with hosted("12......E", hit_points=1, attacks=[HIT]) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN", "STARTTURN")
        bob.hears("HITMOD -1", "LOSE")
        bob.leaves()
        ann.hears_nothing_else()


def test_O15_a_line_is_carried_out_before_its_sender_is_gone() -> None:
    with hosted("1E..2") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.says("MOVE E")
        ann.leaves()
        bob.hears("LOSE")
        bob.asks("LOOK", "FAIL the game is over")


def test_O15_a_turn_out_of_time_is_an_end_of_turn() -> None:
    with hosted(ROOM, turn_seconds=30) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("MOVE S", "SUCCESS")
        bob.hears("CHANGE")
        assert host.alarms.ring() == 30
        ann.hears("ENDTURN")
        bob.hears("STARTTURN")
        assert host.alarms.ring() == 30
        bob.hears("ENDTURN")
        ann.hears("STARTTURN")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        assert len([alarm for alarm in host.alarms.set if not alarm.is_cancelled]) == 1


def test_O15_no_clock_runs_before_the_first_turn_or_after_the_end() -> None:
    with hosted("1E2", turn_seconds=30, wait_for=2) as host:
        ann = host.player("GOLD 0")
        assert not host.alarms.set
        host.player("GOLD 0")
        ann.hears("CHANGE", "STARTTURN")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        host.settle()
        assert all(alarm.is_cancelled for alarm in host.alarms.set)


def test_O22_after_the_last_round_everybody_has_lost() -> None:
    with hosted(ROOM, round_limit=1) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        bob.asks("ENDTURN", "ENDTURN", "LOSE")
        ann.hears("LOSE")
        ann.asks("SHOUT again?", "FAIL the game is over")


def test_when_a_game_is_over_whoever_comes_next_begins_another() -> None:
    with hosted("1E2") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.asks("HELLO Ann", "HELLO Ann", "GOAL 0")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        other = host.player("GOLD 0", "STARTTURN")
        other.asks("HELLO Ann", "HELLO Ann", "GOAL 0")
        ann.asks("LOOK", "FAIL the game is over")
        ann.leaves()
        other.hears_nothing_else()
        assert len(host.tables) == 2


def test_O22_when_all_have_left_the_game_is_over_and_the_next_one_begins_another() -> None:
    with hosted("1E2") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.looks()
        bob = host.player("GOLD 0")
        ann.hears("CHANGE")
        bob.leaves()
        ann.hears("CHANGE")
        ann.leaves()
        host.until(lambda: host.tables[0].result is not None)
        host.player("GOLD 0", "STARTTURN")
        assert len(host.tables) == 2


def test_O21_where_leaving_is_no_death_the_turns_are_skipped() -> None:
    with hosted("1.2..E", disconnect="skip") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.leaves()
        bob.hears("STARTTURN")
        assert bob.looks()[2] == "P...."
        bob.asks("ENDTURN", "ENDTURN", "STARTTURN")


def test_O5_a_full_map_refuses_another_player() -> None:
    with hosted("132", on="..E") as host:
        host.player("GOLD 0", "STARTTURN")
        host.player("GOLD 0")
        host.player("GOLD 0")
        late = host.client()
        late.says(*["HELLO Late"] * 200)
        late.hears("FAIL the map is full")
        assert late.is_closed()


def test_O24_a_game_has_so_many_seats_and_no_more() -> None:
    with hosted(f"1{'.' * 40}E") as host:
        host.player("GOLD 0", "STARTTURN")
        for _ in range(31):
            host.tables[0].dice = Lowest()
            host.player("GOLD 0")
        assert host.player("FAIL the map is full").is_closed()
