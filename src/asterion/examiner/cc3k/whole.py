"""A whole examination of one program: its profile, the suite, random games, and the sum."""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from asterion.books.cc3k.plan import write_plan
from asterion.books.cc3k.plan.model import Plan
from asterion.examiner.cc3k.chances import Chances
from asterion.examiner.cc3k.examining import Examiner, summed_up
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.labels import told, with_labels
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.rulings import Readings
from asterion.examiner.cc3k.scene import Scene
from asterion.examiner.cc3k.speaking import Spoken
from asterion.examiner.cc3k.starting import filled, gaps
from asterion.examiner.cc3k.suite import Suite
from asterion.examiner.cc3k.wording import book_wording
from asterion.examiner.program import Limits


class Whole:
    """One program and how it is started; `is_auto`: whose words it speaks is found out."""

    def __init__(
        self, command: Sequence[str], limits: Limits, profile: Profile, is_auto: bool, seed: int
    ) -> None:
        self.command = command
        self.limits = limits
        self.profile = profile
        self.is_auto = is_auto
        self.seed = seed

    def examine(
        self, plan: Plan, readings: Readings, games: int, scenes: Sequence[Scene]
    ) -> Examination:
        """These scenes first, then this many random games, as long as there is time."""
        until = time.monotonic() + self.limits.total
        found, chances = Examination([*self.command]), Chances()
        with tempfile.TemporaryDirectory() as folder:

            def begin(number: int) -> Spoken:
                return self.start(Path(folder), plan, number, None)

            def begin_scene(scene: Scene, number: int) -> Spoken:
                return self.start(Path(folder), scene.plan, number, scene.dice)

            if self.is_auto:
                usual, self.profile = self.profile, with_labels(begin, self.profile)
                found.labels = told(self.profile, usual)
            if self.is_auto and book_wording(begin, plan, self.profile):
                self.profile = msgspec.structs.replace(self.profile, wording="book")
            examined: list[Examiner] = []
            if scenes:
                takes = gaps(self.command)
                playing = Suite(begin_scene, readings, self.profile, found, takes, chances)
                for each in playing.play(scenes):
                    examined.append(each)
                    if time.monotonic() > until:
                        break
            examiner = Examiner(begin, plan, readings, self.profile, found, chances)
            for number in range(1, games + 1):
                if time.monotonic() > until:
                    break
                examiner.play(number, self.seed)
            return summed_up(found, [*examined, examiner], readings)

    def start(self, folder: Path, plan: Plan, number: int, dice: tuple[int, ...] | None) -> Spoken:
        """Chance fills a floor without a file: then there is none to hand over."""
        values: dict[str, str | None] = {"seed": str(self.seed + number)}
        if not plan.floors[0].generated:
            file = folder / "floors.txt"
            file.write_text(write_plan(plan))
            values["floors"] = str(file)
        if dice is not None and "dice" in gaps(self.command):
            values["seed"] = None  # chance comes from the one or from the other
            file = folder / "dice.txt"
            file.write_text("".join(f"{each}\n" for each in dice))
            values["dice"] = str(file)
        return Spoken(filled(self.command, values), self.limits, self.profile)
