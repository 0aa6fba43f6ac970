"""`asterion cc3k`: ChamberCrawler3000 as its players and markers know it."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import click

from asterion.books.cc3k import BOOK
from asterion.commands.cc3k_check import check
from asterion.commands.cc3k_input import dice_option, read_dice, read_floors, seated
from asterion.commands.cc3k_mark import mark
from asterion.commands.cc3k_suite import suite
from asterion.commands.common import STANDARD_INPUT, read_options
from asterion.commands.flags import preset_option, read_seed, set_option
from asterion.commands.talk import fail
from asterion.commands.verb import Verb, option
from asterion.core.dice import DiceError
from asterion.core.phrase import phrase
from asterion.core.referee.table import Table
from asterion.terminal.cc3k.paint import coloured_frame
from asterion.terminal.cc3k.program import Program, words
from asterion.terminal.game_file import CannotKeep, GameFile

OTHERS = {each.name: each for each in (mark, check, suite)}


class WithOthers(Verb):
    """`asterion cc3k mark` is a verb of its own, and others are; such a floor file is `./mark`."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        other = OTHERS.get(args[0]) if args else None
        if other is not None:
            return other.make_context(f"{info_name} {other.name}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


@click.command(
    cls=WithOthers,
    examples="""
  asterion cc3k
  asterion cc3k floors.txt 42
  asterion cc3k --seed 42 < commands.txt
  asterion cc3k mark floors.txt commands.txt
  asterion cc3k check --suite -- ./student {floors} {seed}
  asterion cc3k suite scenes""",
)
@click.argument("floors", required=False, metavar="[FLOORS]")
@click.argument("seed", required=False, metavar="[SEED]", callback=read_seed)
@option("--seed", "alone", callback=read_seed, metavar="N", help="commands-option-alone")
@dice_option
@set_option
@preset_option
@option("--record", metavar="FILE", help="commands-option-record")
def cc3k(
    floors: str | None,
    seed: int | None,
    alone: int | None,
    dice: str | None,
    settings: tuple[str, ...],
    preset: str | None,
    record: str | None,
) -> None:
    """Play ChamberCrawler3000 as its players know it: words in, frames out."""
    if seed is not None and alone is not None:
        fail(phrase("commands-seed-twice"))
    if floors == STANDARD_INPUT:
        fail(phrase("commands-floors-from-keyboard"))
    if floors is not None and floors.isdigit() and not Path(floors).exists():
        fail(phrase("commands-seed-without-floors", path=floors))
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
        fail(error.why)
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
