"""What the contract suite must know of each book: one module per book, found by the shelf."""

from importlib import import_module

from asterion.books import book
from asterion.core.contract.book import AnyBook
from asterion.testing.kit import Kit as Kit
from asterion.testing.kit import Scene as Scene
from asterion.testing.kit import Unsaid as Unsaid
from asterion.testing.kit import contents as contents
from asterion.testing.kit import something_else as something_else

KITS: dict[str, str] = {
    "dungeon-of-dooom": "dooom",
    "labyrinth-of-dooom": "dooom",
}


def take(name: str) -> tuple[AnyBook, Kit]:
    """A book from the shelf, together with its side of the contract."""
    module = import_module(f"tests.contract.shelf.{KITS.get(name, name)}")
    return book(name), module.KIT
