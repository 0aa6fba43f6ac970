"""`CHANGE`: never to its cause, only if a LOOK would differ, not between STARTTURN and a LOOK."""

import pytest

from tests.server.wire.hosting import hosted

LONG = "1..2.....E"


def test_O7_the_cause_of_a_change_is_not_told_of_it() -> None:
    with hosted(LONG) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.looks()
        ann.asks("MOVE E", "SUCCESS")
        ann.hears_nothing_else()
        bob.hears("CHANGE")
        bob.hears_nothing_else()


def test_O7_what_is_out_of_sight_is_no_change() -> None:
    with hosted("1...2....E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.looks()
        ann.asks("MOVE E", "SUCCESS")
        bob.hears_nothing_else()
        ann.asks("MOVE E", "SUCCESS")
        bob.hears("CHANGE")
        bob.hears_nothing_else()


def test_O7_what_another_player_hides_is_no_change() -> None:
    with hosted("12E", on="S") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("PICKUP", "SUCCESS")
        bob.hears_nothing_else()
        assert bob.looks()[2] == "#P.E#"


@pytest.mark.parametrize("looks", [True, False])
def test_O7_nothing_between_startturn_and_the_next_look(looks: bool) -> None:
    with hosted("1.2..E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        if looks:
            ann.looks()
        bob = host.player("GOLD 0")
        if looks:
            ann.hears("CHANGE")
        ann.asks("ENDTURN", "ENDTURN")
        bob.hears("STARTTURN")
        bob.asks("MOVE E", "SUCCESS")
        if looks:
            ann.hears("CHANGE")
        ann.hears_nothing_else()
        assert ann.looks()[2] == "##..."
        bob.asks("MOVE W", "SUCCESS")
        ann.hears("CHANGE")


def test_O7_a_change_may_come_with_the_turn_just_before_it() -> None:
    with hosted(LONG, action_points=1) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("MOVE E", "SUCCESS", "ENDTURN")
        bob.hears("CHANGE", "STARTTURN")
        bob.hears_nothing_else()


def test_O22_the_dead_go_on_seeing() -> None:
    with hosted("12.3E", hit_points=1, attacks=[0]) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        cid = host.player("GOLD 0")
        bob.hears("CHANGE")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN")
        bob.hears("HITMOD -1", "LOSE")
        cid.hears("CHANGE", "STARTTURN")
        cid.asks("MOVE W", "SUCCESS")
        bob.hears("CHANGE")
        assert bob.looks()[2] == "#P.P."


def test_O5_a_newcomer_and_one_who_leaves_are_changes_too() -> None:
    with hosted("1.2..E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.looks()
        bob = host.player("GOLD 0")
        ann.hears("CHANGE")
        assert ann.looks()[2] == "##..P"
        bob.leaves()
        ann.hears("CHANGE")
        assert ann.looks()[2] == "##..."
