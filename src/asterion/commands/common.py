"""What the verbs share: reading what people hand in, and one clear sentence where it is wrong.

A verb's module is named like the verb and holds a click command of that name: `play.play`.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from asterion.books import UnknownBook, book
from asterion.books.making import generated
from asterion.books.samples import sample, samples
from asterion.books.wanted import no_preset
from asterion.commands.files import STANDARD_INPUT as STANDARD_INPUT
from asterion.commands.files import read_bytes
from asterion.commands.files import read_text as read_text
from asterion.commands.files import shown as shown
from asterion.commands.talk import fail as fail
from asterion.commands.talk import print_json as print_json
from asterion.commands.talk import talk
from asterion.commands.words import Tongue, in_words, word
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, Options, nearest_to, with_settings
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.dice import Dice
from asterion.core.phrase import Value, phrase, read_player
from asterion.core.records.record import Record, RecordError, read
from asterion.core.referee.names import LONGEST_NAME, find_seat
from asterion.core.referee.table import Table
from asterion.words.spoken import as_typed_in_english

LARGEST_RECORD = 512 * 1024 * 1024


# ---- books, plans, options


def take_book(name: str) -> AnyBook:
    try:
        return book(name)
    except UnknownBook as error:
        fail(error.why)


def load_plan(book: AnyBook, path: str | Path) -> Any:
    """The plan in a file or a sample; where it cannot be read, every fault on its own line."""
    text = read_drawing(book, path)
    try:
        return book.plan.read(text)
    except PlanError as error:
        fail_with_problems(shown(path), error.problems)


def read_drawing(book: AnyBook, path: str | Path) -> str:
    """What `--plan` names: a file; where there is none of that name, a sample plan of the book."""
    name = str(path)
    if name == STANDARD_INPUT or Path(name).exists() or not _may_be_a_name(name):
        return read_text(path)
    drawing = sample(book, name)
    if drawing is None:
        hint = nearest_to(name.casefold(), list(samples(book)))
        about: dict[str, Value] = {"name": name, "book": book.called, "hint": hint}
        fail(phrase("commands-no-file-or-sample", **about))
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
    """The plan that is named, or a random one, fit for this many players and these options."""
    if path is not None:
        return load_plan(book, path)
    try:
        return generated(book, dice, players, options, settings)
    except (OptionError, Refused) as error:
        fail(error.why)
    except PlanError as error:
        fail_with_problems(word("commands-made-plan"), error.problems)


def read_limits(book: AnyBook, limits: Sequence[str]) -> Options | None:
    """What the table agreed on about plans, `name=value` each; None if it agreed on nothing."""
    wanted = read_settings(limits, "--limit")
    if not wanted:
        return None
    if book.plan.limits is None:
        fail(phrase("commands-no-limits", book=book.called))
    for name in wanted:
        if name not in book.plan.limits.names:
            known = sorted(book.plan.limits.names)
            hint = nearest_to(name, known)
            fail(phrase("commands-not-a-limit", name=name, hint=hint, known=[*known]))
    usual: Options = book.plan.settings()
    try:
        return with_settings(usual, wanted)
    except OptionError as error:
        fail(error.why)


def broken_limits(book: AnyBook, plan: object, agreed: Options | None) -> list[Problem]:
    """The limits that a table agreed on and this plan does not keep."""
    if agreed is None or book.plan.limits is None:
        return []
    return list(book.plan.limits.broken(plan, agreed))


def check_plan(
    book: AnyBook,
    plan: Any,
    options: Options,
    players: int,
    path: str | Path | None,
    agreed: Options | None = None,
) -> None:
    """Refuse to play on a plan with faults, which name its file; without one it was made at random.

    Advice is for `plan check`; here it would spoil, but for warnings.
    """
    found = (*book.plan.problems(plan, options, players), *broken_limits(book, plan, agreed))
    whose = word("commands-made-plan") if path is None else shown(path)
    faults = [problem for problem in found if not problem.advice]
    if faults:
        fail_with_problems(whose, faults)
    for problem in found:
        if problem.warning:
            talk(phrase("commands-problem-of", path=whose, problem=problem.whole))


def fail_with_problems(path: str, problems: Iterable[Problem]) -> NoReturn:
    for problem in problems:
        talk(phrase("commands-problem-of", path=path, problem=problem.whole))
    raise SystemExit(2)


def read_players(said: str) -> list[str]:
    """The names of “Ann:she,Bob”; how they are spoken of is remembered for every sentence."""
    players = [read_player(each) for each in said.split(",")]
    Tongue.genders.update({name: gender for name, gender in players if gender})
    return [name for name, _ in players]


def read_options(book: AnyBook, preset: str | None, settings: Sequence[str]) -> Options:
    """A preset of the book, or the book as it is, changed by `option=value` in order."""
    base: Options = book.rules.options()
    if preset is not None:
        if preset not in book.rules.presets:
            fail(no_preset(book, preset))
        base = book.rules.presets[preset]
    try:
        said = as_typed_in_english(type(base), read_settings(settings), Tongue.language)
        return with_settings(base, said)
    except OptionError as error:
        fail(error.why)


def read_settings(settings: Sequence[str], flag: str = "--set") -> dict[str, str]:
    """`name=value` strings as a mapping; the last one of a name counts."""
    read: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            fail(phrase("commands-sets-nothing", setting=setting[:40], flag=flag))
        if not setting.isprintable():
            fail(phrase("commands-setting-character", setting=setting[:40]))
        read[name.strip()] = value.strip()
    return read


# ---- records


def load_record(path: str | Path) -> tuple[Record, AnyBook]:
    """A record with the book that it was played by; not yet checked against the rules."""
    try:
        return open_record(path)
    except RecordError as error:
        fail(phrase("commands-path-says", path=shown(path), why=error.why))


def open_record(path: str | Path) -> tuple[Record, AnyBook]:
    """The same, for those who have their own word for a RecordError."""
    record = read(read_bytes(path, LARGEST_RECORD))
    try:
        return record, book(record.header.book)
    except UnknownBook as error:
        raise RecordError(phrase("core-record-line-1", why=error.why)) from None


# ---- chairs and results


def parse_chair(text: str, names: Sequence[str]) -> Seat:
    """`--as`: a player's name or number from 1, `public`, `master` or `GM`."""
    try:
        return find_seat(text, names)
    except Refused as refused:
        if not names:  # a record may have lost them
            fail(phrase("commands-no-chair-named", name=text.strip()[:LONGEST_NAME]))
        fail(phrase("commands-no-chair", why=refused.why))


def outcome(table: Table) -> dict[str, object] | None:
    """How a game ended, as data for programs."""
    result = table.result
    if result is None:
        return None
    return {
        "winners": [table.names[seat] for seat in result.winners],
        "reason": in_words(result.ending),
    }
