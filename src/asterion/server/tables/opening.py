"""A new table, from what was wished for: options, terms, seats and a plan that fit each other."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from asterion.books import UnknownBook
from asterion.books import book as take_book
from asterion.books.wanted import no_preset
from asterion.bots import UnknownBot, at_level, bot_names, make_bot
from asterion.core.audience import MASTER
from asterion.core.book import AnyBook, Refused
from asterion.core.commitment import Promise, new_salt
from asterion.core.dice import Dice, Lowest
from asterion.core.names import name_fault
from asterion.core.options import OptionError, Options, choices, options_from, settings_of
from asterion.core.phrase import Item, Value, chained, phrase
from asterion.core.problem import PlanError, Problem
from asterion.core.table import Table
from asterion.server.guard import clean_text, is_clean, new_id
from asterion.server.tables import plans
from asterion.server.tables.advice import check_assistant
from asterion.server.tables.denied import Denied, invalid, refused
from asterion.server.tables.doc import Doc, Place, Terms
from asterion.server.tables.flags import clock_fault
from asterion.server.tables.forms import OpenTable, SeatWish
from asterion.server.workshop import NotMade, Order

USUAL_SEATS = 2
LONGEST_TITLE = 80
LARGEST_PLAN = 64 * 1024
SMALL_PLAN = 400
"""Cells of a plan that takes no longer to make than to order; whatever is larger is made apart."""
BOT_NAMES = ("Ariadne", "Daedalus", "Icarus", "Minos", "Phaedra", "Pasiphae", "Aegeus", "Androgeos")


def make_doc(wish: OpenTable, dice: Dice, wall: float, account: str = "") -> Doc:
    """Everything but who sits there; Denied where something does not fit. It may take a while."""
    book = _book(wish.book)
    terms, options = agreed(book, wish)
    places = make_places(book, wish.seats, wish.name)
    plan = (
        _given(book, wish.plan) if wish.plan else made(book, wish.settings, options, places, dice)
    )
    _check_plan(book, plan, options, len(places))
    _check_limits(book, plan, wish.settings)
    _try_out(book, plan, options, terms, len(places))
    drawing, salt = book.write_plan(plan), new_salt()
    _check_size(drawing)
    return Doc(
        id=new_id(),
        book=book.name,
        title=clean_text(wish.title, LONGEST_TITLE),
        options=settings_of(options),
        settings=dict(wish.settings),
        terms=terms,
        plan=drawing,
        salt=salt,
        commitment=Promise.of(book.name, drawing, options, salt).commitment,
        edition=book.edition,
        places=places,
        made=wall,
        owner=account,
        host_known=True,
    )


def _book(name: str) -> AnyBook:
    try:
        return take_book(name)
    except UnknownBook as error:
        raise invalid(error.why) from None


def agreed(book: AnyBook, wish: OpenTable) -> tuple[Terms, Options]:
    """Terms and options, of which a person as master is in both."""
    if wish.preset and wish.preset not in book.presets:
        raise invalid(no_preset(book, wish.preset))
    base = book.presets[wish.preset] if wish.preset else book.options()
    try:
        options = options_from(book.options, settings_of(base) | wish.options)
        terms = options_from(Terms, wish.terms)
    except OptionError as error:
        raise invalid(error.why) from None
    check_assistant(book, terms)
    fault = clock_fault(book, terms)
    if fault is not None:
        raise invalid(fault)
    if hasattr(options, "master"):
        if options.master == "human":
            terms = msgspec.structs.replace(terms, master="person")
        elif terms.master == "person":
            options = msgspec.structs.replace(options, master="human")
    return terms, options


# ---- seats


def make_places(book: AnyBook, seats: list[SeatWish] | int, opener: str) -> list[Place]:
    """Open places for people, and the bots, who leave the opener his name."""
    if isinstance(seats, int):
        usual = min(max(USUAL_SEATS, book.seats[0]), book.seats[-1])
        seats = [SeatWish() for _ in range(min(max(seats, 0) or usual, book.seats[-1] + 1))]
    if len(seats) not in book.seats:
        few, many = book.seats[0], book.seats[-1]
        name = "core-players-exactly" if few == many else "core-players"
        about: dict[str, Value] = {"book": book.called, "players": len(seats)}
        raise invalid(phrase(name, few=few, many=many, wanted=few, **about))
    taken = [checked_name(wish.name, []) for wish in seats if wish.kind == "bot" and wish.name]
    places = []
    for wish in seats:
        if wish.kind == "person":
            places.append(Place())
            continue
        name = wish.name or free_name([*taken, opener])
        if not wish.name:
            taken.append(name)
        places.append(Place("bot", name, known_bot(book, wish.bot)))
    for index, name in enumerate(taken):
        checked_name(name, taken[:index])
    return places


def known_bot(book: AnyBook, name: str) -> str:
    """The bot of this name; where none is named, the first that was made for the book."""
    if not name:
        return bot_names(book.name)[0]
    try:
        make_bot(book.name, name, Lowest())
    except UnknownBot as error:
        raise invalid(error.why) from None
    return at_level(book.name, name).strip().lower()


def free_name(taken: Sequence[str]) -> str:
    names = (*BOT_NAMES, *(f"Bot {number}" for number in range(1, 99)))
    return next(name for name in names if not name_fault(name, taken))


def checked_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, and that is shown as it is typed."""
    name = " ".join(name.split())
    fault = name_fault(name, taken)
    if fault is not None:
        raise Denied(409 if fault.id == "core-name-taken" else 422, "name", fault)
    if not is_clean(name):
        raise Denied(422, "name", phrase("server-name-character"))
    return name


# ---- plans


def _given(book: AnyBook, drawing: str) -> Any:
    _check_size(drawing)
    try:
        return plans.read_plan(book, drawing)
    except PlanError as error:
        raise _faulty(error.problems) from None


def _check_size(drawing: str) -> None:
    if len(drawing) > LARGEST_PLAN:
        raise _too_large()


def _too_large() -> Denied:
    return invalid(phrase("server-plan-large", most=LARGEST_PLAN))


def order_of(wish: OpenTable) -> Order | None:
    """The plan that is wished for, if it is one for the workshop: neither given nor small.

    Denied where it would be too large for a table anyway.
    """
    if wish.plan or not wish.settings:
        return None
    book = _book(wish.book)
    _, options = agreed(book, wish)
    wanted = wanted_settings(book, wish.settings, make_places(book, wish.seats, wish.name))
    try:
        asked: Any = options_from(book.settings, wanted)
    except OptionError as error:
        raise invalid(error.why) from None
    cells = getattr(asked, "width", 0) * getattr(asked, "height", 0)
    if cells > LARGEST_PLAN:
        raise _too_large()
    if cells <= SMALL_PLAN:
        return None
    return Order(book.name, wanted, settings_of(options))


def not_made(error: NotMade) -> Denied:
    """Why there is no plan, as an answer."""
    if error.kind == "busy":
        return Denied(429, "too many", error.why)
    return invalid(error.why)


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
        raise _faulty(error.problems) from None


def _check_plan(book: AnyBook, plan: Any, options: Options, players: int) -> None:
    faults = [problem for problem in book.problems(plan, options, players) if not problem.advice]
    if faults:
        raise _faulty(faults)


def _check_limits(book: AnyBook, plan: Any, settings: dict[str, Any]) -> None:
    """What was agreed on for plans made by chance holds for a drawn one, too."""
    if book.limits is None or book.limits.names.isdisjoint(settings):
        return
    agreed = {name: value for name, value in settings.items() if name in book.limits.names}
    try:
        broken = list(book.limits.broken(plan, options_from(book.settings, agreed)))
    except OptionError as error:
        raise invalid(error.why) from None
    if broken:
        raise _faulty(broken)


def _faulty(problems: Iterable[Problem]) -> Denied:
    lines: list[Item] = [phrase("server-plan-problem", problem=each.whole) for each in problems]
    return invalid(phrase("server-plan-problems", problems=chained("server-lines", lines)))


def _try_out(book: AnyBook, plan: Any, options: Options, terms: Terms, players: int) -> None:
    """A table that could not begin, or would wait for a master who is not there, is not opened."""
    names = [f"Seat {seat + 1}" for seat in range(players)]
    try:
        table = Table(book, plan, names, options, Lowest(), "")
    except Refused as error:
        raise invalid(error.why) from None
    check_master(table, terms)


def check_master(table: Table, terms: Terms) -> None:
    """The computer, as master, has nothing to say of its own."""
    if terms.master == "computer" and MASTER in table.awaited:
        raise refused(phrase("server-waits-for-more", players=len(table.names)))
