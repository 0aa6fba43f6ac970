"""What `check_book` finds: each promise, broken on purpose, is named in a sentence."""

import builtins
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest
from test_dig import DigKit

from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.offer import Offer
from asterion.core.contract.problem import Problem
from asterion.core.contract.screen import Screen
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.testing import Broken, UsualKit, check_book
from asterion.testing.leaks import slip, told_on
from asterion_dig import BOOK
from asterion_dig.event import TurnBegan
from asterion_dig.say import Go, Late
from asterion_dig.state import State

GAMES = 4


def test_without_a_kit_the_usual_answers_will_do() -> None:
    check_book(BOOK, games=GAMES)


def endless(book: AnyBook) -> AnyBook:
    """Nobody ever digs or leaves."""

    def execute(state: State, seat: Seat, command: Any, dice: Dice, news: list[Event]) -> None:
        book.rules.execute(
            state, seat, command if isinstance(command, Go) else Late(""), dice, news
        )

    return replace(book, rules=replace(book.rules, execute=execute))


def forgetful_copy(book: AnyBook) -> AnyBook:
    class Forgetful(State):
        def copy(self) -> State:
            other = super().copy()
            other.at = self.at  # the same list
            return other

    def begin(*given: Any) -> State:
        made = book.rules.begin(*given)
        return Forgetful(made.plan, made.names, made.at)

    return replace(book, rules=replace(book.rules, begin=begin))


def offers_too_much(book: AnyBook) -> AnyBook:
    return replace(
        book, view=replace(book.view, legal=lambda view: [*book.view.legal(view), "go up"])
    )


def all_ways_are_one(book: AnyBook) -> AnyBook:
    return replace(
        book, speech=replace(book.speech, offer=lambda say: Offer(say, verb="go", way="n"))
    )


def writes_another(book: AnyBook) -> AnyBook:
    def write(command: Any) -> str:
        return "dig" if isinstance(command, Go) else book.speech.write(command)

    return replace(book, speech=replace(book.speech, write=write))


def crashes(book: AnyBook) -> AnyBook:
    def fragile(text: str) -> Any:
        if "%" in text:
            raise KeyError(text)
        return book.speech.parse(text)

    return replace(book, speech=replace(book.speech, parse=fragile))


def silent(book: AnyBook) -> AnyBook:
    def tell(event: Event, listener: Seat, names: Sequence[str]) -> Phrase | str | None:
        return None if isinstance(event, TurnBegan) else book.speech.tell(event, listener, names)

    return replace(book, speech=replace(book.speech, tell=tell))


def nameless(book: AnyBook) -> AnyBook:
    return replace(
        book, rules=replace(book.rules, numbered=lambda options: book.rules.numbered(options)[:-1])
    )


def faulty_plans(book: AnyBook) -> AnyBook:
    return replace(
        book,
        plan=replace(
            book.plan, problems=lambda *given: [Problem("G1", Phrase("dig-problem-size"))]
        ),
    )


def tells_the_crowd(book: AnyBook) -> AnyBook:
    return slip(book, "Felt")


def draws_the_treasure(book: AnyBook) -> AnyBook:
    """What a seat sees depends on where the treasure is."""
    truth: dict[str, Any] = {}

    def begin(plan: Any, options: Any, names: Any, dice: Dice, news: list[Event]) -> Any:
        truth["at"] = plan.treasure
        return book.rules.begin(plan, options, names, dice, news)

    def screen(view: Any) -> Screen:
        shown = book.view.screen(view)
        return msgspec.structs.replace(shown, board=[*shown.board, str(truth["at"])])

    return replace(
        book, rules=replace(book.rules, begin=begin), view=replace(book.view, screen=screen)
    )


class Whisper(Event):
    follows: ClassVar = ("G1",)
    secret: int


def whispers(book: AnyBook) -> AnyBook:
    """Everybody is sent a number that nobody is told."""

    def tell(news: list[Event]) -> None:
        news.append(Whisper(EVERYONE, len(news)))

    def saying(event: Event, listener: Seat, names: Sequence[str]) -> Phrase | str | None:
        return "Psst." if isinstance(event, Whisper) else book.speech.tell(event, listener, names)

    return replace(
        changed := told_on(book, tell),
        speech=replace(changed.speech, tell=saying),
        rules=replace(changed.rules, events=(*book.rules.events, Whisper)),
    )


BREAKS: dict[Callable[[AnyBook], AnyBook], str] = {
    endless: "dig: games end, seed 0: a game is not over after",
    forgetful_copy: "copies are independent, seed",
    offers_too_much: "is not understood",
    all_ways_are_one: "has the place of",
    writes_another: "which means another",
    crashes: "KeyError",
    silent: "nothing is said to seat",
    nameless: "names rules that there are not: {'G9'}",
    faulty_plans: "a plan that was made has faults: fault (G1): an island has 3 to 26",
    tells_the_crowd: "nothing leaks, seed",
    draws_the_treasure: "nothing leaks, seed",
    whispers: "sent, and neither said nor shown: Whisper.s",
}


@pytest.mark.parametrize("breaking", BREAKS, ids=lambda breaking: breaking.__name__)
def test_a_broken_promise_is_named(breaking: Callable[[AnyBook], AnyBook]) -> None:
    kit = DigKit(breaking(BOOK))
    kit.longest = 400
    with pytest.raises(Broken) as broken:
        check_book(kit.book, kit, GAMES)
    assert str(broken.value).startswith("dig: ")
    assert BREAKS[breaking] in str(broken.value)


def test_a_kit_that_compares_nothing_is_found_out() -> None:
    """A seat that is said to know everything could never be told too much."""

    class Trusting(UsualKit):
        def twin(self, table: Any, seat: Seat, dice: Dice) -> None:
            return None

        def knows(self, table: Any, event: Event, seat: Seat) -> object:
            return [type(event).__name__, msgspec.structs.astuple(event)]

    with pytest.raises(Broken, match="twin"):
        check_book(BOOK, Trusting(BOOK), GAMES)


def test_hypothesis_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("hypothesis"):
            raise ImportError(name)
        return imported(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    check_book(BOOK, DigKit(BOOK), 2)
    with pytest.raises(Broken, match="KeyError"):
        check_book(crashes(BOOK), DigKit(crashes(BOOK)), GAMES)
