"""A rule book as a table of contents of functions, and the words that they share."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NoReturn

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.chapters import (
    CommandT,
    OptionsT,
    Plans,
    PlanT,
    Rules,
    SettingsT,
    Speech,
    StateT,
    Views,
    ViewT,
)
from asterion.core.contract.hosting import Hosting
from asterion.core.contract.learning import Learning
from asterion.core.contract.looks import Looks
from asterion.core.contract.nearest import nearest_known
from asterion.core.contract.offer import Offer
from asterion.core.contract.paper import Paper
from asterion.core.contract.telling import Tell, Voice, voice_of
from asterion.core.event import Event, Older
from asterion.core.phrase import Phrase, PhrasedError, english


class Refused(PhrasedError, ValueError):
    """A command that is not carried out: it spends nothing and is not recorded."""


class Inquiry(Refused):
    """A question about what one has. The table answers it from the status; nothing is done."""

    def __init__(self, *rows: str) -> None:
        """`rows` are the ids of the rows of the status that answer it; none: all of them."""
        super().__init__(Phrase("core-inquiry"))
        self.rows = rows


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked. An answer may carry `n`, so that a late one cannot answer the next."""

    seat: Seat
    n: int
    asks: Phrase

    @property
    def words(self) -> str:
        """What is asked, in English."""
        return english(self.asks)


@dataclass(frozen=True)
class Book(Generic[OptionsT, SettingsT, PlanT, CommandT, StateT, ViewT]):
    """Everything that the table, the terminal, the server and the tests ask of a rule book."""

    name: str
    title: str
    summary: Phrase
    edition: int  # goes up when the rules or the events change
    seats: range
    rules: Rules[OptionsT, PlanT, CommandT, StateT]
    plan: Plans[OptionsT, SettingsT, PlanT]
    speech: Speech[OptionsT, PlanT, CommandT]
    view: Views[OptionsT, PlanT, CommandT, ViewT]
    host: Hosting = field(default_factory=Hosting)
    looks: Looks = field(default_factory=Looks)
    paper: Paper = field(default_factory=Paper)
    learning: Learning | None = None  # None: not learned by numbers, only in words
    earlier: "Mapping[int, AnyBook]" = field(default_factory=dict)  # editions still played
    older: Older | None = None  # of an earlier edition: how its events are read from records
    title_message: str = ""  # the title, where it is a word that languages translate

    @property
    def called(self) -> Phrase | str:
        """The title as its reader calls the book; most titles are names, and the same to all."""
        return Phrase(self.title_message) if self.title_message else self.title

    def offers(self, view: ViewT) -> list[Offer]:
        """What is legal, as data. Bots, who need the commands alone, ask for those."""
        return list(map(self.speech.offer, self.view.legal(view)))

    def tell_for(self, listener: Seat, plan: PlanT) -> Tell:
        """What makes phrases of events. Nobody but the master hears anything of the plan."""
        if listener == MASTER and self.speech.masters_tell is not None:
            return self.speech.masters_tell(plan)
        return self.speech.tell

    def voice_for(
        self,
        listener: Seat,
        plan: PlanT,
        language: str = "en",
        genders: Mapping[str, str] | None = None,
    ) -> Voice:
        """The same in sentences of a language; `genders`: how players are spoken of, by name."""
        tell = self.tell_for(listener, plan)
        return voice_of(tell, language, genders, lasts=tell is self.speech.tell)

    def is_answer(self, events: Sequence[Event]) -> bool:
        """Whether a command of which these came was more than talk, so that the prompt is spent."""
        talk = self.speech.talk
        return not (talk and events and all(type(event) in talk for event in events))


AnyBook = Book[Any, Any, Any, Any, Any, Any]


def not_understood(text: str, known: Iterable[str]) -> NoReturn:
    """Refuse what no rule book understands, with the nearest thing that would be."""
    said = " ".join(text.split())
    if said.lower() == "undo":
        raise Refused(Phrase("core-no-undo"))
    if not said:
        raise Refused(Phrase("core-nothing-said"))
    shown = said if len(said) <= 60 else said[:57] + "..."
    close = nearest_known(said.lower()[:60], known)
    if close:
        raise Refused(Phrase("core-not-understood-but", {"said": shown, "close": close}))
    raise Refused(Phrase("core-not-understood", {"said": shown}))
