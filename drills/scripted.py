"""`asterion serve` whose chance is written in a file, draw by draw, by anyone who tries it.

DRAWS names a file of lines [why, n, result], or {"seed": S}, from where on chance is free; MAPS
one of drawings, one per line as JSON, on which the matches of Dooom's own
port are played. One game is played at a time.
"""

import json
import os
from dataclasses import replace
from random import Random
from typing import Any, TextIO

from asterion.cli import main
from asterion.core.dice import Dice, DiceError
from asterion.core.phrase import verbatim
from asterion.server.tables import Hub
from asterion.server.wire import listener

DRAWS, MAPS = "DRILL_DRAWS", "DRILL_MAPS"


class Written(Dice):
    """Every table draws from the one file, in the order of the game that is played."""

    def __init__(self, file: TextIO) -> None:
        super().__init__()
        self._file = file
        self._free: Random | None = None

    def answer(self, n: int, why: str) -> int:
        line = self._file.readline()
        if line.startswith("{"):
            self._free = Random(json.loads(line)["seed"])
        elif line:
            self._free = None
        if self._free is not None:
            return self._free.randrange(n)
        asked, size, result = json.loads(line) if line else ("nothing", 0, 0)
        if (asked, size) != (why, n):
            raise DiceError(verbatim(f"“{why}”, one of {n}, but the file has “{asked}”, {size}"))
        return int(result)


def with_drawn_maps(file: TextIO) -> Any:
    """Dooom, but a map is not made at random: it is the next of the file."""
    shelf = listener.book  # type: ignore[attr-defined]

    def book(name: str) -> Any:
        dooom = shelf(name)

        def generate(settings: Any, dice: Dice) -> Any:
            return dooom.plan.read(json.loads(file.readline()))

        return replace(dooom, plan=replace(dooom.plan, generate=generate))

    return book


if __name__ == "__main__":
    dice = Written(open(os.environ[DRAWS], encoding="utf-8"))  # noqa: SIM115  for as long as it runs
    for made in (Hub.__init__, listener.start_dooom):
        defaults = made.__kwdefaults__
        assert defaults is not None
        for name in ("dice", "chance"):
            if name in defaults:
                defaults[name] = lambda: dice
    maps = open(os.environ[MAPS], encoding="utf-8")  # noqa: SIM115
    listener.book = with_drawn_maps(maps)  # type: ignore[attr-defined]
    main()
