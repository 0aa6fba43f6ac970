"""Follows a program frame by frame, and keeps every world that still fits."""

from collections.abc import Iterable, Sequence
from typing import Final

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import NO_RACE
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.rules import begin
from asterion.books.cc3k.say.command import Choose, Command, Move
from asterion.books.cc3k.state import State
from asterion.books.cc3k.view.model import View, check
from asterion.books.cc3k.words.action import action
from asterion.core.dice import Lowest
from asterion.examiner.cc3k.adopting import adopted
from asterion.examiner.cc3k.difference import Near, distance, nearest
from asterion.examiner.cc3k.frame import Frame, board_of
from asterion.examiner.cc3k.reaching import reached_by
from asterion.examiner.cc3k.steering import Outcome, TooMany, outcomes
from asterion.examiner.cc3k.worlds import World, floor_seen, hide, opened, with_floor

MOST_WORLDS: Final = 512
"""More worlds than these are not kept: the frame is then taken as given."""


class Verdict:
    """What came of one frame: `allowed` is the nearest first where no world fits."""

    __slots__ = ("allowed", "before", "fits", "overflowed")

    def __init__(
        self, fits: bool, before: State, allowed: Sequence[Near] = (), overflowed: bool = False
    ) -> None:
        self.fits = fits
        self.before = before
        self.allowed = allowed
        self.overflowed = overflowed


class Follower:
    """One game; `options` are all readings of the rules that are allowed."""

    def __init__(self, plan: Plan, options: Iterable[Cc3kOptions]) -> None:
        self.plan = plan
        self.worlds = [World(begin(plan, each, ["PC"], Lowest(), [])) for each in options]
        self.kept: list[int] = []
        """How many worlds there were after each frame."""
        self.reached: set[str] = set()
        """The rules from which something followed that was seen."""
        self.said: set[str] = set()
        """What the book would say of the last turn, in any of the worlds."""

    @property
    def over(self) -> bool:
        """Whether the game may have ended."""
        return any(world.game.result is not None for world in self.worlds)

    def follow(self, text: str, frame: Frame) -> Verdict:
        """What the rules say of this command and the frame that came after it."""
        command: Command = BOOK.parse(text)
        self.said = set()
        before = self.worlds[0].game
        asked = self.asked(command, frame)
        try:
            found = self.fitting(asked, command, frame)
        except TooMany:
            self.worlds = [adopted(self.worlds[0], frame)]
            return Verdict(True, before, overflowed=True)
        if found:
            self.keep(found)
            return Verdict(True, before)
        allowed = self.allowed(asked, command, frame)
        self.keep([adopted(near.world, frame, near.news) for near in allowed])
        return Verdict(False, before, allowed)

    def may_end(self, text: str, frame: Frame) -> bool:
        """C40  Whether this command can have ended the game; then its worlds are kept."""
        command: Command = BOOK.parse(text)
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

    def fitting(self, asked: list[World], command: Command, frame: Frame) -> list[World]:
        """C36  Every world that shows this frame; a refused command changes nothing."""
        found: list[World] = []
        for world in asked:
            if is_refused(world, command):
                if distance(world.game, (), frame.without_action()) == 0:
                    found.append(world)
                    self.reached.add("C36")
                continue
            for outcome in outcomes(world.game, command, frame):
                found.append(self.entered(world, outcome))
                self.note(outcome)
                if len(found) > 8 * MOST_WORLDS:
                    raise TooMany
        return found

    def note(self, outcome: Outcome) -> None:
        """What a turn that was seen shows of the rules."""
        self.said.add(action(outcome.news))
        self.reached |= reached_by(outcome)

    def allowed(self, asked: list[World], command: Command, frame: Frame) -> list[Near]:
        """What the rules would have shown instead, the nearest first."""
        found: list[Near] = []
        for world in asked[:64]:
            if is_refused(world, command):
                found.append(Near(world, (), frame.without_action()))
                continue
            for outcome in outcomes(world.game, command, frame, strict=False, most=64):
                found.append(Near(self.entered(world, outcome), outcome.news, frame))
        return nearest(found)

    def entered(self, world: World, outcome: Outcome) -> World:
        """The world after a turn; on a generated floor that was just entered all is hidden."""
        game, before = outcome.game, world.game
        if game.level != before.level or before.race == NO_RACE:
            if self.plan.floor(game.level).generated:
                return hide(game)
            return World(game)
        living = frozenset(foe.cell for foe in game.foes)
        return World(game, world.unpaired & living)

    def keep(self, worlds: list[World]) -> None:
        """Equal worlds are one."""
        merged = {world.key: world for world in worlds}
        self.worlds = [*merged.values()][:MOST_WORLDS]
        self.kept.append(len(merged))


def is_refused(world: World, command: Command) -> bool:
    """C36  By what a player of this world sees."""
    game = world.game
    view = View(0, game.options, None)
    view.race = game.race
    view.over = game.result is not None
    if game.race != NO_RACE:
        view.drawing = bytearray(board_of(game))
        view.here = game.here
    return check(view, command) is not None
