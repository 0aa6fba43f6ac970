"""ChamberCrawler3000: five floors of chambers, enemies, unknown potions and gold, for one."""

from asterion.books.cc3k.event import EVENTS, Arrived, EnemiesMoved
from asterion.books.cc3k.hosting import HOSTING
from asterion.books.cc3k.learning import LEARNING
from asterion.books.cc3k.looks import LOOKS
from asterion.books.cc3k.make import Cc3kSettings, generate, settings_for
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.paper import PAPER
from asterion.books.cc3k.plan import problems, read_plan, write_plan
from asterion.books.cc3k.rules import awaited, begin, execute, result
from asterion.books.cc3k.say import HELP, parse, write
from asterion.books.cc3k.view import View, asks, check, fold, legal, screen, turn
from asterion.books.cc3k.words import offer, rules_in_force, tell
from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.chapters import Plans, Rules, Speech, Views
from asterion.core.phrase import Phrase

BOOK: AnyBook = Book(
    name="cc3k",
    title="ChamberCrawler3000",
    summary=Phrase("cc3k-book"),
    edition=1,
    seats=range(1, 2),
    rules=Rules(
        options=Cc3kOptions,
        events=EVENTS,
        numbered=rules_in_force,
        begin=begin,
        execute=execute,
        awaited=awaited,
        result=result,
        presets={"hard": Cc3kOptions(hard=True, pursuit=True)},
    ),
    plan=Plans(
        read=read_plan,
        write=write_plan,
        problems=problems,
        settings=Cc3kSettings,
        generate=generate,
        settings_for=settings_for,
    ),
    speech=Speech(
        help=HELP,
        parse=parse,
        write=write,
        tell=tell,
        offer=offer,
    ),
    view=Views(
        new=View,
        fold=fold,
        asks=asks,
        turn=turn,
        legal=legal,
        check=check,
        screen=screen,
        drawn=frozenset({EnemiesMoved, Arrived}),
    ),
    host=HOSTING,
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
)
