"""Follows a program frame by frame, and keeps every world that still fits."""

from collections.abc import Iterable, Sequence
from typing import Final

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.kinds import NO_RACE
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.rules import begin
from asterion.books.cc3k.say.command import Choose, Command, Move
from asterion.books.cc3k.state import State
from asterion.books.cc3k.view.model import View, check
from asterion.books.cc3k.words.action import action
from asterion.core.contract.book import Refused
from asterion.core.dice import Lowest
from asterion.examiner.cc3k.adopting import adopted
from asterion.examiner.cc3k.chances import Chances, Way
from asterion.examiner.cc3k.difference import Near, distance, nearest
from asterion.examiner.cc3k.frame import Frame, board_of
from asterion.examiner.cc3k.reaching import of_arrival, of_refusal, reached_by
from asterion.examiner.cc3k.ruled import Ruled
from asterion.examiner.cc3k.rulings import Readings
from asterion.examiner.cc3k.steering import Outcome, TooMany, outcomes
from asterion.examiner.cc3k.worlds import World, floor_seen, hide, opened, with_floor

MOST_WORLDS: Final = 512
"""More worlds than these are not kept: then the track is lost, and that is said."""


MOST_NEAR: Final = 64
"""Worlds, and turns of each, among which the nearest to a wrong frame are looked for."""


class Verdict:
    """What came of one frame: `allowed` is the nearest first where no world fits.

    Where it is not judged, the track was lost; then nothing is blamed.
    """

    __slots__ = ("allowed", "before", "fits", "is_judged")

    def __init__(
        self, fits: bool, before: State, allowed: Sequence[Near] = (), is_judged: bool = True
    ) -> None:
        self.fits = fits
        self.before = before
        self.allowed = allowed
        self.is_judged = is_judged


class Follower:
    """One game, by the readings of the rules that are allowed."""

    def __init__(
        self,
        plan: Plan,
        readings: Readings,
        chances: Chances | None = None,
        near: int = MOST_NEAR,
    ) -> None:
        self.plan = plan
        self.near = near
        self.readings = readings
        self.chances = chances
        game = begin(plan, readings.current.options, ["PC"], Lowest(), [])
        self.worlds = [World(game)]
        self.kept: list[int] = []
        """How many worlds there were after each frame."""
        self.reached: set[str] = set()
        """The rules from which something followed that was seen."""
        self.said: set[str] = set()
        """What the book would say of the last turn, in any of the worlds."""
        self.is_lost = False
        """Not every world is followed any more: what does not fit need not be wrong."""
        self.ways: list[Way] = []

    @property
    def over(self) -> bool:
        """Whether the game may have ended."""
        return any(world.game.result is not None for world in self.worlds)

    def follow(self, text: str, frame: Frame) -> Verdict:
        """What the rules say of this command and the frame that came after it."""
        command = understood(text)
        self.said = set()
        before = self.worlds[0].game
        asked = self.asked(command, frame)
        try:
            found = self.explained(asked, command, frame)
        except TooMany:
            self.is_lost = True
            self.worlds = [adopted(self.worlds[0], frame)]
            return Verdict(True, before, is_judged=False)
        if found:
            # Where hit points are not shown nobody sees who has died, and whose dice still fall.
            if self.chances is not None and not self.is_lost and frame.hit_points is not None:
                self.chances.saw(self.ways, self.readings.now)
            self.keep(found)
            self.find_again(before.level)
            return Verdict(True, before, is_judged=not self.is_lost)
        allowed = self.allowed(asked, command, frame)
        if self.chances is not None and allowed:
            self.chances.doubt(*allowed[0].rolled, allowed[0].world.game.here)
        self.keep([adopted(near.world, frame, near.news) for near in allowed])
        if self.is_lost:
            return Verdict(True, before, is_judged=False)
        return Verdict(False, before, allowed)

    def explained(self, asked: list[World], command: Command, frame: Frame) -> list[World]:
        """The worlds that fit by the present readings; else by others that are allowed."""
        found = self.fitting(asked, command, frame, self.readings.current)
        if found or self.is_lost:
            return found
        for name, reading, chosen in self.readings.others():
            ruled = self.readings.ruled(chosen)
            found = self.fitting(read_by(asked, ruled), command, frame, ruled)
            if found:
                self.readings.take(name, reading, chosen)
                return found
        return []

    def find_again(self, level: int) -> None:
        """On the next floor all is seen again, but for whether merchants are hostile."""
        if self.is_lost and self.worlds[0].game.level != level:
            for world in [*self.worlds]:
                twin = world.copy()
                twin.game.hostile = not twin.game.hostile
                self.worlds.append(twin)
            self.is_lost = False

    def restart(self) -> None:
        """C34  Every world as at the start; what is shown then is the next race's affair."""
        game = self.worlds[0].game
        game.plan = self.plan
        game.reset()
        self.worlds = self.worlds[:1]
        self.worlds[0].unpaired = frozenset()
        self.is_lost = False
        self.reached.add("C34")

    def may_end(self, text: str, frame: Frame) -> bool:
        """C40  Whether this command can have ended the game; then its worlds are kept."""
        command = understood(text)
        found = self.allowed(self.asked(command, frame), command, frame)
        ended = [near.world for near in found if near.world.game.result is not None]
        if ended:
            self.keep(ended)
        return bool(ended)

    def asked(self, command: Command, frame: Frame) -> list[World]:
        """The worlds that this command tells apart, ready for the floor that it may lead to."""
        says_potions = frame.action is not None
        asked = [each for world in self.worlds for each in opened(world, command, says_potions)]
        for world in asked:
            level = world.game.level + 1
            if level <= 5 and isinstance(command, Choose | Move):
                floor = floor_seen(self.plan.floor(level), frame)
                world.game.plan = with_floor(self.plan, level, floor)
        return asked

    def fitting(
        self, asked: list[World], command: Command, frame: Frame, ruled: Ruled
    ) -> list[World]:
        """C36  Every world that shows this frame; a refused command changes nothing."""
        found: list[World] = []
        self.ways = []
        for world in asked:
            if is_refused(world, command):
                if distance(world.game, (), frame.without_action()) == 0:
                    found.append(world)
                    self.ways.append((world, [], []))
                    self.reached |= of_refusal(world.game, command)
                continue
            for outcome in outcomes(world.game, command, frame, ruled.execute):
                after = self.entered(world, outcome)
                after.leans = world.leans
                found.append(after)
                self.ways.append((after, outcome.draws, outcome.askers))
                self.note(world.game, outcome, frame)
                if len(found) > 8 * MOST_WORLDS:
                    raise TooMany
        return found

    def note(self, before: State, outcome: Outcome, frame: Frame) -> None:
        """What a turn that was seen shows of the rules."""
        self.said.add(action(outcome.news))
        self.reached |= reached_by(before, outcome, frame.action is not None)
        if outcome.game.level != before.level:
            self.reached |= of_arrival(self.plan, outcome.game.level)

    def allowed(self, asked: list[World], command: Command, frame: Frame) -> list[Near]:
        """What the rules would have shown instead, the nearest first."""
        found: list[Near] = []
        run = self.readings.current.execute
        for world in asked[: self.near]:
            if is_refused(world, command):
                found.append(Near(world, (), frame.without_action()))
                continue
            for outcome in outcomes(world.game, command, frame, run, False, self.near):
                rolled = (outcome.draws, outcome.askers)
                found.append(Near(self.entered(world, outcome), outcome.news, frame, rolled))
        return nearest(found)

    def entered(self, world: World, outcome: Outcome) -> World:
        """The world after a turn; on a generated floor that was just entered all is hidden."""
        game, before = outcome.game, world.game
        weight = world.weight * outcome.odds
        if game.level != before.level or before.race == NO_RACE:
            if self.plan.floor(game.level).generated:
                return hide(game, weight)
            return World(game, weight=weight)
        living = frozenset(foe.cell for foe in game.foes)
        return World(game, world.unpaired & living, weight)

    def keep(self, worlds: list[World]) -> None:
        """Equal worlds are one; of too many the likeliest are kept, and the track is lost."""
        merged: dict[object, World] = {}
        for world in worlds:
            same = merged.setdefault(world.key, world)
            if same is not world:
                same.join(world)
        self.kept.append(len(merged))
        self.worlds = [*merged.values()]
        if len(merged) > MOST_WORLDS:
            self.is_lost = True
            self.worlds = sorted(self.worlds, key=lambda world: -world.weight)[:MOST_WORLDS]
        total = sum(world.weight for world in self.worlds)
        for world in self.worlds:
            world.weight /= total


def read_by(worlds: Iterable[World], ruled: Ruled) -> list[World]:
    """The same worlds by other rules."""
    twins = [world.copy() for world in worlds]
    for twin in twins:
        twin.game.options = ruled.options
    return twins


class Nonsense(Command, frozen=True):
    """C36  What nobody understands."""


def understood(text: str) -> Command:
    try:
        command: Command = BOOK.speech.parse(text)
    except Refused:
        return Nonsense()
    return command


def is_refused(world: World, command: Command) -> bool:
    """C36  By what a player of this world sees."""
    if isinstance(command, Nonsense):
        return True
    game = world.game
    view = View(0, game.options, None)
    view.race = game.race
    view.over = game.result is not None
    if game.race != NO_RACE:
        view.drawing = bytearray(board_of(game))
        view.here = game.here
    return check(view, command) is not None
