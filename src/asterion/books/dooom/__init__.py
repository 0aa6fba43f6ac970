"""Dungeon of Dooom and Labyrinth of Dooom: one set of rules under two covers."""

from asterion.books.dooom import looks
from asterion.books.dooom.event import EVENTS, Refreshed, Said, Saw, TurnBegan
from asterion.books.dooom.hosting import HOSTING
from asterion.books.dooom.learning import LEARNING
from asterion.books.dooom.make import DooomSettings, generate
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.paper import PAPER
from asterion.books.dooom.plan import problems, read_plan, write_plan
from asterion.books.dooom.rules import awaited, begin, execute, result
from asterion.books.dooom.say import HELP, parse, write
from asterion.books.dooom.view import View, asks, check, fold, legal, screen, turn
from asterion.books.dooom.words import offer, rules_in_force, tell
from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.chapters import Plans, Rules, Speech, Views
from asterion.core.contract.looks import Looks
from asterion.core.phrase import Phrase


def _book(name: str, title: str, summary: Phrase, looks: Looks) -> AnyBook:
    return Book(
        name=name,
        title=title,
        summary=summary,
        edition=1,
        seats=range(1, 33),
        rules=Rules(
            options=DooomOptions,
            events=EVENTS,
            numbered=rules_in_force,
            begin=begin,
            execute=execute,
            awaited=awaited,
            result=result,
        ),
        plan=Plans(
            read=read_plan,
            write=write_plan,
            problems=problems,
            settings=DooomSettings,
            generate=generate,
        ),
        speech=Speech(
            help=HELP,
            parse=parse,
            write=write,
            tell=tell,
            offer=offer,
            talk=frozenset({Said}),
        ),
        view=Views(
            new=View,
            fold=fold,
            asks=asks,
            turn=turn,
            legal=legal,
            check=check,
            screen=screen,
            drawn=frozenset({Saw, TurnBegan, Refreshed}),
        ),
        host=HOSTING,
        looks=looks,
        learning=LEARNING,
        paper=PAPER,
    )


DUNGEON = _book(
    "dungeon-of-dooom",
    "Dungeon of Dooom",
    Phrase("dooom-book"),
    looks.DUNGEON,
)
LABYRINTH = _book(
    "labyrinth-of-dooom",
    "Labyrinth of Dooom",
    Phrase("dooom-book-labyrinth"),
    looks.LABYRINTH,
)
