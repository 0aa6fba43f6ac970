"""What is known here of a game that is played elsewhere: all of it from the server's messages."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from asterion.books import book
from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.chapters import Result
from asterion.core.contract.options import Options, options_from
from asterion.core.contract.plain import JsonObject
from asterion.core.contract.screen import Sheet
from asterion.core.event import events_decoder, tag_of
from asterion.core.phrase import Item, Phrase
from asterion.terminal.page import LAST_WORDS, Page, turn_page, with_introduction
from asterion.terminal.remote_http import Message
from asterion.terminal.words import in_words, say, word
from asterion.words.spoken import Row, Screen

WAITING: Final = "waiting"
WATCHER: Final = "watcher"


class RemoteGame:
    """The last view with everything since folded into it."""

    def __init__(self, table: Message) -> None:
        self.book: AnyBook = book(table["book"])
        self.table: Message
        self.options: Options
        self._agree(table)
        self.seat: int | str = WATCHER
        self.number = 0
        self.names: Sequence[str] = ()
        self.screen = Screen()
        self.prompt: JsonObject | None = None
        self.legal: Sequence[str] = ()
        self.turn: Sequence[Seat] = ()
        self.result: Result | None = None
        self.heard: list[Message] = []
        self.earlier = False  # there is more to be heard than `heard` has
        self.said: dict[int, str] = {}  # by the number under which it was answered
        self.left: Mapping[str, float] = {}
        self._spoke = 0  # the number of one's own last word, as far as it is known here
        self._is_new = False  # here from the beginning

    def fold(self, message: Message) -> None:
        """A view, news, or a change of the table; what was heard before changes nothing."""
        match message["type"]:
            case "view":
                self._begin(message)
            case "news" if message["number"] > self.number:
                self.names = message.get("names") or self.names
                self._see(message["screen"])
                self.heard.append(message)
                self._forget(message.get("readable"))
                self._stand(message)
            case "table":
                self._agree(message["table"])
                if not self.number:  # who plays is settled when the game begins
                    self.names = [place["name"] for place in self.table["places"]]
            case "clock":
                self.left = message["left"]

    def _begin(self, view: Message) -> None:
        self._agree(view["table"])
        self.seat, self.names = view["seat"], view["names"]
        self._see(view["screen"])
        self.heard, self.earlier = list(view["transcript"]), view["earlier"]
        self._is_new = view["number"] <= 1
        self._stand(view)

    def _agree(self, table: Message) -> None:
        """A table as it is now: before the game, votes change its options."""
        self.table = table
        self.options = options_from(self.book.rules.options, table["options"])

    def _forget(self, readable: Message | None) -> None:
        """Where a table does not recall everything, what may not be read again is not kept."""
        if readable is not None:
            since, earlier = readable["since"], readable["earlier"]
            self.heard = [
                news for news in self.heard
                if news["number"] >= since or news["number"] in earlier
            ]  # fmt: skip

    def _stand(self, message: Message) -> None:
        self.number, self.prompt = message["number"], message["prompt"]
        self.legal, self.turn = [each["say"] for each in message["offers"]], message["turn"]
        result = message["result"]
        self.result = result and Result(tuple(result["winners"]), result["reason"])

    def _see(self, screen: Message | None) -> None:
        """A whole screen, or the rows of it that changed."""
        if screen is None:
            return
        board, shades = list(self.screen.board), list(self.screen.shades)
        sheets = self.screen.sheets
        if "board" in screen:
            board, shades = list(screen["board"]), list(screen["shades"])
            sheets = msgspec.convert(screen.get("sheets", []), list[Sheet])
        for row, (characters, shade) in screen.get("rows", {}).items():
            board[int(row)], shades[int(row)] = characters, shade
        status = msgspec.convert(screen["status"], list[Row])
        self.screen = Screen(board, shades, status, sheets)

    def recall(self, told: Sequence[Message]) -> None:
        """What was told before all that is known here."""
        first = self.heard[0]["number"] if self.heard else self.number + 1
        self.heard[:0] = [news for news in told if news["number"] < first]
        self.earlier = False

    # ---- how it stands

    @property
    def is_waiting(self) -> bool:
        return bool(self.table["phase"] == WAITING)

    @property
    def is_over(self) -> bool:
        return self.result is not None or self.table["phase"] == "abandoned"

    @property
    def has_assistant(self) -> bool:
        """Whether one may ask what follows from what one was told."""
        is_agreed = self.table["terms"].get("assistant", "off") != "off"
        return is_agreed and isinstance(self.seat, int) and not self.is_waiting

    @property
    def name(self) -> str:
        if not isinstance(self.seat, int):
            return self.seat
        return (
            self.names[self.seat]
            if self.seat < len(self.names)
            else say("terminal-seat", number=self.seat)
        )

    def waits_for(self) -> str:
        """Whom everybody waits for, as far as that is known here."""
        names: list[Item] = [self.names[seat] for seat in self.turn if seat < len(self.names)]
        return say("terminal-waiting", names=names, count=len(names))

    def company(self) -> list[str]:
        """Who is at the table, a line a seat."""
        return [_place(number, place) for number, place in enumerate(self.table["places"], 1)]

    # ---- pages

    def spoke(self, said: str, number: int) -> None:
        """One's own word was answered under this number."""
        self.said[number] = said
        self._spoke = number

    def page(self) -> Page:
        """What this seat may see now, with the first steps explained until it has made one."""
        news = [sentence for sentences in self.sentences(self._spoke) for sentence in sentences]
        legal = self.legal if self.prompt is not None else ()
        is_first = not self._spoke and (
            self._is_new if self.prompt is None else not self.prompt["n"]
        )
        if not self._spoke and not is_first:  # what was heard since is not known any more
            news = news[-LAST_WORDS:]
        page = turn_page(self.book, self.name, self._timed(), news, legal)
        return with_introduction(page, self.book, self.legal) if is_first else page

    def _timed(self) -> Screen:
        seconds = self.left.get(str(self.seat))
        if seconds is None:
            return self.screen
        status = [
            *self.screen.status,
            Row(
                "terminal-time-left",
                word("terminal-time-left"),
                say("terminal-seconds", seconds=round(seconds)),
            ),
        ]
        return msgspec.structs.replace(self.screen, status=status)

    def map(self) -> Page:
        """The board and how it stands, without words."""
        return Page(f"{in_words(self.book.called)} · {self.name}", self.page().looks, self.screen)

    def sentences(self, first: int) -> list[list[str]]:
        """What was heard from this number on, without what the board beside it shows."""
        drawn = set(map(tag_of, self.book.view.drawn)) if self.screen.board else set()
        return [
            [
                sentence
                for event, sentence in zip(news["events"], news["sentences"], strict=True)
                if sentence and event["event"] not in drawn
            ]
            for news in self.heard
            if news["number"] >= first
        ]

    def log(self) -> list[str]:
        """What was said and heard, or as much as the book lets one read again."""
        limited = self._limited_log()
        if limited is not None:
            return [in_words(line) for line in limited]
        lines: list[str] = []
        for news, sentences in zip(self.heard, self.sentences(0), strict=True):
            said = self.said.get(news["number"])
            lines += [f"> {said}", *sentences] if said is not None else sentences
        return lines

    def _limited_log(self) -> Sequence[Phrase] | None:
        """The book reads it from a view, which is folded here from the same events."""
        if self.book.view.log is None or not isinstance(self.seat, int):
            return None
        decoder = events_decoder(self.book.rules.events)
        view = self.book.view.new(self.seat, self.options, None)
        for news in self.heard:
            # Who else was told is not known here, and no view asks for it.
            events = [{**event, "to": EVERYONE} for event in news["events"]]
            self.book.view.fold(view, decoder.decode(msgspec.json.encode(events)))
        return self.book.view.log(view)


def _place(number: int, place: Message) -> str:
    match place["kind"]:
        case "person":
            line = place["name"] if place["here"] else say("terminal-away", name=place["name"])
        case "bot":
            line = say("terminal-bot", name=place["name"], kind=place["bot"])
        case _ if place.get("kept"):
            line = say("terminal-kept-for", name=place["name"])
        case _:
            line = word("terminal-free")
    return f"{number}  {line}"
