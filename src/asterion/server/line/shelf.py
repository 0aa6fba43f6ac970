"""What the line protocol tells about books and rules, as lines."""

from asterion.books import books
from asterion.bots import describe
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options, choices
from asterion.core.phrase import english
from asterion.server.line.render import line


def book_lines() -> list[str]:
    """Every book on the shelf: its name, how many may play, its title."""
    return [line("book", one.name, f"{one.seats[0]}-{one.seats[-1]}", one.title) for one in books()]


def about(book: AnyBook, terms: type[Options]) -> list[str]:
    """One book: its bots, presets and options, and the terms of a table."""
    lines = [line("book", book.name, f"{book.seats[0]}-{book.seats[-1]}", book.title)]
    lines += [line("info", english(book.summary))]
    lines += [line("bot", name, summary) for name, summary in describe(book.name)]
    lines += [line("preset", name) for name in book.rules.presets]
    for word, kind in (
        ("option", book.rules.options),
        ("term", terms),
        ("plan", book.plan.settings),
    ):
        for choice in choices(kind):
            allowed = choice.allowed().replace(", ", "|")
            usual = (
                {True: "yes", False: "no"}[choice.default]
                if isinstance(choice.default, bool)
                else choice.default
            )
            lines.append(line(word, f"{choice.name}={usual}", f"({allowed})", choice.text))
    return lines


def help_lines(text: str) -> list[str]:
    return [line("help", row) for row in text.splitlines()]


def rule_lines(book: AnyBook, options: Options) -> list[str]:
    return [line("rule", rule.number, rule.text) for rule in book.rules.numbered(options)]
