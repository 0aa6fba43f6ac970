"""Plans of hosted tables: given or made by the book's generator, and whether they fit."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from asterion.core.book import AnyBook, Refused
from asterion.core.commitment import Promise, new_salt
from asterion.core.dice import Dice
from asterion.core.options import OptionError, Options, choices, options_from, settings_of
from asterion.core.phrase import Item, chained, phrase
from asterion.core.problem import PlanError, Problem
from asterion.server.tables import plans
from asterion.server.tables.denied import Denied, invalid
from asterion.server.tables.doc import Doc, Place
from asterion.server.workshop import NotMade, Order

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted
    from asterion.server.tables.hub import Hub

LARGEST_PLAN = 64 * 1024
SMALL_PLAN = 400
"""Cells of a plan that takes no longer to make than to order; whatever is larger is made apart."""


def given(book: AnyBook, drawing: str) -> Any:
    check_size(drawing)
    try:
        return plans.read_plan(book, drawing)
    except PlanError as error:
        raise faulty(error.problems) from None


def check_size(drawing: str) -> None:
    if len(drawing) > LARGEST_PLAN:
        raise too_large()


def too_large() -> Denied:
    return invalid(phrase("server-plan-large", most=LARGEST_PLAN))


# ---- made by the generator


async def make(hosted: "Hosted", doc: Doc) -> None:
    """The plan as the document has its settings and options, and its promise."""
    hub, book = hosted.hub, hosted.book
    options = options_from(book.options, doc.options)
    order = order_for(book, doc.settings, options, doc.places)
    if order is not None:
        doc.plan = await ordered(hub, order, doc.id)
    else:
        think, wish = asyncio.get_running_loop().run_in_executor, (doc.settings, options)
        plan = await think(hub.openers, made, book, *wish, doc.places, hub.dice())
        doc.plan = book.write_plan(plan)
    check_size(doc.plan)
    doc.salt = new_salt()
    doc.commitment = Promise.of(book.name, doc.plan, options, doc.salt).commitment


def leave_open(doc: Doc) -> None:
    """The plan of the opening only showed that there is one: nobody has seen it, nobody will."""
    doc.plan = doc.salt = doc.commitment = ""


async def ordered(hub: "Hub", order: Order, who: str) -> str:
    try:
        return await hub.workshop.make(order, who)
    except NotMade as error:
        if error.kind == "busy":
            raise Denied(429, "too many", error.why) from None
        raise invalid(error.why) from None


def order_for(
    book: AnyBook, settings: dict[str, Any], options: Options, places: Sequence[Place]
) -> Order | None:
    """The plan that is wished for, if it is one for the workshop.

    Denied where it would be too large for a table anyway.
    """
    if not settings:
        return None
    wanted = wanted_settings(book, settings, places)
    try:
        asked: Any = options_from(book.settings, wanted)
    except OptionError as error:
        raise invalid(error.why) from None
    cells = getattr(asked, "width", 0) * getattr(asked, "height", 0)
    if cells > LARGEST_PLAN:
        raise too_large()
    if cells <= SMALL_PLAN:
        return None
    return Order(book.name, wanted, settings_of(options))


def wanted_settings(
    book: AnyBook, settings: dict[str, Any], places: Sequence[Place]
) -> dict[str, Any]:
    """With the number of players, where the generator asks for it and nothing was said."""
    wanted = dict(settings)
    if any(choice.name == "players" for choice in choices(book.settings)):
        wanted.setdefault("players", len(places))
    return wanted


def made(
    book: AnyBook, settings: dict[str, Any], options: Options, places: Sequence[Place], dice: Dice
) -> Any:
    """By the book's generator, for so many players and these options."""
    try:
        asked = options_from(book.settings, wanted_settings(book, settings, places))
        if book.settings_for is not None:
            asked = book.settings_for(asked, options)
        return book.generate(asked, dice)
    except (OptionError, Refused) as error:
        raise invalid(error.why) from None
    except PlanError as error:
        raise faulty(error.problems) from None


# ---- whether it fits


def check_plan(book: AnyBook, plan: Any, options: Options, players: int) -> None:
    faults = [problem for problem in book.problems(plan, options, players) if not problem.advice]
    if faults:
        raise faulty(faults)


def check_limits(book: AnyBook, plan: Any, settings: dict[str, Any]) -> None:
    """What was agreed on for plans made by chance holds for a drawn one, too."""
    if book.limits is None or book.limits.names.isdisjoint(settings):
        return
    agreed = {name: value for name, value in settings.items() if name in book.limits.names}
    try:
        broken = list(book.limits.broken(plan, options_from(book.settings, agreed)))
    except OptionError as error:
        raise invalid(error.why) from None
    if broken:
        raise faulty(broken)


def faulty(problems: Iterable[Problem]) -> Denied:
    lines: list[Item] = [phrase("server-plan-problem", problem=each.whole) for each in problems]
    return invalid(phrase("server-plan-problems", problems=chained("server-lines", lines)))
