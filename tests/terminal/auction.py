"""A tiny book for the tests: sealed bids, made by all at once, then a question to the highest.

Nothing on the shelf has all of it together: several seats awaited at a time, no board, a
yes-or-no, and a game that can go on without a person for as long as its options say.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from asterion.core.audience import EVERYONE, Seat, only
from asterion.core.contract.book import AnyBook, Book, Refused
from asterion.core.contract.chapters import Plans, Result, Rule, Rules, Speech, Views
from asterion.core.contract.options import Options, option
from asterion.core.contract.screen import Row, Screen
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, verbatim


class Bid(Event):
    seat: Seat
    amount: int


class Opened(Event):
    bids: tuple[int, ...]
    highest: Seat


class Hesitated(Event):
    seat: Seat


class Bought(Event):
    seat: Seat


class AuctionOptions(Options, frozen=True):
    most: Annotated[int, option("B1", "the highest bid", 1, 99)] = 9


class State:
    __slots__ = ("bids", "highest", "names", "options", "result")

    def __init__(self, names: Sequence[str], options: AuctionOptions) -> None:
        self.names = list(names)
        self.options = options
        self.bids: dict[Seat, int] = {}
        self.highest: Seat | None = None
        self.result: Result | None = None

    def copy(self) -> "State":
        other = State(self.names, self.options)
        other.bids = self.bids.copy()
        other.highest, other.result = self.highest, self.result
        return other


class View:
    def __init__(self, seat: Seat, options: AuctionOptions, _plan: object) -> None:
        self.seat = seat
        self.options = options
        self.bid = 0
        self.highest: Seat | None = None
        self.over = False


class Words(msgspec.Struct, frozen=True):
    text: str


def parse(text: str) -> Words:
    said = text.strip().lower()
    if said in ("yes", "no") or said.isdecimal():
        return Words(said)
    raise Refused(verbatim(f"“{said}” is neither a number nor yes or no"))


def execute(state: State, seat: Seat, words: Words, _dice: Dice, news: list[Event]) -> None:
    if state.highest is None:
        state.bids[seat] = int(words.text)
        news.append(Bid(only(seat), seat, state.bids[seat]))
        if len(state.bids) == len(state.names):
            bids = tuple(state.bids[bidder] for bidder in range(len(state.names)))
            state.highest = bids.index(max(bids))
            news.append(Opened(EVERYONE, bids, state.highest))
    elif words.text == "no":
        news.append(Hesitated(EVERYONE, seat))
    else:
        state.result = Result((seat,), verbatim(f"{state.names[seat]} bid {state.bids[seat]}"))
        news.append(Bought(EVERYONE, seat))


def awaited(state: State) -> Sequence[Seat]:
    if state.result is not None:
        return ()
    if state.highest is not None:
        return (state.highest,)
    return [seat for seat in range(len(state.names)) if seat not in state.bids]


def fold(view: View, events: Sequence[Event]) -> None:
    for event in events:
        match event:
            case Bid(amount=amount):
                view.bid = amount
            case Opened(highest=highest):
                view.highest = highest
            case Bought():
                view.over = True


SECRET_BID = verbatim("secret bid")
YES_OR_NO = verbatim("yes or no")


def asks(view: View) -> Phrase | None:
    if view.over or view.seat < 0:
        return None
    if view.highest is None:
        return None if view.bid else SECRET_BID
    return YES_OR_NO if view.highest == view.seat else None


def legal(view: View) -> Sequence[str]:
    asked = asks(view)
    if asked == SECRET_BID:
        return [str(amount) for amount in range(1, view.options.most + 1)]
    return ("yes", "no") if asked else ()


def check(view: View, words: Words) -> Phrase | None:
    if words.text in legal(view):
        return None
    return verbatim("that is no answer to this question (B1)")


def tell(event: Event, listener: Seat, names: Sequence[str]) -> str:
    match event:
        case Bid(amount=amount):
            return f"You bid {amount}."
        case Opened(bids=bids):
            return f"The bids were {', '.join(map(str, bids))}. Is it still wanted?"
        case Hesitated(seat=seat):
            return f"{names[seat]} hesitates."
        case Bought(seat=seat):
            return f"Sold to {names[seat]}!"
    return ""


AUCTION: AnyBook = Book(
    name="auction",
    title="Auction",
    summary=verbatim("Bid in secret; the highest bid buys."),
    edition=1,
    seats=range(2, 4),
    rules=Rules(
        options=AuctionOptions,
        events=(Bid, Opened, Hesitated, Bought),
        numbered=lambda options: [
            Rule("B1", verbatim("Bids"), verbatim(f"A bid is a number up to {options.most}."))
        ],
        begin=lambda _plan, options, names, _dice, _news: State(names, options),
        execute=execute,
        awaited=awaited,
        result=lambda state: state.result,
    ),
    plan=Plans(
        read=str,
        write=str,
        problems=lambda _plan, _options, _players: (),
        settings=AuctionOptions,
        generate=lambda _settings, _dice: "",
    ),
    speech=Speech(
        help=verbatim("1, 2, 3 ...       a secret bid\nyes, no           the answer to a question"),
        parse=parse,
        write=lambda words: words.text,
        tell=tell,
    ),
    view=Views(
        new=View,
        fold=fold,
        asks=asks,
        turn=lambda view: (view.seat,) if asks(view) else (),
        legal=legal,
        check=check,
        screen=lambda view: Screen(status=[Row("bid", "Your bid", str(view.bid or "none"))]),
    ),
)
