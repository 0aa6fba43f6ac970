"""What follows for a player from what was told: their own things, and the rounds without a change.

Nothing of it decides what may be said, and few moves are looked at by somebody who wants to see it.
So what was told is only noted, and thought through when it is asked for.
"""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.labyrinth.event import (
    Answered,
    Counted,
    Declared,
    Died,
    Flagged,
    Lost,
    Placed,
    PlayOn,
    Resigned,
    Skipped,
    StatusTold,
    ToldWounded,
    TurnBegan,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.view.counting import QuietRounds, is_ill
from asterion.books.labyrinth.view.keeping import (
    hear_of_another,
    keep_answered,
    keep_placed,
    keep_skipped,
    keep_standing,
)
from asterion.books.labyrinth.view.kit import Kit
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.state.slotted import Slotted

NOBODY = -1
MOST_NOTED = 400
"""Moves that are thought through at one go: the first look at a long game holds up nobody."""


class Following(Slotted):
    """Equal to another where the same follows, no matter who has thought it through."""

    __slots__ = ("counted", "kept", "noted", "options", "round", "seat", "turn")

    def __init__(self, seat: Seat, options: LabyrinthOptions) -> None:
        self.seat = seat
        self.options = options
        self.kept = Kit(seat, options)
        self.counted = QuietRounds(options)
        self.noted: list[Sequence[Event]] = []  # move by move, not thought through yet
        self.turn = NOBODY
        self.round = 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Following):
            return NotImplemented
        self.settle()
        other.settle()
        return super().__eq__(other)

    def note(self, events: Sequence[Event]) -> None:
        """What was told of one move."""
        self.noted.append(events)
        if len(self.noted) > MOST_NOTED:
            self.settle()

    def settle(self) -> None:
        noted, self.noted = self.noted, []
        for events in noted:
            for event in events:
                follow = FOLLOWS.get(type(event))
                if follow is not None:
                    follow(self, event)

    @property
    def kit(self) -> Kit:
        self.settle()
        return self.kept

    @property
    def quiet(self) -> QuietRounds:
        self.settle()
        return self.counted


def _placed(own: Following, event: Placed) -> None:
    if event.seat == own.seat:
        keep_placed(own.kept, own.options, event)


def _turn_began(own: Following, event: TurnBegan) -> None:
    own.counted.begin_turn(event.round > own.round > 0)
    own.turn, own.round = event.seat, event.round
    if event.seat == own.seat:
        own.kept.in_doubt = False


def _told_wounded(own: Following, event: ToldWounded) -> None:
    own.counted.ill.discard(event.seat)
    if event.seat == own.seat:
        own.kept.fall()


def _answered(own: Following, event: Answered) -> None:
    own.counted.hear(event)
    if event.seat == own.seat:
        keep_answered(own.kept, own.options, event)
    elif own.seat >= 0:
        hear_of_another(own.kept, event)


def _skipped(own: Following, event: Skipped) -> None:
    own.counted.hear(event)
    if event.seat == own.seat:
        keep_skipped(own.kept, own.options, event)
    elif own.seat >= 0:
        hear_of_another(own.kept, event)


def _is_gone(own: Following, event: Died | Lost | Resigned | Flagged) -> None:
    if type(event) is Died:
        own.counted.hear_of_death(event.seat, own.turn)
    elif type(event) is not Lost:
        own.counted.changed = True
    own.kept.forget_ground()  # what the one who is gone had may lie there


def _status_told(own: Following, event: StatusTold) -> None:
    if is_ill(event.standing):
        own.counted.ill.add(event.seat)
    if event.seat == own.seat:
        keep_standing(own.kept, event.standing)


def _declared(own: Following, event: Declared) -> None:
    own.counted.be_told(event.rounds)


def _counted(own: Following, event: Counted) -> None:
    if not own.options.claimed_count:
        own.counted.be_told(event.rounds)


def _play_on(own: Following, event: PlayOn) -> None:
    own.counted.start_anew()


FOLLOWS: dict[type[Event], Callable[[Following, Any], None]] = {
    Placed: _placed,
    TurnBegan: _turn_began,
    ToldWounded: _told_wounded,
    Answered: _answered,
    Skipped: _skipped,
    Died: _is_gone,
    Lost: _is_gone,
    Resigned: _is_gone,
    Flagged: _is_gone,
    StatusTold: _status_told,
    Declared: _declared,
    Counted: _counted,
    PlayOn: _play_on,
}
