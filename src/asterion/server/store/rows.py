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


class WeekRow(Struct, frozen=True):
    """The labyrinth of a week: the same plan, options and promise for everyone."""

    number: int
    book: str
    options: bytes
    plan: str
    salt: str
    commitment: str


class TryRow(Struct, frozen=True):
    """Somebody's one try at it; `who` is the digest of their browser's key, or their account."""

    week: int
    who: str
    table: str
    mark: str  # by which they find their own line
    name: str
    wall: float
    ended: float | None = None  # None: still inside
    value: int | None = None  # in the book's measure; None: not ranked
    seconds: float = 0.0
    account: bool = False
    origin: str = ""  # of one without an account: a digest of their address and the day


class SolvedRow(Struct, frozen=True):
    """A daily labyrinth that somebody has solved; `who` as in a try."""

    number: int
    who: str
    wall: float
    seconds: float
    slips: int
    hints: int
    on_day: bool  # on its own day


class BanRow(Struct, frozen=True):
    """An address or a network that is answered no more."""

    network: str
    why: str
    wall: float


class BellRow(Struct, frozen=True):
    """Where a seat is sent word when it is its turn: a mailbox, a browser's subscription, or an
    address of Apprise."""

    id: str
    table: str
    seat: int
    kind: str
    address: str
    language: str
    confirmed: bool
    seen: int  # the last entry that was looked at for this bell
    rung: int  # the number of the question for which it was last rung
    wall: float
    contact: str = ""  # of the account's address that it belongs to; "" where the seat gave it
    habits: str = ""  # when it may ring, in JSON
    waits: float = 0.0  # silent until then, by the wall
    remind: float | None = None  # the served time of the next reminder
    digest: float | None = None  # when it next tells of all tables at once, by the wall
    failures: int = 0  # messages in a row that were not taken
    tries: int = 0  # wrong codes
    note: str = ""  # why it rings no more

    @property
    def given(self) -> str:
        """The id by which anyone who gave the address knows it."""
        return self.contact or self.id


class ContactRow(Struct, frozen=True):
    """An address of an account, which has a bell at each of its tables."""

    id: str
    account: str
    kind: str
    address: str
    language: str
    confirmed: bool
    wall: float
    habits: str = ""
    failures: int = 0
    tries: int = 0
    note: str = ""

    @property
    def table(self) -> str:
        return ""

    @property
    def given(self) -> str:
        return self.id


class ClubRow(Struct, frozen=True):
    """A club, by the digest of its key."""

    id: str
    name: str
    wall: float


class MemberRow(Struct, frozen=True):
    """Somebody in a club; `who` as in a try, `mark` what others may know them by."""

    club: str
    who: str
    mark: str
    name: str
    wall: float
