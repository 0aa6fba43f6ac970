"""What the referee of a club or a script hears in one line, and what is told of it to whom."""

from collections.abc import Callable, Iterable, Sequence

import click
import msgspec

from asterion.commands.common import outcome
from asterion.commands.talk import printable
from asterion.commands.words import Tongue, in_words, say, typed, voice_for
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.offer import Offer
from asterion.core.event import Event
from asterion.core.phrase import phrase
from asterion.core.referee.names import MASTER_NAME, find_seat, name_of
from asterion.core.referee.table import Entry, Table
from asterion.terminal.general import HELP, STATUS, asks_for_deduction, in_english
from asterion.words.spoken import spoken_offer, spoken_screen

LONGEST_LINE = 20_000
"""In bytes: more than any name and command together."""


class Told(msgspec.Struct, omit_defaults=True):
    """One line of an answer: to whom it is said, what, and what is drawn for them with it."""

    to: str
    text: str
    drawing: list[str] = []


class Answer(msgspec.Struct, omit_defaults=True):
    """What `--json` prints for one line: what was told, who is asked what now, how it ended.

    Anyone who is asked is also offered what may be said.

    The last one also has the certificate of the plan, where the book gives one.
    """

    told: list[Told]
    refused: bool
    asks: dict[str, str]
    result: dict[str, object] | None
    certificate: Sequence[str] = ()
    offers: dict[str, list[Offer]] = {}


Think = Callable[[Seat, str], list[str]]
"""What follows from what a seat was told, where the table plays with deduction."""


def heard(
    table: Table, ear: Seat | None, line: bytes, think: Think | None = None
) -> tuple[list[Told], bool]:
    """Carry out one line; what is told of it to this ear, and whether it was refused."""
    try:
        seat, text = understood(line, table.names)
    except Refused as refused:
        # Whose word it was is not known, so a single ear is not told what it was.
        known = ear in (None, MASTER)
        unnamed = phrase("commands-who-speaks", name=table.names[0], said="help")
        why = refused.why if known else unnamed
        return [Told(MASTER_NAME, say("commands-refused", why=why))], True
    private = ear in (None, MASTER, seat)
    name = name_of(seat, table.names)
    if text.lower() in (HELP, "?", typed(HELP).lower()):
        return [
            Told(name, row) for row in in_words(table.book.speech.help).splitlines() if private
        ], False
    if think is not None and seat >= 0 and asks_for_deduction(text):
        return [Told(name, row) for row in think(seat, text) if private], False
    text = in_english(text, STATUS)
    try:
        entry = table.submit(seat, text)
    except Refused as refused:
        if text.lower() == STATUS and (rows := status_of(table, seat)):
            return [Told(name, row) for row in rows if private], False
        return [Told(name, say("commands-refused", why=refused.why))] if private else [], True
    return announced(table, entry, ear), False


def status_of(table: Table, seat: Seat) -> list[str]:
    """What a screen shows beside the board, where the book itself has no answer to `status`."""
    status = spoken_screen(table.book.view.screen(table.view(seat)), Tongue.language).status
    return [
        say("commands-status", label=row.label, value=row.value) if row.label else row.value
        for row in status
    ]


def understood(line: bytes, names: Sequence[str]) -> tuple[Seat, str]:
    """Who speaks, and what; Refused where a line does not say."""
    if len(line) > LONGEST_LINE:
        raise Refused(phrase("commands-line-length", most=LONGEST_LINE))
    try:
        said = line.decode()
    except UnicodeDecodeError as error:
        raise Refused(phrase("commands-line-not-text", byte=error.start + 1)) from None
    speaker, colon, text = said.partition(":")
    if not colon:
        raise Refused(phrase("commands-who-speaks", name=names[0], said=said.strip()[:60]))
    return find_seat(speaker, names), text.strip()


# ---- out


def announced(table: Table, entry: Entry, ear: Seat | None) -> list[Told]:
    """What this ear hears of an entry; without one, what each seat hears."""
    if ear is not None:
        name = MASTER_NAME if ear < 0 else name_of(ear, table.names)
        voice = voice_for(table.book, ear, table.plan)
        heard = [
            Told(name, voice(event, ear, table.names), drawing(table, event))
            for event in entry.told(ear)
        ]
        return [line for line in heard if line.text]
    seats = range(len(table.names))
    listeners = (PUBLIC, *seats)
    heard_by = {seat: set(map(id, entry.told(seat))) for seat in listeners}
    told: list[Told] = []
    voice = voice_for(table.book, PUBLIC, table.plan)
    for event in entry.events:
        words = {
            seat: voice(event, seat, table.names)
            for seat in listeners
            if id(event) in heard_by[seat]
        }
        if len(words) == len(listeners) and len(set(words.values())) == 1:
            told.append(Told(MASTER_NAME, words[PUBLIC]))
        else:
            drawn = drawing(table, event)
            told += [Told(table.names[seat], words[seat], drawn) for seat in seats if seat in words]
    return [line for line in told if line.text]


def drawing(table: Table, event: Event) -> list[str]:
    """What an event gives to see, for those who only read."""
    sketch = table.book.view.sketch
    return [printable(line) for line in sketch(event)] if sketch is not None else []


def answer(
    table: Table, ear: Seat | None, as_json: bool, told: Iterable[Told], refused: bool
) -> None:
    """Print an answer at once, so that a program at the other end can wait for it."""
    lines = [Told(line.to, printable(line.text), line.drawing) for line in told]
    if not as_json:
        for line in lines:
            click.echo(f"{line.to}: {line.text}")
            for row in line.drawing:
                click.echo(f"{line.to}: {row}")
    elif lines or ear in (None, MASTER):
        asked = range(len(table.names)) if ear in (None, MASTER) else [ear] if ear >= 0 else []
        prompts = [table.prompt(seat) for seat in asked]
        asks = {table.names[prompt.seat]: in_words(prompt.asks) for prompt in prompts if prompt}
        certificate = tuple(in_words(line) for line in table.certificate)
        offers = {
            table.names[prompt.seat]: [
                spoken_offer(each, Tongue.language) for each in table.offers(prompt.seat)
            ]
            for prompt in prompts
            if prompt
        }
        whole = Answer(lines, refused, asks, outcome(table), certificate, offers)
        click.echo(msgspec.json.encode(whole).decode())
