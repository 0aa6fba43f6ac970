"""`asterion replay`: a recorded game, as it was heard from any chair."""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from asterion.commands.common import load_record, outcome, parse_chair, shown
from asterion.commands.flags import chair_option, json_option
from asterion.commands.talk import fail, print_json, printable, talk
from asterion.commands.verb import option, verb
from asterion.commands.words import Tongue, in_words, say, voice_for, word
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Phrase, phrase
from asterion.core.records.record import Record, RecordError
from asterion.core.records.replay import OtherEdition, replayed
from asterion.core.records.showing import shown as shown_entries
from asterion.core.referee.names import name_of
from asterion.core.referee.table import Entry, Table
from asterion.terminal.console import Console
from asterion.terminal.page import Page, certified, heard
from asterion.words.spoken import Screen, spoken_screen

if TYPE_CHECKING:
    from asterion.terminal.student import Student


@verb(
    examples="""
  asterion replay game.jsonl
  asterion replay game.jsonl --as Ann --step
  asterion replay game.jsonl --as public --json
  asterion replay game.jsonl --as Ann --knowledge"""
)
@click.argument("file")
@chair_option
@option("--step", is_flag=True, help="commands-option-step")
@option("--knowledge", is_flag=True, help="commands-option-knowledge")
@json_option
def replay(file: str, chair: str | None, step: bool, knowledge: bool, as_json: bool) -> None:
    """Show a recorded game: every sentence that was heard, and the screen at the end."""
    record, book = load_record(file)
    try:
        table, wrong = _played(record, book)
    except OtherEdition:
        _show(record, book, chair, as_json)
        return
    if table is None:
        assert wrong is not None
        fail(phrase("commands-path-says", path=shown(file), why=wrong))
    finished = table.result is not None and not wrong
    seat = MASTER if finished and not knowledge else PUBLIC
    if chair is not None:
        seat = parse_chair(chair, table.names)
    student = _student(table, seat, step) if knowledge else None
    moments = _moments(record, book, seat)
    certificate = [in_words(line) for line in table.certificate] if finished else []
    if as_json:
        told = [_as_data(table, entry, seat, student) for table, entry in moments]
        result = outcome(table) if finished else None
        shape = {"book": book.name, "names": table.names, "heard": told, "result": result}
        print_json(shape | ({"certificate": certificate} if certificate else {}))
    else:
        console = Console(sys.stdin, sys.stdout, os.environ)
        if step:
            _walk(console, moments, seat)
        else:
            _tell(moments, seat, student)
            if not wrong:
                console.show(_page(table, seat), whole=True)
        console.lines(certified(certificate, console.columns))
    if wrong:
        fail(phrase("commands-path-says", path=shown(file), why=wrong))
    if not finished:
        talk(phrase("commands-not-over"))


def _played(record: Record, book: AnyBook) -> tuple[Table | None, Phrase | None]:
    """The table at the end, and what is wrong with the record where it cannot be played so far."""
    table = None
    try:
        for table, _ in replayed(record, book):  # noqa: B007  the last one is what is wanted
            pass
    except OtherEdition:
        raise
    except RecordError as error:
        return table, error.why
    return table, None


def _show(record: Record, book: AnyBook, chair: str | None, as_json: bool) -> None:
    """A game whose rules are gone: what its record says was said and heard."""
    names = record.header.names
    over = record.seal is not None
    seat = parse_chair(chair, names) if chair is not None else MASTER if over else PUBLIC
    entries = [
        entry
        for entry in shown_entries(record, book, seat, voice_for(book, PUBLIC, None))
        if entry.heard or entry.do
    ]
    said = [
        f"{_speaker(entry.seat, names)}: {entry.do}"
        if entry.do and seat in (MASTER, entry.seat)
        else ""
        for entry in entries
    ]
    if as_json:
        heard = [
            {"said": words, "told": entry.heard} for words, entry in zip(said, entries, strict=True)
        ]
        print_json({"book": book.name, "names": names, "heard": heard, "result": None})
    else:
        for words, entry in zip(said, entries, strict=True):
            if words:
                click.echo(printable(words))
            for sentence in entry.heard:
                click.echo(f"    {printable(sentence)}")
    played_by = record.header.played_by
    talk(phrase("commands-shown-only", edition=played_by, book=book.called))


def _speaker(seat: Seat, names: Sequence[str]) -> str:
    """The header names those who began; who came later, or was cut out of it, has a number."""
    return name_of(seat, names) if seat < len(names) else say("commands-nameless", seat=seat + 1)


Moments = Iterator[tuple[Table, Entry]]


def _moments(record: Record, book: AnyBook, seat: Seat) -> Moments:
    """Every command of which this chair has heard, with the table as it stood then."""
    try:
        for table, entry in replayed(record, book):
            if entry.seat == seat or entry.told(seat):
                yield table, entry
    except RecordError:
        return  # it is said at the end


def _said(table: Table, entry: Entry, seat: Seat) -> str:
    """One's own words; the master has heard everybody's."""
    if not entry.do or seat not in (MASTER, entry.seat):
        return ""
    return f"{name_of(entry.seat, table.names)}: {entry.do}"


def _student(table: Table, seat: Seat, step: bool) -> "Student":
    """Who thinks about the game from this chair; deduction is loaded only where it is wanted."""
    from asterion.knowledge import MissingSolver, NoKnowledge
    from asterion.terminal.student import Student

    if step:
        fail(phrase("commands-knowledge-step"))
    if seat == MASTER:
        fail(phrase("commands-master-knows"))
    try:
        return Student(table.book.name, seat, table.options)
    except (MissingSolver, NoKnowledge) as error:
        fail(error.why)


def _sentences(table: Table, entry: Entry, seat: Seat) -> list[str]:
    voice = voice_for(table.book, seat, table.plan)
    said = [voice(event, seat, table.names) for event in entry.told(seat)]
    return [sentence for sentence in said if sentence]


def _as_data(
    table: Table, entry: Entry, seat: Seat, student: "Student | None"
) -> dict[str, object]:
    said = _said(table, entry, seat)
    data: dict[str, object] = {"said": said, "told": _sentences(table, entry, seat)}
    if student is not None:
        learned = student.hear(entry)
        data |= {"n": entry.n, "certain": learned.facts, "finished": learned.finished}
    return data


def _tell(moments: Moments, seat: Seat, student: "Student | None") -> None:
    """One moment after the other."""
    for table, entry in moments:
        said = _said(table, entry, seat)
        if said:
            click.echo(printable(said))
        for sentence in _sentences(table, entry, seat):
            click.echo(f"    {printable(sentence)}")
        if student is not None:
            for line in student.hear(entry).lines:
                click.echo(f"        {printable(line)}")
    if student is not None:
        for line in student.summary():
            click.echo(printable(line))


def _walk(console: Console, moments: Moments, seat: Seat) -> None:
    """One screen per moment; Enter goes on."""
    for table, entry in moments:
        page = _page(table, seat)
        page.heading = printable(_said(table, entry, seat)) or word("commands-heard")
        page.news = [printable(sentence) for sentence in _beside_the_board(table, entry, seat)]
        console.show(page)
        try:
            if console.ask(word("commands-enter-goes-on") + "> ").lower() in ("q", "quit"):
                return
        except EOFError:
            return


def _beside_the_board(table: Table, entry: Entry, seat: Seat) -> list[str]:
    if seat >= len(table.names):
        return _sentences(table, entry, seat)
    return heard(table, [entry], seat)[0]


def _page(table: Table, seat: Seat) -> Page:
    """What this chair sees now; one who has not joined yet sees nothing."""
    book = table.book
    if seat >= len(table.names):
        return Page(in_words(book.called), book.looks, Screen())
    unseated = {MASTER: "commands-the-master", PUBLIC: "commands-the-public"}
    whose = word(unseated[seat]) if seat in unseated else table.names[seat]
    title = say("commands-page-title", book=book.called, who=whose)
    return Page(
        title, book.looks, spoken_screen(book.view.screen(table.view(seat)), Tongue.language)
    )
