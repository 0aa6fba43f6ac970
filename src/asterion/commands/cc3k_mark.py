"""`asterion cc3k mark`: a script of commands, told turn by turn for anyone who marks."""

import click
import msgspec

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.say.notation import CHOICES
from asterion.books.cc3k.say.stream import sayings
from asterion.commands.cc3k_input import dice_option, read_dice, read_floors, seated
from asterion.commands.common import STANDARD_INPUT, read_options, read_text
from asterion.commands.flags import json_option, preset_option, seed_option, set_option
from asterion.commands.numbers import OneOf
from asterion.commands.talk import fail, print_json, talk
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words
from asterion.core.dice import Dice, DiceError, Scripted
from asterion.core.phrase import phrase
from asterion.terminal.cc3k.marking import Turn, lines, turns
from asterion.terminal.cc3k.program import harmless
from asterion.terminal.page import as_sentence


@verb(
    examples="""
  asterion cc3k mark floors.txt commands.txt --dice dice.txt
  asterion cc3k mark default commands.txt --seed 7 --race s --json
  echo s ea ea | asterion cc3k mark floors.txt -"""
)
@click.argument("floors")
@click.argument("commands")
@option("--race", type=OneOf(CHOICES), help="commands-option-race")
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
    """Run a script of COMMANDS on FLOORS and tell what happened turn by turn."""
    if floors == commands == STANDARD_INPUT:
        fail(phrase("commands-floors-and-commands"))
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
        fail(phrase("commands-after-commands", count=len(told), why=error.why))
    reason = in_words(table.result.ending) if table.result is not None else None
    if as_json:
        print_json({"turns": msgspec.to_builtins(told), "result": reason})
    elif reason is not None:
        click.echo(as_sentence(reason))
    tell_leftovers(len(list(stream)), chance)


def tell_leftovers(unsaid: int, dice: Dice) -> None:
    """What a script has too much of is worth a word to its author."""
    if unsaid:
        talk(phrase("commands-words-left", count=unsaid))
    if isinstance(dice, Scripted) and dice.results:
        talk(phrase("commands-dice-left", count=len(dice.results)))
