"""Anyone who knows one book knows all: the same rooms in each, and views that know no truth."""

from pathlib import Path

import pytest

import asterion
from tests.contract.test_imports import imports

BOOKS = Path(asterion.__file__).parent / "books"
SHELVES = sorted(path.parent.name for path in BOOKS.glob("*/__init__.py"))

ROOMS = {"options", "event", "state", "plan", "make", "say", "rules", "view", "words", "hosting"}
"""In every book: a file, or a folder of the same name once it has grown."""

OPTIONAL = {"solve", "looks", "paper", "samples", "learning"}
OWN = {"dungeonlab": {"encounters"}}
"""What a single book has and no other, with a reason: an encounter is one file."""

FRONT = {
    "plan": {"read_plan", "write_plan", "problems"},
    "make": {"generate"},
    "say": {"parse", "write"},
    "rules": {"begin", "execute", "awaited", "result"},
    "view": {"View", "fold", "asks", "turn", "legal", "check", "screen"},
}
"""`from asterion.books.<book>.plan import read_plan` is true in all of them."""


def rooms_of(book: str) -> set[str]:
    found = {path.stem for path in (BOOKS / book).glob("*.py")}
    found |= {path.name for path in (BOOKS / book).iterdir() if path.is_dir()}
    return found - {"__init__", "__pycache__"}


@pytest.mark.parametrize("book", SHELVES)
def test_every_book_has_the_same_rooms(book: str) -> None:
    found = rooms_of(book)
    assert found >= ROOMS, f"{book} lacks {ROOMS - found}"
    assert found <= ROOMS | OPTIONAL | OWN.get(book, set())


@pytest.mark.parametrize("book", SHELVES)
@pytest.mark.parametrize("room", FRONT)
def test_a_room_offers_the_same_names_in_every_book(book: str, room: str) -> None:
    module = __import__(f"asterion.books.{book}.{room}", fromlist=["_"])
    assert {name for name in FRONT[room] if not hasattr(module, name)} == set()


@pytest.mark.parametrize("book", SHELVES)
def test_nothing_under_view_knows_rules_or_state(book: str) -> None:
    files = [BOOKS / book / "view.py", *(BOOKS / book / "view").rglob("*.py")]
    for path in (path for path in files if path.exists()):
        known = {
            name.split(".")[3]
            for name in imports(path)
            if name.startswith(f"asterion.books.{book}.")
        }
        assert not known & {"rules", "state"}, path
