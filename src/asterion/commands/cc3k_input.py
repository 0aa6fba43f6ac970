"""What both commands of `asterion cc3k` are handed: floors, dice, and a table made of them."""

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.commands.common import check_plan, load_plan, read_text, shown
from asterion.commands.flags import F
from asterion.commands.talk import fail
from asterion.commands.verb import option
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Rolled, Scripted
from asterion.core.phrase import Value, phrase
from asterion.core.referee.table import Table

NAME = "Player"
DEFAULT = "default"
"""Instead of a floor file: the floors that everybody knows, with everything on them at random."""
SPOKEN = {"hit": 0, "miss": 1, "small": 0, "normal": 1}
"""C19, C23, C25  Outcomes that have a word."""
COMMENT = "#"


def dice_option(verb: F) -> F:
    """`--dice FILE`, as `dice: str | None`."""
    return option("--dice", metavar="FILE", help="commands-option-dice")(verb)


def read_floors(path: str | None) -> Plan:
    """C41  The floors of a file, or the default ones."""
    if path is None or path == DEFAULT:
        return default_plan()
    plan: Plan = load_plan(BOOK, path)
    return plan


def read_dice(path: str | None, seed: int | None) -> Dice:
    """Chance by a script, by a seed, or real."""
    if path is None:
        return Rolled(seed)
    if seed is not None:
        fail(phrase("commands-dice-and-seed"))
    return Scripted(outcomes(path))


def outcomes(path: str) -> list[int]:
    """Whole numbers from 0, or words like hit and miss; # begins a remark."""
    found: list[int] = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        for word in line.partition(COMMENT)[0].split():
            if word.lower() in SPOKEN:
                found.append(SPOKEN[word.lower()])
            elif word.isascii() and word.isdigit() and len(word) < 10:
                found.append(int(word))
            else:
                about: dict[str, Value] = {"path": shown(path), "line": number, "word": word[:20]}
                fail(phrase("commands-bad-dice", **about, known=[*SPOKEN]))
    return found


def seated(plan: Plan, path: str | None, options: Options, dice: Dice) -> Table:
    """A table for one; floors without room are said to be so before."""
    check_plan(BOOK, plan, options, 1, path or DEFAULT)
    return Table(BOOK, plan, [NAME], options, dice)
