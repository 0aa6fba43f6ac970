"""Rated games that somebody ends for the others: a loss for the one who did it."""

from asterion.core.audience import Seat
from asterion.core.phrase import phrase
from asterion.server.denied import forbidden
from asterion.server.game.doc import Doc
from asterion.server.game.forms import Role
from asterion.server.game.game import Game


def forfeited_by(doc: Doc, game: Game | None, role: Role) -> Seat | None:
    """The seat that loses the rated game if this host ends it or removes somebody now.

    None while somebody has not moved yet: until then nothing is lost or won. A host who does not
    play has nothing to lose, and would spare a friend a defeat.
    """
    if not doc.terms.rated or doc.phase != "playing" or game is None:
        return None
    moved = {entry.seat for entry in game.entries}
    if not moved.issuperset(range(len(doc.places))):
        return None
    if role.kind == "seat":
        return role.viewer
    for seat, place in enumerate(doc.places):
        if place.account and place.account == doc.owner:
            return seat
    raise forbidden(phrase("server-rated-host"))


def forfeit(doc: Doc, seat: Seat | None) -> None:
    if seat is not None and seat not in doc.forfeits:
        doc.forfeits.append(seat)
