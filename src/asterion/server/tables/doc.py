"""What the store keeps of a table besides its entries, and the part of it that is public."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from asterion.core.options import Options, option
from asterion.core.phrase import Phrase
from asterion.core.record import FIRST_EDITION

Phase = Literal["waiting", "playing", "finished", "abandoned"]


class Terms(Options, frozen=True):
    """What a hosted table agrees on outside of the rules."""

    messages: ClassVar[str] = "server-term"

    listed: Annotated[bool, option("")] = False
    start: Annotated[
        Literal["full", "host"],
        option(""),
    ] = "full"
    watchers: Annotated[bool, option("")] = True
    watch_delay: Annotated[int, option("", low=0, high=3600)] = 0
    clock: Annotated[
        Literal["none", "live", "days"],
        option(""),
    ] = "none"
    move_seconds: Annotated[int, option("", low=0, high=86400)] = 60
    game_seconds: Annotated[int, option("", low=0, high=864000)] = 0
    increment_seconds: Annotated[int, option("", low=0, high=3600)] = 0
    move_days: Annotated[int, option("", low=1, high=60)] = 3
    absent: Annotated[
        Literal["book", "wait", "leave", "bot"],
        option(""),
    ] = "book"
    grace_seconds: Annotated[int, option("", low=0, high=86400)] = 60
    chat: Annotated[bool, option("")] = False
    notebook: Annotated[
        Literal["paper", "own steps", "all steps"],
        option(""),
    ] = "paper"
    assistant: Annotated[
        Literal["off", "own answers", "everything said"],
        option(""),
    ] = "off"
    master: Annotated[Literal["computer", "person"], option("")] = "computer"
    rated: Annotated[bool, option("")] = False


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended, for all to know."""

    winners: tuple[int, ...]
    reason: str  # in English
    ending: Phrase | str = ""  # the same without a language; older tables do not have it


class Claim(msgspec.Struct):
    """Somebody without the token asks to come back to a seat."""

    token: str  # the digest of the one that is good once the others have agreed
    code: str  # by which the others know whom they agree to
    made: float  # served time
    agreed: list[int] = []


class Place(msgspec.Struct):
    """One seat of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""  # of an open place: for whom it is kept, if for anyone
    bot: str = ""
    tokens: list[str] = []  # digests
    account: str = ""
    gone: float | None = None  # served time since when nobody is connected there
    seen: float = 0.0  # served time at which a process last vouched for a window there
    out: bool = False  # has left the game that is being played
    votes: dict[str, str] = {}  # before the game: options, and what they should be
    held_for: str = ""  # rematch: the digest of the old seat's token
    host: bool = False  # whoever opened the table plays here
    claim: Claim | None = None
    gender: str = ""  # “she” or “he”, where they said how they are spoken of
    aims: list[Phrase] = []  # what a bot was after in the end, once the game is over


class Worth(msgspec.Struct, frozen=True):
    """What a try at the labyrinth of a week came to, by the book's own measure."""

    value: int | None  # None: it did not come to what is counted
    seconds: float  # from the first answer to the last


class Doc(msgspec.Struct):
    """The table's document; plan, salt and the digests are secret."""

    id: str
    book: str
    title: str
    options: dict[str, Any]
    settings: dict[str, Any]  # of the generator, for the next game of the same people
    terms: Terms
    plan: str
    salt: str
    commitment: str
    places: list[Place]
    made: float
    host: list[str] = []
    master: list[str] = []
    owner: str = ""  # the account that opened it
    host_known: bool = False  # the places say where the host plays; older tables do not
    phase: Phase = "waiting"
    names: list[str] = []  # as the game began
    started: float | None = None
    ended: float | None = None
    result: Outcome | None = None
    rematch: str = ""
    before: str = ""
    proposed: dict[str, Any] = {}  # the host's options, once a vote may have changed them
    edition: int = FIRST_EDITION  # of the book, by which it is played
    week: int = 0  # a try at the labyrinth of this week; 0: a table like any other
    worth: Worth | None = None  # of such a try, once it is over
    retold: int = 0  # so often its entries were written anew, because somebody's account is gone


class PlaceSummary(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    here: bool
    votes: dict[str, str]  # on the options, before the game
    kept: bool  # open, but only for the one who had it in the game before
    asked: str = ""  # the code of whoever asks to come back there without the token
    agreed: Sequence[int] = ()  # the seats that have said yes to that


class Summary(msgspec.Struct, frozen=True):
    """A table as everyone sees it."""

    id: str
    book: str
    title: str
    options: dict[str, Any]
    terms: Terms
    phase: Phase
    places: Sequence[PlaceSummary]
    commitment: str
    made: float
    started: float | None
    ended: float | None
    result: Outcome | None
    rematch: str
    before: str


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Doc).decode


def end(doc: Doc, phase: Phase, wall: float) -> None:
    doc.phase, doc.ended = phase, wall


def copy(doc: Doc) -> Doc:
    return decode(encode(doc))


def summary_of(doc: Doc) -> Summary:
    return Summary(
        id=doc.id,
        book=doc.book,
        title=doc.title,
        options=doc.options,
        terms=doc.terms,
        phase=doc.phase,
        places=[
            PlaceSummary(
                place.kind,
                place.name,
                place.bot if place.kind == "bot" else "",
                place.kind == "bot" or (place.kind == "person" and place.gone is None),
                place.votes if doc.phase == "waiting" else {},
                bool(place.held_for) and place.kind == "open",
                place.claim.code if place.claim is not None else "",
                place.claim.agreed if place.claim is not None else (),
            )
            for place in doc.places
        ],
        commitment=doc.commitment,
        made=doc.made,
        started=doc.started,
        ended=doc.ended,
        result=doc.result,
        rematch=doc.rematch,
        before=doc.before,
    )
