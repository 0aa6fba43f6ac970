"""Labyrinth, the whole reference: the game whose master should be a computer."""

from asterion.books.labyrinth.asking import asks, legal, turn
from asterion.books.labyrinth.checking import check
from asterion.books.labyrinth.drawing import read_plan, write_plan
from asterion.books.labyrinth.event import EVENTS, Fared, Lay, Stood, TurnBegan, WallGone
from asterion.books.labyrinth.fold import fold
from asterion.books.labyrinth.generate import generate, settings_for
from asterion.books.labyrinth.help import HELP
from asterion.books.labyrinth.limits import LIMITS
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.problems import certificate, problems
from asterion.books.labyrinth.rulebook import rules_in_force
from asterion.books.labyrinth.rules import awaited, begin, execute, result
from asterion.books.labyrinth.saying import parse, write
from asterion.books.labyrinth.screen import log, screen
from asterion.books.labyrinth.settings import LabyrinthSettings
from asterion.books.labyrinth.view import View
from asterion.books.labyrinth.voice import voice
from asterion.books.labyrinth.vote import elected
from asterion.core.book import AnyBook, Book

BOOK: AnyBook = Book(
    name="labyrinth",
    title="Labyrinth",
    summary="Find the true treasure in a labyrinth that only the master sees, and carry it out.",
    edition=1,
    seats=range(2, 7),
    options=LabyrinthOptions,
    events=EVENTS,
    rules=rules_in_force,
    help=HELP,
    read_plan=read_plan,
    write_plan=write_plan,
    problems=problems,
    settings=LabyrinthSettings,
    generate=generate,
    settings_for=settings_for,
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
    presets=PRESETS,
    log=log,
    elected=elected,
    limits=LIMITS,
    certificate=certificate,
    drawn=frozenset({TurnBegan, Stood, Fared, Lay, WallGone}),
)
