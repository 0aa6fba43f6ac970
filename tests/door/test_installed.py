"""Anybody can ship a book or a bot; a broken one is named, and breaks nothing else."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from asterion.books import SHELF, BrokenBook, UnknownBook, book, books, broken_books
from asterion.bots import UnknownBot, bot_names, describe, make_bot
from asterion.core.contract.book import Prompt
from asterion.core.dice import Rolled
from asterion.core.phrase import english, verbatim
from tests.commands.running import asterion
from tests.door.installing import install, on_the_path

GOOD = """
from dataclasses import replace
from asterion.books.dooom import DUNGEON
BOOK = replace(DUNGEON, name="cellar", title="Cellar")
OTHER = replace(DUNGEON, name="attic", title="Attic")
NUMBER = 7

class Patient:
    summary = "says the same for ever"
    def __init__(self, dice):
        pass
    def answer(self, view, prompt):
        return "end turn"
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[None]:
    names = {
        "cellar": "house_of_books:BOOK",
        "loft": "house_of_books:OTHER",
        "number": "house_of_books:NUMBER",
        "gone": "house_of_nothing:BOOK",
        "wild": "wild_book:BOOK",
        "labyrinth": "house_of_books:BOOK",
    }
    bots = {
        "cellar.patient": "house_of_books:Patient",
        "labyrinth.patient": "house_of_books:Patient",
        "labyrinth.mapper": "house_of_books:Patient",
        "labyrinth.gone": "house_of_nothing:Bot",
        "labyrinth.dumb": "house_of_books:NUMBER",
    }
    modules = {"house_of_books.py": GOOD, "wild_book.py": "raise RuntimeError('no\\nway')"}
    install(tmp_path, "house", {"asterion.books": names, "asterion.bots": bots}, modules)
    with on_the_path(tmp_path):
        yield


BROKEN = [
    "the rule book “gone” of the package house is broken: ModuleNotFoundError: No module named"
    " 'house_of_nothing'",
    "the rule book “labyrinth” of the package house is left out: “labyrinth” is one of"
    " Asterion's own books",
    "the rule book “loft” of the package house is broken: the book at house_of_books:OTHER calls"
    " itself “attic”",
    "the rule book “number” of the package house is broken: house_of_books:NUMBER is not a Book",
    "the rule book “wild” of the package house is broken: RuntimeError: no way",
]


@pytest.mark.usefixtures("shelf")
def test_an_installed_book_stands_on_the_shelf_after_ours() -> None:
    assert book("Cellar").title == "Cellar"
    assert [one.name for one in books()] == [*SHELF, "cellar"]
    assert book("labyrinth").title == "Labyrinth"
    with pytest.raises(UnknownBook, match="did you mean “cellar”"):
        book("celar")


@pytest.mark.usefixtures("shelf")
def test_a_broken_book_is_named_in_a_sentence_and_breaks_no_other() -> None:
    assert [english(broken) for broken in broken_books()] == BROKEN
    with pytest.raises(BrokenBook, match="RuntimeError: no way"):
        book("wild")
    ran = asterion("books", "--json")
    assert ran.status == 0
    assert [one["name"] for one in json.loads(ran.out)] == [*SHELF, "cellar"]
    assert ran.err.splitlines() == [f"asterion: {sentence}" for sentence in BROKEN]
    played = asterion("play", "wild")
    assert (played.status, played.err) == (2, f"asterion: {BROKEN[-1]}\n")


@pytest.mark.usefixtures("shelf")
def test_installed_bots_stand_between_a_books_own_and_the_random_one() -> None:
    assert bot_names("cellar") == ["patient", "random"]
    found = bot_names("labyrinth")
    assert found == [
        "mapper",
        "wanderer",
        "reasoner",
        "newcomer",
        "dumb",
        "gone",
        "patient",
        "random",
    ]
    prompt = Prompt(0, 0, verbatim("your word"))
    assert make_bot("labyrinth", "Patient", Rolled(1)).answer(None, prompt) == "end turn"
    assert type(make_bot("labyrinth", "mapper", Rolled(1))).__name__ == "Mapper"
    assert dict(describe("labyrinth"))["patient"] == "says the same for ever"


@pytest.mark.usefixtures("shelf")
def test_a_broken_bot_is_named_in_a_sentence_and_breaks_no_other() -> None:
    lines = dict(describe("labyrinth"))
    assert lines["gone"].startswith("the bot “labyrinth.gone” of the package house is broken: Mod")
    assert "broken" in lines["dumb"]
    with pytest.raises(UnknownBot, match="of the package house is broken"):
        make_bot("labyrinth", "gone", Rolled(1))
    assert asterion("bots", "labyrinth").status == 0


def test_what_is_installed_is_not_read_for_a_book_and_a_bot_of_our_own() -> None:
    """Reading the list of packages takes longer than opening a book."""
    program = (
        "import sys; from asterion.books import book; from asterion.bots import make_bot;"
        "from asterion.core.dice import Rolled; make_bot('dooom', 'walker', Rolled(1));"
        "print('importlib.metadata' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout == "False\n", ran.stderr
