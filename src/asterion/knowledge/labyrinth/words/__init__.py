"""What is known, as phrases: facts, and the reasons for them."""

from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.argument.words import ArgumentTelling
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    NotAt,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.terms import (
    WAYS,
    Answered,
    LabyrinthOptions,
    request_said,
    rules_in_force,
    tell,
)
from asterion.knowledge.reasons import Reason
from asterion.knowledge.telling import Teller
from asterion.words import bring_words

bring_words(Path(__file__).parent)


class Telling(Teller):
    """Speaks to one chair of one table."""

    def __init__(
        self, board: Board, viewer: Seat, names: Sequence[str], options: LabyrinthOptions
    ) -> None:
        super().__init__(viewer, names, partial(rules_in_force, options))
        self.board = board

    def fact(self, fact: AnyFact) -> Phrase:
        """One sentence without its full stop."""
        cell = fact.cell
        match fact:
            case KindIs(kind=kind):
                return phrase("knowledge-kind-is", cell=cell, kind=_kind(kind))
            case WallStands(way=way, stands=stands):
                beside = self._beside(cell, way)
                return phrase("knowledge-wall", cell=cell, beside=beside, stands=stands)
            case ExitIs(way=way, there=there):
                return phrase("knowledge-exit", cell=cell, way=_way(way), there=there)
            case ExitOpen(way=way, is_open=is_open):
                return phrase("knowledge-exit-open", cell=cell, way=_way(way), open=is_open)
            case FlowIs(way=way):
                beside = self._beside(cell, way)
                return phrase("knowledge-flow", cell=cell, way=_way(way), beside=beside)
            case PitLeads(to=to):
                return phrase("knowledge-pit-leads", cell=cell, to=to)
            case PlayerAt(seat=seat, way=way):
                if way < 0:
                    return phrase("knowledge-player-on", cell=cell, **self.who(seat))
                return phrase(
                    "knowledge-player-outside", cell=cell, way=_way(way), **self.who(seat)
                )
            case NotAt(seat=seat):
                return phrase("knowledge-player-not-on", cell=cell, **self.who(seat))
            case TreasureLies(lies=lies):
                return phrase("knowledge-treasure", cell=cell, lies=lies)
            case MineSet():
                return phrase("knowledge-landmine", cell=cell)

    def place(self, at: PlayerAt) -> Item:
        """A cell by its name, or the outside of it."""
        if at.way < 0:
            return at.cell
        return phrase("argument-outside", cell=at.cell, way=_way(at.way))

    def argument(self, argument: Argument) -> list[Phrase]:
        return ArgumentTelling(self.fact, self.place, self.who).said(argument)

    def kinds(self, kinds: Collection[str]) -> Phrase:
        """“land, a pit or a river”."""
        named: list[Item] = [_kind(kind) for kind in KINDS if kind in kinds]
        return phrase("knowledge-kinds", kinds=named or [phrase("knowledge-no-kind")])

    def _beside(self, cell: str, way: int) -> str:
        beside = self.board.beside[self.board.number[cell]][way]
        assert beside is not None
        return self.board.names[beside]

    def reason(self, reason: Reason, heard: Sequence[Event]) -> Phrase:
        """One line: a rule with its text, or what was said and answered, in a row."""
        if reason.rule:
            return self.by_rule(reason.rule)
        said: list[Item] = [self.heard(heard[number]) for number in reason.heard]
        return self.heard_of(reason, chained("knowledge-then", said))

    def heard(self, event: Event) -> Phrase:
        sentence = tell(event, self.viewer, self.names)
        if not isinstance(event, Answered):
            return sentence
        return phrase("knowledge-answered", request=request_said(event.request), answer=sentence)


def _way(way: int) -> Phrase:
    return phrase("labyrinth-way", way=WAYS[way])


def _kind(kind: str) -> Phrase:
    return phrase("labyrinth-kind", kind=kind)
