"""From a game of DungeonLab to its moments: after which answer there is more to mark, and what."""

from collections.abc import Iterator, Sequence

from asterion.knowledge.daily.daily import YOU, Daily, Stage
from asterion.knowledge.daily.dungeonlab.hearing import Hearing
from asterion.knowledge.daily.dungeonlab.playing import NOTHING, PIT, Game, answer_of
from asterion.knowledge.daily.dungeonlab.way import Way
from asterion.knowledge.daily.dungeonlab.writing import daily_of, due_of, plans_of, track_of
from asterion.knowledge.daily.moments import Asked, Moment
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands


class DungeonLabStaging:
    """See Staging: you are alone, fall into a pit, and have to be found."""

    def __init__(self, game: Game) -> None:
        self.unsaid = False
        self.held = 0
        self._game = game
        self._hearing = Hearing(game.size, game.start)
        self._steps: list[Went] = []
        self._fallen = self._found = False
        self._first = Way(self._hearing.board, game.start)
        self._second: Sequence[Went] = ()  # your answers after the fall
        self._settled: set[AnyFact] = set()  # drawn without being asked for, or asked for already
        self._struck: set[str] = set()  # where you did not come out

    @property
    def lost(self) -> int:
        return 0 if self._fallen and self._found else 1

    def moments(self) -> Iterator[Moment]:
        for number, entry in enumerate(self._game.entries, 1):
            self._hear(answer_of(number, entry.told(YOU)))
            certain = self._hearing.deduction.certain(self._hearing.facts)
            places = tuple(self._hearing.places())
            if len(places) > 1:
                self.held += len(places)
            asked = [
                Asked(fact, self._hearing.deduction.why(self._literal(fact)))
                for fact in self._wanted(certain, places)
            ]
            self._settled.update(one.fact for one in asked)
            self._found = self._fallen and len(places) == 1
            if asked:
                yield Moment(number, asked, certain, {YOU: places})

    def stage(self, moment: Moment) -> Stage:
        hearing, first = self._hearing, self._first
        places = moment.places[YOU]
        ghosts = self._ghosts() if self._fallen else ()
        return Stage(
            moment.heard,
            tuple(due_of(self._game, self._steps, asked, self._way_to) for asked in moment.asked),
            tuple(moment.certain),
            moment.places,
            plans_of(hearing, moment.places),
            {YOU: track_of(ghosts, places, self._way_to) if self._fallen else first.track()},
            tuple(sorted(first.told, key=repr)) if self._fallen else (),
            tuple(first.cells) if self._fallen else (),
            dict(first.glimpses) if self._fallen else {},
        )

    def daily(self, number: int, stages: tuple[Stage, ...]) -> Daily:
        return daily_of(number, stages, self._game, self._steps, self.held)

    def _hear(self, step: Went) -> None:
        self._hearing.hear(step)
        self._steps.append(step)
        if self._fallen:
            self._second = (*self._second, step)
        else:
            self._first.go(step)
            self._settled |= self._first.told
        if step.fell:
            self._fallen = True
            self._second = (Went(step.number, YOU, -1, False, PIT, step.seen),)

    # ---- what is asked for

    def _wanted(self, certain: Sequence[AnyFact], places: Sequence[str]) -> Iterator[AnyFact]:
        """What is new and takes a thought; of the way of those who are found, the landmarks."""
        is_found = self._fallen and len(places) == 1
        way = self._way_to(places[0]) if is_found else None
        told = set() if way is None else way.told
        if is_found and not self._found:
            yield PlayerAt(places[0], YOU)
        if self._found:
            self._settled |= told
        for fact in certain:
            is_new = fact not in self._settled and not _says_little(fact)
            if is_new and (fact not in told or is_landmark(fact)):
                yield fact
        self._settled |= told
        if self._fallen and not is_found:
            for start, cell in self._ghosts():
                if cell not in places and start not in self._struck:
                    self._struck.add(start)
                    yield NotAt(cell, YOU)

    def _ghosts(self) -> tuple[tuple[str, str], ...]:
        """Where your way fits the size, but for cells on which you saw that no pit is there."""
        names = self._hearing.board.names
        known = {fact.cell for fact in self._first.told if isinstance(fact, KindIs)}
        return tuple(
            (names[start], names[cell])
            for start, (cell, _here) in self._hearing.here.items()
            if names[start] not in known
        )

    def _way_to(self, cell: str) -> Way:
        """Your way after the fall, if this is where you are now."""
        names = self._hearing.board.names
        start = next(
            names[start] for start, (now, _here) in self._hearing.here.items() if names[now] == cell
        )
        way = Way(self._hearing.board, start)
        for step in self._second:
            way.go(step)
        return way

    def _literal(self, fact: AnyFact) -> int:
        if isinstance(fact, PlayerAt | NotAt):
            here = self._hearing.literal_of_place(fact.cell)
            return here if isinstance(fact, PlayerAt) else -here
        return self._hearing.facts[fact]


def _says_little(fact: AnyFact) -> bool:
    """That nothing is there; and where the other pit is, which says where one came out."""
    return isinstance(fact, KindIs) and fact.kind in (NOTHING, PIT)


def is_landmark(fact: AnyFact) -> bool:
    """What is worth a mark on a way that is drawn: walls, and what is in cells."""
    if isinstance(fact, WallStands):
        return fact.stands
    return isinstance(fact, KindIs) and not _says_little(fact)
