"""DungeonLab: find the treasure among everything else, and leave by the exit."""

from asterion.books.dungeonlab.asking import asks, check, turn
from asterion.books.dungeonlab.drawing import read_plan
from asterion.books.dungeonlab.event import EVENTS, Looked, MapShown, TurnBegan
from asterion.books.dungeonlab.folding import fold
from asterion.books.dungeonlab.generate import generate, settings_for
from asterion.books.dungeonlab.legal import legal
from asterion.books.dungeonlab.making.settings import DungeonLabSettings
from asterion.books.dungeonlab.options import PRESETS, DungeonLabOptions
from asterion.books.dungeonlab.problems import problems
from asterion.books.dungeonlab.rulebook import rules_in_force
from asterion.books.dungeonlab.rules.game import awaited, begin, execute, result, taken_away
from asterion.books.dungeonlab.screen import screen
from asterion.books.dungeonlab.sketch import sketch
from asterion.books.dungeonlab.speech import HELP, parse, write
from asterion.books.dungeonlab.view import View
from asterion.books.dungeonlab.voice import masters_voice, voice
from asterion.books.dungeonlab.writing import write_plan
from asterion.core.book import AnyBook, Book

BOOK: AnyBook = Book(
    name="dungeonlab",
    title="DungeonLab",
    summary="Land in a dungeon of lights, green eyes and pits, and carry the treasure out.",
    edition=1,
    seats=range(1, 7),
    options=DungeonLabOptions,
    events=EVENTS,
    rules=rules_in_force,
    help=HELP,
    read_plan=read_plan,
    write_plan=write_plan,
    problems=problems,
    settings=DungeonLabSettings,
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
    voice=voice,
    masters_voice=masters_voice,
    presets=PRESETS,
    settings_for=settings_for,
    drawn=frozenset({Looked, TurnBegan}),
    sketch=sketch,
    fleeting={MapShown: taken_away},
)
