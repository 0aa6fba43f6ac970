"""`asterion cc3k mark`: a script of commands, told turn by turn for whoever marks."""

import click
import msgspec

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.say import CHOICES, sayings
from asterion.commands.cc3k_input import dice_option, read_dice, read_floors, seated
from asterion.commands.common import (
    STANDARD_INPUT,
    json_option,
    preset_option,
    read_options,
    read_text,
    seed_option,
    set_option,
)
from asterion.commands.talk import fail, print_json, talk
from asterion.core.dice import Dice, DiceError, Scripted
from asterion.terminal.cc3k.marking import Turn, lines, turns
from asterion.terminal.cc3k.program import harmless


@click.command(
    epilog="""\b
Examples:
  asterion cc3k mark floors.txt commands.txt --dice dice.txt
  asterion cc3k mark default commands.txt --seed 7 --race s --json
  echo s ea ea | asterion cc3k mark floors.txt -"""
)
@click.argument("floors")
@click.argument("commands")
@click.option("--race", type=click.Choice(CHOICES), help="Choose this race before the commands.")
@seed_option
@dice_option
@set_option
@preset_option
@json_option
def mark(
    floors: str,
    commands: str,
    race: str | None,
    seed: int | None,
    dice: str | None,
    settings: tuple[str, ...],
    preset: str | None,
    as_json: bool,
) -> None:
    """Run a script of COMMANDS on FLOORS and tell what happened turn by turn.

    COMMANDS is a file, or - for standard input; FLOORS is a file, or the word default. After each
    command come HP, Atk, Def, gold and floor, the action row, and every blow with its damage and
    dice, so that another program can be compared.
    """
    if floors == commands == STANDARD_INPUT:
        fail("floors and commands cannot both come from standard input")
    chance = read_dice(dice, seed)
    options = read_options(BOOK, preset, settings)
    table = seated(read_floors(floors), floors, options, chance)
    script = [harmless(word) for word in read_text(commands).split()]
    stream = iter(script if race is None else [race, *script])
    told: list[Turn] = []
    try:
        for turn in turns(table, sayings(stream)):
            told.append(turn)
            if not as_json:
                click.echo("\n".join(lines(turn)))
    except DiceError as error:
        fail(f"after {len(told)} commands {error}")
    reason = table.result.reason if table.result is not None else None
    if as_json:
        print_json({"turns": msgspec.to_builtins(told), "result": reason})
    elif reason is not None:
        click.echo(f"{reason}.")
    tell_leftovers(len(list(stream)), chance)


def tell_leftovers(unsaid: int, dice: Dice) -> None:
    """What a script has too much of is worth a word to its author."""
    if unsaid:
        talk(f"the game was over before the last {unsaid} words of the script")
    if isinstance(dice, Scripted) and dice.results:
        talk(f"{len(dice.results)} outcomes of the dice were not asked for")
