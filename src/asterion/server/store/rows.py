"""What is kept in the store, a row at a time."""

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table: its document is bytes that only the hub reads."""

    id: str
    version: int  # counts the savings of the document, from 1
    doc: bytes
    last: int  # the greatest number of an entry, -1 where there is none
    due: float | None  # the served time at which somebody must look after it
    chats: int = 0  # the number of its last chat line, 0 where there is none


class EntryRow(Struct, frozen=True):
    """One entry of a game; `line` is the entry as the record has it."""

    table: str
    n: int
    seat: int
    move: str | None  # the id that the client gave its move
    wall: float
    served: float
    mark: str  # made for this very attempt, so that it is known again when in doubt
    line: bytes


class Saving(Struct, frozen=True):
    """A table's document to be saved together with an entry, over the version it was made from."""

    version: int
    doc: bytes
    phase: str
    listed: bool


class PlanRow(Struct, frozen=True):
    """A plan that somebody keeps here; `key` is the digest of the token that opens it."""

    id: str
    key: str
    account: str  # "" where nobody has it in an account
    share: str  # "" where it is not shared
    book: str
    name: str
    text: str
    wall: float


class AccountRow(Struct, frozen=True):
    """A person who wants to be known again; `password` is its hash."""

    id: str
    name: str
    password: str
    wall: float


class NotebookRow(Struct, frozen=True):
    """A seat's notebook as it stood when that seat had heard `number`."""

    number: int
    version: int
    doc: bytes


class ChatRow(Struct, frozen=True):
    """One line of a table's chat."""

    number: int
    seat: int
    text: str
    wall: float
