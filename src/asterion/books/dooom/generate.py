"""Plans of Dooom made by chance."""

from typing import Annotated

from asterion.books.dooom.plan import Plan
from asterion.core.dice import Dice
from asterion.core.options import Options, option


class DooomSettings(Options, frozen=True):
    """What a generated plan should be like."""

    width: Annotated[int, option("O1", "columns", 5, 2000)] = 15


def generate(settings: DooomSettings, dice: Dice) -> Plan:
    raise NotImplementedError
