"""Plans being drawn, over HTTP: pictures and strokes, faults with their places, plans at random.

Anyone who asks sends the text themselves, so a picture shows nobody what they do not have.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from asterion.core.contract import problem
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options, settings_of
from asterion.core.contract.picture import Picture, PlanStroke, StampCells, TextPlace
from asterion.core.contract.problem import PlanError
from asterion.core.phrase import Phrase
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
CELLS = 25
"""This many cells count as much as one more stroke."""
T = TypeVar("T")


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
    drawn = await call.unless_gone(_drawn(call, chosen, body.plan, body.strokes))
    why = spoken(drawn.picture.why, body.lang or "en")
    return DrawnPlan(drawn.plan, msgspec.structs.replace(drawn.picture, why=why))


async def check_plan(call: Call, book: BookName, query: LanguageQuery, body: CheckPlan) -> Checked:
    chosen = take_book(book)
    options = read_options(chosen, body.preset, body.options)
    players = body.players or chosen.seats[0]
    looked_through = partial(_problems, chosen, body.plan, options, players)
    problems = await call.unless_gone(_done(call, looked_through))
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


async def _drawn(
    call: Call, chosen: AnyBook, text: str, strokes: Sequence[PlanStroke]
) -> DrawnPlan:
    """Stroke by stroke: in between others have their turn, and it is seen who has gone."""
    plans, desk = chosen.paper.plans, call.desk
    paid = min(sum(map(cost_of, strokes)), MOST_STROKES)
    desk.spend("draw", call.address, max(0, paid - 1))  # one was paid with the request
    for stroke in strokes:
        paid -= cost_of(stroke)
        if paid < 0:  # very much is paid for as it is drawn
            desk.spend("draw", call.address, -paid)
            paid = 0
        text = await _done(call, partial(plans.draw, text, [stroke]))
        if len(text) > LONGEST_PLAN:
            too_long = Phrase("server-plan-too-long", {"most": LONGEST_PLAN})
            raise Fault(422, too_long, place="strokes")
    return DrawnPlan(text, await _done(call, partial(plans.picture, text)))


def cost_of(stroke: PlanStroke) -> int:
    """What a stroke counts for the rate of its address: by what it changes."""
    return 1 + len(stroke.cells) // CELLS if isinstance(stroke, StampCells) else 1


async def _done(call: Call, piece: Callable[[], T]) -> T:
    try:
        return await call.desk.bench.do(call.address, piece)
    except NotMade as error:
        raise TooMany(BUSY_SECONDS, error.why) from None


def _problems(chosen: AnyBook, text: str, options: Options, players: int) -> list[problem.Problem]:
    try:
        return list(chosen.plan.problems(chosen.plan.read(text), options, players))
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
        "A random plan, without faults.",
        rate="heavy",
    ),
]
