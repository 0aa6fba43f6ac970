"""A scene of the suite: one small floor, drawn for one rule, and what is typed on it.

A file of `scenes/` begins with lines like `rule: C26`; every `floor:` begins a drawing, which need
not fill the frame around it. `ea x8` types a command up to eight times, an attack or a drink only
while its target is seen; `go \\ 90` walks to the nearest such symbol in at most ninety steps.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from asterion.books.cc3k.plan.floor import Floor
from asterion.books.cc3k.plan.kinds import COLUMNS, ENEMIES, FLOORS, POTION, ROWS, STEPS, WAYS
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.books.cc3k.say.notation import MOVES
from asterion.examiner.cc3k.choosing import toward
from asterion.examiner.cc3k.frame import Frame

FLOOR, DEFAULT, GO, TIMES = "floor", "default", "go", " x"
EDGE: Final = b"|" + b"-" * (COLUMNS - 2) + b"|"


class Scene(msgspec.Struct, frozen=True):
    """As it is drawn; `commands` are still as they were written."""

    name: str
    rule: str
    kind: str
    commands: tuple[str, ...]
    plan: Plan
    dice: tuple[int, ...] | None = None
    """All outcomes of chance, where they are fixed; a program may be able to take them."""
    times: int = 1
    """So often it is played."""
    opening: tuple[str, ...] = ()
    """What is typed before a race is."""

    @property
    def race(self) -> str:
        return self.commands[0]

    @property
    def is_drawn(self) -> bool:
        return not self.plan.floors[0].generated

    @property
    def is_fixed(self) -> bool:
        """Whether the commands are known before anything was seen."""
        return not any(command.startswith(GO) for command in self.commands)

    def typist(self) -> "Typist":
        return Typist(self)

    def typed(self) -> list[str]:
        """Every command of a fixed scene, each as often as it may be typed."""
        return [*self.opening, *(word for each in self.commands for word in repeated(each))]


@cache
def scenes() -> tuple[Scene, ...]:
    """The whole suite, by rule."""
    folder = Path(str(files("asterion.examiner.cc3k"))) / "scenes"
    found = [read_scene(file.stem, file.read_text()) for file in folder.glob("*.txt")]
    return tuple(sorted(found, key=lambda scene: (int(scene.rule[1:]), scene.name)))


def read_scene(name: str, text: str) -> Scene:
    """The lines before the first floor say what it is about."""
    head, *drawings = f"\n{text}".split(f"\n{FLOOR}:")
    about = dict(line.split(": ", 1) for line in head.splitlines() if line.strip())
    generated = [drawing for drawing in drawings if drawing.strip() == DEFAULT]
    plan = default_plan() if generated else drawn_plan(drawings, is_short="file" in about)
    dice = about.get("dice")
    return Scene(
        name,
        about["rule"],
        about["kind"],
        _words(about["commands"]),
        plan,
        tuple(map(int, dice.split())) if dice is not None else None,
        int(about.get("times", "1")),
        _words(about.get("opening", "")),
    )


def drawn_plan(drawings: Sequence[str], is_short: bool) -> Plan:
    """Five floors, which every program can read; `file: short` leaves out what repeats the last."""
    floors = [floor(drawing) for drawing in drawings]
    return Plan(floors if is_short else floors + floors[-1:] * (FLOORS - len(floors)))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def floor(drawing: str) -> Floor:
    """A drawing in the upper left corner of the frame that every floor has."""
    drawn = [line for line in drawing.splitlines() if line.strip()]
    rows = [EDGE, *(_framed(drawn[n] if n < len(drawn) else "") for n in range(ROWS - 2)), EDGE]
    return Floor(rows, generated=False)


def _framed(row: str) -> bytes:
    return f"|{row:{COLUMNS - 2}}|".encode()


def repeated(command: str) -> Iterator[str]:
    word, _, times = command.partition(TIMES)
    yield from [word] * int(times or "1")


class Typist:
    """Types a scene: what is written, as long as it has a target."""

    def __init__(self, scene: Scene) -> None:
        self.opening = scene.opening
        self.left: list[str] = []
        for command in scene.commands[1:]:
            many = TIMES in command
            self.left += [f"?{word}" if many else word for word in repeated(command)]
        self.floor: int | None = None

    def choose(self, frame: Frame) -> str | None:
        """The next command; None at the end of the scene."""
        while self.left:
            word = self.left.pop(0)
            if word.startswith(GO):
                step = self.walk(word, frame)
                if step is None:
                    continue
                return step
            asked = word.removeprefix("?")
            if asked == word or has_target(asked, frame.board):
                return asked
        return None

    def walk(self, word: str, frame: Frame) -> str | None:
        """One step on the way, and the rest of the steps later; none on the next floor."""
        _, symbol, most = word.split()
        self.floor = frame.floor if self.floor is None else self.floor
        way = toward(frame.board, symbol.encode()) if frame.floor == self.floor else None
        if way is None or int(most) < 1:
            self.floor = None
            return None
        self.left.insert(0, f"{GO} {symbol} {int(most) - 1}")
        return MOVES[way]


def has_target(command: str, board: bytes) -> bool:
    """Whether there is something to attack or to drink; a step needs nothing."""
    act, _, way = command.rpartition(" ")
    if not act or way not in WAYS:
        return True
    beside = board[board.find(b"@") + STEPS[WAYS.index(way)]]
    return beside in ENEMIES if act == "a" else beside == POTION
