"""A game that is over is played on from one of its moves: with what was known then, as practice."""

import pytest

from asterion.books import book
from asterion.core.records.record import read
from asterion.core.records.replay import verify
from tests.terminal.helper import Home

NEAR_THE_WALL = ("--seed", "4")  # in the corridor: two steps west of the treasure


def finished(home: Home) -> None:
    """Theseus walked out with the treasure, in six words."""
    game = ("dooom", "--record", str(home.record), "--plan", home.plan(), *NEAR_THE_WALL)
    assert home.play(*game, says="e\ne\np\ne\ne\ne\n").status == 0
    assert read(home.record.read_bytes()).seal is not None


def test_O1_it_goes_on_from_a_move_and_its_record_says_where_it_comes_from(home: Home) -> None:
    finished(home)
    first, second = home.record.read_bytes(), home.folder / "again.jsonl"
    played = home.play(
        "--from", str(home.record), "--at", "3", "--seat", "theseus", "--record", str(second),
        says="end\ne\ne\ne\n",
    )  # fmt: skip
    assert (played.status, played.err) == (0, "")
    assert "Treasure: 1 of 1" in played.pages[1]  # what was picked up by then
    assert "Played on for practice, from move 3 of game " in played.pages[1]
    again = read(second.read_bytes())
    before = read(first)
    assert again.lines[:4] == before.lines[:4]
    assert before.header.commitment[:12].encode() in again.lines[4]
    assert verify(again, book("dooom")).result is not None
    assert home.record.read_bytes() == first


def test_it_can_be_left_and_resumed_like_any_game(home: Home) -> None:
    finished(home)
    second = home.folder / "again.jsonl"
    home.play("--from", str(home.record), "--at", "2", "--record", str(second), says="p\n")
    end = home.play("--resume", str(second), says="e\ne\ne\n").pages[-1]
    assert "Theseus has won!" in end
    verify(read(second.read_bytes()), book("dooom"))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("--at", "6"), "choose a move before 6"),
        (("--at", "60"), "choose a move before 6"),
        (("--at", "1", "--seat", "Bob"), "there is no seat “Bob”; there are Theseus"),
        (("--at", "1", "--players", "Ann"), "--from plays the same game on"),
    ],
)
def test_a_moment_or_seat_that_is_none_is_said(home: Home, said: tuple[str, ...], why: str) -> None:
    finished(home)
    played = home.play("--from", str(home.record), *said)
    assert played.status != 0
    assert why in played.err


def test_a_game_that_goes_on_is_resumed_and_not_tried_out(home: Home) -> None:
    game = ("dooom", "--record", str(home.record), "--plan", home.plan(), *NEAR_THE_WALL)
    home.play(*game, says="e\n")
    played = home.play("--from", str(home.record), "--at", "1")
    assert played.status != 0
    assert "is the record of a game that is not over" in played.err
