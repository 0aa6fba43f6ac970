"""Floor files made at random: populated floors, on the default one or on a random one."""

from typing import Annotated, ClassVar, Literal

import msgspec

from asterion.books.cc3k.make.populate import furnish
from asterion.books.cc3k.make.random_base import random_rows
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.floor import Floor, with_contents
from asterion.books.cc3k.plan.kinds import FLOORS, GRID, ROWS
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.core.contract.options import Options, option
from asterion.core.dice import Dice


class Cc3kSettings(Options, frozen=True):
    """What a floor file made at random should be like."""

    messages: ClassVar[str] = "cc3k-setting"

    floors: Annotated[int, option("C41", low=1, high=FLOORS)] = FLOORS
    base: Annotated[
        Literal["default", "random"],
        option("C1"),
    ] = "default"
    populated: Annotated[
        bool,
        option("C43"),
    ] = True


def generate(settings: Cc3kSettings, dice: Dice) -> Plan:
    """C3-C7  Floors as the game itself would make them."""
    return Plan([new_floor(settings, dice) for _ in range(settings.floors)])


def settings_for(settings: Cc3kSettings, options: Cc3kOptions) -> Cc3kSettings:
    """C8, C34  In a game a floor is made when it is entered: a restart finds another one."""
    return msgspec.structs.replace(settings, floors=1, populated=False)


def new_floor(settings: Cc3kSettings, dice: Dice) -> Floor:
    if settings.base == "default":
        empty = default_plan().floor(1)  # what follows from its walls is known already
    else:
        empty = Floor(random_rows(dice), generated=True)
    if not settings.populated:
        return empty
    drawing = with_contents(empty.ground, furnish(empty, dice))
    drawn = [drawing[row.start : row.stop] for row in map(GRID.row, range(ROWS))]
    return Floor(drawn, generated=False)
