"""Somebody's Dooom server is examined on a real port: ours is never blamed, a faulty one always."""

from typing import Any

import pytest

from asterion.books.dooom.options import DooomOptions
from asterion.examiner.dooom.examining import Examination, likelihood
from asterion.examiner.dooom.finding import Examined
from tests.examiner.dooom import faulty
from tests.examiner.dooom.faulty import ARMOURY, CLOSET, server

PATIENCE = 30.0


def examine(port: int, games: int, dialect: str = "full") -> Examined:
    return Examination(("127.0.0.1", port), DooomOptions(), games, PATIENCE, 1, dialect).run()


@pytest.mark.parametrize("drawing", [ARMOURY, CLOSET], ids=["armoury", "closet"])
def test_our_own_server_is_never_blamed(drawing: str) -> None:
    with server(drawing=drawing) as ours:
        examined = examine(ours.port, 40)
    assert examined.findings == []
    assert (examined.games, examined.stopped) == (40, "")
    assert {"O8", "O9", "O11", "O12", "O13", "O16", "O17", "O21"} <= set(examined.reached)


def test_nor_is_it_in_the_simple_dialect() -> None:
    with server(simple=True) as ours:
        examined = examine(ours.port, 20, dialect="simple")
    assert (examined.findings, examined.games) == ([], 20)


def test_nor_is_a_server_of_2013() -> None:
    """It says `GOAL` after HELLO, and no `GOLD` when a client connects."""
    with server(bent=faulty.says(("GOLD 2\n", ""))) as ours:
        examined = examine(ours.port, 20, dialect="2013")
    assert (examined.findings, examined.games) == ([], 20)


def test_nor_is_one_that_knows_no_goal_and_has_reasons_of_its_own() -> None:
    changes = ("GOAL 2\n", ""), ("can't move into a wall", "ouch"), ("nobody to attack", "who?")
    with server(bent=faulty.says(*changes)) as ours:
        assert examine(ours.port, 8).findings == []


Fault = tuple[str, str, dict[str, Any]]
FAULTS: dict[str, Fault] = {
    "seven action points": ("O6", "", {"action_points": 7}),
    "sees round corners": ("O7", "LOOK", {"sight_shape": "square"}),
    "two hit points": ("O17", "ATTACK", {"hit_points": 2}),
    "never misses": ("O12", "ATTACK", {"hit_chance": 100}),
    "stays after leaving": ("O21", "(disconnects)", {"disconnect": "skip"}),
    "walks through walls": ("O8", "MOVE", {"rules": faulty.allowing("dooom-refuse-wall")}),
    "a second sword": (
        "O10", "PICKUP",
        {"rules": faulty.allowing("dooom-refuse-second"), "drawing": ARMOURY},
    ),
    "cheap potions": (
        "O11", "PICKUP", {"rules": faulty.playing(faulty.PickUp, faulty.potion_is_cheap)}
    ),
    "things weigh nothing": (
        "O14", "", {"rules": faulty.playing(faulty.Command, faulty.things_weigh_nothing)}
    ),
    "blunt swords": (
        "O13", "ATTACK", {"rules": faulty.playing(faulty.Attack, faulty.swords_are_blunt)}
    ),
    "cheap blows": (
        "O12", "ATTACK", {"rules": faulty.playing(faulty.Attack, faulty.blows_are_cheap)}
    ),
    "treasure is lost": (
        "O17", "LOOK", {"rules": faulty.playing(faulty.Attack, faulty.treasure_is_lost)}
    ),
    "nobody wins": ("O16", "MOVE", {"rules": faulty.playing(faulty.Move, faulty.exits_are_shut)}),
    "no CHANGE": ("wire", "", {"bent": faulty.says(("CHANGE\n", ""))}),
    "no ENDTURN": ("O15", "ENDTURN", {"bent": faulty.says(("ENDTURN\n", ""))}),
    "another target": ("O4", "", {"bent": faulty.says(("GOAL 2", "GOAL 3"))}),
    "treasure twice": ("O19", "PICKUP", {"bent": faulty.says(("TREASUREMOD 1", "TREASUREMOD 2"))}),
    "the wrong reason": (
        "O8", "MOVE", {"bent": faulty.says(("into a wall", "into another player"))}
    ),
    "no empty line": ("wire", "", {"bent": faulty.says(("\n\n", "\n"))}),
}  # fmt: skip


@pytest.mark.parametrize("named", FAULTS)
def test_a_fault_is_named_with_its_rule(named: str) -> None:
    rule, sent, more = FAULTS[named]
    seed = 2 if named == "stays after leaving" else 1  # somebody leaves before another looks
    with server(**{"drawing": CLOSET, **more}) as other:
        address = "127.0.0.1", other.port
        examined = Examination(address, DooomOptions(), 24, 1.0, seed).run(until_found=True)
    assert examined.findings
    first = examined.findings[0]
    assert first.rule == rule, first
    assert first.sent.startswith(sent), first
    assert first.allowed


def test_odds_of_blows() -> None:
    assert likelihood(75, 100, 0.75) == pytest.approx(1.0)
    assert likelihood(40, 40, 0.75) < 1e-4
    assert likelihood(0, 0, 0.75) == 1.0
