"""A person reads the terminal in one language, and none of it is left in English."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.terminal import general
from asterion.terminal.console import Console
from asterion.terminal.game_file import CannotKeep, GameFile
from asterion.terminal.page import Page, end_page, offered, page_for
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Trouble, read_address
from asterion.terminal.session import Session
from asterion.terminal.words import Tongue, say, speak_in
from asterion.words.check import Language, check, unused
from asterion.words.spoken import Screen

FOLDER = Path(general.__file__).parent / "words"
SOURCE = Path(general.__file__).parent
BOOKS_OWN = re.compile(r"\b(Ann|Bob|Closet|Dungeon of Dooom|asterion|play|resume|replay)\b")

TYPED = ("north", "south", "east", "west", "help", "quit")
CLOSET = "name Closet\nwin 1\n.GE.\n"


@pytest.fixture
def pseudo() -> Iterator[None]:
    speak_in("xx")
    yield
    speak_in("en")


def test_moves_are_offered_in_a_language_in_which_they_are_understood() -> None:
    legal = ["go up", "start b3", "skip"]
    for language, said in (
        ("ru", ["иду вверх", "старт b3", "пропускаю"]),
        ("de", ["nach oben gehen", "auf b3 beginnen", "aussetzen"]),
        ("en", legal),
    ):
        speak_in(language)
        labyrinth = book("labyrinth")
        assert offered(labyrinth, legal) == said
        assert [labyrinth.speech.parse(text) for text in said] == [
            labyrinth.speech.parse(text) for text in legal
        ]


def test_the_words_for_every_book_may_be_typed_in_the_keyboards_language(tmp_path: Path) -> None:
    speak_in("ru")
    session, screen = seated(tmp_path, "\nпомощь\nправила\nhelp\nВыйти\n")
    assert session.run() == 0
    speak_in("en")
    assert screen.getvalue().count("помощь            этот список; ещё: help, h, ?") == 2
    assert "непонятно" not in screen.getvalue()


def test_german_words_for_every_book_are_typed_too(tmp_path: Path) -> None:
    speak_in("de")
    session, screen = seated(tmp_path, "\nHilfe\nregeln\nMitschrift\nKarte\nVerlassen\n")
    assert session.run() == 0
    speak_in("en")
    assert "Hilfe             diese Liste; auch: help, h, ?" in screen.getvalue()
    assert "verstehe ich nicht" not in screen.getvalue()


def test_ones_own_moves_are_in_the_transcript_as_they_are_said(tmp_path: Path) -> None:
    speak_in("ru")
    session, screen = seated(tmp_path, "\nвосток\nпротокол\nвыйти\n")
    assert session.run() == 0
    speak_in("en")
    assert "> иду на восток" in screen.getvalue()


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        ("ru", "Почему c2 вверх", "why c2 up"),
        ("ru", "почему я", "why me"),
        ("ru", "наверняка", "certain"),
        ("ru", "голос plan.width 6", "vote plan.width 6"),
        ("ru", "иду вверх", "иду вверх"),
        ("de", "warum c2 oben", "why c2 up"),
        ("de", "Tipp", "hint"),
        ("de", "stimme plan.width 6", "vote plan.width 6"),
        ("en", "why c2 up", "why c2 up"),
    ],
)
def test_what_is_said_around_a_game_is_heard_in_the_keyboards_language(
    language: str, said: str, meant: str
) -> None:
    speak_in(language)
    assert general.in_english(said, *general.AROUND) == meant
    speak_in("en")


def test_the_words_of_the_terminal_are_in_order() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    said = set(re.findall(r"terminal-[a-z-]+", text))
    families = tuple(name for name in said if name.endswith("-"))
    known = Language((FOLDER,), "en").entries
    said |= {name for name in known if name.startswith(families)}
    said -= set(families)
    said |= set(general.EXPLAINED.values())
    assert said - {"terminal-help-"} <= set(Language((FOLDER,), "en").entries)
    assert [str(fault) for fault in unused(said, FOLDER)] == []


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("", "en"), ("en_GB.UTF-8", "en"), ("C", "en"), ("POSIX", "en"), ("xx", "xx"), ("zz", "en")],
)
def test_the_nearest_language_is_spoken(asked: str, spoken: str) -> None:
    speak_in(asked)
    assert Tongue.language == spoken
    speak_in("en")


def seated(tmp_path: Path, typed: str) -> tuple[Session, io.StringIO]:
    dooom = book("dooom")
    table = Table(dooom, dooom.plan.read(CLOSET), ["Ann", "Bob"], dice=Rolled(1))
    screen = io.StringIO()
    console = Console(io.StringIO(typed), screen, {})
    kept = GameFile.begin(tmp_path / "game.jsonl", table, {})
    return Session(table, console, kept, {}, ""), screen


@pytest.mark.usefixtures("pseudo")
def test_a_sitting_has_no_english_of_the_terminal_left(tmp_path: Path) -> None:
    session, screen = seated(tmp_path, "\nundo\nhelp\nend\n\n\nquit\n")
    assert session.run() == 0
    shown = screen.getvalue()
    english = [say_in_english(name) for name in Language((FOLDER,), "en").entries]
    assert [text for text in english if len(text) > 3 and text not in TYPED and text in shown] == []
    assert "⟦Ŧħḗḗřḗḗ īīş ƞǿǿ ŭŭƞḓǿǿ" in shown


def say_in_english(name: str) -> str:
    """A message, or the first words of it up to a variable."""
    speak_in("en")
    found = Language((FOLDER,), "en")
    text = "" if found.entries[name].uses.variables else say(name)
    speak_in("xx")
    return text


@pytest.mark.usefixtures("pseudo")
def test_pages_of_the_terminal_have_no_english_left() -> None:
    dooom = book("dooom")
    table = Table(dooom, dooom.plan.read(CLOSET), ["Ann"], dice=Rolled(1))
    page = page_for(table, 0)
    assert {page.heading[0], *(line[0] for line in page.intro[1:])} == {"⟦"}
    for said in ("move east", "pick up", "move east"):
        table.submit(0, said)
    assert table.result is not None
    end = end_page(dooom, ["Ann"], Screen(), table.result, [])
    assert plain_words(end) == set()


def plain_words(page: Page) -> set[str]:
    text = " ".join((page.title, page.heading, page.map_title))
    return set(re.findall(r"[A-Za-z]{3,}", BOOKS_OWN.sub("", text)))


@pytest.mark.usefixtures("pseudo")
def test_troubles_have_no_english_left(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        read_address("a b")
    assert str(trouble.value).startswith("⟦")
    with pytest.raises(CannotKeep) as cannot:
        GameFile.reopen(tmp_path / "none.jsonl")
    assert str(cannot.value).startswith("⟦")
    places = [
        {"kind": "person", "name": "Ann", "here": False},
        {"kind": "bot", "name": "Bob", "bot": "raider"},
        {"kind": "open"},
    ]
    table = {"book": "dungeon-of-dooom", "options": {}, "places": places, "names": ["Ann"]}
    assert [line[3] for line in RemoteGame(table).company()] == ["⟦", "⟦", "⟦"]
