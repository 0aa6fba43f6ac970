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
from asterion.core.contract.looks import Looks
from asterion.core.phrase import Phrase


def _book(name: str, title: str, summary: Phrase, looks: Looks) -> AnyBook:
    return Book(
        name=name,
        title=title,
        summary=summary,
        edition=1,
        seats=range(1, 33),
        options=DooomOptions,
        events=EVENTS,
        rules=rules_in_force,
        help=HELP,
        read_plan=read_plan,
        write_plan=write_plan,
        problems=problems,
        settings=DooomSettings,
        generate=generate,
        parse=parse,
        write=write,
        begin=begin,
        execute=execute,
        awaited=awaited,
        result=result,
        view=View,
        fold=fold,
        asks=asks,
        turn=turn,
        legal=legal,
        check=check,
        screen=screen,
        tell=tell,
        offer=offer,
        hosting=HOSTING,
        looks=looks,
        learning=LEARNING,
        paper=PAPER,
        drawn=frozenset({Saw, TurnBegan, Refreshed}),
        talk=frozenset({Said}),
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
