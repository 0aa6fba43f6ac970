"""`asterion cc3k`: ChamberCrawler3000 as its players and markers know it."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import click

from asterion.books.cc3k import BOOK
from asterion.commands.cc3k_input import dice_option, read_dice, read_floors, seated
from asterion.commands.cc3k_mark import mark
from asterion.commands.common import (
    STANDARD_INPUT,
    preset_option,
    read_options,
    read_seed,
    set_option,
)
from asterion.commands.talk import fail
from asterion.core.dice import DiceError
from asterion.core.table import Table
from asterion.terminal.cc3k.paint import coloured_frame
from asterion.terminal.cc3k.program import Program, words
from asterion.terminal.game_file import CannotKeep, GameFile


class WithMark(click.Command):
    """`asterion cc3k mark` is a command of its own; a floor file of that name is `./mark`."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if args[:1] == [mark.name]:
            return mark.make_context(f"{info_name} {mark.name}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


@click.command(
    cls=WithMark,
    epilog="""\b
Examples:
  asterion cc3k
  asterion cc3k floors.txt 42
  asterion cc3k --seed 42 < commands.txt
  asterion cc3k mark floors.txt commands.txt""",
)
@click.argument("floors", required=False, metavar="[FLOORS]")
@click.argument("seed", required=False, metavar="[SEED]", callback=read_seed)
@click.option("--seed", "alone", callback=read_seed, metavar="N", help="A seed without FLOORS.")
@dice_option
@set_option
@preset_option
@click.option("--record", metavar="FILE", help="Keep the game in this new file.")
def cc3k(
    floors: str | None,
    seed: int | None,
    alone: int | None,
    dice: str | None,
    settings: tuple[str, ...],
    preset: str | None,
    record: str | None,
) -> None:
    """Play ChamberCrawler3000 as its players know it: words in, frames out.

    Choose a race with s d v g t; no so ea we ne nw se sw move; a and u with one of them attack and
    use a potion; f stops the enemies from moving, r restarts, q quits. After every command a frame
    of 25 + 5 rows goes to standard output, and nothing else does; questions go to standard error.
    A friendlier screen has asterion play cc3k.

    For teachers, asterion cc3k mark FLOORS COMMANDS tells a game turn by turn.
    """
    if seed is not None and alone is not None:
        fail("the seed is given twice")
    if floors == STANDARD_INPUT:
        fail("the floors cannot come from standard input here: that is where the commands are")
    if floors is not None and floors.isdigit() and not Path(floors).exists():
        fail(f"there is no file “{floors}”; a seed without floors is said with --seed {floors}")
    plan = read_floors(floors)
    options = read_options(BOOK, preset, settings)
    chance = read_dice(dice, seed if alone is None else alone)
    keeping = Keeping(record)

    def new_table() -> Table:
        """C34, C40  Another game, the dice going on where they were."""
        table = seated(plan, floors, options, chance)
        keeping.begin(table)
        return table

    try:
        Program(keyboard(), new_table, printer(sys.stdout), ask).run()
    except CannotKeep as error:
        fail(str(error))
    except DiceError as error:
        sys.stdout.flush()
        fail(str(error))
    finally:
        keeping.end()


def keyboard() -> Iterator[str]:
    """Words of standard input; what is no text is one more wrong word."""
    source = sys.stdin if sys.stdin is not None else io.StringIO()
    if isinstance(source, io.TextIOWrapper):
        source.reconfigure(errors="replace")
    return words(source, sys.stdout.flush)


def printer(screen: TextIO) -> Callable[[str], object]:
    """C45  Frames, in colour on a terminal that has any."""
    is_plain = os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb"
    if not screen.isatty() or is_plain:
        return screen.write
    return lambda frame: screen.write(coloured_frame(frame))


def ask(question: str) -> None:
    click.echo(question, err=True)


class Keeping:
    """The records of the games, where they are wanted: FILE, FILE-2 for the next, and so on."""

    def __init__(self, file: str | None) -> None:
        self.file = Path(file) if file is not None else None
        self.games = 0
        self.open: tuple[GameFile, Table] | None = None

    def begin(self, table: Table) -> None:
        self.end()
        if self.file is not None:
            self.games += 1
            name = self.file.stem + (f"-{self.games}" if self.games > 1 else "")
            self.open = GameFile.begin(self.file.with_stem(name), table, {}), table

    def end(self) -> None:
        """Sealed where the game was over; what was not can be gone on with."""
        if self.open is not None:
            kept, table = self.open
            if table.result is not None:
                kept.finish(table)
            kept.close()
            self.open = None
