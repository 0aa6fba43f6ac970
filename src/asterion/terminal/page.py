"""What is shown at one time, as data; the painters make plain or coloured lines of it."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from asterion.bots.seated import Seated
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.chapters import Result
from asterion.core.contract.looks import Looks, Symbol
from asterion.core.contract.options import Options
from asterion.core.drawing.reading import read_board
from asterion.core.phrase import Item, Phrase
from asterion.core.referee.table import Entry, Table
from asterion.terminal.layout import wrapped
from asterion.terminal.words import Tongue, in_words, say, typed, voice_for, word
from asterion.words.offered import is_heard
from asterion.words.spoken import Screen, spoken_screen

LAST_WORDS = 6
"""This many sentences before the end are said once more."""
MOST_OFFERED = 24
BEGINNER = "beginner"
"""The preset that somebody new is pointed to, where a book has it."""


class Page(msgspec.Struct):
    """One screenful: the board, how it stands, what was heard, and what may be said."""

    title: str
    looks: Looks
    screen: Screen
    intro: Sequence[str] = ()
    heading: str = ""
    news: Sequence[str] = ()
    possible: Sequence[str] = ()
    map_title: str = ""


def page_for(table: Table, seat: Seat, company: str = "") -> Page:
    """What this seat may see now, with the first steps explained until it has made one."""
    book = table.book
    first = last_word(table, seat)
    legal = table.legal(seat) if table.prompt(seat) is not None else ()
    page = turn_page(
        book,
        table.names[seat],
        screen_of(table, seat),
        news(table, seat, first),
        legal,
    )
    if first:
        return page
    easier = book.rules.presets.get(BEGINNER)
    first_time = say("terminal-new-to-it", preset=BEGINNER) if _is_easier(easier, table) else ""
    return with_introduction(page, book, table.legal(seat), company, first_time)


def _is_easier(preset: Options | None, table: Table) -> bool:
    """Whether a newcomer here would better play with that preset."""
    return preset is not None and table.options != preset


def turn_page(
    book: AnyBook, name: str, screen: Screen, news: Sequence[str], legal: Sequence[str]
) -> Page:
    """What one player sees, with what he has heard since he spoke last."""
    return Page(
        title=f"{in_words(book.called)} · {name}",
        looks=book.looks,
        screen=screen,
        heading=word("terminal-what-happened"),
        news=news,
        possible=offered(book, legal),
    )


def offered(book: AnyBook, legal: Sequence[str]) -> Sequence[str]:
    """What may be said, as far as a row has room for it, in the words of anyone who sits here."""
    if not is_heard(Tongue.language):
        return legal
    said = [in_words(book.speech.offer(command).words) for command in legal[:MOST_OFFERED]]
    return [*said, *legal[MOST_OFFERED:]]


def with_introduction(
    page: Page, book: AnyBook, legal: Sequence[str], company: str = "", first_time: str = ""
) -> Page:
    """The same for one who has not spoken yet."""
    page.intro = introduction(book, legal, company, first_time)
    page.heading = word("terminal-game-begins")
    return page


def map_for(table: Table, seat: Seat) -> Page:
    """The board and how it stands, without words."""
    page = page_for(table, seat)
    page.intro, page.heading, page.news, page.possible = (), "", (), ()
    return page


def page_for_watchers(table: Table, seat: Seat, since: int) -> Page:
    """For one who is not asked, or for the public where several share the keyboard."""
    book = table.book
    heading = word("terminal-what-you-heard")
    return Page(
        in_words(book.called),
        book.looks,
        screen_of(table, seat),
        heading=heading,
        news=news(table, seat, since),
    )


def reveal(table: Table, seat: Seat, since: int) -> Page:
    """The whole truth once the game is over, on the master's own screen; who won, and why."""
    assert table.result is not None
    screen = screen_of(table, MASTER)
    return end_page(table.book, table.names, screen, table.result, news(table, seat, since))


def screen_of(table: Table, seat: Seat) -> Screen:
    """What this seat sees, in the language of the terminal."""
    return spoken_screen(table.book.view.screen(table.view(seat)), Tongue.language)


def end_page(
    book: AnyBook, names: Sequence[str], screen: Screen, result: Result, news: Sequence[str]
) -> Page:
    """Who won and why, after the last words, under the master's own screen."""
    winners: list[Item] = [names[winner] for winner in result.winners]
    won = say("terminal-won", names=winners, count=len(winners))
    return Page(
        title=say("terminal-the-end", book=book.called),
        looks=book.looks,
        screen=screen,
        heading=won,
        news=[*news[-LAST_WORDS:], as_sentence(in_words(result.ending))],
        map_title=word("terminal-whole-map"),
    )


def certified(lines: Sequence[Phrase | str], columns: int) -> list[str]:
    """The certificate of the plan under the end of a game, if the book gives one."""
    if not lines:
        return []
    return [
        "",
        word("terminal-plan-kept"),
        *wrapped([in_words(line) for line in lines], columns, "  "),
    ]


def aims(table: Table, bots: Mapping[Seat, Seated]) -> list[str]:
    """What the bots were after in the end, for those who learn; before that it is their secret."""
    lines = [
        say("terminal-bot-was", name=table.names[seat], aims=[in_words(aim) for aim in after])
        for seat, bot in bots.items()
        if (after := bot.last_aims())
    ]
    return ["", word("terminal-bots-were"), *(f"  {line}" for line in lines)] if lines else []


def introduction(
    book: AnyBook, legal: Sequence[str], company: str = "", first_time: str = ""
) -> list[str]:
    """What it is about, how to walk, where to find the rest."""
    first = ", ".join(offered(book, legal)[:4])
    example = say("terminal-say-for-example", commands=first) if first else ""
    hint = word(book.looks.hint) or example
    lines = [in_words(book.summary), f"{hint} {first_time}".strip()]
    names = {name: typed(name) for name in ("help", "rules", "quit")}
    lines.append(say("terminal-general-words", **names))
    return [line for line in (*lines, company) if line]


def last_word(table: Table, seat: Seat) -> int:
    """The number of this seat's last entry; 0, the opening, where it has said nothing yet."""
    numbers = range(len(table.entries) - 1, 0, -1)
    return next((n for n in numbers if table.entries[n].seat == seat), 0)


def heard(table: Table, entries: Iterable[Entry], seat: Seat) -> list[list[str]]:
    """The sentences that a seat hears of each entry, without what the board beside them shows."""
    book, names = table.book, table.names
    voice = voice_for(book, seat, table.plan)
    drawn = book.view.drawn if book.view.screen(table.view(seat)).board else frozenset()
    spoken = (
        [voice(event, seat, names) for event in entry.told(seat) if type(event) not in drawn]
        for entry in entries
    )
    return [[sentence for sentence in sentences if sentence] for sentences in spoken]


def news(table: Table, seat: Seat, since: int) -> list[str]:
    """All that a seat has heard from this entry on."""
    return [sentence for entry in heard(table, table.entries[since:], seat) for sentence in entry]


def legend(page: Page) -> list[tuple[str, Symbol]]:
    """The marks on the board now, in the order of the book's table; players and the like once."""
    looks, screen = page.looks, page.screen
    shown: dict[Symbol, dict[str, str]] = {}
    for found in read_board(screen.board, screen.sheets, looks):
        if found.symbol is not None:
            marks = shown.setdefault(found.symbol, {})
            marks.setdefault("" if found.symbol.alike else found.mark, found.mark)
    known = (*looks.symbols, *looks.sides)
    return [(mark, each) for each in known for mark in sorted(shown.get(each, {}).values())]


def as_sentence(reason: str) -> str:
    """A reason as the rules give it, with a capital letter and a full stop."""
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith(('.', '?', '!')) else '.'}"
