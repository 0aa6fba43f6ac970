"""What is known, in plain English: facts, and the reasons for them."""

from collections.abc import Collection, Sequence
from typing import Final

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
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
    rules_in_force,
    voice,
)
from asterion.knowledge.reasons import Reason

KIND_NAMES: Final = {
    "L": "land",
    "H": "hospital",
    "W": "weaponry",
    "P": "pit",
    "R": "river",
    "D": "delta",
    "E": "encephalitis cell",
}


class English:
    """Speaks to one chair of one table."""

    def __init__(
        self, board: Board, viewer: Seat, names: Sequence[str], options: LabyrinthOptions
    ) -> None:
        self.board = board
        self.viewer = viewer
        self.names = names
        self.rules = {rule.number: rule.text for rule in rules_in_force(options)}

    def fact(self, fact: AnyFact) -> str:
        """One sentence without its full stop."""
        cell = fact.cell
        match fact:
            case KindIs(kind=kind):
                return f"{cell} is {_a(KIND_NAMES[kind])}"
            case WallStands(way=way, stands=stands):
                wall = "a wall" if stands else "no wall"
                return f"there is {wall} between {cell} and {self._beside(cell, way)}"
            case ExitIs(way=way, there=there):
                return f"there is {'an' if there else 'no'} exit {WAYS[way]} from {cell}"
            case ExitOpen(way=way, is_open=is_open):
                can = "can" if is_open else "cannot"
                return f"one {can} walk out {WAYS[way]} from {cell}"
            case FlowIs(way=way):
                return f"the river on {cell} flows {WAYS[way]} to {self._beside(cell, way)}"
            case PitLeads(to=to):
                return f"the pit on {cell} leads to {to}"
            case PlayerAt(seat=seat, way=way):
                where = f"on {cell}" if way < 0 else f"outside, {WAYS[way]} of {cell}"
                who = "you are" if seat == self.viewer else f"{self.names[seat]} is"
                return f"{who} {where}"
            case TreasureLies(lies=lies):
                return f"{'a' if lies else 'no'} treasure lies on {cell}"
            case MineSet():
                return f"a set landmine lies on {cell}"

    def kinds(self, kinds: Collection[str]) -> str:
        """“land, a pit or a river”."""
        *most, last = [_a(KIND_NAMES[kind]) for kind in KINDS if kind in kinds] or ["nothing"]
        return f"{', '.join(most)} or {last}" if most else last

    def _beside(self, cell: str, way: int) -> str:
        beside = self.board.beside[self.board.number[cell]][way]
        assert beside is not None
        return self.board.names[beside]

    def reason(self, reason: Reason, heard: Sequence[Event]) -> str:
        """One line: a rule with its text, or what was said and answered, in a row."""
        if reason.rule:
            return f"rule {reason.rule}: {self.rules.get(reason.rule, '')}".rstrip(": ")
        said = " ".join(filter(None, (self._heard(heard[number]) for number in reason.heard)))
        who = "you" if reason.seat == self.viewer >= 0 else self._name(reason.seat)
        first, last = reason.entries[0], reason.entries[-1]
        when = f"answer {first}" if first == last else f"answers {first} to {last}"
        return f"{who}, {when}: {said}" if who else f"{when}: {said}"

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if seat >= 0 else ""

    def _heard(self, event: Event) -> str:
        sentence = voice(event, self.viewer, self.names)
        return f"“{event.request}”: {sentence}" if isinstance(event, Answered) else sentence


def _a(noun: str) -> str:
    if noun == "land":
        return noun
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
