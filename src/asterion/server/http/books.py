"""The shelf over HTTP: books, their options and rules."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from asterion.books import UnknownBook, book, books
from asterion.books.place import languages_of
from asterion.books.samples import samples
from asterion.books.wanted import no_preset
from asterion.bots import describe, levels
from asterion.coach import has_coach
from asterion.core.contract.book import AnyBook
from asterion.core.contract.looks import Emblem, Looks
from asterion.core.contract.options import (
    OptionError,
    Options,
    choices,
    options_from,
    settings_of,
)
from asterion.core.contract.plain import JsonObject
from asterion.core.event import tag_of
from asterion.core.phrase import Phrase
from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
from asterion.server.features.ballots import whole_ballot
from asterion.server.game.doc import Terms
from asterion.server.http.desk import Call
from asterion.server.http.presets import Card, cards
from asterion.server.http.problems import Fault
from asterion.server.http.routes import BookName, Route
from asterion.words import Speaker, speaker
from asterion.words.spoken import (
    Choice,
    Rule,
    spoken,
    spoken_choice,
    spoken_rule,
)

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
    strengths: Annotated[
        dict[str, str], Meta(description="the bot that stands for easy, normal, hard")
    ]
    opponents: Annotated[int, Meta(description="how many a newcomer plays against")]
    seats_differ: Annotated[bool, Meta(description="the first seat always moves first")]
    emblem: Emblem | None
    drawing: Annotated[str, Meta(description="what is drawn in a plan; empty: it is text alone")]
    notebook: Annotated[bool, Meta(description="players draw their own map on paper")]
    assistant: Annotated[bool, Meta(description="what follows can be deduced and drawn")]
    coach: Annotated[bool, Meta(description="the assistant of a table here has hints")]
    ladder: Annotated[bool, Meta(description="this server rates finished games of it")]
    counts: Annotated[str, Meta(description="by what a finished game is ranked; empty: by nothing")]
    most: Annotated[bool, Meta(description="whether more of it is better")]


class ShownBook(msgspec.Struct):
    """What a table shows of its book: how it looks, what can be said, what a next game may be."""

    name: str
    title: str
    fewest_players: int
    most_players: int
    presets: dict[str, Plain]
    help: Annotated[str, Meta(description="how to say each command, one a line")]
    drawn: Annotated[list[str], Meta(description="kinds of events that the board shows already")]
    bots: list[BotLine]
    strengths: Annotated[
        dict[str, str], Meta(description="the bot that stands for easy, normal, hard")
    ]
    opponents: Annotated[int, Meta(description="how many a newcomer plays against")]
    harder: Annotated[
        list[str], Meta(description="presets, the gentlest first; empty: the book as it is")
    ]
    looks: Annotated[Looks, Meta(description="how it is shown; words stand in it as ids")]
    words: Annotated[dict[str, str], Meta(description="each id of the looks in words")]
    languages: Annotated[
        dict[str, str], Meta(description="languages, each with the mark of the words it has now")
    ]
    assistant: Annotated[bool, Meta(description="what follows can be deduced and drawn")]
    coach: Annotated[bool, Meta(description="the assistant of a table here has hints")]


class BookPage(ShownBook):
    """All about a book: what can be chosen, what can be said, who plays it."""

    summary: str
    options: list[Choice]
    settings: Annotated[list[Choice], Meta(description="what its generator of plans is told")]
    cards: Annotated[list[Card], Meta(description="the presets in words, to choose from")]
    votes: Annotated[bool, Meta(description="players may vote before the game")]
    ballot: Annotated[
        list[str],
        Meta(
            description="what they may vote on: options, plan.… where the plan is made after the "
            "vote, and time.…"
        ),
    ]


class LanguageQuery(msgspec.Struct, forbid_unknown_fields=True):
    lang: Language = ""


class RulesPage(msgspec.Struct):
    """The rules of a book that are in force under these options."""

    book: str
    title: str
    options: Plain
    rules: list[Rule]
    plan: Annotated[str, Meta(description="one to look at; empty: the book has no samples")]


class RulesQuery(msgspec.Struct, forbid_unknown_fields=True):
    preset: PresetName = ""
    lang: Language = ""


async def list_books(call: Call, query: LanguageQuery) -> list[BookLine]:
    says = speaker(query.lang or "en")
    return [_line(each, says, call.desk.features.ladder.is_on) for each in books()]


async def get_book(call: Call, book: BookName, query: LanguageQuery) -> BookPage:
    chosen = take_book(book)
    says = speaker(query.lang or "en")
    language = says.language
    return BookPage(
        **_shown(chosen, says, chosen.looks),
        summary=spoken(chosen.summary, language),
        options=[spoken_choice(choice, language) for choice in choices(chosen.rules.options)],
        settings=[spoken_choice(choice, language) for choice in choices(chosen.plan.settings)],
        cards=cards(chosen, says),
        votes=chosen.rules.elected is not None,
        ballot=whole_ballot(chosen),
    )


async def get_shown_book(call: Call, book: BookName, query: LanguageQuery) -> ShownBook:
    chosen = take_book(book)
    return ShownBook(**_shown(chosen, speaker(query.lang or "en"), at_table(chosen.looks)))


def at_table(looks: Looks) -> Looks:
    """Without what one draws plans with: a table is the first thing that a friend's link opens,
    often on a phone."""
    if looks.drawing is None:
        return looks
    drawing = replace(looks.drawing, first="", about="", palette=(), walls={})
    return replace(looks, drawing=drawing, emblem=None)


def _shown(chosen: AnyBook, says: Speaker, looks: Looks) -> JsonObject:
    return {
        "name": chosen.name,
        "title": spoken(chosen.called, says.language),
        "fewest_players": chosen.seats[0],
        "most_players": chosen.seats[-1],
        "presets": {name: settings_of(options) for name, options in chosen.rules.presets.items()},
        "help": spoken(chosen.speech.help, says.language),
        "drawn": sorted(map(tag_of, chosen.view.drawn)),
        "bots": _bots(chosen, says.language),
        "strengths": levels(chosen.name),
        "opponents": chosen.host.opponents,
        "harder": list(chosen.host.harder),
        "looks": looks,
        "words": {name: says(Phrase(name)) for name in looks.word_ids()},
        "languages": languages_of(chosen),
        "assistant": _may_think(chosen),
        "coach": has_coach(chosen.name),
    }


async def get_rules(call: Call, book: BookName, query: RulesQuery) -> RulesPage:
    chosen = take_book(book)
    options = read_options(chosen, query.preset, {})
    says = speaker(query.lang or "en").language
    rules = [spoken_rule(rule, says) for rule in chosen.rules.numbered(options)]
    plan = next(iter(samples(chosen).values()), "")
    return RulesPage(chosen.name, spoken(chosen.called, says), settings_of(options), rules, plan)


async def list_terms(call: Call, query: LanguageQuery) -> list[Choice]:
    says = speaker(query.lang or "en").language
    return [spoken_choice(choice, says) for choice in choices(Terms)]


def take_book(name: str) -> AnyBook:
    """A book by its name or one of its short names, as the command line takes them."""
    try:
        return book(name)
    except UnknownBook as error:
        raise Fault(404, error.why) from None


def read_options(chosen: AnyBook, preset: str, changed: JsonObject) -> Options:
    """A preset of the book, or the book as it is, with some options changed."""
    if preset and preset not in chosen.rules.presets:
        raise Fault(422, no_preset(chosen, preset), place="preset")
    base: Options = chosen.rules.presets[preset] if preset else chosen.rules.options()
    kind: type[Options] = chosen.rules.options
    try:
        return options_from(kind, {**settings_of(base), **changed})
    except OptionError as error:
        raise Fault(422, error.why, place="options") from None


def _line(chosen: AnyBook, says: Speaker, ladder: bool) -> BookLine:
    drawing, contest = chosen.looks.drawing, chosen.host.contest
    return BookLine(
        chosen.name,
        spoken(chosen.called, says.language),
        spoken(chosen.summary, says.language),
        chosen.seats[0],
        chosen.seats[-1],
        list(chosen.rules.presets),
        _bots(chosen, says.language),
        levels(chosen.name),
        chosen.host.opponents,
        chosen.host.seats_differ,
        chosen.looks.emblem,
        says(Phrase(drawing.about)) if drawing is not None else "",
        chosen.looks.notebook is not None,
        _may_think(chosen),
        has_coach(chosen.name),
        ladder,
        says(Phrase(contest.counts)) if contest is not None else "",
        contest is not None and contest.most,
    )


def _may_think(chosen: AnyBook) -> bool:
    try:
        check_deduction(chosen.name)
    except (NoKnowledge, MissingSolver):
        return False
    return True


def _bots(chosen: AnyBook, language: str) -> list[BotLine]:
    return [BotLine(name, summary) for name, summary in describe(chosen.name, language)]


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
        "/books/{book}/shown",
        get_shown_book,
        "As much of a book as a table of it shows.",
    ),
    Route(
        "GET",
        "/books/{book}/rules",
        get_rules,
        "The rules in force, as a preset of the book has them.",
        (422,),
    ),
    Route("GET", "/terms", list_terms, "What a table can be told besides the book's options."),
]
