"""The vote on options in the waiting room, where the book has one."""

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.commitment import Promise
from asterion.core.options import options_from, settings_of
from asterion.core.phrase import phrase
from asterion.core.voting import check_ballot, voted_options
from asterion.server.tables.denied import invalid, refused
from asterion.server.tables.doc import Doc

NOT_VOTED_ON = "master"
"""Who is master was settled with the terms of the table."""


def vote(doc: Doc, book: AnyBook, seat: Seat, option: str, value: str) -> None:
    """A seat wishes that an option be so; an empty value takes the wish back."""
    if doc.phase != "waiting":
        raise refused(phrase("server-vote-over"))
    votes = doc.places[seat].votes
    if not value:
        votes.pop(option, None)
    else:
        proposed = options_from(book.options, doc.proposed or doc.options)
        try:
            name, counted = check_ballot(book, proposed, option, value)
        except Refused as error:
            raise invalid(error.why) from None
        if name == NOT_VOTED_ON:
            raise invalid(phrase("server-vote-master"))
        votes[name] = counted
    count(doc, book)


def count(doc: Doc, book: AnyBook) -> None:
    """The options as the votes have them, promised anew; bots have no vote and no share."""
    ballots = {seat: place.votes for seat, place in enumerate(doc.places) if place.votes}
    if not ballots and not doc.proposed:
        return
    doc.proposed = doc.proposed or doc.options
    voters = sum(place.kind != "bot" for place in doc.places)
    proposed = options_from(book.options, doc.proposed)
    options = voted_options(book, proposed, ballots, max(voters, 1))
    doc.options = settings_of(options)
    doc.commitment = Promise.of(book.name, doc.plan, options, doc.salt).commitment
