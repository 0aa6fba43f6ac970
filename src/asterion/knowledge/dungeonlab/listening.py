"""From what one chair hears in a dungeon to clauses: an entry at a time, event by event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.clauses import Clauses, Line
from asterion.knowledge.dungeonlab import carrying, meeting, moving, perceiving
from asterion.knowledge.dungeonlab.facts import AnyFact, PlayerAt
from asterion.knowledge.dungeonlab.ground import Ground
from asterion.knowledge.dungeonlab.places import name, side_of
from asterion.knowledge.dungeonlab.scene import Scene
from asterion.knowledge.dungeonlab.terms import (
    EXIT,
    TREASURE,
    Bestiary,
    DungeonLabOptions,
    happened,
)

PUBLIC_EVENTS: Final = (happened.TurnBegan, happened.Won, happened.Ended, happened.Began)
ARRIVALS: Final = (
    happened.Landed,
    happened.Walked,
    happened.Flew,
    happened.ChangedLevel,
    happened.Carried,
)
"""D23  After these a player who came knows what is there: they are told, or there is nothing."""
NO_NEWS: Final = (happened.Here, happened.Asked, happened.Died)
OVER: Final = (happened.Won, happened.Ended)
DARKNESS: Final = ["", "", "", ""]
STEPS: Final = (*ARRIVALS, happened.Charted)


class Fortune:
    """What is known of a player besides the place."""

    def __init__(self) -> None:
        self.exote = False
        self.has_treasure = False
        self.answers: list[bool] = []
        self.cause = ""  # who carries them away
        self.to_pan = False
        self.track: list[int] = []  # the lines that tell where they are, while that is sure
        self.arrived = -1  # the line of an arrival of which nothing was told yet


class Listener:
    """One pair of ears. `alone`, it leaves out what other players were answered."""

    def __init__(
        self, seat: Seat, options: DungeonLabOptions, clauses: Clauses, alone: bool = False
    ) -> None:
        self.seat = seat
        self.options = options
        self.clauses = clauses
        self.alone = alone
        self.bestiary = Bestiary(options)
        self.scene: Scene | None = None
        self.names: list[str] = []
        self.fortunes: list[Fortune] = []
        self.heard = 0
        self.supports: dict[int, tuple[int, ...]] = {}  # of a line: those that say where it was
        self.is_loose = False  # the treasure may be elsewhere than at home
        self.has_struck = False  # a beast may have been sent to Mordor
        self.has_mounts = False  # an ontifutlas may have been ridden away

    def hears(self, seat: Seat) -> bool:
        """Whether this player's moves are told to this chair."""
        return seat == self.seat or (self.options.hearing == "everyone" and not self.alone)

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One whole answer, as the table's entry told it to this chair."""
        for place_in_answer, event in enumerate(events):
            seat = getattr(event, "seat", -1)
            passes = isinstance(event, PUBLIC_EVENTS) or (seat >= 0 and self.hears(seat))
            if type(event) in DEEDS and passes:
                self._take_in(event, seat, n, events[place_in_answer + 1 :])
            self.heard += 1
        over = any(isinstance(event, OVER) for event in events)
        for seat, fortune in enumerate(self.fortunes):
            if fortune.arrived >= 0 and not over:
                self.clauses.resume(fortune.arrived)
                perceiving.found(self, seat, [], {}, tuple(self.scene_().known(seat)))
            fortune.arrived = -1

    def heeded(self, events: Sequence[Event]) -> list[Event]:
        """D26  Who came is said by what they found as well, to all who hear them."""
        found = {
            event.seat
            for event in events
            if isinstance(event, happened.Here) and self.seat in event.company
        }
        return [
            event
            for event in events
            if type(event) in DEEDS
            and not (isinstance(event, happened.Came) and event.seat in found)
        ]

    def _take_in(self, event: Event, seat: Seat, n: int, after: Sequence[Event]) -> None:
        given = isinstance(event, happened.Began) or (
            isinstance(event, happened.Landed) and seat == self.seat
        )
        line = self.clauses.begin(Line("", seat, n, self.heard, given))
        if isinstance(event, happened.Met | happened.TurnBegan):
            DEEDS[type(event)](self, event, after)
        else:
            DEEDS[type(event)](self, event)
        if self.scene is None or seat < 0:
            return
        fortune = self.fortunes[seat]
        if not self.scene.is_sure(seat):
            fortune.track = []
        elif isinstance(event, happened.Landed | happened.Charted):
            fortune.track = [line]
        elif isinstance(event, STEPS):
            fortune.track.append(line)
        self.supports[line] = tuple(fortune.track)
        if isinstance(event, ARRIVALS):
            fortune.arrived = line
            self._wake(seat)
        elif isinstance(event, NO_NEWS):
            fortune.arrived = -1

    def scene_(self) -> Scene:
        assert self.scene is not None, "nothing is heard before the size is announced"
        return self.scene

    def track_to(self, fact: AnyFact) -> list[int] | None:
        """The lines that say where a player is sure to be; None where that takes a thought."""
        if (
            self.scene is None
            or not isinstance(fact, PlayerAt)
            or not self.scene.is_sure(fact.seat)
        ):
            return None
        place = next(iter(self.scene.at[fact.seat] or {}))
        return sorted(self.fortunes[fact.seat].track) if name(place) == fact.cell else None

    # ---- the frame

    def began(self, event: happened.Began) -> None:
        line = self.clauses.line
        self.names = event.names
        self.fortunes = [Fortune() for _ in event.names]
        deaf = not all(self.hears(seat) for seat in range(len(event.names)))
        ground = Ground(event.columns, event.rows, event.levels, self.bestiary, self.clauses)
        self.scene = Scene(ground, self.clauses, len(event.names), deaf)
        self.is_loose = self.has_struck = self.has_mounts = deaf
        for seat in range(len(event.names)):
            if not self.hears(seat):
                self.scene.at[seat] = None
        self.clauses.resume(line)

    def turn_began(self, event: happened.TurnBegan, after: Sequence[Event]) -> None:
        """D20  A player in the dungeon looks about; where nothing is told, nothing is seen."""
        self.scene_().begin_round(event.round)
        told = any(isinstance(one, happened.Looked) and one.seat == event.seat for one in after)
        if not told and self.hears(event.seat):
            perceiving.looked(self, event.seat, DARKNESS)

    def exote(self, event: happened.Exote) -> None:
        self.fortunes[event.seat].exote = event.now

    def answered(self, event: happened.Answered) -> None:
        self.fortunes[event.seat].answers.append(event.yes)

    def died(self, event: happened.Died) -> None:
        fortune = self.fortunes[event.seat]
        fortune.exote = fortune.has_treasure = False
        self.scene_().at[event.seat] = {}

    def took(self, event: happened.Took) -> None:
        """D60, D61  Who takes the treasure first takes it from its own place."""
        if TREASURE not in event.things:
            return
        scene = self.scene_()
        if not self.is_loose:
            for place, here in scene.known(event.seat):
                self.clauses.add(-here, scene.ground.home(place))
        self.is_loose = True
        self.fortunes[event.seat].has_treasure = True

    def won(self, event: happened.Won) -> None:
        """D14  Out by a side of their cell; which way they went is not told."""
        scene = self.scene_()
        for place, here in scene.known(event.seat):
            exits = (scene.ground.wall(side_of(place, way))[EXIT] for way in range(4))
            self.clauses.add(-here, *exits)

    def disembodied(self, event: happened.Disembodied) -> None:
        """D44, D46  They come to themselves in Mordor, and the treasure is at home again."""
        fortune = self.fortunes[event.seat]
        fortune.cause = "Mordor"
        fortune.has_treasure = False

    def struck(self, event: happened.Struck) -> None:
        self.has_struck = True
        self.changed(event)

    def changed(self, event: Any) -> None:
        """Something in their cell is not as it was."""
        for place, here in self.scene_().known(event.seat):
            self.scene_().may_change(place, here)

    def _wake(self, seat: Seat) -> None:
        """D39  Where a werewolf is, a visitor opens its eyes."""
        scene = self.scene_()
        for place, here in scene.known(seat):
            if self.options.werewolves and place in scene.dead:
                scene.may_change(place, here)


DEEDS: Final[dict[type[Event], Callable[..., None]]] = {
    happened.Began: Listener.began,
    happened.TurnBegan: Listener.turn_began,
    happened.Landed: moving.landed,
    happened.Walked: moving.walked,
    happened.Bumped: moving.bumped,
    happened.CameDown: moving.came_down,
    happened.ChangedLevel: moving.changed_level,
    happened.NoLevel: moving.no_level,
    happened.Flew: moving.flew,
    happened.Felt: moving.felt,
    happened.Fired: moving.fired,
    happened.Carried: carrying.carried,
    happened.Charted: carrying.charted,
    happened.Met: meeting.met,
    happened.Asked: meeting.asked,
    happened.Looked: perceiving.looked_event,
    happened.Glimpsed: perceiving.looked_event,
    happened.Stung: perceiving.stung,
    happened.Here: perceiving.here_event,
    happened.Came: perceiving.came,
    happened.Exote: Listener.exote,
    happened.Answered: Listener.answered,
    happened.Died: Listener.died,
    happened.Took: Listener.took,
    happened.Won: Listener.won,
    happened.Disembodied: Listener.disembodied,
    happened.Struck: Listener.struck,
    happened.Trampled: Listener.changed,
    happened.Mounted: Listener.changed,
    happened.Dismounted: Listener.changed,
    happened.Fled: Listener.changed,
}
