"""The notation of a book is exact: one spelling per command, and reading undoes writing."""

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import asterion.books.labyrinth.say.command as labyrinth
from asterion.books import SHELF
from asterion.books import book as take
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.referee.understanding import NotNotation, understanding_of
from tests.contract.commands import COMMANDS

GAMES = Path(__file__).parents[1] / "games"


def read(book: AnyBook, text: str) -> Any:
    return understanding_of(book.speech.parse, book.speech.write).read(text)


def check_inverse(name: str, command: Any) -> None:
    book = take(name)
    text = book.speech.write(command)
    assert read(book, text) == command, text
    assert book.speech.parse(text) == command, f"“{text}” is heard as something else"


@pytest.mark.parametrize("name", SHELF)
def test_every_kind_of_command_is_tried(name: str) -> None:
    tried: set[type] = set()

    @settings(max_examples=400, database=None, derandomize=True)
    @given(COMMANDS[name])
    def try_kind(command: Any) -> None:
        tried.add(type(command))

    try_kind()
    base = next(iter(tried)).__mro__[1]
    kinds: list[type] = base.__subclasses__()
    own = {kind for kind in kinds if kind.__module__ == base.__module__}
    assert tried == own, "what a host makes of commands is not the book's"


@pytest.mark.parametrize("name", SHELF)
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_reading_undoes_writing(name: str, data: st.DataObject) -> None:
    check_inverse(name, data.draw(COMMANDS[name]))


@pytest.mark.soak
@pytest.mark.parametrize("name", SHELF)
@settings(max_examples=100_000, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_reading_undoes_writing_at_length(name: str, data: st.DataObject) -> None:
    check_inverse(name, data.draw(COMMANDS[name]))


@pytest.mark.parametrize("name", SHELF)
@settings(max_examples=200)
@given(data=st.data())
def test_one_letter_changed_is_another_command_or_no_notation(
    name: str, data: st.DataObject
) -> None:
    book = take(name)
    text = book.speech.write(data.draw(COMMANDS[name]))
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(" abdegilnoprtuw019;,()'"))
    changed = text[:place] + letter + text[place + data.draw(st.integers(0, 1)) :]
    try:
        command = read(book, changed)
    except Refused:
        return
    assert book.speech.write(command) == changed


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("dungeon-of-dooom", "go east"),
        ("dungeon-of-dooom", "Move east"),
        ("dungeon-of-dooom", "place Ann 01 2"),
        ("cc3k", "north"),
        ("cc3k", "a  no"),
        ("labyrinth", "go north"),
        ("labyrinth", "go up."),
        ("labyrinth", "go up, then shoot left"),
        ("labyrinth", "throw a grenade up"),  # L67  people mean the wall
        ("labyrinth", "shoot up at Bob then go left"),
        ("labyrinth", "if I hit a wall, (go up)"),
        ("labyrinth", "go up, tell only my status and where I end up"),
        ("dungeonlab", "shoot bullet north"),
        ("dungeonlab", "shoot 2 bullet north"),
        ("dungeonlab", "move north; stick no; boat yes"),
        ("dungeonlab", "land 1 2"),
    ],
)
def test_what_people_say_besides_is_not_notation(name: str, text: str) -> None:
    with pytest.raises(NotNotation, match="is not understood"):
        read(take(name), text)


def test_L27_conditions_cannot_be_nested_without_end() -> None:
    deep = "if I hit a wall, (" * 300 + "go up" + ")" * 300
    with pytest.raises(Refused, match="8"):
        read(take("labyrinth"), deep)
    row = tuple(labyrinth.Go(0) for _ in range(61))
    with pytest.raises(Refused, match="60"):
        read(take("labyrinth"), take("labyrinth").speech.write(labyrinth.Move(row)))


@pytest.mark.parametrize("name", SHELF)
def test_playing_records_again_loads_no_speech(name: str) -> None:
    """By itself, in a process that has said nothing yet."""
    program = """
import sys
from pathlib import Path
import asterion.words
from asterion.books import book as take
from asterion.core.records.record import read
from asterion.core.records.replay import OtherEdition, replay
book, played = take(sys.argv[1]), 0
for path in sorted(Path(sys.argv[2]).rglob("*.jsonl")):
    try:
        played += len(replay(read(path.read_bytes()), book).entries)
    except OtherEdition:
        pass
print(played)
print(*(name for name in sys.modules if "speech" in name or "lexicon" in name or "russian" in name))
"""
    ran = subprocess.run(
        [sys.executable, "-c", program, name, str(GAMES / name)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    played, loaded = ran.stdout.split("\n")[:2]
    assert int(played) > 100
    assert loaded == ""


def test_the_examples_of_the_docs_are_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "program" / "notation.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0
