"""A person among bots, in any seat."""

import pytest

from asterion.core.records.record import read
from tests.terminal.helper import HALL, Home


def test_a_person_takes_any_seat_against_bots_and_goes_on_there(home: Home) -> None:
    game = ("dooom", "--plan", home.plan(HALL), "--seed", "3", "--record", str(home.record))
    played = home.play(*game, "--bots", "2", "--seat", "2", says="end\n")
    assert (played.status, played.err) == (0, "")
    record = read(home.record.read_bytes())
    assert list(record.header.names) == ["Ariadne", "Theseus", "Daedalus"]
    assert b'"seat":0,"do":' in record.lines[1], "the bot in the first seat moves first"
    first = played.pages[1]
    assert "Bots at the table: Ariadne (bot: walker)" in first
    again = home.play("--resume", str(home.record), says="end\n")
    assert (again.status, again.err) == (0, "")
    assert "Dungeon of Dooom · Theseus" in again.pages[1]


def test_without_a_number_of_bots_a_seat_brings_those_before_it(home: Home) -> None:
    played = home.play("dooom", "--plan", home.plan(HALL), "--seat", "3", "--seed", "3")
    assert played.status == 0
    [record] = home.games
    assert list(read(record.read_bytes()).header.names) == ["Ariadne", "Daedalus", "Theseus"]


def test_several_people_sit_from_their_seat_on(home: Home) -> None:
    home.play("labyrinth", "--players", "Ann,Bob", "--seat", "2", "--seed", "3")
    [record] = home.games
    assert list(read(record.read_bytes()).header.names) == ["Ariadne", "Ann", "Bob"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("dooom", "--bots", "1", "--seat", "3"), "seat 3 needs a player in each seat before it"),
        (("dooom", "--bot", "walker", "--seat", "2"), "cannot be combined with --players"),
        (("cc3k", "--seat", "2"), "ChamberCrawler3000 is for 1 player, not 2"),
        (("dooom", "--seat", "0"), "--seat"),
    ],
)
def test_a_seat_that_cannot_be_taken_is_said(home: Home, said: tuple[str, ...], why: str) -> None:
    played = home.play(*said)
    assert played.status == 2
    assert why in played.err
    assert home.games == []
