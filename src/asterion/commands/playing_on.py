"""`asterion play --from RECORD --at N`: a finished game, played on from one of its moves."""

import time
from pathlib import Path

from asterion.bots import levels
from asterion.commands.common import fail, load_record, shown
from asterion.commands.opponents import company, make_bots, read_bots
from asterion.commands.words import in_words, say
from asterion.core.audience import MASTER, Seat
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase
from asterion.core.records.record import RecordError
from asterion.core.records.replay import replayed, verify
from asterion.core.referee.rulings import known_ruling
from asterion.core.referee.table import RULING, Table
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile, place_for
from asterion.terminal.session import Session

KNOWN_BY = 12
"""This many characters of a game's promise say which one it was."""


def played_on(
    console: Console,
    source: Path,
    at: int,
    seat: str,
    bots: str | None,
    seed: int | None,
    path: Path | None,
    folder: Path,
) -> Session:
    """With bots on all other seats. The new record says where it comes from, and is kept apart."""
    record, book = load_record(source)
    if record.seal is None:
        fail(say("commands-not-over-yet", path=shown(source)))
    try:
        verify(record, book)
        table = next((table for table, entry in replayed(record, book) if entry.n == at), None)
    except RecordError as error:
        fail(phrase("commands-path-says", path=shown(source), why=error.why))
    if table is None or table.result is not None:
        fail(say("commands-no-such-move", path=shown(source), most=len(record.lines) - 1))
    own = seat_of(table, seat)
    names = [name for number, name in enumerate(table.names) if number != own]
    kinds = read_bots(book, bots, default=0) or [levels(book.name)["normal"]]
    playing = {name: kinds[number % len(kinds)] for number, name in enumerate(names)}
    made = make_bots(book, table.names, playing, seed)
    table.dice = Rolled(seed)
    kept = GameFile.begin(path or place_for(book.name, folder, time.localtime()), table, playing)
    game = record.header.commitment[:KNOWN_BY]
    ruling = known_ruling("core-ruling-played-on", game=game, move=at)
    table.submit(MASTER, f"{RULING} {ruling}")
    return Session(table, console, kept, made, company(playing))


def seat_of(table: Table, said: str) -> Seat:
    """By its number, from 1, or by its player's name; the first where nothing is said."""
    names = [*table.names]
    if said.isdecimal() and 1 <= int(said) <= len(names):
        return int(said) - 1
    found = [number for number, name in enumerate(names) if name.casefold() == said.casefold()]
    if not said:
        return 0
    if not found:
        fail(in_words(phrase("commands-whose-seat", said=said[:40], names=[*names])))
    return found[0]
