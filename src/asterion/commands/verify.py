"""`asterion verify`: whether a record tells a game as the rules have it, to the byte."""

import re
from collections.abc import Iterator, Sequence

import click
import msgspec

from asterion.commands.common import fail, open_record, shown
from asterion.commands.flags import json_option
from asterion.commands.talk import print_json, printable, talk
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words, voice_for, word
from asterion.core.audience import MASTER
from asterion.core.contract.book import AnyBook
from asterion.core.event import rules_of
from asterion.core.phrase import Value, phrase
from asterion.core.records.record import Record, RecordError
from asterion.core.records.replay import OtherEdition, check_published
from asterion.core.records.replay import verify as verify_record
from asterion.core.records.showing import check_what_can_be
from asterion.core.referee.names import name_of
from asterion.core.referee.table import Table

WRONG = 1
NOT_CHECKED = 3


class Verdict(msgspec.Struct):
    """What was found out about one file."""

    file: str
    right: bool | None  # None where the rules of its edition are gone
    says: str
    book: str = ""
    edition: int = 0
    commands: int = 0
    draws: int = 0
    answers: list[str] = []
    certificate: Sequence[str] = ()


def read_promise(said: str | None) -> str | None:
    if said is None:
        return None
    promise = said.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", promise):
        fail(phrase("commands-promise-digits"))
    return promise


@verb(
    examples="""
  asterion verify game.jsonl
  asterion verify games/*.jsonl
  asterion verify game.jsonl --why
  asterion verify game.jsonl --promise \
    515b30a532ab3bde07c6b50e364fc618acb2500e6d4b640a8ae431bd6fe9fbdd
  asterion verify game.jsonl --json"""
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@option("--why", is_flag=True, help="commands-option-why")
@option(
    "--promise",
    metavar="SHA256",
    help="commands-option-promise",
)
@json_option
def verify(files: tuple[str, ...], why: bool, promise: str | None, as_json: bool) -> None:
    """Play a record again by the rules, with the dice as they fell, and compare every byte."""
    promise = read_promise(promise)
    if promise is not None and len(files) > 1:
        raise click.UsageError(word("commands-promise-of-one"), click.get_current_context())
    verdicts = [_verdict(file, why, promise) for file in files]
    if as_json:
        print_json(verdicts)
    else:
        for verdict in verdicts:
            before = f"{verdict.file}: " if len(files) > 1 or verdict.right is False else ""
            if verdict.right is not False:
                for line in verdict.answers if why else ():
                    click.echo(printable(line))
                click.echo(printable(f"{before}{verdict.says}"))
                for line in verdict.certificate:
                    click.echo(f"    {printable(line)}")
            else:
                talk(f"{before}{verdict.says}")
    rights = [verdict.right for verdict in verdicts]
    if False in rights:
        raise SystemExit(WRONG)
    if None in rights:
        raise SystemExit(NOT_CHECKED)


def _verdict(file: str, why: bool, promise: str | None) -> Verdict:
    try:
        record, book = open_record(file)
        if promise is not None:
            check_published(record, promise)
        try:
            table = verify_record(record, book)
        except OtherEdition:
            return _of_another_edition(file, record, book, promise is not None)
    except RecordError as error:
        return Verdict(printable(shown(file)), right=False, says=in_words(error.why))
    draws = sum(len(entry.draws) for entry in table.entries)
    return Verdict(
        printable(shown(file)),
        right=True,
        says=_summary(table, draws, promise is not None),
        book=book.name,
        edition=record.header.played_by,
        commands=len(table.entries) - 1,
        draws=draws,
        answers=list(_answers(table)) if why else [],
        certificate=[in_words(line) for line in table.certificate],
    )


def _of_another_edition(file: str, record: Record, book: AnyBook, promised: bool) -> Verdict:
    """A promise binds no edition: without its rules nobody knows whether the answers are right."""
    says = in_words(check_what_can_be(record))
    edition = record.header.played_by
    if promised:
        raise RecordError(phrase("core-record-promise-unchecked", edition=edition))
    return Verdict(printable(shown(file)), right=None, says=says, book=book.name, edition=edition)


def _answers(table: Table) -> Iterator[str]:
    """All that was said and told, to whomever, with the rules that it follows from."""
    voice = voice_for(table.book, MASTER, table.plan)
    for entry in table.entries:
        if entry.do:
            yield f"{name_of(entry.seat, table.names)}: {entry.do}"
        for event in entry.events:
            rules = ", ".join(rules_of(type(event))) or word("commands-no-rule-of-the-book")
            yield f"    {voice(event, MASTER, table.names)} [{rules}]"


def _summary(table: Table, draws: int, promised: bool) -> str:
    result = table.result
    assert result is not None  # verify accepts only finished games
    about: dict[str, Value] = {"book": table.book.called, "ending": result.ending}
    length: dict[str, Value] = {"commands": len(table.entries) - 1, "draws": draws}
    right = phrase("commands-all-right", **about, **length)
    return in_words(phrase("commands-as-promised", text=right) if promised else right)
