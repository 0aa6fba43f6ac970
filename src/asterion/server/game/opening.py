"""A new table, from what was wished for: options, terms, seats and a plan that fit each other."""

from collections.abc import Sequence

import msgspec

from asterion.books import UnknownBook
from asterion.books import book as take_book
from asterion.books.wanted import no_preset
from asterion.bots import UnknownBot, at_level, bot_names, make_bot
from asterion.core.audience import MASTER
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, Options, options_from, settings_of
from asterion.core.dice import Dice, Lowest
from asterion.core.phrase import Value, phrase
from asterion.core.referee.commitment import Promise, new_salt
from asterion.core.referee.names import name_fault
from asterion.core.referee.table import Table
from asterion.server.denied import Denied, invalid, refused
from asterion.server.game.doc import Doc, Place, Terms
from asterion.server.game.forms import OpenTable, SeatWish
from asterion.server.game.planning import (
    check_limits,
    check_plan,
    check_size,
    given,
    made,
    order_for,
)
from asterion.server.game.terms import check_assistant, clock_fault
from asterion.server.guard import clean_text, is_clean, new_id
from asterion.server.guard.likeness import alike, is_reserved
from asterion.server.workshop import Order

USUAL_SEATS = 2
LONGEST_TITLE = 80
BOT_NAMES = ("Ariadne", "Daedalus", "Icarus", "Minos", "Phaedra", "Pasiphae", "Aegeus", "Androgeos")


def make_doc(wish: OpenTable, dice: Dice, wall: float, account: str = "") -> Doc:
    """Everything but who sits there; Denied where something does not fit. It may take a while."""
    book = known_book(wish.book)
    terms, options = agreed(book, wish)
    places = make_places(book, wish.seats, wish.name)
    plan = given(book, wish.plan) if wish.plan else made(book, wish.settings, options, places, dice)
    check_plan(book, plan, options, len(places))
    check_limits(book, plan, wish.settings)
    _try_out(book, plan, options, terms, len(places))
    drawing, salt = book.plan.write(plan), new_salt()
    check_size(drawing)
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
    )


def order_of(wish: OpenTable) -> Order | None:
    """The plan that is wished for, if it is one for the workshop: neither given nor small."""
    if wish.plan or not wish.settings:
        return None
    book = known_book(wish.book)
    _, options = agreed(book, wish)
    return order_for(book, wish.settings, options, make_places(book, wish.seats, wish.name))


def is_voted_on(doc: Doc) -> bool:
    """Whether players vote before the game; rated ones are all played by the book's settings."""
    return take_book(doc.book).rules.elected is not None and not doc.terms.rated


def known_book(name: str) -> AnyBook:
    try:
        return take_book(name)
    except UnknownBook as error:
        raise invalid(error.why) from None


def agreed(book: AnyBook, wish: OpenTable) -> tuple[Terms, Options]:
    """Terms and options, of which a person as master is in both."""
    if wish.preset and wish.preset not in book.rules.presets:
        raise invalid(no_preset(book, wish.preset))
    base = book.rules.presets[wish.preset] if wish.preset else book.rules.options()
    try:
        options = options_from(book.rules.options, settings_of(base) | wish.options)
        terms = options_from(Terms, wish.terms)
    except OptionError as error:
        raise invalid(error.why) from None
    check_assistant(book, terms, options)
    fault = clock_fault(book, terms)
    if fault is not None:
        raise invalid(fault)
    if hasattr(options, "move_clock"):  # the rules must know that somebody's time runs
        options = msgspec.structs.replace(options, move_clock=terms.clock != "none")
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
    """A name that nobody at the table could be taken for, and that is shown as it is typed."""
    name = " ".join(name.split())
    fault = name_fault(name, taken)
    if fault is not None:
        raise Denied(409 if fault.id == "core-name-taken" else 422, "name", fault)
    if not is_clean(name):
        raise Denied(422, "name", phrase("server-name-character"))
    if is_reserved(name):
        raise Denied(422, "name", phrase("core-name-reserved", name=name))
    other = alike(name, taken)
    if other is not None:
        raise Denied(409, "name", phrase("server-name-alike", name=name, other=other))
    return name


def _try_out(book: AnyBook, plan: object, options: Options, terms: Terms, players: int) -> None:
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
