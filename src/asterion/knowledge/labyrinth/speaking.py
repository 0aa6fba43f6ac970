"""What one chair of Labyrinth knows, in words: facts, reasons, arguments."""

from collections.abc import Collection, Sequence

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value, person
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.labyrinth.board import Board
from asterion.knowledge.labyrinth.facts import AnyFact
from asterion.knowledge.labyrinth.terms import LabyrinthOptions
from asterion.knowledge.labyrinth.words import Telling
from asterion.knowledge.reasons import Reasons


class Speaking:
    """It takes no thought, only the names and the shape."""

    seat: Seat
    options: LabyrinthOptions
    names: Sequence[str]
    answers: list[tuple[int, Sequence[Event]]]

    def _board(self) -> Board:
        raise NotImplementedError

    def say(self, fact: AnyFact) -> Phrase:
        """The fact as a sentence, without its full stop."""
        return self._telling().fact(fact)

    def say_kinds(self, kinds: Collection[str]) -> Phrase:
        """Kinds of cells, in a row."""
        return self._telling().kinds(kinds)

    def say_why(self, reasons: Reasons) -> list[Phrase]:
        """The reasons, one line each."""
        heard = [event for _n, events in self.answers for event in events]
        return [self._telling().reason(reason, heard) for reason in reasons.lines]

    def say_argument(self, argument: Argument) -> list[Phrase]:
        """Its steps, one paragraph each."""
        return self._telling().argument(argument)

    def say_heard(self, event: Event) -> Phrase:
        """One event that was heard; an answer with what was asked for."""
        return self._telling().heard(event)

    def who(self, seat: Seat) -> dict[str, Value]:
        """A player, as the messages have them."""
        return person("who", seat, self.seat, self.names)

    def _telling(self) -> Telling:
        return Telling(self._board(), self.seat, self.names, self.options)
