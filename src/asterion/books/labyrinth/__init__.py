"""Labyrinth, the whole reference: the game whose master should be a computer."""

from dataclasses import replace

from asterion.books.labyrinth.event import (
    EVENTS,
    PlayerAt,
    PlayerStatus,
    ThingsAt,
    TurnBegan,
    WallGone,
)
from asterion.books.labyrinth.event.edition_2 import EDITION_2
from asterion.books.labyrinth.hosting import HOSTING, elected
from asterion.books.labyrinth.learning import LEARNING
from asterion.books.labyrinth.looks import LOOKS
from asterion.books.labyrinth.make import LabyrinthSettings, generate, settings_for
from asterion.books.labyrinth.make.limits import LIMITS
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.books.labyrinth.paper import PAPER
from asterion.books.labyrinth.plan import read_plan, write_plan
from asterion.books.labyrinth.plan.certificate import certificate
from asterion.books.labyrinth.plan.problems import problems
from asterion.books.labyrinth.rules import awaited, begin, execute, result
from asterion.books.labyrinth.say import HELP, parse, write
from asterion.books.labyrinth.view import View, asks, check, fold, legal, log, screen, turn
from asterion.books.labyrinth.words import compound, offer, rules_in_force, tell
from asterion.core.contract.book import AnyBook, Book
from asterion.core.contract.chapters import Plans, Rules, Speech, Views
from asterion.core.phrase import Phrase

_TODAY: AnyBook = Book(
    name="labyrinth",
    title="Labyrinth",
    title_message="labyrinth-title",
    summary=Phrase("labyrinth-summary"),
    edition=3,
    seats=range(2, 7),
    rules=Rules(
        options=LabyrinthOptions,
        events=EVENTS,
        numbered=rules_in_force,
        begin=begin,
        execute=execute,
        awaited=awaited,
        result=result,
        presets=PRESETS,
        elected=elected,
    ),
    plan=Plans(
        read=read_plan,
        write=write_plan,
        problems=problems,
        settings=LabyrinthSettings,
        generate=generate,
        settings_for=settings_for,
        limits=LIMITS,
        certificate=certificate,
        columns=lambda plan: plan.grid.width,
    ),
    speech=Speech(
        help=HELP,
        parse=parse,
        write=write,
        tell=tell,
        offer=offer,
        compound=compound,
    ),
    view=Views(
        new=View,
        fold=fold,
        asks=asks,
        turn=turn,
        legal=legal,
        check=check,
        screen=screen,
        log=log,
        drawn=frozenset({TurnBegan, PlayerAt, PlayerStatus, ThingsAt, WallGone}),
    ),
    host=HOSTING,
    looks=LOOKS,
    learning=LEARNING,
    paper=PAPER,
)
BOOK = replace(_TODAY, earlier={2: replace(_TODAY, edition=2, older=EDITION_2)})
