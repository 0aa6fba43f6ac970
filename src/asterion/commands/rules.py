"""`asterion rules`: the rules of a book, as the options of a table have them."""

from itertools import groupby

import click

from asterion.commands.common import (
    json_option,
    preset_option,
    read_options,
    set_option,
    take_book,
)
from asterion.commands.talk import print_json, wrapped
from asterion.core.options import Choice, Options, choices, settings_of
from asterion.core.phrase import english
from asterion.words.spoken import spoken_choice, spoken_rule


@click.command(
    epilog="""\b
Examples:
  asterion rules dooom
  asterion rules dooom --set hit_points=5 --set sight_shape=diamond
  asterion rules dooom --json"""
)
@click.argument("book")
@preset_option
@set_option
@json_option
def rules(book: str, preset: str | None, settings: tuple[str, ...], as_json: bool) -> None:
    """Show the rules of BOOK that are in force, and every option that changes them.

    Without options they are the book's own. --set tries a variant, in the words that play and
    referee understand as well.
    """
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    in_force = chosen.rules(options)
    table = choices(chosen.options)
    if as_json:
        print_json(
            {
                "book": chosen.name,
                "title": chosen.title,
                "rules": [spoken_rule(rule) for rule in in_force],
                "options": settings_of(options),
                "choices": [spoken_choice(choice) for choice in table],
                "presets": {name: settings_of(base) for name, base in chosen.presets.items()},
            }
        )
        return
    click.echo(chosen.title)
    click.echo(wrapped(english(chosen.summary)))
    for heading, group in groupby(in_force, key=lambda rule: rule.heading):
        click.echo(f"\n{heading}")
        for rule in group:
            click.echo(wrapped(rule.text, f"  {rule.number:<5}"))
    if table:
        click.echo("\nOptions, for --set name=value")
        for choice in table:
            click.echo(wrapped(described(choice, options), "  ", hang=6))
    if chosen.presets:
        click.echo(f"\nPresets, for --preset name: {', '.join(chosen.presets)}")


def described(choice: Choice, options: Options) -> str:
    """One line on an option: what it is now, what it does, what it may be."""
    now = settings_of(options)[choice.name]
    changed = "" if now == choice.default else f"by the book {spoken(choice.default)}"
    notes = "; ".join(note for note in (choice.rule, choice.allowed(), changed) if note)
    return f"{choice.name}={spoken(now)}: {choice.text} ({notes})"


def spoken(value: bool | int | str) -> str:
    """A value as --set takes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
