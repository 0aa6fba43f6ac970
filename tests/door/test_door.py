"""The front door: a few names, typed and doctested, and nothing loaded before it is needed."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import asterion
import asterion.door
from asterion.books import UnknownBook
from asterion.core.contract.options import OptionError
from asterion.core.contract.problem import PlanError
from asterion.core.records.record import RecordError
from tests.commands.running import asterion as program
from tests.commands.running import sentence

CLOSET = "name Closet\nwin 1\n.GE\n"


def closet() -> asterion.Game:
    return asterion.new("dooom", ["Ann"], plan=CLOSET, seed=1)


def won() -> asterion.Game:
    game = closet()
    for said in ("move east", "pick up", "move east"):
        game.say("ann", said)
    return game


def test_the_examples_in_the_docstrings_are_real() -> None:
    for module in (asterion, asterion.door):
        ran = doctest.testmod(module)
        assert ran.attempted >= 3
        assert ran.failed == 0


def test_a_game_is_played_by_names_and_sentences() -> None:
    game = closet()
    assert game.say("Ann", "move east")[0] == "You walk east; 5 action points left."
    assert game.say("Ann", "pick up")[0] == "You pick up 1 treasure; 4 action points left."
    assert (game.asked, game.over, game.winners, game.ending) == (["Ann"], False, [], "")
    assert game.say("Ann", "move east")[-1] == "You win! You got out with 1 treasure."
    assert (game.asked, game.over, game.winners) == ([], True, ["Ann"])
    assert game.ending == "Ann reached an exit with 1 treasure"
    assert game.said() == [("Ann", "move east"), ("Ann", "pick up"), ("Ann", "move east")]
    assert repr(game) == "<Dungeon of Dooom: Ann; 3 commands, over>"


def test_a_refusal_says_why_and_nothing_has_happened() -> None:
    game = closet()
    with pytest.raises(asterion.Refused, match=r"nothing to pick up \(O9\)"):
        game.say("Ann", "pick up")
    with pytest.raises(asterion.Refused, match="nobody here is called “Bob”"):
        game.say("Bob", "move east")
    assert game.length == 0


def test_each_hears_and_sees_their_own() -> None:
    game = asterion.new("labyrinth", ["Ann", "Bob"], plan="first-game", seed=1)
    game.say("Ann", "start b2")
    assert "Ann would like to start on b2." in game.heard("Ann")
    assert "Ann would like to start on b2." in game.heard("GM")
    assert game.heard("Bob", since=1) == game.heard("public", since=1) == []
    assert "start a1" in game.legal("Bob")
    assert "Your start cell: b2" in game.screen("Ann")
    assert "Your start cell: b2" not in game.screen("Bob")


def test_a_game_is_kept_loaded_and_looked_at_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    won().save(file)
    assert program("verify", file).status == 0
    game = asterion.load(file)
    assert (game.length, game.over) == (3, True)
    early = game.at(1)
    assert early.view("Ann") == closet_after("move east").view("Ann")
    assert early.heard("Ann") == game.heard("Ann")[: len(early.heard("Ann"))]
    early.say("Ann", "pick up")
    assert (early.length, game.length) == (2, 3)
    with pytest.raises(IndexError, match="0 to 3; there is no entry 4"):
        game.at(4)


def closet_after(said: str) -> asterion.Game:
    game = closet()
    game.say("Ann", said)
    return game


def test_a_seed_gives_the_same_game_as_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ("--players", "Ann,Bob", "--seed", "5", "--record", file)
    assert program("play", "dooom", *arguments, stdin=b"").status == 0
    one, other = asterion.load(file), asterion.new("dooom", ["Ann", "Bob"], seed=5)
    assert one.table.plan == other.table.plan
    assert one.heard("GM") == other.heard("GM")


@pytest.mark.parametrize("name", [book.name for book in asterion.books()])
def test_every_book_opens_at_the_front_door(name: str) -> None:
    few = next(book for book in asterion.books() if book.name == name).seats[0]
    game = asterion.new(name, ["Ann", "Bob", "Cid"][:few], seed=3)
    assert game.asked
    assert game.say(game.asked[0], game.legal(game.asked[0])[0])


def test_what_does_not_fit_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownBook, match="did you mean “labyrinth”"):
        asterion.new("labyrint", ["Ann", "Bob"])
    with pytest.raises(OptionError, match="there is no option “hit”"):
        asterion.new("dooom", ["Ann"], options={"hit": 3})
    with pytest.raises(OptionError, match="has no preset “x”"):
        asterion.new("dooom", ["Ann"], preset="x")
    with pytest.raises(asterion.Refused, match="is for 2 to 6 players, not 1"):
        asterion.new("labyrinth", ["Ann"])
    with pytest.raises(ValueError, match=r"no sample plan “old kep”.*did you mean “old-keep”"):
        asterion.new("dooom", ["Ann"], plan="old kep")
    with pytest.raises(PlanError):
        asterion.new("dooom", ["Ann"], plan="name Closet\nwin 9\n.GE\n")
    damaged = tmp_path / "game.jsonl"
    damaged.write_text("{}\n")
    with pytest.raises(RecordError, match="not an Asterion record"):
        asterion.load(damaged)
    assert sentence(program("verify", damaged))


@pytest.mark.parametrize("value", [5, "5"])
def test_options_are_taken_as_values_or_as_words(value: int | str) -> None:
    game = asterion.new("dooom", ["Ann"], options={"hit-points": value}, seed=1)
    assert "Hit points: 5" in game.screen("Ann")


def test_nothing_is_loaded_before_it_is_needed() -> None:
    code = (
        "import sys, asterion; print(sorted(m for m in sys.modules if m.startswith('asterion')),"
        " 'msgspec' in sys.modules); print(len(asterion.books()) == len(asterion.books()) > 4)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == "['asterion'] False\nTrue\n", ran.stderr
