"""Every message that a table can be sent, from any sender and through any door.

The doors are made of this list: routes of HTTP, messages of a WebSocket, words of the line
protocol; and so is the page of reference.
"""

from typing import Annotated, Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from asterion.core.audience import Seat
from asterion.server.game.doc import Summary
from asterion.server.game.forms import Claimed, Moved, Opened, Sat
from asterion.server.study.question import About, Answer, Asked

A = TypeVar("A")

MoveId = Annotated[str, Meta(max_length=64, description="the client's own, new for each move")]
Counted = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number of a message, a prompt or a version."""
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
SpokenOf = Annotated[
    Literal["", "she", "he"],
    Meta(description="how the player wants to be spoken of, if they say"),
]


class Door(NamedTuple):
    """How a message comes in; what stands in the path is not in the body."""

    path: str = ""  # of HTTP, below /tables/{table}
    method: Literal["POST", "DELETE"] = "POST"
    body: str = ""  # what the rest is called, where it is not the whole message
    inner: tuple[str, ...] = ()  # what the server fills in by itself
    live: str = ""  # the type of the WebSocket's message
    live_name: str = ""
    line: tuple[str, ...] = ()  # words of the line protocol


class Request(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """A is what it is answered with. It is done under the table's lock, see `Hosted.ask`; but a
    move has a path of its own, chat and the assistant keep nobody waiting."""

    door: ClassVar[Door]
    by_anyone: ClassVar[bool] = False  # also by those who have no token of this table


AnyRequest: TypeAlias = Request[Any]


# ---- the game


class Move(Request[Moved], frozen=True):
    """A command; with the same `id` again it is done once and answered the same."""

    door: ClassVar = Door("/moves", live="move", live_name="MoveMessage", line=("do", "answer"))

    do: Annotated[str, Meta(min_length=1, max_length=4000)]
    n: Annotated[Counted, Meta(description="the prompt that it answers")] | None = None
    id: MoveId = ""
    sure: Annotated[
        bool,
        Meta(
            description="false where a person typed it: what cannot be taken back is refused once"
        ),
    ] = True


class Chat(Request[None], frozen=True):
    """Something said to the others, where the table allows it."""

    door: ClassVar = Door("/chat", live="chat", live_name="SayMessage", line=("chat",))

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Ask(Request[Answer], frozen=True):
    """A question to the assistant, where the table has one; a window is answered by `thought`."""

    door: ClassVar = Door(live="ask", live_name="AskMessage")

    asked: Asked
    about: About = ""
    id: MoveId = ""


# ---- seats


class Sit(Request[Sat], frozen=True, rename={"from_token": "from"}):
    """Sit down under a name; the answer's token is the seat. The last one may start the game."""

    door: ClassVar = Door("/seats", body="SitDown", inner=("account",), line=("join",))
    by_anyone: ClassVar = True

    name: Annotated[str, Meta(max_length=200)] = ""
    seat: SeatNumber | None = None
    account: str = ""
    from_token: Annotated[
        str, Meta(max_length=100, description="the token of the seat at the table before")
    ] = ""
    gender: SpokenOf = ""


class FillSeat(Request[None], frozen=True):
    """The host puts a bot on a free seat, before the game."""

    door: ClassVar = Door("/seats/{seat}/bot", body="Fill")

    seat: Seat
    bot: Annotated[str, Meta(max_length=100, description="its name, as `hunter` or `hunter:easy`")]


class Renew(Request[Sat], frozen=True):
    """A new token for one's own seat; the old ones are dead. Nobody gets another's."""

    door: ClassVar = Door("/seats/{seat}/renew")

    seat: Seat


class ClaimSeat(Request[Claimed], frozen=True):
    """Ask for a seat whose token is lost. The new one is good once the other players have agreed
    and the wait is over, unless the old one is used meanwhile."""

    door: ClassVar = Door("/seats/{seat}/ask", inner=("source",))
    by_anyone: ClassVar = True

    seat: Seat
    source: str = ""  # the address: one alone must not crowd out the others


class AnswerClaim(Request[None], frozen=True):
    """Say yes or no to a person who asks for that seat; one no is enough."""

    door: ClassVar = Door("/seats/{seat}/agree", body="Agree")

    seat: Seat
    code: Annotated[str, Meta(max_length=20, description="as the table shows it")]
    yes: bool


class Leave(Request[None], frozen=True):
    """Leave one's seat, or the host removes somebody; its tokens are dead. In a rated game the host
    loses by it once everyone has moved."""

    door: ClassVar = Door("/seats/{seat}", "DELETE", line=("leave",))

    seat: Seat


class ComeBack(Request[None], frozen=True):
    """Come back to a seat that was left or is played by a bot meanwhile."""

    door: ClassVar = Door("/seats/{seat}/back")

    seat: Seat


class GiveTime(Request[None], frozen=True):
    """Give another player more time: a day where moves have days, else a minute."""

    door: ClassVar = Door("/seats/{seat}/time")

    seat: Seat


class TakeHoliday(Request[None], frozen=True):
    """Stop one's own clock for some of the days of holiday that the table agreed on."""

    door: ClassVar = Door("/seats/{seat}/holiday", body="Holiday")

    seat: Seat
    days: Annotated[int, Meta(ge=1, le=60)]


class EndHoliday(Request[None], frozen=True):
    """Come back before a holiday is over; days that have not begun can be taken again."""

    door: ClassVar = Door("/seats/{seat}/holiday", "DELETE")

    seat: Seat


# ---- before the game and after it


class Vote(Request[Summary], frozen=True):
    """A vote before the game, where the book has one: on an option, the time, or the plan."""

    door: ClassVar = Door("/vote")

    option: Annotated[
        str, Meta(max_length=40, description="of the `ballot` of the book: skips, plan.width, …")
    ]
    value: Annotated[str, Meta(max_length=40, description="in words; empty takes the wish back")]


class Start(Request[Summary], frozen=True):
    """The host starts the game."""

    door: ClassVar = Door("/start", line=("start",))


class Abandon(Request[Summary], frozen=True):
    """The host ends a game that will not be played on; a rated one is then lost, once everyone has
    moved."""

    door: ClassVar = Door("/abandon")


class Rematch(Request[Opened], frozen=True):
    """Open the next table for the same people; their old tokens take their seats there."""

    door: ClassVar = Door("/rematch")


class HandOver(Request[Summary], frozen=True):
    """The winner leaves it to another player to compile the next plan."""

    door: ClassVar = Door("/compiler")

    seat: SeatNumber


class CompileNext(Request[Opened], frozen=True):
    """The winner, or the player they left it to, compiles the next plan: they lead the next table
    for the others, whose old tokens take their seats there."""

    door: ClassVar = Door("/compile", body="CompileNext")

    plan: str = ""


REQUESTS: tuple[type[AnyRequest], ...] = (
    Move, Chat, Ask, Sit, FillSeat, Renew, ClaimSeat, AnswerClaim, Leave, ComeBack, GiveTime,
    TakeHoliday, EndHoliday, Vote, Start,
    Abandon, Rematch, HandOver, CompileNext,
)  # fmt: skip
