"""`asterion rules`: the rules of a book, as the options of a table have them."""

import textwrap
from collections.abc import Sequence
from itertools import groupby

import click

from asterion.commands.carrying import carriers, where_tested
from asterion.commands.common import fail, read_options, shown, take_book
from asterion.commands.flags import json_option, preset_option, set_option
from asterion.commands.talk import print_json, wrapped
from asterion.commands.verb import option, verb
from asterion.commands.words import Tongue, in_words, say, word
from asterion.core.contract.book import AnyBook
from asterion.core.contract.chapters import Rule
from asterion.core.contract.options import Choice, Options, choices, nearest_to, settings_of
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Item, Phrase, Value, chained, phrase
from asterion.words.offered import is_english_in
from asterion.words.spoken import Choice as SpokenChoice
from asterion.words.spoken import spoken_choice, spoken_rule


@verb(
    examples="""
  asterion rules dooom
  asterion rules dooom --set hit_points=5 --set sight_shape=diamond
  asterion rules labyrinth L69
  asterion rules labyrinth L69 --code
  asterion rules dooom --json"""
)
@click.argument("book")
@click.argument("number", required=False, metavar="[NUMBER]")
@option("--code", is_flag=True, help="commands-option-code")
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
    """The rules that are in force, and every option that changes them; or one rule alone."""
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    in_force = chosen.rules.numbered(options)
    if number is not None:
        show_rule(chosen, in_force, number.upper(), code, as_json)
        return
    if code:
        fail(phrase("commands-code-wants-rule"))
    table = choices(chosen.rules.options)
    if as_json:
        print_json(
            {
                "book": chosen.name,
                "title": in_words(chosen.called),
                "rules": [spoken_rule(rule, Tongue.language) for rule in in_force],
                "options": _offered(options, table),
                "choices": [spoken_choice(choice, Tongue.language) for choice in table],
                "presets": {
                    name: _offered(base, table) for name, base in chosen.rules.presets.items()
                },
            }
        )
        return
    click.echo(in_words(chosen.called))
    click.echo(wrapped(in_words(chosen.summary)))
    if is_english_in(Tongue.language, "rules.ftl"):
        click.echo("\n" + wrapped(word("core-rules-in-english")))
    said = [spoken_rule(rule, Tongue.language) for rule in in_force]
    for heading, group in groupby(said, key=lambda rule: rule.heading):
        click.echo(f"\n{heading}")
        for rule in group:
            click.echo(wrapped(rule.text, f"  {rule.number:<5}"))
    if table:
        click.echo("\n" + word("commands-options-heading"))
        for choice in table:
            click.echo(wrapped(described(choice, options), "  ", hang=6))
    if chosen.rules.presets:
        click.echo("\n" + say("commands-presets", presets=[*chosen.rules.presets]))


def _offered(options: Options, table: Sequence[Choice]) -> JsonObject:
    settings = settings_of(options)
    return {choice.name: settings[choice.name] for choice in table}


def show_rule(
    book: AnyBook, in_force: Sequence[Rule], number: str, with_code: bool, as_json: bool
) -> None:
    """One rule: its text, and if it is asked for, the functions and the tests that carry it."""
    rule = next((rule for rule in in_force if rule.number == number), None)
    if rule is None:
        hint = nearest_to(number, [rule.number for rule in in_force])
        about: dict[str, Value] = {"book": book.called, "number": shown(number), "hint": hint}
        fail(phrase("commands-no-rule", **about))
    code = carriers(book, number) if with_code else []
    tests = where_tested(book, number) if with_code else []
    if as_json:
        print_json({"rule": spoken_rule(rule, Tongue.language), "code": code, "tests": tests})
        return
    click.echo(wrapped(in_words(rule.says), f"{rule.number:<5}"))
    for place in code:
        click.echo(f"\n{place.file}:{place.line}")
        click.echo(textwrap.indent(textwrap.dedent(place.source), "  "))
    if with_code:
        click.echo("\n" + word("commands-tests" if tests else "commands-no-tests"))
    for place in tests:
        click.echo(f"  {place.file}:{place.line}  {place.name}")


def described(choice: Choice, options: Options) -> str:
    """One line on an option: what it is now, what it does, what it may be."""
    now = settings_of(options)[choice.name]
    words = spoken_choice(choice, Tongue.language)
    notes: list[Item] = [choice.rule] if choice.rule else []
    notes.append(_values(words) if choice.values else choice.allows)
    if now != choice.default:
        notes.append(phrase("commands-by-the-book", value=spoken(choice.default)))
    said: dict[str, Value] = {
        "name": choice.name,
        "value": spoken(now),
        "text": choice.says,
        "notes": chained("commands-notes", notes),
    }
    if words.label == choice.name.replace("_", " "):
        return say("commands-choice", **said)
    return say("commands-choice-called", called=words.label, **said)


def _values(choice: SpokenChoice) -> Phrase:
    """What may be typed; in words as well, where these are others."""
    pairs = zip(choice.values, choice.labels, strict=True)
    values: list[Item] = [
        value if value == called else phrase("commands-value", value=value, called=called)
        for value, called in pairs
    ]
    return phrase("commands-values", values=values)


def spoken(value: bool | int | str) -> str:
    """A value as --set takes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
