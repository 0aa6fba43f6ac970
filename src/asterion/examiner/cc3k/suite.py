"""The suite: every scene played with a program and followed, and what came of its rule."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from asterion.books.cc3k import BOOK
from asterion.core.dice import Dice, DiceError, Scripted
from asterion.core.referee.table import Table
from asterion.examiner.cc3k.chances import Chances
from asterion.examiner.cc3k.difference import MAP, Difference
from asterion.examiner.cc3k.examining import Examiner, Game, Unreadable
from asterion.examiner.cc3k.findings import Examination, Played
from asterion.examiner.cc3k.frame import NUMBERS, Frame
from asterion.examiner.cc3k.reading import Profile, frames
from asterion.examiner.cc3k.rulings import Readings
from asterion.examiner.cc3k.scene import Scene
from asterion.examiner.cc3k.speaking import Subject
from asterion.terminal.cc3k.program import Program

HELD, BROKEN, NOT_REACHED = "held", "broken", "not-reached"
SAME_SEED = "C44"
Begin = Callable[[Scene, int], Subject]
"""Starts the program on a scene, with a seed."""


class Suite:
    """All scenes with one program; `takes` are the gaps that its arguments have."""

    def __init__(
        self,
        begin: Begin,
        readings: Readings,
        profile: Profile,
        found: Examination,
        takes: frozenset[str],
        chances: Chances | None = None,
    ) -> None:
        self.begin = begin
        self.readings = readings
        self.profile = profile
        self.found = found
        self.takes = takes
        self.chances = chances if chances is not None else Chances()

    def play(self, scenes: Sequence[Scene]) -> Iterator[Examiner]:
        """Each scene in turn; what is reached is told by the examiners."""
        for scene in scenes:
            if scene.rule == SAME_SEED and "seed" not in self.takes:
                self.note(scene, NOT_REACHED)
                continue
            yield self.play_scene(scene)

    def play_scene(self, scene: Scene) -> Examiner:
        """As often as it says, with other dice each time; the same dice where that is its rule."""
        examiner = Examiner(
            lambda number: self.begin(scene, number),
            scene.plan,
            self.readings,
            self.profile,
            self.found,
            self.chances,
        )
        earlier = {(each.rule, each.count) for each in self.found.findings}
        games: list[Game] = []
        for time in range(scene.times):
            seed = 1 if scene.rule == SAME_SEED else time + 1
            with suppress(Unreadable):  # some scenes a program may not understand at all
                games.append(examiner.game(seed, scene.race, scene.typist(), scene.name))
        if scene.rule == SAME_SEED and len(games) == scene.times:
            self.compare(games[1], [shown for _, shown in games[0].transcript], scene)
            examiner.reached.add(SAME_SEED)
        elif scene.dice is not None and "dice" in self.takes and games:
            self.compare(games[0], expected(scene, self.profile), scene)
        now = {(each.rule, each.count) for each in self.found.findings}
        broken = scene.rule in {rule for rule, _ in now - earlier}
        held = HELD if scene.rule in examiner.reached else NOT_REACHED
        self.note(scene, BROKEN if broken else held)
        return examiner

    def note(self, scene: Scene, came: str) -> None:
        self.found.scenes.append(Played(scene.name, scene.rule, scene.kind, came))

    def compare(self, game: Game, wanted: Sequence[Frame], scene: Scene) -> None:
        """The first frame that is not as it must be where nothing is left to chance."""
        seen = zip(game.transcript, wanted, strict=False)
        for number, ((command, shown), right) in enumerate(seen):
            found = unlike(shown, right)
            if found:
                game.last = game.transcript[number - 1][1] if number else None
                game.turn = number + 1
                game.add(scene.rule, "fixed", command, shown, found, [], "")
                return


def unlike(shown: Frame, right: Frame) -> list[Difference]:
    """What two frames that should be the same have otherwise."""
    found = [
        Difference(name, str(getattr(shown, name)), str(getattr(right, name)))
        for name in NUMBERS
        if None not in (getattr(shown, name), getattr(right, name))
        and getattr(shown, name) != getattr(right, name)
    ]
    rows = zip(shown.rows, right.rows, strict=True)
    for row, (one, other) in enumerate(rows, 1):
        for column, (seen, wanted) in enumerate(zip(one, other, strict=True), 1):
            if seen != wanted:
                found.append(Difference(MAP, seen, wanted, row, column))
    return found


def played(scene: Scene, dice: Dice) -> list[str]:
    """What our own program prints for the commands of a scene."""
    printed: list[str] = []
    program = Program(
        (word for each in scene.typed() for word in each.split()),
        lambda: Table(BOOK, scene.plan, ["Player"], dice=dice, salt=""),
        printed.append,
        lambda question: None,
    )
    program.run()
    return printed


def expected(scene: Scene, profile: Profile) -> list[Frame]:
    """The frames of a scene with fixed dice."""
    return [frames(text, profile)[0] for text in played(scene, Scripted(scene.dice or ()))]


def certain(scene: Scene) -> list[str] | None:
    """What must be printed, where nothing is random or all dice are fixed; else None."""
    if not scene.is_fixed:
        return None
    try:
        return played(scene, Scripted(scene.dice or ()))
    except DiceError:
        return None
