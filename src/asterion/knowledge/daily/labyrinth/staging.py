"""From a game of Labyrinth to its moments: after which answer there is more to mark, and what."""

from collections.abc import Iterator, Sequence

from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.daily.daily import YOU, Daily, Stage
from asterion.knowledge.daily.fitting import FIRST, all_marks, fitting
from asterion.knowledge.daily.labyrinth.playing import OPTIONS, Game
from asterion.knowledge.daily.labyrinth.writing import daily_of, due_of, tracks_of
from asterion.knowledge.daily.moments import Asked, Moment
from asterion.knowledge.daily.trails import Trails, Went
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.puzzles.walking import ABSENT
from asterion.knowledge.labyrinth.terms import Answered, Placed
from asterion.knowledge.labyrinth.terms import Went as Moved

SAID_RULES = ("", "L90", "L93")
"""What a proof may rest on besides the answers: the rules that are agreed aloud."""
KINDS = "LHW"
BUILDINGS = "HW"


class LabyrinthStaging:
    """See Staging: everybody walks, you know where you are, the others are to be found."""

    def __init__(self, game: Game) -> None:
        self.knowledge = LabyrinthKnowledge(YOU, OPTIONS, absent=ABSENT)
        self.trails = Trails(game.size.columns, game.size.rows)
        self.found = {YOU}
        self.unsaid = False  # something is certain by a rule that was not agreed aloud
        self.held = 0  # places of those who are not found, added up over all answers
        self._others = range(1, 1 + game.size.others)
        self._settled: set[AnyFact] = set()  # drawn without being asked for, or asked for already
        self._struck: set[tuple[int, str]] = set()  # who did not begin where
        self._game = game

    @property
    def lost(self) -> int:
        return 1 + self._game.size.others - len(self.found)

    def stage(self, moment: Moment) -> Stage:
        knowledge, board = self.knowledge, self.trails.board
        marks = all_marks(board, KINDS, moment.places)
        return Stage(
            moment.heard,
            tuple(due_of(knowledge, self.trails, asked) for asked in moment.asked),
            tuple(moment.certain),
            moment.places,
            fitting(knowledge.worlds(FIRST, Rolled(0)), marks, knowledge.world_without),
            tracks_of(self.trails, self._game.start, moment.places),
        )

    def daily(self, number: int, stages: tuple[Stage, ...]) -> Daily:
        return daily_of(number, stages, self._game, self.knowledge, self.trails, self.held)

    def moments(self) -> Iterator[Moment]:
        for entry in self._game.entries:
            events, number = entry.told(YOU), self._game.number_of(entry)
            self.knowledge.hear(events, number)
            self._note(number, events)
            if number <= self._game.size.others:
                continue  # everybody begins, and makes a step
            certain = self.knowledge.certain(Budget(steps=STEPS))
            if certain.contradiction or not certain.finished:
                return
            at = {fact.seat: fact.cell for fact in certain.facts if isinstance(fact, PlayerAt)}
            places = {
                seat: (at[seat],)
                if seat in at
                else tuple(one.cell for one in self.knowledge.could_be(seat))
                for seat in self._others
            }
            self.held += sum(len(cells) for cells in places.values() if len(cells) > 1)
            asked = list(self._asked(certain.facts, places, at))
            if asked:
                facts = tuple(one for one in certain.facts if isinstance(one, KindIs | WallStands))
                yield Moment(self.trails.heard, asked, facts, places)

    def _note(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case Placed(seat=seat, kind=kind):
                    self.trails.begins[seat] = kind
                case Answered(seat=seat, told=told):
                    moved = next(telling for telling in told if isinstance(telling, Moved))
                    blocked = bool(moved.blocked)
                    self.trails.steps.append(Went(number, seat, moved.way, blocked, moved.entered))

    def _asked(
        self,
        certain: Sequence[AnyFact],
        places: dict[int, tuple[str, ...]],
        at: dict[int, str],
    ) -> Iterator[Asked]:
        """What is new, takes a thought, and follows from what was agreed aloud."""
        for seat in self.found:
            self._settled.update(self.trails.told(seat, at[seat]))
        now = [seat for seat in self._others if seat in at and seat not in self.found]
        wanted = [*self._wanted(certain, places, at, now)]
        for fact in wanted:
            reasons = self.knowledge.why(fact, Budget(steps=STEPS))
            if reasons.proved and {one.rule for one in reasons.lines} <= {*SAID_RULES}:
                self._settle(fact)
                yield Asked(fact, reasons)
            else:
                self.unsaid = True

    def _wanted(
        self,
        certain: Sequence[AnyFact],
        places: dict[int, tuple[str, ...]],
        at: dict[int, str],
        now: Sequence[int],
    ) -> Iterator[AnyFact]:
        """Of those who are found now only where they are, and the landmarks on their way."""
        for seat in now:
            yield PlayerAt(at[seat], seat)
        trails = {fact for seat in now for fact in self.trails.told(seat, at[seat])}
        for fact in certain:
            if isinstance(fact, KindIs | WallStands) and fact not in self._settled:
                if fact not in trails or is_landmark(fact):
                    yield fact
        for seat in self._others:
            if seat in self.found or seat in now:
                continue
            for start, cell in self.trails.fitting(seat):
                if cell not in places[seat] and (seat, start) not in self._struck:
                    yield NotAt(cell, seat)

    def _settle(self, fact: AnyFact) -> None:
        match fact:
            case PlayerAt(cell=cell, seat=seat):
                self.found.add(seat)
                self._settled.update(self.trails.told(seat, cell))
            case NotAt(cell=cell, seat=seat):
                start = next(one for one, now in self.trails.fitting(seat) if now == cell)
                self._struck.add((seat, start))
            case _:
                self._settled.add(fact)


def is_landmark(fact: AnyFact) -> bool:
    """What is worth a mark on a trail that is drawn: walls and buildings."""
    if isinstance(fact, WallStands):
        return fact.stands
    return isinstance(fact, KindIs) and fact.kind in BUILDINGS
