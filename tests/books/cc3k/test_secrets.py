"""What the player cannot see is in nothing that reaches the player or the watchers."""

import itertools

import pytest

from asterion.books.cc3k.plan.kinds import GRID
from asterion.books.cc3k.view.screen import frame
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.records.record import encode
from tests.books.cc3k.table import MISS, Game


def all_bytes(drawing: str, seat: int, commands: tuple[str, ...]) -> bytes:
    """Every byte that reaches a seat: events, sentences, frames, legal commands, refusals."""
    game = Game(drawing, race="", dice=[MISS] * 30)
    reached: list[object] = []
    for command in ("s", *commands):
        reached.append(game.say(command))
        table = game.table
        entry = table.entries[-1]
        view = table.view(seat)
        reached += [
            entry.told(seat),
            table.sentences([entry], seat),
            table.legal(seat),
            table.prompt(seat),
            frame(view),
            table.book.view.screen(view),
        ]
    return encode(reached)


def room(potions: str, gold: str) -> str:
    """Two potions and two piles that nobody touches, one potion to drink, a human, a dragon."""
    return f"""
        |......{potions[0]}.....|
        |.@.1........|
        |.......{potions[1]}..{gold[0]}.|
        |-----------{gold[1]}|
        |9D.........H|
        """


@pytest.mark.parametrize("seat", [0, PUBLIC])
def test_C28_unknown_potions_cannot_be_told_apart(seat: int) -> None:
    """Five kinds, for the sixth, BA, is drunk on the way."""
    commands = ("ea", "u ea", "ea", "ea", "ea", "ea", "so", "a we", "u we")
    seen = {
        all_bytes(room(f"{one}{other}", "66"), seat, commands)
        for one, other in itertools.product("02345", repeat=2)
    }
    assert len(seen) == 1
    assert all_bytes(room("12", "66"), seat, commands) not in seen, "a known one is named"


@pytest.mark.parametrize("seat", [0, PUBLIC])
def test_C30_piles_of_gold_cannot_be_told_apart(seat: int) -> None:
    commands = ("ea", "ea", "so", "ea", "ea", "ea", "no")
    seen = {
        all_bytes(room("02", f"{one}{other}"), seat, commands)
        for one, other in itertools.product("6789", repeat=2)
    }
    assert len(seen) == 1


def test_C30_a_guarded_hoard_looks_like_any_gold_until_one_stands_on_it() -> None:
    guarded, plain = "|D9...@|", "|D6...@|"
    far = ("we", "f")
    assert all_bytes(guarded, 0, far) == all_bytes(plain, 0, far)
    assert all_bytes(guarded, 0, ("we", "we", "we")) != all_bytes(plain, 0, ("we", "we", "we"))


def test_C39_hit_points_of_an_enemy_are_told_after_a_blow_only() -> None:
    game = Game("|..@H.|", dice=[MISS, 0])
    assert game.view.wounded == {}
    game.say("a ea")
    assert game.view.wounded == {GRID.cell(4, 0): 119}
    game.says("f", "we", "f", "we")
    assert game.looks_like("|@.H..|")
    assert game.view.wounded == {GRID.cell(3, 0): 119}, "and go with it wherever it goes"


def test_C42_the_master_knows_what_everything_is() -> None:
    game = Game("|@01|\n|69D|", dice=[MISS])
    game.say("u ea")
    board = game.table.book.view.screen(game.table.view(MASTER)).board
    assert [row.rstrip() for row in board[:2]] == ["|@.1|", "|69D|"]
    assert game.table.sentences(game.table.entries[1:2], MASTER)[-1] == (
        "Potions: 2; piles of gold: 2, 1 of them guarded."
    )
    for seat in (0, PUBLIC):
        told = game.table.sentences(game.table.entries, seat)
        assert not any("guarded" in sentence for sentence in told)


def test_C25_the_master_sees_what_the_slain_drop() -> None:
    game = Game("|@M|", dice=[MISS])
    game.says("a ea", "a ea")
    assert game.table.book.view.screen(game.table.view(MASTER)).board[0].rstrip() == "|@8|"
    game.say("ea")
    assert game.table.book.view.screen(game.table.view(MASTER)).board[0].rstrip() == "|.@|"
