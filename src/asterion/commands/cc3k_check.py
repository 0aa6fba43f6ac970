"""`asterion cc3k check`: somebody's program, followed frame by frame."""

import os
import sys
from collections.abc import Sequence
from functools import partial

import click
import msgspec

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan import write_plan
from asterion.commands.cc3k_input import read_floors
from asterion.commands.common import read_options, read_text
from asterion.commands.flags import preset_option, seed_option, set_option
from asterion.commands.limiting import limit_options
from asterion.commands.numbers import WholeNumber
from asterion.commands.reporting import (
    check_reports,
    check_weights,
    report_options,
    status_of,
    write_reports,
)
from asterion.commands.talk import fail, printable, talk
from asterion.commands.verb import option, verb
from asterion.core.phrase import phrase
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import findings_of, rule_texts
from asterion.examiner.cc3k.rulings import Allowed, BadRuling, checked, read_allowed, usual
from asterion.examiner.cc3k.running import Wish, examined
from asterion.examiner.cc3k.starting import gaps
from asterion.examiner.program import Limits
from asterion.examiner.report.findings import PROGRAM, Ending, Findings
from asterion.examiner.report.weights import Weights
from asterion.examiner.report.writing import Wanted
from asterion.examiner.several import Entry, NoCommand, NoPrograms, entries, side_by_side

AUTO = "auto"
USUAL_GAMES = 20


@verb(
    context_settings={"ignore_unknown_options": True},
    examples="""
  asterion cc3k check -- ./student
  asterion cc3k check --suite -- ./student {floors} {seed}
  asterion cc3k check --games 50 --report json -- ./student {floors} {seed}
  asterion cc3k check --programs submissions --report csv:marks.csv -- {program}/cc3k {floors}
  asterion cc3k check --weights weights.toml --report html:report.html -- ./student""",
)
@option("--games", type=click.IntRange(0, 100_000), help="commands-option-games")
@option("--suite", is_flag=True, help="commands-option-suite")
@option("--only", multiple=True, metavar="C13", help="commands-option-only")
@option("--floors", metavar="FILE", help="commands-option-check-floors")
@option("--profile", default=AUTO, metavar="auto|FILE", help="commands-option-profile")
@option("--allow", metavar="FILE", help="commands-option-allow")
@report_options
@limit_options
@option("--programs", multiple=True, metavar="PATH", help="commands-option-check-programs")
@option(
    "--processes", type=WholeNumber(1, 1024), metavar="N", help="commands-option-check-processes"
)
@seed_option
@set_option
@preset_option
@click.argument("program", nargs=-1, type=click.UNPROCESSED)
def check(
    games: int | None,
    suite: bool,
    only: tuple[str, ...],
    floors: str | None,
    profile: str,
    allow: str | None,
    reports: tuple[Wanted, ...],
    weights: Weights | None,
    limits: Limits,
    seed: int | None,
    settings: tuple[str, ...],
    preset: str | None,
    programs: tuple[str, ...],
    processes: int | None,
    program: tuple[str, ...],
) -> None:
    """Run PROGRAM and say where it breaks the rules."""
    check_weights(weights, {*rule_texts(), PROGRAM})
    options = read_options(BOOK, preset, settings)
    assert isinstance(options, Cc3kOptions)
    read = Profile() if profile == AUTO else read_profile(profile)
    wish = Wish(
        write_plan(read_floors(floors)),
        options,
        read_allow(allow, read),
        games if games is not None else 0 if suite else USUAL_GAMES,
        seed or 0,
        None if profile == AUTO else read,
        limits,
        suite,
        only,
    )
    if suite and "floors" not in gaps(program):
        fail(phrase("commands-check-no-floors"))
    if programs:
        asked = read_entries(programs, program)
        check_reports(reports, len(asked))
        every = found_in(asked, wish, processes or os.cpu_count() or 1)
    elif program:
        every = [examined(program, "", wish)]
    else:
        fail(phrase("commands-check-nothing-to-run"))
    write_reports(every, reports, weights)
    if len(every) == 1:
        complain(every[0])
    sys.exit(status_of(every))


def read_entries(programs: Sequence[str], command: Sequence[str]) -> list[Entry]:
    try:
        return entries(programs, command)
    except NoPrograms as error:
        fail(phrase("commands-check-no-programs", path=str(error)))
    except NoCommand as error:
        fail(phrase("commands-check-no-command", path=str(error)))


def found_in(every: Sequence[Entry], wish: Wish, processes: int) -> list[Findings]:
    """In the order of the entries, whichever is done first."""
    done: dict[str, Findings] = {}
    for entry, found in side_by_side(every, partial(examined, wish=wish), processes):
        if isinstance(found, Ending):
            found = findings_of(Examination([*entry.program], endings=[found]), entry.name)
        done[entry.name] = found
        talk(phrase("commands-check-progress", done=len(done), all=len(every), name=entry.name))
    return [done[entry.name] for entry in every]


def complain(found: Findings) -> None:
    """Of a program that cannot be examined, whatever the reports are about it."""
    for ending in found.endings:
        if ending.kind == "not-started":
            fail(phrase("commands-check-cannot-start", why=ending.said))
        if ending.kind == "unreadable":
            fail(phrase("commands-check-unreadable", written=printable(ending.said)))


def read_profile(path: str) -> Profile:
    """How a program shows a game, as TOML; what it leaves out is as usual."""
    try:
        return msgspec.toml.decode(read_text(path), type=Profile)
    except msgspec.DecodeError as error:
        fail(phrase("commands-check-profile", path=path, why=str(error)))


def read_allow(path: str | None, profile: Profile) -> Allowed:
    """Which readings of the rules are allowed: by a file, by the profile, or the usual ones."""
    named = path or "allow"
    try:
        if path is not None:
            return read_allowed(read_text(path))
        return usual() if profile.allow is None else checked(profile.allow)
    except (msgspec.DecodeError, BadRuling) as error:
        fail(phrase("commands-check-allow", path=named, why=str(error)))
