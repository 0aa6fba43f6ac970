"""`asterion rules`: the rules of a book, as the options of a table have them."""

import textwrap
from collections.abc import Sequence
from itertools import groupby

import click

from asterion.commands.carrying import carriers, where_tested
from asterion.commands.common import (
    fail,
    json_option,
    preset_option,
    read_options,
    set_option,
    shown,
    take_book,
)
from asterion.commands.talk import print_json, wrapped
from asterion.core.book import AnyBook, Rule
from asterion.core.options import Choice, Options, choices, nearest, settings_of
from asterion.core.phrase import english
from asterion.words.spoken import spoken_choice, spoken_rule


@click.command(
    epilog="""\b
Examples:
  asterion rules dooom
  asterion rules dooom --set hit_points=5 --set sight_shape=diamond
  asterion rules labyrinth L69
  asterion rules labyrinth L69 --code
  asterion rules dooom --json"""
)
@click.argument("book")
@click.argument("number", required=False, metavar="[NUMBER]")
@click.option("--code", is_flag=True, help="With NUMBER: its code and its tests as well.")
@preset_option
@set_option
@json_option
def rules(
    book: str,
    number: str | None,
    code: bool,
    preset: str | None,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Show the rules of BOOK that are in force, and every option that changes them; with NUMBER
    that rule alone.

    Without options they are the book's own. --set tries a variant, in the words that play and
    referee understand as well.
    """
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    in_force = chosen.rules(options)
    if number is not None:
        show_rule(chosen, in_force, number.upper(), code, as_json)
        return
    if code:
        fail("--code wants the number of a rule: asterion rules labyrinth L69 --code")
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


def show_rule(
    book: AnyBook, in_force: Sequence[Rule], number: str, with_code: bool, as_json: bool
) -> None:
    """One rule: its text, and if it is asked for, the functions and the tests that carry it."""
    rule = next((rule for rule in in_force if rule.number == number), None)
    if rule is None:
        known = nearest(number, [rule.number for rule in in_force])
        fail(f"{book.title} has no rule “{shown(number)}”{known}")
    code = carriers(book, number) if with_code else []
    tests = where_tested(book, number) if with_code else []
    if as_json:
        print_json({"rule": spoken_rule(rule), "code": code, "tests": tests})
        return
    click.echo(wrapped(rule.text, f"{rule.number:<5}"))
    for place in code:
        click.echo(f"\n{place.file}:{place.line}")
        click.echo(textwrap.indent(textwrap.dedent(place.source), "  "))
    if with_code:
        click.echo("\nTests:" if tests else "\nNo tests are at hand: they are in a checkout.")
    for place in tests:
        click.echo(f"  {place.file}:{place.line}  {place.name}")


def described(choice: Choice, options: Options) -> str:
    """One line on an option: what it is now, what it does, what it may be."""
    now = settings_of(options)[choice.name]
    changed = "" if now == choice.default else f"by the book {spoken(choice.default)}"
    notes = "; ".join(note for note in (choice.rule, choice.allowed(), changed) if note)
    return f"{choice.name}={spoken(now)}: {choice.text} ({notes})"


def spoken(value: bool | int | str) -> str:
    """A value as --set takes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
