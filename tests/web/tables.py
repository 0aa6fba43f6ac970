"""Small plans, on which a game ends after few moves, and tables with them."""

from typing import Any
from urllib.request import urlopen

from asterion.books import book
from asterion.books.samples import samples
from asterion.core.records.record import read
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from tests.server.process.serving import Serving


def _floor(*chamber: str) -> str:
    """A floor of CC3k with one chamber."""
    rows = [77 * " "] * 23
    for row, drawn in enumerate(chamber, 4):
        rows[row] = f"     {drawn}".ljust(77)
    walls = f"|{77 * '-'}|\n"
    return walls + "".join(f"|{row}|\n" for row in rows) + walls


BURROW = _floor("|-----|", "|@.W\\.|", "|-----|") + _floor("|-----|", "|@06\\.|", "|-----|")
"""CC3k: a dwarf before the first stairs, a potion and gold on the four floors below."""
CELLAR = samples(book("dungeon-of-dooom"))["small-cellar"]
BOX = samples(book("labyrinth"))["little-box"]
FIRST_STEPS = samples(book("dungeonlab"))["first-steps"]


def open_table(server: Serving, book_name: str, **wish: Any) -> dict[str, Any]:
    """A table through the API: `open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann")`."""
    opened: dict[str, Any] = server.post("/tables", {"book": book_name, **wish})
    return opened


def share_plan(server: Serving, book_name: str, plan: str) -> str:
    """Keeps a plan on the server; returns the address of the form that opens a table with it."""
    kept = server.post("/plans", {"book": book_name, "name": "Small", "plan": plan})
    share = server.post(f"/plans/{kept['id']}/share", None, kept["key"])["share"]
    return f"/?open={book_name}&share={share}"


def true_game(server: Serving, table: str) -> Table:
    """A finished game from its record, every byte of which is right."""
    with urlopen(f"{server.address}/api/v1/tables/{table}/record") as answer:
        record = read(answer.read())
    return verify(record, book(record.header.book))
