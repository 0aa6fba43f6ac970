"""Plans of hosted tables: given or made by the book's generator, and whether they fit."""

from collections.abc import Iterable, Sequence
from typing import Any

from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, Options, choices, options_from, settings_of
from asterion.core.contract.plain import JsonObject
from asterion.core.contract.problem import PlanError, Problem
from asterion.core.dice import Dice
from asterion.core.phrase import Item, chained, phrase
from asterion.server.denied import Denied, invalid
from asterion.server.game import plans
from asterion.server.game.doc import Doc, Place
from asterion.server.workshop import Order

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


def leave_open(doc: Doc) -> None:
    """The plan of the opening only showed that there is one: nobody has seen it, nobody will."""
    doc.plan = doc.salt = doc.commitment = ""


def order_for(
    book: AnyBook, settings: JsonObject, options: Options, places: Sequence[Place]
) -> Order | None:
    """The plan that is wished for, if it is one for the workshop.

    Denied where it would be too large for a table anyway.
    """
    if not settings:
        return None
    wanted = wanted_settings(book, settings, places)
    try:
        asked: Any = options_from(book.plan.settings, wanted)
    except OptionError as error:
        raise invalid(error.why) from None
    cells = getattr(asked, "width", 0) * getattr(asked, "height", 0)
    if cells > LARGEST_PLAN:
        raise too_large()
    if cells <= SMALL_PLAN:
        return None
    return Order(book.name, wanted, settings_of(options))


def wanted_settings(book: AnyBook, settings: JsonObject, places: Sequence[Place]) -> JsonObject:
    """With the number of players, where the generator asks for it and nothing was said."""
    wanted = dict(settings)
    if any(choice.name == "players" for choice in choices(book.plan.settings)):
        wanted.setdefault("players", len(places))
    return wanted


def made(
    book: AnyBook, settings: JsonObject, options: Options, places: Sequence[Place], dice: Dice
) -> Any:
    """By the book's generator, for this many players and these options."""
    try:
        asked = options_from(book.plan.settings, wanted_settings(book, settings, places))
        if book.plan.settings_for is not None:
            asked = book.plan.settings_for(asked, options)
        return book.plan.generate(asked, dice)
    except (OptionError, Refused) as error:
        raise invalid(error.why) from None
    except PlanError as error:
        raise faulty(error.problems) from None


# ---- whether it fits


def check_plan(book: AnyBook, plan: object, options: Options, players: int) -> None:
    faults = [
        problem for problem in book.plan.problems(plan, options, players) if not problem.advice
    ]
    if faults:
        raise faulty(faults)


def check_limits(book: AnyBook, plan: object, settings: JsonObject) -> None:
    """What was agreed on for plans made at random holds for a drawn one, too."""
    if book.plan.limits is None or book.plan.limits.names.isdisjoint(settings):
        return
    agreed = {name: value for name, value in settings.items() if name in book.plan.limits.names}
    try:
        broken = list(book.plan.limits.broken(plan, options_from(book.plan.settings, agreed)))
    except OptionError as error:
        raise invalid(error.why) from None
    if broken:
        raise faulty(broken)


def faulty(problems: Iterable[Problem]) -> Denied:
    lines: list[Item] = [phrase("server-plan-problem", problem=each.whole) for each in problems]
    return invalid(phrase("server-plan-problems", problems=chained("server-lines", lines)))
