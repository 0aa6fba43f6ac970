"""Every reason that a `FAIL` gives, to the letter; none of them costs anything."""

import pytest

from tests.server.wire.hosting import HIT, hosted

HALL = """
    #####
    1.2.E
"""

REASONS = {
    "": "invalid command",
    "DANCE": "invalid command",
    "QUIT": "invalid command",
    "SETPLAYERPOS 1 1": "invalid command",
    "HELLO": "HELLO needs an argument",
    "HELLO a:b": "invalid name",
    "HELLO a\x07b": "invalid name",
    "HELLO player 2": "name already taken",
    "HELLO Player 9": "name already taken",
    f"HELLO {'a' * 33}": "too long",
    "LOOK N": "LOOK does not take an argument",
    "PICKUP G": "PICKUP does not take an argument",
    "ENDTURN now": "ENDTURN does not take an argument",
    "MOVE": "MOVE needs a direction",
    "ATTACK": "ATTACK needs a direction",
    "MOVE up": "invalid direction",
    "MOVE N E": "invalid direction",
    "ATTACK north": "invalid direction",
    "MOVE N": "can't move into a wall",
    "MOVE W": "can't move into a wall",
    "PICKUP": "nothing to pick up",
    "ATTACK E": "nobody to attack",
    "ATTACK N": "nobody to attack",
    "SHOUT": "need something to shout",
    "SHOUT  \t ": "need something to shout",
    "SHOUT \x1b[2J": "only printable characters",
    f"SHOUT {'a' * 201}": "too long",
    f"SHOUT {'a' * 2000}": "too long",
}


@pytest.mark.parametrize(("line", "reason"), REASONS.items(), ids=lambda text: text[:20])
def test_O8_what_cannot_be_done_fails_with_its_reason(line: str, reason: str) -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks(line, f"FAIL {reason}")
        ann.hears_nothing_else()
        bob.hears_nothing_else()
        assert len(host.tables[0].entries) == 2


def test_O8_another_player_is_in_the_way() -> None:
    with hosted("12E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        host.player("GOLD 0")
        ann.asks("MOVE E", "FAIL can't move into another player")


def test_O10_a_second_sword_is_refused() -> None:
    with hosted("1SE", on="S") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.asks("PICKUP", "SUCCESS")
        ann.asks("MOVE E", "SUCCESS")
        ann.asks("PICKUP", "FAIL already have item")


@pytest.mark.parametrize("line", ["MOVE E", "PICKUP", "ATTACK W", "ENDTURN"])
def test_O6_out_of_turn_there_is_nothing_to_do(line: str) -> None:
    with hosted(HALL) as host:
        host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        bob.asks(line, "FAIL not your turn")


@pytest.mark.parametrize("line", ["MOVE E", "PICKUP", "ATTACK W", "ENDTURN", "SETPLAYERPOS 2 0"])
def test_O22_the_dead_do_nothing(line: str) -> None:
    with hosted("12.E", hit_points=1, attacks=[HIT], testing=True) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("ATTACK E", "SUCCESS", "ENDTURN", "STARTTURN")
        bob.hears("HITMOD -1", "LOSE")
        bob.asks(line, "FAIL you are dead")


@pytest.mark.parametrize("line", ["LOOK", "HELLO Ann", "MOVE E", "SHOUT hi", "ENDTURN", "DANCE"])
def test_O16_after_the_end_everything_fails(line: str) -> None:
    with hosted("1E.2") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("MOVE E", "SUCCESS", "WIN")
        bob.hears("LOSE")
        for client in (ann, bob):
            client.asks(line, "FAIL the game is over")


def test_a_name_is_said_once_and_is_ones_own() -> None:
    with hosted(HALL) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("HELLO Ann", "HELLO Ann", "GOAL 0")
        ann.asks("HELLO Eve", "FAIL player's name already set")
        for like_hers in ("ANN", "Аnn", "Ａｎｎ", "Ann."):  # one of them in part Cyrillic
            bob.asks(f"HELLO {like_hers}", "FAIL name already taken")
        bob.asks("HELLO  Player  2 ", "HELLO Player 2", "GOAL 0")
        assert [entry.do for entry in host.tables[0].entries[2:]] == [
            "rule: Player 1 is called Ann",
            "rule: Player 2 is called Player 2",
        ]


def test_O24_the_name_of_the_dead_is_not_taken_up_again() -> None:
    with hosted("1.2.3.E") as host:
        ann = host.player("GOLD 0", "STARTTURN")
        ann.looks()
        bob = host.player("GOLD 0")
        bob.asks("HELLO Bob", "HELLO Bob", "GOAL 0")
        bob.leaves()
        ann.hears("CHANGE", "CHANGE")
        again = host.player("GOLD 0")
        again.asks("HELLO bob", "FAIL name already taken")


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ("", "need two co-ordinates"),
        (" 1", "need two co-ordinates"),
        (" 1 2 3", "need two co-ordinates"),
        (" 1 x", "co-ordinates must be integers"),
        (" 1.5 0", "co-ordinates must be integers"),
        (" ² 0", "co-ordinates must be integers"),
        (" -1 0", "invalid position"),
        (" +6 0", "invalid position"),
        (" 0 2", "invalid position"),
        (f" {10**300} 0", "invalid position"),
        (" 0 1", "cannot walk on this tile"),
        (" 2 0", "can't move into another player"),
    ],
)
def test_O5_a_place_is_refused_in_the_words_of_old(rest: str, reason: str) -> None:
    with hosted("1.2..E\n######", testing=True) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        host.player("GOLD 0")
        ann.asks(f"SETPLAYERPOS{rest}", f"FAIL {reason}")


def test_O5_for_tests_a_client_may_put_itself_elsewhere() -> None:
    with hosted("1.2..E", testing=True) as host:
        ann = host.player("GOLD 0", "STARTTURN")
        bob = host.player("GOLD 0")
        ann.asks("setplayerpos 4 0", "SUCCESS")
        bob.hears("CHANGE")
        assert ann.looks()[2] == "P..E#"
        bob.asks("SETPLAYERPOS 3 0", "SUCCESS")
        ann.hears("CHANGE")
        ann.asks("MOVE E", "SUCCESS", "WIN")
