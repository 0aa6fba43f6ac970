"""Random play through the one door, and what an ear, an eye and a mouth get of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Dice, Recorded, Rolled
from asterion.core.phrase import english
from asterion.core.records.record import encode
from asterion.core.referee.table import Entry, Table
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
    tell = table.book.tell_for(seat, table.plan)
    phrases = [tell(event, seat, table.names) for event in told]
    return b"\n".join(map(encode, (told, table.sentences([entry], seat), phrases, strokes)))


def eyes(table: Table, kit: Kit, seat: Seat) -> bytes:
    """All that a seat could find out at this moment: by looking, by its buttons, by refusals."""
    view, probes = table.view(seat), kit.probes(table, seat)
    looks = [*seen(table.book, view, probes), *unsaid(table.book, view, probes)]
    learnt = as_numbers(table.book, view) if seat >= 0 else []
    return b"\n".join(map(encode, (table.prompt(seat), *looks, learnt)))


def unsaid(book: AnyBook, view: Any, probes: Sequence[str]) -> list[object]:
    """The phrases that a page is sent instead of words: they may know more than they say."""
    refusals: list[object] = []
    for text in probes:
        try:
            refusals.append(book.view.check(view, book.speech.parse(text)))
        except Refused as refused:
            refusals.append(refused.why)
    return [book.view.screen(view), book.view.asks(view), refusals]


def seen(book: AnyBook, view: Any, probes: Sequence[str]) -> list[object]:
    """All that a view gives away: to the eye, to be read again, by buttons, by refusals; in words,
    since a phrase may know more than it says."""
    refusals = []
    for text in probes:
        try:
            refusals.append(english(book.view.check(view, book.speech.parse(text)) or ""))
        except Refused as refused:
            refusals.append(str(refused))
    limited = book.view.log(view) if book.view.log is not None else None
    log = None if limited is None else [english(line) for line in limited]
    screen, asks = spoken_screen(book.view.screen(view)), english(book.view.asks(view) or "")
    return [screen, log, asks, book.view.legal(view), book.view.turn(view), refusals]


def as_numbers(book: AnyBook, view: Any) -> list[Any]:
    """What a learner is given of a view; nobody learns from where the master or a watcher sits."""
    learning = book.learning
    if learning is None:
        return []
    legal = learning.legal(view) if learning.legal is not None else ()
    return [*map(list, learning.features(view, learning.notes(view))), list(legal)]
