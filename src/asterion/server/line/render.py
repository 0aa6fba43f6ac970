"""The messages of a table as lines: one fact a line, each behind a fixed word."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec

from asterion.books import book
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import AnyBook
from asterion.core.contract.plain import JsonObject
from asterion.core.event import Event, tag_of

SHOWN: Final = ("board", "shades", "legal", "events")
"""What `show` turns on and off."""

PICTURES: Final = ("board", "shades")
"""Whose lines keep the spaces at their ends."""

Message = JsonObject


def line(word: str, *parts: object) -> str:
    """Nothing in a line may end it, or be obeyed by a terminal."""
    text = " ".join([word, *(str(part) for part in parts)])
    if word not in PICTURES:
        text = text.rstrip()
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Hearing:
    """What one client hears of one table. It knows what it was sent before, and nothing else."""

    def __init__(self, shown: set[str]) -> None:
        self.shown = shown
        self.number = 0
        self._board: list[str] = []
        self._shades: list[str] = []
        self._status: list[JsonObject] = []
        self._names: Sequence[str] = ()
        self._seat: int | str = "watcher"
        self._table: list[str] = []  # as it was last told
        self._book: AnyBook | None = None
        self._drawn: frozenset[str] = frozenset()
        self._asked: Message = {}  # the last message that said how the game stands

    def lines(self, message: Message) -> list[str]:
        """One message of the table."""
        match message["type"]:
            case "view":
                return self._view(message)
            case "news":
                return self._news(message)
            case "table":
                return self._changed_table(message["table"])
            case "clock":
                return self._clock(message)
            case "chat":
                return [line("chat", f"{message['name']}: {message['text']}")]
            case "bye":
                return [line("away", message.get("why", ""))]
            case "error":
                return [line("info", message["why"])]
        return []

    # ---- whole views and what is new

    def _view(self, view: Message) -> list[str]:
        self._seat, self._names = view["seat"], view["names"]
        self._book = book(view["table"]["book"])
        self._drawn = frozenset(map(tag_of, self._book.view.drawn))
        self._table = table_lines(view["table"])
        self._see(view["screen"])
        self.number = view["number"]
        lines = [*self._table, self._you()]
        if "events" in self.shown:  # anyone who folds them needs to know by which rules
            lines += [line("option", f"{n}={v}") for n, v in _settings(view["table"]["options"])]
        for told in view["transcript"]:
            lines += self._told(told)
        return [*lines, *self._picture(), *self._standing(view)]

    def _you(self) -> str:
        if not isinstance(self._seat, int):
            return line("you", self._seat)
        name = self._names[self._seat] if self._seat < len(self._names) else ""
        return line("you", self._seat, name)

    def _news(self, news: Message) -> list[str]:
        self.number = news["number"]
        self._names = news.get("names") or self._names
        self._see(news["screen"])
        picture = self._picture() if news["screen"] is not None else []
        return [*self._told(news), *picture, *self._standing(news)]

    def _told(self, news: Message) -> list[str]:
        """Sentences, without what the board beside them shows; events where they are wanted.

        Without a board, what an event gives to see is told with its sentence, row by row.
        """
        number = news["number"]
        beside = self._drawn if self._board and "board" in self.shown else frozenset()
        lines: list[str] = []
        for event, sentence in zip(news["events"], news["sentences"], strict=True):
            if "events" in self.shown:
                lines.append(line("event", number, msgspec.json.encode(event).decode()))
            if sentence and event["event"] not in beside:
                lines.append(line("told", number, sentence))
            if self._book is not None and "board" not in self.shown:
                lines += [line("told", number, row) for row in sketched(self._book, event)]
        return lines

    def _standing(self, message: Message) -> list[str]:
        """Last of all how the game stands: you are asked, or wait for others, or it is over."""
        self._asked = message
        result, prompt = message["result"], message["prompt"]
        if result is not None:
            winners = [line("winner", self._name(seat)) for seat in result["winners"]]
            return [*winners, line("over", result["reason"])]
        if prompt is not None:
            possible = self.legal() if "legal" in self.shown else []
            return [*possible, line("ask", prompt["n"], prompt["asks"])]
        if not self.number:
            return []
        return [line("wait", ", ".join(map(self._name, message["turn"])))]

    def _name(self, seat: int) -> str:
        return self._names[seat] if 0 <= seat < len(self._names) else f"seat {seat}"

    # ---- the screen

    def _see(self, screen: Message | None) -> None:
        if screen is None:
            return
        self._status = list(screen["status"])
        if "board" in screen:
            self._board, self._shades = list(screen["board"]), list(screen["shades"])
        for row, (characters, shades) in screen.get("rows", {}).items():
            self._board[int(row)], self._shades[int(row)] = characters, shades

    def _picture(self) -> list[str]:
        lines: list[str] = []
        if "board" in self.shown:
            lines += [line("board", row) for row in self._board]
        if "shades" in self.shown:
            lines += [line("shades", row) for row in self._shades]
        return [
            *lines,
            *(line("status", f"{row['label']}: {row['value']}") for row in self._status),
        ]

    # ---- asked for

    def look(self) -> list[str]:
        """The screen once more, and how the game stands."""
        return [*self._picture(), *(self._standing(self._asked) if self._asked else [])]

    def legal(self) -> list[str]:
        return [line("legal", each["say"]) for each in self._asked.get("offers", ())]

    def transcript(self, told: Iterable[Message]) -> list[str]:
        return [sentence for news in told for sentence in self._told(news)]

    # ---- around the game

    def _changed_table(self, table: Message) -> list[str]:
        """Only what was not said in the same words before."""
        if not self.number:  # who plays is settled when the game begins
            self._names = [place["name"] for place in table["places"]]
        before, self._table = self._table, table_lines(table)
        return [said for said in self._table if said not in before]

    def _clock(self, clock: Message) -> list[str]:
        lines = []
        for seat, seconds in clock["left"].items():
            runs = "running" if int(seat) in clock["running"] else "stopped"
            lines.append(line("clock", seat, f"{seconds:g}", runs, self._name(int(seat))))
        return lines


def _settings(options: Message) -> list[tuple[str, object]]:
    """As they are typed."""
    yes_no = {True: "yes", False: "no"}
    return [
        (name, yes_no[value] if isinstance(value, bool) else value)
        for name, value in options.items()
    ]


def sketched(of_book: AnyBook, event: Message) -> Sequence[str]:
    """The drawing that an event gives, for those who have no board."""
    if of_book.view.sketch is None:
        return ()
    kind = _kinds(of_book.name).get(event["event"])
    if kind is None:  # one of the core's own
        return ()
    return of_book.view.sketch(msgspec.convert({"to": EVERYONE, **event}, kind))


@cache
def _kinds(book_name: str) -> dict[str, type[Event]]:
    return {tag_of(kind): kind for kind in book(book_name).rules.events}


def table_lines(table: Message) -> list[str]:
    """What a table is, and who is there."""
    lines = [line("table", table["id"], table["book"], table["phase"], table["title"])]
    for number, place in enumerate(table["places"]):
        lines.append(line("place", number, *_place(place)))
    return lines


def _place(place: Message) -> list[str]:
    """A seat's kind, and whose it is: `open`, `person here Ann`, `bot walker Ariadne`."""
    match place["kind"]:
        case "person":
            return ["person", "here" if place["here"] else "away", place["name"]]
        case "bot":
            return ["bot", place["bot"], place["name"]]
    return ["kept", place["name"]] if place.get("kept") else ["open"]
