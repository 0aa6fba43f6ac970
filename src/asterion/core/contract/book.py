"""A rule book as a table of contents of functions, and the words that they share."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NoReturn, Protocol, Self, TypeVar

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.composing import Compound
from asterion.core.contract.hosting import Hosting
from asterion.core.contract.learning import Learning
from asterion.core.contract.looks import Looks
from asterion.core.contract.nearest import nearest_known
from asterion.core.contract.offer import Offer, plain_offer
from asterion.core.contract.options import Options
from asterion.core.contract.paper import Paper
from asterion.core.contract.problem import Problem
from asterion.core.contract.screen import Screen
from asterion.core.contract.telling import Tell, Voice, voice_of
from asterion.core.dice import Dice
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


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody in a draw), and the name of the ending with its data."""

    winners: tuple[Seat, ...]
    ending: Phrase

    @property
    def reason(self) -> str:
        """Why it is over, in one English sentence."""
        return english(self.ending)


class Fleeting(msgspec.Struct, frozen=True):
    """What a seat may see for this many seconds; then a master who has a clock says this."""

    seat: Seat
    seconds: int
    say: str


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule in the project's own words, as the options have it."""

    number: str
    under: Phrase  # the heading under which it stands
    says: Phrase

    @property
    def heading(self) -> str:
        return english(self.under)

    @property
    def text(self) -> str:
        return english(self.says)


class State(Protocol):
    """The truth of a game: mutable, owned by its table, copied by hand."""

    names: list[str]

    def copy(self) -> Self: ...


OptionsT = TypeVar("OptionsT", bound=Options)
SettingsT = TypeVar("SettingsT", bound=Options)
PlanT = TypeVar("PlanT")
CommandT = TypeVar("CommandT")
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT")


@dataclass(frozen=True)
class Limits(Generic[PlanT, SettingsT]):
    """What a table may agree on about any plan: settings of the generator, and who breaks them."""

    names: frozenset[str]
    broken: Callable[[PlanT, SettingsT], Iterable[Problem]]


@dataclass(frozen=True)
class Book(Generic[OptionsT, SettingsT, PlanT, CommandT, StateT, ViewT]):
    """Everything that the table, the terminal, the server and the tests ask of a rule book."""

    name: str
    title: str
    summary: Phrase
    edition: int  # goes up when the rules or the events change
    seats: range
    options: type[OptionsT]
    events: tuple[type[Event], ...]
    rules: Callable[[OptionsT], Sequence[Rule]]
    help: Phrase  # how to say each command, one per line

    # the plan
    read_plan: Callable[[str], PlanT]
    write_plan: Callable[[PlanT], str]
    problems: Callable[[PlanT, OptionsT, int], Iterable[Problem]]
    settings: type[SettingsT]
    generate: Callable[[SettingsT, Dice], PlanT]

    # the command
    parse: Callable[[str], CommandT]
    write: Callable[[CommandT], str]

    # the truth
    begin: Callable[[PlanT, OptionsT, Sequence[str], Dice, list[Event]], StateT]
    execute: Callable[[StateT, Seat, CommandT, Dice, list[Event]], None]
    awaited: Callable[[StateT], Sequence[Seat]]
    result: Callable[[StateT], Result | None]

    # what one viewer was told; only the master's is given the plan
    view: Callable[[Seat, OptionsT, PlanT | None], ViewT]
    fold: Callable[[ViewT, Sequence[Event]], None]
    asks: Callable[[ViewT], Phrase | None]  # None where nothing is asked
    turn: Callable[[ViewT], Sequence[Seat]]  # who is asked now, as far as this viewer was told
    legal: Callable[[ViewT], Sequence[str]]
    check: Callable[[ViewT, CommandT], Phrase | None]  # why not
    screen: Callable[[ViewT], Screen]

    # events as phrases for this listener's ears, of any language; None where nothing is said
    tell: Tell
    # the same for the master, where facts need the plan to be said in columns and rows
    masters_tell: Callable[[PlanT], Tell] | None = None
    # a command of `legal` as data, with how people say it in any language
    offer: Callable[[str], Offer] = field(default_factory=lambda: plain_offer)
    # how hands put a move of several parts together at tables that play so; None: no such moves
    compound: Callable[[OptionsT], Compound] | None = None
    hosting: Hosting = field(default_factory=Hosting)
    looks: Looks = field(default_factory=Looks)
    paper: Paper = field(default_factory=Paper)
    learning: Learning | None = None  # None: not learned by numbers, only in words
    earlier: "Mapping[int, AnyBook]" = field(default_factory=dict)  # editions still played
    older: Older | None = None  # of an earlier edition: how its events stand in records
    presets: Mapping[str, OptionsT] = field(default_factory=dict)
    settings_for: Callable[[SettingsT, OptionsT], SettingsT] | None = None  # plans fit to options
    elected: Callable[[Mapping[Seat, str], int], str] | None = None  # by vote, before the game
    limits: "Limits[PlanT, SettingsT] | None" = None
    certificate: Callable[[PlanT, OptionsT, int], Sequence[Phrase]] | None = None  # after the end
    log: Callable[[ViewT], Sequence[Phrase] | None] | None = (
        None  # read again, where that is not all
    )
    drawn: frozenset[type[Event]] = frozenset()  # the screen shows them: not said beside a board
    sketch: Callable[[Event], Sequence[str]] | None = None  # drawn, for anyone who has no screen
    # seen for a while, and not read again while the game is played; the record keeps them
    fleeting: Mapping[type[Event], Callable[[Any, Sequence[str]], Fleeting]] = field(
        default_factory=dict
    )
    talk: frozenset[type[Event]] = frozenset()  # said aside: the speaker has answered nothing
    columns: Callable[[PlanT], int] | None = None  # how many, where cells are called “b3”
    title_message: str = ""  # the title, where it is a word that languages translate

    @property
    def called(self) -> Phrase | str:
        """The title as its reader calls the book; most titles are names, and the same to all."""
        return Phrase(self.title_message) if self.title_message else self.title

    def offers(self, view: ViewT) -> list[Offer]:
        """What is legal, as data. Bots, who need the commands alone, ask for those."""
        return list(map(self.offer, self.legal(view)))

    def tell_for(self, listener: Seat, plan: PlanT) -> Tell:
        """What makes phrases of events. Nobody but the master hears anything of the plan."""
        if listener == MASTER and self.masters_tell is not None:
            return self.masters_tell(plan)
        return self.tell

    def voice_for(
        self,
        listener: Seat,
        plan: PlanT,
        language: str = "en",
        genders: Mapping[str, str] | None = None,
    ) -> Voice:
        """The same in sentences of a language; `genders`: how players are spoken of, by name."""
        tell = self.tell_for(listener, plan)
        return voice_of(tell, language, genders, lasts=tell is self.tell)

    def is_answer(self, events: Sequence[Event]) -> bool:
        """Whether a command of which these came was more than talk, so that the prompt is spent."""
        talk = self.talk
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
