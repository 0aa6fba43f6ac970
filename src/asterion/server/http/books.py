"""The shelf over HTTP: books, their options and rules, plans checked and made."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from asterion.books import UnknownBook, book, books
from asterion.bots import describe
from asterion.core import problem
from asterion.core.book import AnyBook
from asterion.core.looks import Emblem, Looks
from asterion.core.options import (
    OptionError,
    Options,
    choices,
    nearest,
    options_from,
    settings_of,
)
from asterion.core.phrase import Phrase
from asterion.core.problem import PlanError
from asterion.server.http.desk import Call, TooMany
from asterion.server.http.problems import Fault
from asterion.server.http.routes import LARGEST_PLAN, BookName, PlanText, Route
from asterion.server.tables.doc import Terms
from asterion.server.workshop import NotMade, Order
from asterion.words import Speaker, speaker
from asterion.words.spoken import (
    Choice,
    Problem,
    Rule,
    spoken,
    spoken_choice,
    spoken_problem,
    spoken_rule,
)

BUSY_SECONDS = 5

Plain = dict[str, bool | int | str]
"""Options or settings as data."""
PresetName = Annotated[str, Meta(max_length=40, description="a preset of the book; empty: none")]
Language = Annotated[str, Meta(max_length=40, description="as in “en” or “pt-BR”; empty: English")]


class BotLine(msgspec.Struct):
    """A bot that plays this book, and how."""

    name: str
    summary: str


class BookLine(msgspec.Struct):
    """A book on the shelf."""

    name: str
    title: str
    summary: str
    fewest_players: int
    most_players: int
    presets: list[str]
    bots: list[BotLine]
    emblem: Emblem | None
    drawing: Annotated[str, Meta(description="what is drawn in a plan; empty: it is text alone")]
    notebook: Annotated[bool, Meta(description="players draw their own map on paper")]


class BookPage(msgspec.Struct):
    """All about a book: what can be chosen, what can be said, who plays it."""

    name: str
    title: str
    summary: str
    fewest_players: int
    most_players: int
    options: list[Choice]
    settings: Annotated[list[Choice], Meta(description="what its generator of plans is told")]
    presets: dict[str, Plain]
    help: Annotated[str, Meta(description="how to say each command, one a line")]
    drawn: Annotated[list[str], Meta(description="kinds of events that the board shows already")]
    bots: list[BotLine]
    votes: Annotated[bool, Meta(description="players may vote on options before the game")]
    looks: Annotated[Looks, Meta(description="how it is shown; words stand in it as ids")]
    words: Annotated[dict[str, str], Meta(description="each id of the looks in words")]


class LanguageQuery(msgspec.Struct, forbid_unknown_fields=True):
    lang: Language = ""


class RulesPage(msgspec.Struct):
    """The rules of a book that are in force under these options."""

    book: str
    title: str
    options: Plain
    rules: list[Rule]


class RulesQuery(msgspec.Struct, forbid_unknown_fields=True):
    preset: PresetName = ""


class CheckPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A drawing to be looked through."""

    plan: PlanText
    preset: PresetName = ""
    options: Plain = {}
    players: Annotated[int, Meta(ge=0, le=63, description="0: the fewest of the book")] = 0


class Checked(msgspec.Struct):
    """What was found; a plan can be played on when it has no faults."""

    faults: int
    problems: list[Problem]


class GeneratePlan(msgspec.Struct, forbid_unknown_fields=True):
    """What the plan is to be like."""

    settings: Plain = {}
    preset: PresetName = ""
    options: Plain = {}


class Generated(msgspec.Struct):
    """A drawing without faults."""

    plan: str


async def list_books(call: Call, query: LanguageQuery) -> list[BookLine]:
    says = speaker(query.lang or "en")
    return [_line(each, says) for each in books()]


async def get_book(call: Call, book: BookName, query: LanguageQuery) -> BookPage:
    chosen = take_book(book)
    says = speaker(query.lang or "en")
    return BookPage(
        chosen.name,
        chosen.title,
        spoken(chosen.summary, says.language),
        chosen.seats[0],
        chosen.seats[-1],
        list(map(spoken_choice, choices(chosen.options))),
        list(map(spoken_choice, choices(chosen.settings))),
        {name: settings_of(options) for name, options in chosen.presets.items()},
        spoken(chosen.help, says.language),
        sorted(kind.__name__ for kind in chosen.drawn),
        _bots(chosen),
        chosen.elected is not None,
        chosen.looks,
        {name: says(Phrase(name)) for name in chosen.looks.word_ids()},
    )


async def get_rules(call: Call, book: BookName, query: RulesQuery) -> RulesPage:
    chosen = take_book(book)
    options = read_options(chosen, query.preset, {})
    rules = list(map(spoken_rule, chosen.rules(options)))
    return RulesPage(chosen.name, chosen.title, settings_of(options), rules)


async def check_plan(call: Call, book: BookName, body: CheckPlan) -> Checked:
    chosen = take_book(book)
    options = read_options(chosen, body.preset, body.options)
    players = body.players or chosen.seats[0]
    async with call.desk.checking:
        problems = await asyncio.to_thread(_problems, chosen, body.plan, options, players)
    return Checked(sum(not found.advice for found in problems), list(map(spoken_problem, problems)))


async def generate_plan(call: Call, book: BookName, body: GeneratePlan) -> Generated:
    chosen = take_book(book)
    options = read_options(chosen, body.preset, body.options)
    order = Order(chosen.name, dict(body.settings), settings_of(options))
    try:
        making = call.desk.workshop.make(order, call.address)
        return Generated(await call.unless_gone(making))
    except NotMade as error:
        if error.kind == "busy":
            raise TooMany(BUSY_SECONDS, str(error)) from None
        raise Fault(422, str(error), place="settings") from None


async def list_terms(call: Call) -> list[Choice]:
    return list(map(spoken_choice, choices(Terms)))


def take_book(name: str) -> AnyBook:
    """A book by its name or one of its short names, as the command line takes them."""
    try:
        return book(name)
    except UnknownBook as error:
        raise Fault(404, str(error)) from None


def read_options(chosen: AnyBook, preset: str, changed: Mapping[str, Any]) -> Options:
    """A preset of the book, or the book as it is, with some options changed."""
    if preset and preset not in chosen.presets:
        known = nearest(preset, list(chosen.presets))
        said = f"{chosen.title} has no preset “{preset}”{known}"
        raise Fault(422, said, place="preset")
    base: Options = chosen.presets[preset] if preset else chosen.options()
    kind: type[Options] = chosen.options
    try:
        return options_from(kind, {**settings_of(base), **changed})
    except OptionError as error:
        raise Fault(422, str(error), place="options") from None


def _problems(chosen: AnyBook, text: str, options: Options, players: int) -> list[problem.Problem]:
    try:
        return list(chosen.problems(chosen.read_plan(text), options, players))
    except PlanError as error:
        return error.problems


def _line(chosen: AnyBook, says: Speaker) -> BookLine:
    drawing = chosen.looks.drawing
    return BookLine(
        chosen.name,
        chosen.title,
        spoken(chosen.summary, says.language),
        chosen.seats[0],
        chosen.seats[-1],
        list(chosen.presets),
        _bots(chosen),
        chosen.looks.emblem,
        says(Phrase(drawing.about)) if drawing is not None else "",
        chosen.looks.notebook is not None,
    )


def _bots(chosen: AnyBook) -> list[BotLine]:
    return [BotLine(name, summary) for name, summary in describe(chosen.name)]


ROUTES = [
    Route("GET", "/books", list_books, "The books on the shelf."),
    Route(
        "GET",
        "/books/{book}",
        get_book,
        "A book: its options, commands, bots, and how it looks.",
    ),
    Route(
        "GET",
        "/books/{book}/rules",
        get_rules,
        "The rules in force, as a preset of the book has them.",
        (422,),
    ),
    Route(
        "POST",
        "/books/{book}/plans/check",
        check_plan,
        "Every fault of a plan, with its place.",
        rate="heavy",
        largest=LARGEST_PLAN,
    ),
    Route(
        "POST",
        "/books/{book}/plans/generate",
        generate_plan,
        "A plan drawn by chance, without faults.",
        rate="heavy",
    ),
    Route("GET", "/terms", list_terms, "What a table can be told besides the book's options."),
]
