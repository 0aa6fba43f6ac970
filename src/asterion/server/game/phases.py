"""Waiting, playing, finished or abandoned: what a document says of where its table stands."""

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.server.game.doc import Doc

LONGEST_WAIT = 24 * 3600.0
"""After so long a table at which nobody is there waits no more."""


def why_not_playing(doc: Doc) -> Phrase:
    match doc.phase:
        case "waiting":
            return phrase("server-not-begun")
        case "abandoned":
            return phrase("server-abandoned")
    return phrase("server-over")


def has_waited_too_long(doc: Doc, wall: float) -> bool:
    here = any(place.kind == "person" and place.gone is None for place in doc.places)
    return doc.phase == "waiting" and not here and wall - doc.made > LONGEST_WAIT


def is_full(doc: Doc) -> bool:
    return all(place.kind != "open" for place in doc.places)


def is_ready(doc: Doc) -> bool:
    """Whether the game begins by itself; where somebody voted, the last to come may vote too."""
    if doc.phase != "waiting" or doc.terms.start != "full" or not is_full(doc):
        return False
    return not any(place.votes for place in doc.places)


def persons(doc: Doc) -> list[Seat]:
    """Whose clocks run out: not those of bots, nor of anyone who has left."""
    return [
        seat for seat, place in enumerate(doc.places) if place.kind == "person" and not place.out
    ]
