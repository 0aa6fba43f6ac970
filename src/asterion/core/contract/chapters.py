"""The chapters of a book: its rules, its plans, its speech, and what a viewer is shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.composing import Compound
from asterion.core.contract.offer import Offer, plain_offer
from asterion.core.contract.options import Options
from asterion.core.contract.problem import Problem
from asterion.core.contract.screen import Screen
from asterion.core.contract.telling import Tell
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, english


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody in a draw), and the name of the ending with its data."""

    winners: tuple[Seat, ...]
    ending: Phrase

    @property
    def reason(self) -> str:
        """Why it is over, in one English sentence."""
        return english(self.ending)


class Fleeting(msgspec.Struct, frozen=True):
    """What a seat may see for some seconds; then a master who has a clock says this."""

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
class Rules(Generic[OptionsT, PlanT, CommandT, StateT]):
    """What happens: the truth of a game, and the numbered rules that it follows."""

    options: type[OptionsT]
    events: tuple[type[Event], ...]
    numbered: Callable[[OptionsT], Sequence[Rule]]
    begin: Callable[[PlanT, OptionsT, Sequence[str], Dice, list[Event]], StateT]
    execute: Callable[[StateT, Seat, CommandT, Dice, list[Event]], None]
    awaited: Callable[[StateT], Sequence[Seat]]
    result: Callable[[StateT], Result | None]
    presets: Mapping[str, OptionsT] = field(default_factory=dict)
    elected: Callable[[Mapping[Seat, str], int], str] | None = None  # by vote, before the game


@dataclass(frozen=True)
class Plans(Generic[OptionsT, SettingsT, PlanT]):
    """The map: as text, what is wrong with one, and how one is generated."""

    read: Callable[[str], PlanT]
    write: Callable[[PlanT], str]
    problems: Callable[[PlanT, OptionsT, int], Iterable[Problem]]
    settings: type[SettingsT]
    generate: Callable[[SettingsT, Dice], PlanT]
    settings_for: Callable[[SettingsT, OptionsT], SettingsT] | None = None  # plans fit to options
    limits: Limits[PlanT, SettingsT] | None = None
    certificate: Callable[[PlanT, OptionsT, int], Sequence[Phrase]] | None = None  # after the end
    columns: Callable[[PlanT], int] | None = None  # how many, where cells are called “b3”


@dataclass(frozen=True)
class Speech(Generic[OptionsT, PlanT, CommandT]):
    """What is said: commands as text and as data, and events as phrases of any language."""

    help: Phrase  # how to say each command, one per line
    parse: Callable[[str], CommandT]
    write: Callable[[CommandT], str]
    tell: Tell  # for this listener's ears; None where nothing is said
    # the same for the master, where facts need the plan to be said in columns and rows
    masters_tell: Callable[[PlanT], Tell] | None = None
    # a command of `legal` as data, with how people say it in any language
    offer: Callable[[str], Offer] = field(default_factory=lambda: plain_offer)
    # how hands put a move of several parts together at tables that play so; None: no such moves
    compound: Callable[[OptionsT], Compound] | None = None
    talk: frozenset[type[Event]] = frozenset()  # said aside: the speaker has answered nothing


@dataclass(frozen=True)
class Views(Generic[OptionsT, PlanT, CommandT, ViewT]):
    """What one viewer was told, and what follows from that; only the master's has the plan."""

    new: Callable[[Seat, OptionsT, PlanT | None], ViewT]
    fold: Callable[[ViewT, Sequence[Event]], None]
    asks: Callable[[ViewT], Phrase | None]  # None where nothing is asked
    turn: Callable[[ViewT], Sequence[Seat]]  # who is asked now, as far as this viewer was told
    legal: Callable[[ViewT], Sequence[str]]
    check: Callable[[ViewT, CommandT], Phrase | None]  # why not
    screen: Callable[[ViewT], Screen]
    # read again, where the sentences are not all
    log: Callable[[ViewT], Sequence[Phrase] | None] | None = None
    drawn: frozenset[type[Event]] = frozenset()  # the screen shows them: not said beside a board
    sketch: Callable[[Event], Sequence[str]] | None = None  # for readers without a screen
    # seen for a while, and not read again while the game is played; the record has them
    fleeting: Mapping[type[Event], Callable[[Any, Sequence[str]], Fleeting]] = field(
        default_factory=dict
    )
