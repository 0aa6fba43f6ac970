"""Options of every verb that examines: which reports are written, where, and by which weights."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

import click

from asterion.commands.common import read_text
from asterion.commands.flags import F
from asterion.commands.talk import fail
from asterion.commands.verb import option
from asterion.commands.words import Tongue, in_words, say
from asterion.core.phrase import phrase
from asterion.examiner.report.classroom50 import NotSaid, NotWhole
from asterion.examiner.report.findings import Findings
from asterion.examiner.report.weights import BadWeights, Weights, check_names, read_weights
from asterion.examiner.report.writing import (
    FORMS,
    NAME,
    OF_ONE,
    BadReport,
    Reader,
    Wanted,
    read_wanted,
    written,
)

FOUND, NOT_EXAMINED = 1, 2
"""Exit statuses: something was found; there was nothing that could be examined."""


def report_options(verb: F) -> F:
    """`--report FORM[:FILE]`, as `reports: tuple[Wanted, ...]`, and `--weights FILE`."""
    with_weights = option(
        "--weights", callback=_read_weights, metavar="FILE", help="commands-option-weights"
    )(verb)
    return option(
        "--report",
        "reports",
        multiple=True,
        callback=_read_reports,
        metavar="FORM[:FILE]",
        help="commands-option-check-report",
    )(with_weights)


def _read_reports(
    context: click.Context, parameter: click.Parameter, asked: tuple[str, ...]
) -> tuple[Wanted, ...]:
    try:
        found = tuple(map(read_wanted, asked)) or (Wanted("text"),)
    except BadReport:
        raise click.BadParameter(
            say("commands-one-of", values=[*FORMS]), context, parameter
        ) from None
    if sum(not each.file for each in found) > 1:
        fail(phrase("commands-report-one-output"))
    return found


def _read_weights(
    context: click.Context, parameter: click.Parameter, path: str | None
) -> Weights | None:
    if path is None:
        return None
    try:
        return read_weights(read_text(path))
    except BadWeights as error:
        fail(phrase("commands-bad-weights", path=path, why=str(error)))


def check_weights(weights: Weights | None, names: set[str]) -> None:
    """Before anything is examined: every rule in the file is one of the book."""
    if weights is not None:
        try:
            check_names(weights, names)
        except BadWeights as error:
            fail(phrase("commands-weights-no-rule", name=str(error)))


def check_reports(reports: Sequence[Wanted], programs: int) -> None:
    """Some forms have room for one program only."""
    for wanted in reports:
        if wanted.form in OF_ONE and programs > 1 and NAME not in wanted.file:
            fail(phrase("commands-report-of-one", form=wanted.form, name=NAME))


def write_reports(
    every: Sequence[Findings], reports: Sequence[Wanted], weights: Weights | None
) -> None:
    """Each to its file, one of them to standard output."""
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    reader = Reader(in_words, Tongue.language, os.environ, now)
    for wanted in reports:
        groups = [[each] for each in every] if NAME in wanted.file else [[*every]]
        for group in groups:
            try:
                text = written(wanted.form, group, weights, reader)
            except NotSaid as error:
                fail(phrase("commands-report-not-said", name=error.args[0]))
            except NotWhole as error:
                fail(phrase("commands-report-not-whole", name=str(error)))
            _write(wanted.file.replace(NAME, _as_file(group[0].name)), text)


def _write(path: str, text: str) -> None:
    if not path:
        click.echo(text, nl=False)
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, "utf-8", errors="replace")
    except OSError as error:
        fail(phrase("commands-unwritable", path=path, why=error.strerror or str(error)))


def _as_file(name: str) -> str:
    """A name of a program that cannot lead out of the folder."""
    return (
        "".join(letter if letter.isalnum() or letter in "-_. " else "_" for letter in name).strip(
            "."
        )
        or "_"
    )


def status_of(every: Sequence[Findings]) -> int:
    """2 where nothing could be examined; one such program among others is a result."""
    if not any(found.is_examined for found in every):
        return NOT_EXAMINED
    return 0 if all(found.is_clean for found in every) else FOUND
