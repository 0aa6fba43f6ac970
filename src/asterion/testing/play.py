"""Random play through the one door, and what an ear, an eye and a mouth get of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.dice import Dice, Recorded, Rolled
from asterion.core.phrase import english
from asterion.core.record import encode
from asterion.core.table import Entry, Table
from asterion.testing.kit import Kit
from asterion.words.spoken import spoken_screen

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def new_table(book: AnyBook, kit: Kit, seed: int) -> tuple[Table, Dice]:
    """A table with everything random, and the dice that choose what its players say."""
    chooser = Rolled(seed)
    players = kit.players(chooser)
    options = kit.options(chooser)
    plan = kit.plan(chooser, players)
    return Table(book, plan, NAMES[:players], options, Rolled(seed + 1), salt="salt"), chooser


def play_on(table: Table, kit: Kit, chooser: Dice, commands: int) -> None:
    """Let the seats that are awaited say legal things until the game is over or it is enough."""
    while table.result is None and len(table.entries) <= commands:
        aside = kit.out_of_turn(table, chooser) if chooser.below(8, "aside") == 0 else None
        if aside is not None:
            seat, text = aside
            try:
                table.submit(seat, text)
            except Refused:
                continue
        else:
            seat = chooser.pick(table.awaited, "who")
            table.submit(seat, chooser.pick(table.legal(seat), "what"))


def play(book: AnyBook, kit: Kit, seed: int, commands: int) -> Table:
    table, chooser = new_table(book, kit, seed)
    play_on(table, kit, chooser, commands)
    return table


def again(book: AnyBook, game: Table) -> Iterator[tuple[Table, Entry]]:
    """A game repeated by a book, that may be another than its own: the table after each entry."""
    draws = [draw for entry in game.entries for draw in entry.draws]
    table = Table(book, game.plan, game.first_names, game.options, Recorded(draws), salt="salt")
    yield table, table.entries[0]
    for entry in game.entries[1:]:
        yield table, table.submit(entry.seat, entry.do)


def ears(table: Table, seat: Seat, entry: Entry) -> bytes:
    """All that a seat hears of an entry; nothing if it is not told that there was one."""
    told = entry.told(seat)
    if not told:
        return b""
    strokes = table.book.paper.strokes(told, table.options)
    return b"\n".join(map(encode, (told, table.sentences([entry], seat), strokes)))


def eyes(table: Table, kit: Kit, seat: Seat) -> bytes:
    """All that a seat could find out at this moment: by looking, by its buttons, by refusals."""
    looks = seen(table.book, table.view(seat), kit.probes(table, seat))
    return b"\n".join(map(encode, (table.prompt(seat), *looks)))


def seen(book: AnyBook, view: Any, probes: Sequence[str]) -> list[object]:
    """All that a view gives away: to the eye, to be read again, by buttons, by refusals; in words,
    since a phrase may know more than it says."""
    refusals = []
    for text in probes:
        try:
            refusals.append(english(book.check(view, book.parse(text)) or ""))
        except Refused as refused:
            refusals.append(str(refused))
    log = book.log(view) if book.log is not None else None
    screen, asks = spoken_screen(book.screen(view)), english(book.asks(view))
    return [screen, log, asks, book.legal(view), book.turn(view), refusals]
