"""`asterion puzzle`: what is certain? A puzzle at the keyboard, and why its answer holds."""

import datetime
import os
import sys

import click

from asterion.commands.flags import json_option
from asterion.commands.talk import fail, print_json
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words, say, word
from asterion.terminal.console import Console
from asterion.terminal.words import Tongue

YOU = 0


@verb(
    examples="""
  asterion puzzle
  asterion puzzle --number 12
  asterion puzzle --number 12 --json"""
)
@option("--number", type=click.IntRange(1, 1_000_000), metavar="N", help="commands-option-number")
@json_option
def puzzle(number: int | None, as_json: bool) -> None:
    """A labyrinth, some answers, one question: what is certain?"""
    from asterion.knowledge import MissingSolver
    from asterion.knowledge.labyrinth.puzzles import puzzle_number
    from asterion.knowledge.puzzling import number_of, shown

    today = number_of(datetime.datetime.now(datetime.UTC).date())
    try:
        made = puzzle_number(number or today)
    except MissingSolver as error:
        fail(error.why)
    told = shown(number or today, made, Tongue.language)
    if as_json:
        print_json(told)
        return
    console = Console(sys.stdin, sys.stdout, os.environ)
    console.say(say("commands-puzzle", number=told.number, hardness=made.hardness))
    console.say(told.agreed)
    console.say(say("commands-puzzle-start", name=told.names[YOU], cell=told.start), *told.opening)
    wide = max(map(len, told.names))
    console.lines(
        f"{step.number:>3}  {told.names[step.seat]:<{wide}}  {step.words}" for step in told.steps
    )
    console.say(told.question)
    values = [choice.value for choice in told.choices]
    console.say(say("commands-puzzle-choices", choices=[*values]))
    while True:
        try:
            answer = console.ask("> ").strip().lower()
        except EOFError:
            return
        if answer in values:
            break
        console.say(say("commands-puzzle-not-one", said=answer[:40]))
    right = answer == made.answer
    console.say(word("commands-puzzle-right" if right else "commands-puzzle-wrong"))
    console.say(say("commands-puzzle-because", fact=made.conclusion))
    if made.argument:
        steps = enumerate(made.argument, 1)
        console.say(*(say("argument-step", number=number, says=one.words) for number, one in steps))
    else:
        console.say(*(f"- {in_words(line.words)}" for line in made.proof))
