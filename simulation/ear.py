"""What one listener heard, over all their connections; what does not fit is a failure at once."""

import json
from collections.abc import Callable
from typing import Any

TRY_AGAIN = ("server-store-again", "server-store-unreached", "server-stopping", "server-table-busy")
"""Ids of refusals after which the same is sent again, because nobody knows or nothing was done."""


class Ear:
    """One chair's; `seat` is -1 for anyone who watches."""

    def __init__(self, who: str, seat: int, fail: Callable[[str], None]) -> None:
        self.who = who
        self.seat = seat
        self.hears_later = False  # in each process by its own clock: elsewhere it may be less
        self._fail = fail
        self.heard: dict[int, Any] = {}  # the events of each number
        self.number = -1  # the last of this connection; -1: nothing yet
        self.most = 0  # ever
        self.asked: int | None = None  # the prompt's n
        self.legal: list[str] = []
        self.is_over = False
        self.phase = ""
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.again: dict[str, None] = {}  # what is to be sent again
        self.chats: dict[int, str] = {}

    def begin(self, since: int | None) -> None:
        """A new connection."""
        self.number = -1 if since is None else since

    def take(self, raw: bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(raw)
        match message["type"]:
            case "view":
                self._view(message)
            case "news":
                self._news(message)
            case "table":
                self.phase = message["table"]["phase"]
            case "answered":
                self.answered(message["id"], message["number"])
            case "refused":
                self.refuse(message["id"], message["says"]["id"])
            case "chat":
                before = self.chats.setdefault(message["number"], message["text"])
                if before != message["text"]:
                    self._fail(f"{self.who} was told line {message['number']} in two ways")
        return message

    def _view(self, message: dict[str, Any]) -> None:
        number = message["number"]
        if number < self.most and number != self.number and not self.hears_later:
            self._fail(f"{self.who} had heard {self.most} and was shown a view of {number}")
        self.phase = message["table"]["phase"]
        for line in message["transcript"]:
            self._hold(line["number"], line["events"])
        self.number = number
        self._know(message)

    def _news(self, message: dict[str, Any]) -> None:
        number = message["number"]
        if self.number >= 0 and number != self.number + 1:
            self._fail(f"{self.who} heard {number} after {self.number}")
        self.number = number
        self._hold(number, message["events"])
        self._know(message)
        if "answer" in message:
            self.answered(message["answer"], number)

    def _hold(self, number: int, events: Any) -> None:
        before = self.heard.setdefault(number, events)
        if before != events:
            self._fail(f"{self.who} was told {number} in two ways: {before} and {events}")

    def _know(self, message: dict[str, Any]) -> None:
        if self.number < self.most:
            return  # what was missed is told again; the present comes after it
        self.most = self.number
        asks = message["prompt"]
        self.asked = asks["n"] if asks else None
        self.legal = [each["say"] for each in message["offers"] if not each.get("careful")]
        self.is_over = self.is_over or message["result"] is not None

    def answered(self, id: str, number: int) -> None:
        before = self.done.setdefault(id, number)
        if before != number:
            self._fail(f"{self.who} was answered {id} with {number}, and before with {before}")

    def refuse(self, id: str, why: str) -> None:
        if why in TRY_AGAIN:
            self.again[id] = None
        else:
            self.refused[id] = why
