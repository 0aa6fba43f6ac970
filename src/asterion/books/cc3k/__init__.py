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
from asterion.core.phrase import Phrase

BOOK: AnyBook = Book(
    name="cc3k",
    title="ChamberCrawler3000",
    summary=Phrase("cc3k-book"),
    edition=1,
    seats=range(1, 2),
    options=Cc3kOptions,
    events=EVENTS,
    rules=rules_in_force,
    help=HELP,
    read_plan=read_plan,
    write_plan=write_plan,
    problems=problems,
    settings=Cc3kSettings,
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
    hosting=HOSTING,
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
    tell=tell,
    offer=offer,
    presets={"hard": Cc3kOptions(hard=True, pursuit=True)},
    settings_for=settings_for,
    drawn=frozenset({EnemiesMoved, Arrived}),
)
