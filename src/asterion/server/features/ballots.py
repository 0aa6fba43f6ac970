"""The vote in the waiting room, where the book has one: options, time, and the plan to be made."""

from typing import Final

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import Options, options_from, settings_of, with_settings
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import phrase
from asterion.core.referee.commitment import Promise
from asterion.core.referee.voting import (
    PLAN,
    TIME,
    Agenda,
    Part,
    agenda_of,
    check_ballot,
    name_in,
    names_voted_on,
    voted,
)
from asterion.server.denied import invalid, refused
from asterion.server.game.doc import Doc, Terms
from asterion.server.game.terms import check_assistant, clock_fault

TIMES: Final = frozenset(
    {"clock", "move_seconds", "game_seconds", "increment_seconds", "move_days"}
)
"""The terms of a table that are about time."""


def whole_ballot(book: AnyBook) -> list[str]:
    """All that can be voted on at a table of this book whose plan is made after the vote."""
    if book.rules.elected is None:
        return []
    return names_voted_on(
        agenda_of(book, book.rules.options(), book.plan.settings(), Part(Terms(), TIMES))
    )


def agenda(doc: Doc, book: AnyBook) -> Agenda:
    """What the host proposed; a plan that somebody gave is not voted on."""
    options = options_from(book.rules.options, _proposed(doc, "") or doc.options)
    times = _proposed(doc, TIME) or {name: getattr(doc.terms, name) for name in TIMES}
    terms = options_from(Terms, settings_of(doc.terms) | times)
    settings = None
    if doc.generated:
        settings = options_from(book.plan.settings, _proposed_settings(doc))
    return agenda_of(book, options, settings, Part(terms, TIMES))


def _proposed(doc: Doc, part: str) -> JsonObject:
    named = ((*name.rpartition("."), value) for name, value in doc.proposed.items())
    return {name: value for of, _, name, value in named if of == part}


def _proposed_settings(doc: Doc) -> JsonObject:
    return _proposed(doc, PLAN) if doc.proposed else doc.settings


def _propose(doc: Doc) -> None:
    """Before the first vote is counted: what the host chose stays known as their proposal."""
    if not doc.proposed:
        settings = {f"{PLAN}.{name}": value for name, value in doc.settings.items()}
        doc.proposed = doc.options | settings
    for name in sorted(TIMES):  # documents of older versions do not have these
        doc.proposed.setdefault(f"{TIME}.{name}", getattr(doc.terms, name))


def vote(doc: Doc, book: AnyBook, seat: Seat, name: str, value: str) -> None:
    """A seat wishes that something be so; an empty value takes the wish back."""
    if doc.phase != "waiting":
        raise refused(phrase("server-vote-over"))
    if doc.terms.rated:
        raise refused(phrase("server-rated-settings"))
    votes, asked = doc.places[seat].votes, agenda(doc, book)
    if not value:
        votes.pop(name_in(asked, name), None)
    else:
        try:
            name, counted = check_ballot(book, asked, name, value)
        except Refused as error:
            raise invalid(error.why) from None
        if "." not in name:
            wished = with_settings(asked[""].proposed, {name: counted})
            check_assistant(book, doc.terms, wished)
        votes[name] = counted
    count(doc, book)
    check_time(doc, book)


def check_time(doc: Doc, book: AnyBook) -> None:
    """Each vote may be a good one, and all of them together no clock."""
    fault = clock_fault(book, doc.terms)
    if fault is not None:
        raise invalid(fault)


def count(doc: Doc, book: AnyBook) -> None:
    """All as the votes have it; bots have no vote and no share."""
    ballots = {seat: place.votes for seat, place in enumerate(doc.places) if place.votes}
    if not ballots and not doc.proposed:
        return
    _propose(doc)
    voters = sum(place.kind != "bot" for place in doc.places)
    outcome = voted(book, agenda(doc, book), ballots, max(voters, 1))
    options, terms = outcome[""], outcome[TIME]
    assert isinstance(terms, Terms)
    doc.options, doc.terms = settings_of(options), terms
    if doc.generated:
        doc.settings = _unusual(book, outcome[PLAN], _proposed_settings(doc))
    else:
        doc.commitment = Promise.of(book.name, doc.plan, options, doc.salt).commitment


def _unusual(book: AnyBook, settings: Options, proposed: JsonObject) -> JsonObject:
    """The settings that the host named, and those that the votes made another than usual."""
    usual = settings_of(book.plan.settings())
    return {
        name: value
        for name, value in settings_of(settings).items()
        if name in proposed or value != usual[name]
    }
