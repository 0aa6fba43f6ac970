"""Plans being drawn, over HTTP: pictures and strokes, faults with their places, plans by chance.

Whoever asks sends the text themselves, so a picture shows nobody what they do not have.
"""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core import problem
from asterion.core.book import AnyBook
from asterion.core.options import Options, settings_of
from asterion.core.phrase import Phrase
from asterion.core.picture import Picture, PlanStroke, TextPlace
from asterion.core.problem import PlanError
from asterion.server.http.books import (
    Language,
    LanguageQuery,
    Plain,
    PresetName,
    read_options,
    take_book,
)
from asterion.server.http.desk import Call, TooMany
from asterion.server.http.problems import Fault
from asterion.server.http.routes import LARGEST_PLAN, LONGEST_PLAN, BookName, PlanText, Route
from asterion.server.workshop import NotMade, Order
from asterion.words import speaker
from asterion.words.spoken import Problem, spoken, spoken_problem

BUSY_SECONDS = 5
MOST_STROKES = 200


class DrawPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A plan, and what is drawn on it; without strokes its picture is asked for."""

    plan: PlanText
    strokes: Annotated[list[PlanStroke], Meta(max_length=MOST_STROKES)] = []
    lang: Language = ""


class DrawnPlan(msgspec.Struct):
    """The text after the strokes, and its picture; in words `why`, where there is none."""

    plan: str
    picture: Picture


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
    places: Annotated[
        list[TextPlace | None], Meta(description="where in the text each problem is, from 0")
    ]


class GeneratePlan(msgspec.Struct, forbid_unknown_fields=True):
    """What the plan is to be like."""

    settings: Plain = {}
    preset: PresetName = ""
    options: Plain = {}


class Generated(msgspec.Struct):
    """A drawing without faults."""

    plan: str


async def draw_plan(call: Call, book: BookName, body: DrawPlan) -> DrawnPlan:
    chosen = take_book(book)
    async with call.desk.checking:
        drawn = await asyncio.to_thread(_drawn, chosen, body.plan, body.strokes)
    if len(drawn.plan) > LONGEST_PLAN:
        raise Fault(422, Phrase("server-plan-too-long", {"most": LONGEST_PLAN}), place="strokes")
    why = spoken(drawn.picture.why, body.lang or "en")
    return DrawnPlan(drawn.plan, msgspec.structs.replace(drawn.picture, why=why))


async def check_plan(call: Call, book: BookName, query: LanguageQuery, body: CheckPlan) -> Checked:
    chosen = take_book(book)
    options = read_options(chosen, body.preset, body.options)
    players = body.players or chosen.seats[0]
    async with call.desk.checking:
        problems = await asyncio.to_thread(_problems, chosen, body.plan, options, players)
    says = speaker(query.lang or "en").language
    return Checked(
        sum(not found.advice for found in problems),
        [spoken_problem(found, says) for found in problems],
        [chosen.paper.plans.place(body.plan, found) for found in problems],
    )


async def generate_plan(call: Call, book: BookName, body: GeneratePlan) -> Generated:
    chosen = take_book(book)
    options = read_options(chosen, body.preset, body.options)
    order = Order(chosen.name, dict(body.settings), settings_of(options))
    try:
        making = call.desk.workshop.make(order, call.address)
        return Generated(await call.unless_gone(making))
    except NotMade as error:
        if error.kind == "busy":
            raise TooMany(BUSY_SECONDS, error.why) from None
        raise Fault(422, error.why, place="settings") from None


def _drawn(chosen: AnyBook, text: str, strokes: list[PlanStroke]) -> DrawnPlan:
    changed = chosen.paper.plans.draw(text, strokes) if strokes else text
    return DrawnPlan(changed, chosen.paper.plans.picture(changed))


def _problems(chosen: AnyBook, text: str, options: Options, players: int) -> list[problem.Problem]:
    try:
        return list(chosen.problems(chosen.read_plan(text), options, players))
    except PlanError as error:
        return error.problems


ROUTES = [
    Route(
        "POST",
        "/books/{book}/plans/draw",
        draw_plan,
        "A plan's picture, after strokes that change its text in their place.",
        rate="draw",
        largest=LARGEST_PLAN,
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
]
