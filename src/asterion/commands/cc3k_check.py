"""`asterion cc3k check`: somebody's program, followed frame by frame."""

import sys
import tempfile
from pathlib import Path

import click
import msgspec

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan import write_plan
from asterion.commands.cc3k_input import read_floors
from asterion.commands.common import read_options, read_text
from asterion.commands.flags import preset_option, seed_option, set_option
from asterion.commands.numbers import OneOf
from asterion.commands.talk import fail, print_json, printable
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words
from asterion.core.phrase import phrase
from asterion.examiner.cc3k.examining import Examiner, Unreadable, book_wording
from asterion.examiner.cc3k.junit import junit
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import lines
from asterion.examiner.cc3k.speaking import Spoken
from asterion.examiner.program import CannotStart, Limits

AUTO = "auto"
REPORTS = ("text", "json", "junit")


@verb(
    context_settings={"ignore_unknown_options": True},
    examples="""
  asterion cc3k check -- ./student
  asterion cc3k check --games 50 --report json -- ./student {floors} {seed}""",
)
@option("--games", type=click.IntRange(1, 100_000), default=20, help="commands-option-games")
@option("--floors", metavar="FILE", help="commands-option-check-floors")
@option("--profile", default=AUTO, metavar="auto|FILE", help="commands-option-profile")
@option("--report", type=OneOf(REPORTS), default="text", help="commands-option-check-report")
@option("--seconds", type=float, default=5.0, help="commands-option-check-seconds")
@seed_option
@set_option
@preset_option
@click.argument("program", nargs=-1, required=True, type=click.UNPROCESSED)
def check(
    games: int,
    floors: str | None,
    profile: str,
    report: str,
    seconds: float,
    seed: int | None,
    settings: tuple[str, ...],
    preset: str | None,
    program: tuple[str, ...],
) -> None:
    """Run PROGRAM and say where it breaks the rules."""
    plan = read_floors(floors)
    options = read_options(BOOK, preset, settings)
    assert isinstance(options, Cc3kOptions)
    limits = Limits(seconds=seconds)
    read = Profile() if profile == AUTO else read_profile(profile)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "floors.txt"
        file.write_text(write_plan(plan))

        def begin(number: int) -> Spoken:
            filled = {"{floors}": str(file), "{seed}": str((seed or 0) + number)}
            return Spoken([filled.get(word, word) for word in program], limits, read)

        try:
            if profile == AUTO and book_wording(begin, plan, read):
                read = msgspec.structs.replace(read, wording="book")
            examiner = Examiner(begin, plan, [options], read, program)
            found = examiner.examine(games, seed or 0)
        except CannotStart as error:
            fail(phrase("commands-check-cannot-start", why=str(error)))
        except Unreadable as error:
            fail(phrase("commands-check-unreadable", written=printable(error.written[-200:])))
    if report == "json":
        print_json(msgspec.to_builtins(found))
    elif report == "junit":
        click.echo(junit(found, in_words), nl=False)
    else:
        for indent, said in lines(found):
            click.echo(indent + (said if isinstance(said, str) else in_words(said)))
    sys.exit(0 if found.is_clean else 1)


def read_profile(path: str) -> Profile:
    """How a program shows a game, as TOML; what it leaves out is as usual."""
    try:
        return msgspec.toml.decode(read_text(path), type=Profile)
    except msgspec.DecodeError as error:
        fail(phrase("commands-check-profile", path=path, why=str(error)))
