"""What is shown at one time, as data; the painters make plain or coloured lines of it."""

from collections.abc import Iterable, Sequence

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook, Result
from asterion.core.table import Entry, Table
from asterion.terminal.layout import wrapped
from asterion.terminal.looks import Looks, looks_of
from asterion.words.spoken import Screen, spoken, spoken_screen

LAST_WORDS = 6
"""So many sentences before the end are said once more."""


class Page(msgspec.Struct):
    """One screenful: the board, how it stands, what was heard, and what may be said."""

    title: str
    looks: Looks
    screen: Screen
    intro: Sequence[str] = ()
    heading: str = ""
    news: Sequence[str] = ()
    possible: Sequence[str] = ()
    silence: str = "Nothing was heard."
    map_title: str = "the map you know"


def page_for(table: Table, seat: Seat, company: str = "") -> Page:
    """What this seat may see now, with the first steps explained until it has made one."""
    book = table.book
    first = last_word(table, seat)
    legal = table.legal(seat) if table.prompt(seat) is not None else ()
    page = turn_page(
        book,
        table.names[seat],
        spoken_screen(book.screen(table.view(seat))),
        news(table, seat, first),
        legal,
    )
    return page if first else with_introduction(page, book, table.legal(seat), company)


def turn_page(
    book: AnyBook, name: str, screen: Screen, news: Sequence[str], legal: Sequence[str]
) -> Page:
    """What one player sees, with what he has heard since he spoke last."""
    return Page(
        title=f"{book.title} · {name}",
        looks=looks_of(book.name),
        screen=screen,
        heading="What happened:",
        news=news,
        possible=legal,
    )


def with_introduction(page: Page, book: AnyBook, legal: Sequence[str], company: str) -> Page:
    """The same for one who has not spoken yet."""
    page.intro = introduction(book, legal, company)
    page.heading = "The game begins:"
    return page


def map_for(table: Table, seat: Seat) -> Page:
    """The board and how it stands, without words."""
    page = page_for(table, seat)
    page.intro, page.heading, page.news, page.possible = (), "", (), ()
    return page


def page_for_watchers(table: Table, seat: Seat, since: int) -> Page:
    """For one who is not asked, or for the public where several share the keyboard."""
    screen = spoken_screen(table.book.screen(table.view(seat)))
    lines = news(table, seat, since)
    return Page(
        table.book.title, looks_of(table.book.name), screen, heading="What you heard:", news=lines
    )


def reveal(table: Table, seat: Seat, since: int) -> Page:
    """The whole truth once the game is over, on the master's own screen; who won, and why."""
    assert table.result is not None
    screen = spoken_screen(table.book.screen(table.view(MASTER)))
    return end_page(table.book, table.names, screen, table.result, news(table, seat, since))


def end_page(
    book: AnyBook, names: Sequence[str], screen: Screen, result: Result, news: Sequence[str]
) -> Page:
    """Who won and why, after the last words, under the master's own screen."""
    winners = " and ".join(names[winner] for winner in result.winners)
    has = "has" if len(result.winners) == 1 else "have"
    return Page(
        title=f"{book.title} · the end",
        looks=looks_of(book.name),
        screen=screen,
        heading=f"{winners} {has} won!" if winners else "Nobody has won.",
        news=[*news[-LAST_WORDS:], as_sentence(result.reason)],
        map_title="the whole map",
    )


def certified(lines: Sequence[str], columns: int) -> list[str]:
    """The certificate of the plan under the end of a game, if the book gives one."""
    if not lines:
        return []
    return ["", "What the plan kept:", *wrapped(lines, columns, "  ")]


def introduction(book: AnyBook, legal: Sequence[str], company: str) -> list[str]:
    """What it is about, how to walk, where to find the rest."""
    example = f"Say for example: {', '.join(legal[:4])}." if legal else ""
    lines = [spoken(book.summary), looks_of(book.name).hint or example]
    lines.append("help lists every command, rules the rules; quit stops, and the game is kept.")
    return [line for line in (*lines, company) if line]


def last_word(table: Table, seat: Seat) -> int:
    """The number of this seat's last entry; 0, the opening, where it has said nothing yet."""
    numbers = range(len(table.entries) - 1, 0, -1)
    return next((n for n in numbers if table.entries[n].seat == seat), 0)


def heard(table: Table, entries: Iterable[Entry], seat: Seat) -> list[list[str]]:
    """The sentences that a seat hears of each entry, without what the board beside them shows."""
    ears, names = table.hearing(seat), table.names
    drawn = table.book.drawn if ears.screen().board else frozenset()
    spoken = (
        ears.sentences([event for event in entry.told(seat) if type(event) not in drawn], names)
        for entry in entries
    )
    return [[sentence for sentence in sentences if sentence] for sentences in spoken]


def news(table: Table, seat: Seat, since: int) -> list[str]:
    """All that a seat has heard from this entry on."""
    return [sentence for entry in heard(table, table.entries[since:], seat) for sentence in entry]


def legend(page: Page) -> list[str]:
    """The symbols on the board now, in the order of the book's table."""
    shown = "\n".join(page.screen.board)
    return [
        f"{symbol} {look.word}" for symbol, look in page.looks.symbols.items() if symbol in shown
    ]


def as_sentence(reason: str) -> str:
    """A reason as the rules give it, with a capital letter and a full stop."""
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith(('.', '?', '!')) else '.'}"
