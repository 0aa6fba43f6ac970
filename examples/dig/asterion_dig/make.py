"""Islands made at random."""

from asterion.core.dice import Dice
from asterion_dig.options import DigSettings
from asterion_dig.plan import Plan


def generate(settings: DigSettings, dice: Dice) -> Plan:
    """G1  The treasure may lie anywhere."""
    treasure = dice.below(settings.columns, "column"), dice.below(settings.rows, "row")
    return Plan((settings.columns, settings.rows), treasure)
