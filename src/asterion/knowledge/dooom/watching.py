"""What one chair of Dooom remembers: tiles, things, and who may have been where."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dooom.event import (
    Began,
    Died,
    Hurt,
    Joined,
    PickedUp,
    Placed,
    Saw,
    TurnBegan,
    Walked,
)
from asterion.books.dooom.options import DooomOptions
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.dooom.places import START, STEPS, Place, seen_places
from asterion.knowledge.dooom.roaming import Roamer

WALL, FLOOR, EXIT, PLAYER, TREASURE = "#", ".", "E", "P", "G"
SWORD, ARMOUR = "S", "A"
EQUIPMENT: Final = "SAL"


class Thing:
    """What lay on a tile when it was last seen, and who may have changed that since."""

    __slots__ = ("dropped", "heard", "letter", "suspects")

    def __init__(self, letter: str, heard: int) -> None:
        self.letter = letter
        self.heard = heard
        self.suspects: set[Seat] = set()
        self.dropped = False  # somebody may have died there

    @property
    def is_sure(self) -> bool:
        return not self.dropped and (self.letter == FLOOR or not self.suspects)


class Watcher:
    """Hears the events of one chair. What others say in chat is no evidence, and left out.

    A player whom the master puts elsewhere for a lesson (O5) is told so alone; that somebody was
    moved unseen is not reckoned with, unless they are seen where they cannot have walked.
    """

    def __init__(self, seat: Seat, options: DooomOptions) -> None:
        self.seat = seat
        self.options = options
        self.names: list[str] = []
        self.heard: list[Event] = []
        self.numbers: list[int] = []  # of each event the answer in which it was told
        self.others: dict[Seat, Roamer] = {}  # those alive
        self.carries: dict[tuple[Seat, str], tuple[bool, tuple[int, ...]]] = {}
        self.armour: int | None = None  # the event of one's own
        self.mover: Seat | None = None
        self.is_dead = False
        self.target: int | None = None
        self.purse: list[int] = []  # one's own treasures, by the events that gave them
        self.worth = 0
        self._begin_sheet()

    def _begin_sheet(self) -> None:
        """O5  One counts from where one was put; what was seen before lies nobody knows where."""
        self.here: Place = START
        self.steps: list[int] = []  # one's own, by their events
        self.tiles: dict[Place, tuple[str, int]] = {}  # what it is, and the event that showed it
        self.things: dict[Place, Thing] = {}
        self.in_sight: set[Place] = set()
        self.covered: dict[Place, Seat] = {}  # tiles in sight on which somebody stands
        self.taken: dict[tuple[Place, int], tuple[Seat, str, tuple[int, ...]]] = {}
        for roamer in self.others.values():
            roamer.steps, roamer.seen_at = None, None

    def hear(self, events: Sequence[Event], n: int) -> None:
        for event in events:
            self.heard.append(event)
            self.numbers.append(n)
            hearing = HEARINGS.get(type(event))
            if hearing is not None:
                hearing(self, event)

    @property
    def now(self) -> int:
        return len(self.heard) - 1

    # ---- where others may be

    def is_hidden(self, here: Place) -> bool:
        """Whether somebody could stand there unseen; the dead do not see who stands on them."""
        if self.is_dead and here == self.here:
            return True
        tile = self.tiles.get(here)
        return here not in self.in_sight and (tile is None or tile[0] != WALL)

    def points_of(self, seat: Seat) -> int:
        """O14  The most that somebody may have: what they are known to carry costs points."""
        load = sum(has for (who, _thing), (has, _why) in self.carries.items() if who == seat)
        return max(1, self.options.action_points - load)

    def suspect(self, seat: Seat) -> None:
        """O9  Whatever they can have come to may have been picked up."""
        roamer = self.others[seat]
        for here, thing in self.things.items():
            open_to_view = here in self.in_sight and here not in self.covered
            if thing.letter != FLOOR and not open_to_view and roamer.takes(here):
                thing.suspects.add(seat)

    # ---- what is heard

    def began(self, event: Began) -> None:
        self.target = event.target

    def joined(self, event: Joined) -> None:
        self.names.append(event.name)
        if event.seat != self.seat:
            self.others[event.seat] = Roamer()

    def turn_began(self, event: TurnBegan) -> None:
        if self.mover in self.others:
            self.others[self.mover].end_turn()
        self.mover = event.seat
        roamer = self.others.get(event.seat)
        if roamer is not None:
            lacks = [key for key, (has, _) in self.carries.items() if not has]
            for key in lacks:
                if key[0] == event.seat:
                    del self.carries[key]  # they may find one now
            roamer.begin_turn(self.points_of(event.seat), self.is_hidden)
            self.suspect(event.seat)

    def walked(self, event: Walked) -> None:
        if event.seat == self.seat:
            self.here += STEPS[event.way]
            self.steps.append(self.now)

    def picked_up(self, event: PickedUp) -> None:
        if event.seat == self.seat:
            self.things.pop(self.here, None)
            if event.thing == ARMOUR:
                self.armour = self.now
            if event.thing == TREASURE:
                self.purse.append(self.now)
                self.worth += event.amount

    def placed(self, event: Placed) -> None:
        if event.seat == self.seat:
            self._begin_sheet()

    def hurt(self, event: Hurt) -> None:
        """O13  What a blow cost tells of the sword behind it."""
        if event.seat != self.seat:
            return
        reasons = (self.now,) if self.armour is None else (self.armour, self.now)
        had = event.damage + event.hit_points
        armed = event.damage == (1 if self.armour is not None else 2)
        if armed or had > event.damage:
            self.carries[event.by, SWORD] = armed, reasons

    def died(self, event: Died) -> None:
        """O17, O18, O20  What they carried is gone, and a pile may lie where they were."""
        self.carries = {key: why for key, why in self.carries.items() if key[0] != event.seat}
        if event.seat == self.seat:
            self.is_dead = True
            self.armour = None
            places: set[Place] | None = {self.here}
        else:
            steps = self.others.pop(event.seat).steps
            places = None if steps is None else set(steps)
        if places is None or any(self._is_no_floor(here) for here in places):
            places = set(self.things)  # from an exit the pile falls onto the next tile that is none
        for here in places & set(self.things):
            self.things[here].dropped = True

    def _is_no_floor(self, here: Place) -> bool:
        return self.tiles.get(here, ("",))[0] != FLOOR

    # ---- what is seen

    def saw(self, event: Saw) -> None:
        if event.seat != self.seat:
            return
        seen = [*seen_places(self.here, event.seen)]
        drawn = iter(event.who)
        self.covered = {here: next(drawn) for here, letter in seen if letter == PLAYER}
        self.in_sight = {here for here, _letter in seen}
        for here, letter in seen:
            if letter != PLAYER:
                self._see_tile(here, letter)
        places = {seat: here for here, seat in self.covered.items()}
        for seat, roamer in self.others.items():
            if seat in places:
                roamer.seen(places[seat], self.now)
            else:
                roamer.unseen(self.in_sight.__contains__, self.is_hidden)
        if self.mover in self.others:
            self.suspect(self.mover)

    def _see_tile(self, here: Place, letter: str) -> None:
        kind = letter if letter in (WALL, EXIT) else FLOOR
        self.tiles.setdefault(here, (kind, self.now))
        if kind != FLOOR:
            return
        before = self.things.get(here)
        if before is not None and before.letter != letter:
            self._missed(here, before, letter)
        if before is None or before.letter != letter or before.suspects or before.dropped:
            self.things[here] = Thing(letter, self.now)

    def _missed(self, here: Place, before: Thing, letter: str) -> None:
        """O9, O10  What is gone was taken; where only one can have done it, by them."""
        if letter != FLOOR or before.dropped or len(before.suspects) != 1:
            return
        (thief,) = before.suspects
        why = (before.heard, self.now)
        self.taken[here, self.now] = thief, before.letter, why
        if before.letter in EQUIPMENT and thief in self.others:
            self.carries[thief, before.letter] = True, why


HEARINGS: Final[dict[type[Event], Callable[[Watcher, Any], None]]] = {
    Began: Watcher.began,
    Joined: Watcher.joined,
    TurnBegan: Watcher.turn_began,
    Walked: Watcher.walked,
    PickedUp: Watcher.picked_up,
    Placed: Watcher.placed,
    Hurt: Watcher.hurt,
    Died: Watcher.died,
    Saw: Watcher.saw,
}
