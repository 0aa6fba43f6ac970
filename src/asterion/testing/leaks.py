"""Books with a leak put in on purpose, to show that the no-leak test would find it in any book."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.paper import AnyStroke, ForgetStroke
from asterion.core.contract.screen import Screen
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, english, verbatim
from asterion.core.records.record import encode


def slip(book: AnyBook, kind: str) -> AnyBook:
    """The same book with one kind of its secret events told to everyone."""

    def tell(news: list[Event]) -> None:
        for event in news:
            if type(event).__name__ == kind:
                event.to = EVERYONE

    return told_on(book, tell)


def told_on(book: AnyBook, tell: Callable[[list[Event]], None]) -> AnyBook:
    """The same book; all that happens is shown to somebody before it becomes an entry."""

    def begin(plan: Any, options: Any, names: Sequence[str], dice: Dice, news: list[Event]) -> Any:
        state = book.rules.begin(plan, options, names, dice, news)
        tell(news)
        return state

    def execute(state: Any, seat: Seat, command: Any, dice: Dice, news: list[Event]) -> None:
        book.rules.execute(state, seat, command, dice, news)
        tell(news)

    return replace(book, rules=replace(book.rules, begin=begin, execute=execute))


class Truth:
    """A short word that is another one whenever anything at all has happened otherwise."""

    def __init__(self) -> None:
        self.word = ""

    def hear(self, news: list[Event]) -> None:
        self.word = hashlib.sha256(self.word.encode() + encode(news)).hexdigest()[:8]


def knowing_refusals(book: AnyBook) -> AnyBook:
    """What a refusal says depends on the truth."""
    truth = Truth()

    def check(view: Any, command: Any) -> Phrase | None:
        reason = book.view.check(view, command)
        return verbatim(f"{english(reason)}; {truth.word}") if reason is not None else None

    return replace(changed := told_on(book, truth.hear), view=replace(changed.view, check=check))


def knowing_permission(book: AnyBook) -> AnyBook:
    """Whether a command is refused at all depends on the truth."""
    truth = Truth()

    def check(view: Any, command: Any) -> Phrase | None:
        return book.view.check(view, command) if truth.word < "8" else None

    return replace(changed := told_on(book, truth.hear), view=replace(changed.view, check=check))


def knowing_buttons(book: AnyBook) -> AnyBook:
    """The order of the legal commands depends on the truth."""
    truth = Truth()

    def legal(view: Any) -> Sequence[str]:
        return sorted(book.view.legal(view), reverse=truth.word < "8")

    return replace(changed := told_on(book, truth.hear), view=replace(changed.view, legal=legal))


def knowing_questions(book: AnyBook) -> AnyBook:
    """Whether a seat is asked anything depends on the truth."""
    truth = Truth()

    def asks(view: Any) -> Phrase | None:
        return book.view.asks(view) if truth.word < "8" else verbatim("wait")

    return replace(changed := told_on(book, truth.hear), view=replace(changed.view, asks=asks))


def knowing_screen(book: AnyBook) -> AnyBook:
    """The screen has a row of the truth too many."""
    truth = Truth()

    def screen(view: Any) -> Screen:
        shown = book.view.screen(view)
        return msgspec.structs.replace(shown, board=[*shown.board, truth.word])

    return replace(changed := told_on(book, truth.hear), view=replace(changed.view, screen=screen))


def knowing_voice(book: AnyBook) -> AnyBook:
    """A sentence is said otherwise, depending on the truth."""
    truth = Truth()

    def tell(event: Event, listener: Seat, names: Sequence[str]) -> str:
        sentence = english(book.speech.tell(event, listener, names) or "")
        return sentence if truth.word < "8" else sentence.upper()

    return replace(changed := told_on(book, truth.hear), speech=replace(changed.speech, tell=tell))


def knowing_pencil(book: AnyBook) -> AnyBook:
    """What can be drawn of an answer depends on the truth."""
    truth = Truth()

    def strokes(events: Sequence[Event], options: Any) -> Sequence[AnyStroke]:
        drawn = book.paper.strokes(events, options)
        return drawn if truth.word < "8" else [*drawn, ForgetStroke()]

    return replace(told_on(book, truth.hear), paper=replace(book.paper, strokes=strokes))


LEAKS: dict[str, Callable[[AnyBook], AnyBook]] = {
    "what a refusal says": knowing_refusals,
    "whether it is refused": knowing_permission,
    "legal commands": knowing_buttons,
    "the question": knowing_questions,
    "the screen": knowing_screen,
    "a sentence": knowing_voice,
    "a stroke": knowing_pencil,
}
