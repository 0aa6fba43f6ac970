"""Notebooks over HTTP: a seat's own while it plays, everyone's when the game is over."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.http.desk import Call
from asterion.server.http.routes import Counted, Route, SeatNumber, TableId

LARGEST_NOTEBOOK = 260 * 1024


class Notebook(msgspec.Struct):
    """A seat's notebook as it is now; version 0 and nothing in it before the first time."""

    version: int
    doc: msgspec.Raw


class WriteNotebook(msgspec.Struct, forbid_unknown_fields=True):
    """What is in it from now on, over the version that it was made from."""

    version: Counted
    doc: Annotated[msgspec.Raw, Meta(description="any JSON")]


class Written(msgspec.Struct):
    """The version that it is now."""

    version: int


class NotebooksQuery(msgspec.Struct, forbid_unknown_fields=True, rename={"seat": "as"}):
    seat: SeatNumber = 0
    first: Annotated[Counted, Meta(description="the first number that is wanted")] = 0


class NotebookThen(msgspec.Struct):
    """The notebook as it was when its seat had heard `number`."""

    number: int
    doc: msgspec.Raw


class NotebooksThen(msgspec.Struct):
    """A seat's notebook through the game, from `first` on; `more` if there is more than this.

    Of a long game, or of large notebooks, not every version is stored.
    """

    notebooks: list[NotebookThen]
    more: bool


NOTHING = msgspec.Raw(b"null")


async def get_notebook(call: Call, table: TableId) -> Notebook:
    hosted, role = await call.at(table)
    row = await call.desk.features.notebooks.load(hosted, role)
    return Notebook(0, NOTHING) if row is None else Notebook(row.version, msgspec.Raw(row.doc))


async def write_notebook(call: Call, table: TableId, body: WriteNotebook) -> Written:
    hosted, role = await call.at(table)
    notebooks = call.desk.features.notebooks
    return Written(await notebooks.save(hosted, role, body.version, bytes(body.doc)))


async def get_notebooks(call: Call, table: TableId, query: NotebooksQuery) -> NotebooksThen:
    hosted = await call.desk.hub.table(table)
    rows, more = await call.desk.features.notebooks.some(hosted, query.seat, query.first)
    return NotebooksThen([NotebookThen(row.number, msgspec.Raw(row.doc)) for row in rows], more)


ROUTES = [
    Route(
        "GET",
        "/tables/{table}/notebook",
        get_notebook,
        "One's own notebook.",
        (403,),
        token="must",
    ),
    Route(
        "PUT",
        "/tables/{table}/notebook",
        write_notebook,
        "Write one's own notebook; refused if another window wrote since that version.",
        (403, 409),
        token="must",
        largest=LARGEST_NOTEBOOK,
    ),
    Route(
        "GET",
        "/tables/{table}/notebooks",
        get_notebooks,
        "A seat's notebook through a finished game, up to 1 MiB at a time.",
        (403,),
    ),
]
