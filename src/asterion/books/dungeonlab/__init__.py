"""DungeonLab: find the treasure among everything else, and leave by the exit."""

from asterion.books.dungeonlab.event import EVENTS, Looked, MapShown, TurnBegan
from asterion.books.dungeonlab.hosting import HOSTING
from asterion.books.dungeonlab.learning import LEARNING
from asterion.books.dungeonlab.looks import LOOKS
from asterion.books.dungeonlab.make import DungeonLabSettings, generate, settings_for
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.paper import PAPER
from asterion.books.dungeonlab.plan import problems, read_plan, write_plan
from asterion.books.dungeonlab.rules.game import awaited, begin, execute, result, taken_away
from asterion.books.dungeonlab.say import HELP, parse, write
from asterion.books.dungeonlab.view import View, asks, check, fold, legal, screen, turn
from asterion.books.dungeonlab.view.sketch import sketch
from asterion.books.dungeonlab.words import masters_tell, offer, rules_in_force, tell
from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.chapters import Plans, Rules, Speech, Views
from asterion.core.phrase import Phrase

BOOK: AnyBook = Book(
    name="dungeonlab",
    title="DungeonLab",
    summary=Phrase("dungeonlab-summary"),
    edition=2,
    seats=range(1, 7),
    rules=Rules(
        options=DungeonLabOptions,
        events=EVENTS,
        numbered=rules_in_force,
        begin=begin,
        execute=execute,
        awaited=awaited,
        result=result,
        presets=PRESETS,
    ),
    plan=Plans(
        read=read_plan,
        write=write_plan,
        problems=problems,
        settings=DungeonLabSettings,
        generate=generate,
        settings_for=settings_for,
    ),
    speech=Speech(
        help=HELP,
        parse=parse,
        write=write,
        tell=tell,
        offer=offer,
        masters_tell=masters_tell,
    ),
    view=Views(
        new=View,
        fold=fold,
        asks=asks,
        turn=turn,
        legal=legal,
        check=check,
        screen=screen,
        drawn=frozenset({Looked, TurnBegan}),
        sketch=sketch,
        fleeting={MapShown: taken_away},
    ),
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
    host=HOSTING,
)
