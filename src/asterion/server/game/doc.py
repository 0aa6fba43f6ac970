"""What the store keeps of a table besides its entries, and the part of it that is public."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from asterion.core.contract.options import Options, option
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase
from asterion.core.records.record import FIRST_EDITION

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
    holiday_days: Annotated[int, option("", low=0, high=60)] = 0
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
        Literal["off", "own answers", "everything said", "everything and odds"],
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
    ready: float  # served time before which the token is not good in any case
    ready_wall: float  # the same by the clock on the wall, if the service stays up
    source: str  # a digest of the address that it came from
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
    votes: dict[str, str] = {}  # before the game: what is voted on, and what it should be
    held_for: str = ""  # rematch: the digest of the old seat's token
    claims: list[Claim] = []
    warn_at: float | None = None  # served time at which its bells ring for the claims
    warned: float | None = None  # served time at which they last did
    contested: float = 0.0  # when its player, by being there, last ended claims
    gender: str = ""  # “she” or “he”, where they said how they are spoken of
    removed: str = ""  # the account that sat here until the host took the seat away
    gave: int = 0  # how often they gave others more time
    holidays: int = 0  # days of holiday that they have taken
    rests: tuple[float, float] | None = None  # served times between which the last holiday lies
    aims: list[Phrase] = []  # what a bot was after in the end, once the game is over


class Worth(msgspec.Struct, frozen=True):
    """What a try at the labyrinth of a week came to, by the book's own measure."""

    value: int | None  # None: it did not come to what is counted
    seconds: float  # from the first answer to the last


class PlayedOn(msgspec.Struct, frozen=True):
    """For practice, from a moment of another game: that table, and the number of its move."""

    table: str
    move: int


class Doc(msgspec.Struct):
    """The table's document; plan, salt and the digests are secret."""

    id: str
    book: str
    title: str
    options: JsonObject
    settings: JsonObject  # of the generator, for the next game of the same people
    terms: Terms
    plan: str
    salt: str
    commitment: str
    places: list[Place]
    made: float
    host: list[str] = []
    master: list[str] = []
    owner: str = ""  # the account that opened it
    phase: Phase = "waiting"
    names: list[str] = []  # as the game began
    started: float | None = None
    ended: float | None = None
    result: Outcome | None = None
    rematch: str = ""
    before: str = ""
    proposed: JsonObject = {}  # by the host, once a vote may have changed it
    edition: int = FIRST_EDITION  # of the book, by which it is played
    week: int = 0  # a try at the labyrinth of this week; 0: a table like any other
    worth: Worth | None = None  # of such a try, once it is over
    forfeits: list[int] = []  # rated: the seats that ended the game for the others
    generated: bool = False  # the plan is made when the game begins, as the votes have it then
    drawn: bool = False  # the plan is the server's, and nobody had seen it before
    scores: list[int | None] = []  # once it is over, of each person, by the book's own measure
    compiler: int | None = None  # the seat that may compile the next plan, once it is over
    played_on: PlayedOn | None = None
    retold: int = 0  # so often its entries were written again, because somebody's account is gone


class ClaimSummary(msgspec.Struct, frozen=True):
    """Somebody asks for a seat whose link they say is lost."""

    code: str
    agreed: Sequence[int]  # the seats that have said yes; -2 is a person who is the master
    ready: float  # before this time the seat does not change hands, and its player can end it


class PlaceSummary(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    here: bool
    votes: dict[str, str]  # before the game: what is voted on, and what it should be
    kept: bool  # open, but only for the one who had it in the game before
    claims: Sequence[ClaimSummary] = ()  # of those who ask to come back there without the token
    contested: float = 0.0  # when its player last ended such claims by being there; 0: never
    holidays: int = 0  # days of holiday that they have taken


class Summary(msgspec.Struct, frozen=True):
    """A table as everyone sees it."""

    id: str
    book: str
    title: str
    options: JsonObject
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
    generated: bool = False  # the plan is made, and promised, when the game begins
    settings: JsonObject = {}  # of such a plan, where they are not as usual
    compiler: int | None = None  # the seat that may compile the next plan, or hand that over
    played_on: PlayedOn | None = None
    scores: Sequence[int | None] = ()  # once it is over, of each seat by the book's own measure


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
                [
                    ClaimSummary(claim.code, claim.agreed, claim.ready_wall)
                    for claim in (place.claims if doc.phase == "playing" else ())
                ],
                place.contested,
                place.holidays,
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
        generated=doc.generated,
        settings=doc.settings if doc.generated else {},
        compiler=doc.compiler,
        played_on=doc.played_on,
        scores=doc.scores,
    )
