"""Whole games in each dialect, word by word, at any port whose first game begins as it is drawn."""

from typing import Protocol

from tests.server.wire.client import Client
from tests.server.wire.hosting import HIT

FRAY = """
    ##########
    #421H.3.E#
    #..G.....#
    ##########
"""
FRAY_ON, FRAY_WIN, FRAY_ATTACKS = ".SL.", 1, (HIT, HIT)
"""Bob begins on a sword and Cid on a lantern; every blow hits."""

CELLAR = """
    #######
    #1G.GE#
    #.....#
    #######
"""
CELLAR_WIN = 2


class Port(Protocol):
    """Where a game can be joined."""

    def client(self) -> Client: ...


def joined(port: Port, *more: str) -> Client:
    """One more, who is told the target."""
    client = port.client()
    client.hears("GOLD 1", *more)
    return client


def play_fray(port: Port, *, named: bool) -> None:
    """Four fight for one treasure, without names (the full dialect) or with them (that of 2013).

    Every client's every byte is expected: the block of a LOOK is one read with its empty line, an
    answer comes before what it causes, and one who has not looked since STARTTURN is not told that
    something changed.
    """
    ann = joined(port, "STARTTURN")
    bob = joined(port)
    cid = joined(port)
    dan = joined(port)
    bob.hears("CHANGE")
    ann.hears_nothing_else()  # two came into her sight, but she has not looked yet
    names = {ann: "Player 1", bob: "Player 2", cid: "Player 3"}
    if named:
        names = {ann: "Ann", bob: "Bob the Bold", cid: "cid"}
        for client, name in names.items():
            client.asks(f"HELLO {name}", f"HELLO {name}", "GOAL 1")
    _ann_finds_gold(ann, bob, dan)
    _dan_leaves_in_the_turn_of_bob(ann, bob, cid, dan)
    _ann_drinks(ann, bob, cid)
    _bob_kills_ann(ann, bob, cid)
    bob.says("SHOUT It is Mine!")
    for client in (bob, ann, cid):
        client.hears(f"MESSAGE {names[bob]}: It is Mine!")
    _bob_wins(ann, bob, cid)


def _ann_finds_gold(ann: Client, bob: Client, dan: Client) -> None:
    assert ann.looks() == ["X###X", "#####", "PP.H.", "..G..", "X###X"]
    ann.asks("MOVE S", "SUCCESS")
    bob.hears("CHANGE")
    dan.hears("CHANGE")
    ann.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")  # which she hides from the others
    ann.asks("pickup", "FAIL nothing to pick up")
    ann.asks("move s", "FAIL can't move into a wall")
    ann.asks("MOVE N", "SUCCESS")
    bob.hears("CHANGE")
    dan.hears("CHANGE")
    ann.asks("MOVE W", "FAIL can't move into another player")
    bob.asks("MOVE S", "FAIL not your turn")
    ann.asks("ENDTURN", "ENDTURN")
    bob.hears("STARTTURN")


def _dan_leaves_in_the_turn_of_bob(ann: Client, bob: Client, cid: Client, dan: Client) -> None:
    dan.hears_nothing_else()
    dan.leaves()
    ann.hears("CHANGE")
    bob.hears_nothing_else()  # he has not looked in this turn
    assert bob.looks() == ["X###X", "#####", "#.SPH", "#....", "X###X"]
    bob.asks("PICKUP", "SUCCESS")
    bob.asks("ATTACK N", "FAIL nobody to attack")
    bob.asks("ATTACK E", "SUCCESS", "ENDTURN")
    ann.hears("HITMOD -2")
    cid.hears("STARTTURN")


def _ann_drinks(ann: Client, bob: Client, cid: Client) -> None:
    cid.asks("PICKUP", "SUCCESS")
    cid.asks("MOVE W", "SUCCESS")
    ann.hears("CHANGE")
    cid.asks("ENDTURN", "ENDTURN")
    ann.hears("STARTTURN")
    ann.asks("MOVE E", "SUCCESS")
    bob.hears("CHANGE")
    cid.hears_nothing_else()  # he has not looked since his turn began
    ann.asks("PICKUP", "SUCCESS", "HITMOD 1", "ENDTURN")
    bob.hears("STARTTURN")
    assert cid.looks() == [
        "XX###XX", "X#####X", "#######", "P.P...E", ".......", "X#####X", "XX###XX"
    ]  # fmt: skip


def _bob_kills_ann(ann: Client, bob: Client, cid: Client) -> None:
    bob.asks("MOVE E", "SUCCESS")
    cid.hears("CHANGE")
    ann.hears_nothing_else()  # she has not looked since her turn began
    bob.asks("ATTACK E", "SUCCESS", "ENDTURN")
    ann.hears("HITMOD -2", "LOSE")
    cid.hears("CHANGE", "STARTTURN")
    assert ann.looks() == ["X###X", "#####", ".PGP.", ".....", "X###X"]
    ann.asks("MOVE S", "FAIL you are dead")
    cid.asks("ENDTURN", "ENDTURN")
    bob.hears("STARTTURN")


def _bob_wins(ann: Client, bob: Client, cid: Client) -> None:
    bob.asks("MOVE E", "SUCCESS")
    ann.hears("CHANGE")
    bob.asks("PICKUP", "SUCCESS", "TREASUREMOD 1")
    ann.hears("CHANGE")  # it lay where she died
    bob.asks("MOVE S", "SUCCESS")
    ann.hears("CHANGE")
    bob.asks("MOVE E", "SUCCESS")
    ann.hears("CHANGE")
    bob.asks("MOVE E", "SUCCESS", "ENDTURN")  # a sword has made his turns shorter
    ann.hears("CHANGE")
    cid.hears("STARTTURN")
    cid.asks("ENDTURN", "ENDTURN")
    bob.hears("STARTTURN")
    assert bob.looks() == ["X###X", ".P..E", ".....", "#####", "X###X"]
    bob.asks("MOVE E", "SUCCESS")
    ann.hears("CHANGE")
    bob.asks("MOVE N", "SUCCESS")
    bob.asks("MOVE E", "SUCCESS", "WIN")
    cid.hears("LOSE")
    for client in (ann, bob, cid):
        client.asks("LOOK", "FAIL the game is over")
        assert not client.unread


def play_cellar(port: Port) -> None:
    """One client alone in the simple dialect: an answer a line, and nothing else."""
    ann = port.client()
    ann.asks("HELLO", "GOLD: 2")
    ann.says("LOOK")
    assert ann.reads() == b"X###X\n#####\n##PG.\n##...\nX###X\n"
    ann.asks("MOVE N", "FAIL")
    ann.asks("PICKUP", "FAIL")
    ann.asks("MOVE E", "SUCCESS")
    ann.asks("PICKUP", "SUCCESS, GOLD COINS: 1")
    ann.asks("hello", "GOLD: 1")
    for _ in range(2):
        ann.asks("move e", "SUCCESS")
    ann.asks("PICKUP", "SUCCESS, GOLD COINS: 2")
    ann.asks("HELLO", "GOLD: 0")
    for way in "WSNE":  # the turns pass unheard
        ann.asks(f"MOVE {way}", "SUCCESS")
    ann.asks("MOVE E", "SUCCESS", "WIN")
    ann.asks("LOOK", "FAIL")
    ann.says("QUIT")
    assert ann.is_closed()
