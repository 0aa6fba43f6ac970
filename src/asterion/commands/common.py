"""What the verbs share: reading what people hand in, and one clear sentence where it is wrong.

A verb's module is named like the verb and holds a click command of that name: `play.play`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from asterion.books import UnknownBook, book
from asterion.books.making import generated
from asterion.books.samples import sample, samples
from asterion.commands.files import STANDARD_INPUT as STANDARD_INPUT
from asterion.commands.files import read_bytes
from asterion.commands.files import read_text as read_text
from asterion.commands.files import shown as shown
from asterion.commands.talk import fail as fail
from asterion.commands.talk import print_json as print_json
from asterion.commands.talk import talk
from asterion.commands.words import speak_in
from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.dice import Dice
from asterion.core.names import find_seat
from asterion.core.options import OptionError, Options, nearest, with_settings
from asterion.core.problem import PlanError, Problem
from asterion.core.record import Record, RecordError, read
from asterion.core.table import Table

LARGEST_RECORD = 512 * 1024 * 1024
LARGEST_SEED = 2**63 - 1

F = TypeVar("F", bound=Callable[..., Any])


# ---- books, plans, options


def take_book(name: str) -> AnyBook:
    try:
        return book(name)
    except UnknownBook as error:
        fail(str(error))


def load_plan(book: AnyBook, path: str | Path) -> Any:
    """The plan in a file or a sample; where it cannot be read, every fault on its own line."""
    text = read_drawing(book, path)
    try:
        return book.read_plan(text)
    except PlanError as error:
        fail_with_problems(f"{shown(path)}: ", error.problems)


def read_drawing(book: AnyBook, path: str | Path) -> str:
    """What `--plan` names: a file; where there is none of that name, a sample plan of the book."""
    name = str(path)
    if name == STANDARD_INPUT or Path(name).exists() or not _may_be_a_name(name):
        return read_text(path)
    drawing = sample(book, name)
    if drawing is None:
        hint = nearest(name.casefold(), list(samples(book)))
        fail(f"there is no file “{name}”, and no sample plan of {book.title} of that name{hint}")
    return drawing


def _may_be_a_name(path: str) -> bool:
    """A path with a folder or an ending is a file's; so its sentence need not be about samples."""
    return Path(path).name == path and not Path(path).suffix


def make_plan(
    book: AnyBook,
    path: str | Path | None,
    dice: Dice,
    players: int | None,
    settings: Mapping[str, str] = {},
    options: Options | None = None,
) -> Any:
    """The plan that is named, or one made by chance, fit for so many players and these options."""
    if path is not None:
        return load_plan(book, path)
    try:
        return generated(book, dice, players, options, settings)
    except (OptionError, Refused) as error:
        fail(str(error))
    except PlanError as error:
        fail_with_problems("the plan that was made: ", error.problems)


def read_limits(book: AnyBook, limits: Sequence[str]) -> Options | None:
    """What the table agreed on about plans, `name=value` each; None if it agreed on nothing."""
    wanted = read_settings(limits, "--limit")
    if not wanted:
        return None
    if book.limits is None:
        fail(f"{book.title} has no limits of plans to agree on")
    for name in wanted:
        if name not in book.limits.names:
            known = sorted(book.limits.names)
            fail(f"“{name}” is not a limit{nearest(name, known)}; there are: {', '.join(known)}")
    usual: Options = book.settings()
    try:
        return with_settings(usual, wanted)
    except OptionError as error:
        fail(str(error))


def broken_limits(book: AnyBook, plan: Any, agreed: Options | None) -> list[Problem]:
    """The limits that a table agreed on and this plan does not keep."""
    if agreed is None or book.limits is None:
        return []
    return list(book.limits.broken(plan, agreed))


def check_plan(
    book: AnyBook,
    plan: Any,
    options: Options,
    players: int,
    path: str | Path | None,
    agreed: Options | None = None,
) -> None:
    """Refuse to play on a plan with faults, which name its file; without one it was made by chance.

    Advice is for `plan check`; here it would spoil.
    """
    found = (*book.problems(plan, options, players), *broken_limits(book, plan, agreed))
    faults = [problem for problem in found if not problem.advice]
    if faults:
        whose = "the plan that was made" if path is None else shown(path)
        fail_with_problems(f"{whose}: ", faults)


def fail_with_problems(before: str, problems: Iterable[Problem]) -> NoReturn:
    for problem in problems:
        talk(f"{before}{problem}")
    raise SystemExit(2)


def read_options(book: AnyBook, preset: str | None, settings: Sequence[str]) -> Options:
    """A preset of the book, or the book as it is, changed by `option=value` in order."""
    base: Options = book.options()
    if preset is not None:
        if preset not in book.presets:
            fail(f"{book.title} has no preset “{preset}”{nearest(preset, list(book.presets))}")
        base = book.presets[preset]
    try:
        return with_settings(base, read_settings(settings))
    except OptionError as error:
        fail(str(error))


def read_settings(settings: Sequence[str], flag: str = "--set") -> dict[str, str]:
    """`name=value` strings as a mapping; the last one of a name counts."""
    read: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            fail(f"“{setting[:40]}” sets nothing: say {flag} name=value")
        if not setting.isprintable():
            fail(f"“{setting[:40]}” has a character that no setting can have")
        read[name.strip()] = value.strip()
    return read


# ---- records


def load_record(path: str | Path) -> tuple[Record, AnyBook]:
    """A record with the book that it was played by; not yet checked against the rules."""
    try:
        return open_record(path)
    except RecordError as error:
        fail(f"{shown(path)}: {error}")


def open_record(path: str | Path) -> tuple[Record, AnyBook]:
    """The same, for those who have their own word for a RecordError."""
    record = read(read_bytes(path, LARGEST_RECORD))
    try:
        return record, book(record.header.book)
    except UnknownBook as error:
        raise RecordError(f"line 1: {error}") from None


# ---- chairs and results


def parse_chair(text: str, names: Sequence[str]) -> Seat:
    """`--as`: a player's name or number from 1, `public`, `master` or `GM`."""
    try:
        return find_seat(text, names)
    except Refused as refused:
        fail(f"{refused}, public and master")


def chair_option(verb: F) -> F:
    """`--as SEAT|public|master`, as `chair: str | None`."""
    return click.option(
        "--as",
        "chair",
        metavar="SEAT|public|master",
        help="Hear what this one hears: a player's name or number, public or master.",
    )(verb)


def outcome(table: Table) -> dict[str, object] | None:
    """How a game ended, as data for programs."""
    result = table.result
    if result is None:
        return None
    return {"winners": [table.names[seat] for seat in result.winners], "reason": result.reason}


# ---- options of several verbs


def read_seed(_context: click.Context, _option: click.Parameter, text: str | None) -> int | None:
    """A whole number from 0; the same one gives the same game."""
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) <= 19 and int(text) <= LARGEST_SEED:
        return int(text)
    fail(f"a seed is a whole number from 0 to {LARGEST_SEED}, not “{text[:40]}”")


def seed_option(verb: F) -> F:
    """`--seed N`, as `seed: int | None`."""
    return click.option(
        "--seed", callback=read_seed, metavar="N", help="Draw all chance from this number."
    )(verb)


def choose_language(context: click.Context, parameter: click.Parameter, said: str | None) -> None:
    speak_in(said or "")


def lang_option(verb: F) -> F:
    """`--lang LANGUAGE`, or what the system is set to, is spoken from now on."""
    return click.option(
        "--lang",
        callback=choose_language,
        envvar=("LC_ALL", "LC_MESSAGES", "LANG"),
        expose_value=False,
        is_eager=True,
        metavar="LANGUAGE",
        help="Speak this language, as in en or pt-BR, if there are words for it.",
    )(verb)


def set_option(verb: F) -> F:
    """`--set option=value`, any number of times, as `settings: tuple[str, ...]`."""
    return click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="Change an option of the book; may be given several times.",
    )(verb)


def limit_option(verb: F) -> F:
    """`--limit name=value`, any number of times, as `limits: tuple[str, ...]`."""
    return click.option(
        "--limit",
        "limits",
        multiple=True,
        metavar="NAME=VALUE",
        help="Demand that the plan keeps a limit, as `plan new BOOK --list` names them.",
    )(verb)


def plan_option(verb: F) -> F:
    """`--plan FILE|NAME`, as `plan: str | None`."""
    return click.option(
        "--plan",
        metavar="FILE|NAME",
        help="Play on the plan in this file, or on the sample of this name (see asterion books).",
    )(verb)


def preset_option(verb: F) -> F:
    """`--preset NAME`, as `preset: str | None`."""
    return click.option("--preset", metavar="NAME", help="Start from a preset of the book.")(verb)


def json_option(verb: F) -> F:
    """`--json`, as `as_json: bool`."""
    return click.option("--json", "as_json", is_flag=True, help="Print data for programs.")(verb)
