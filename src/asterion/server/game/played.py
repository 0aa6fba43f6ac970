"""What the ears of all viewers share of a game: entries so far, the terms of its clock, names."""

from array import array
from collections.abc import Collection, Mapping
from typing import Protocol

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import options_from
from asterion.server.game.doc import Doc, Outcome, Terms
from asterion.server.game.move_ids import MoveIds
from asterion.server.game.telling import Telling


class Window(Protocol):
    """What a game asks about a window that is open at it."""

    screen: bool  # whether it wants to be shown the screen


class Played:
    """The first `committed` entries are in the store, and nothing else may be heard."""

    def __init__(
        self, book: AnyBook, doc: Doc, listening: Mapping[Seat, Collection[Window]] | None
    ) -> None:
        """`listening` are the viewers who have windows open, now and whenever it is asked."""
        self.book = book
        self.options = options_from(book.rules.options, doc.options)
        self.genders = {place.name: place.gender for place in doc.places if place.gender}
        own = book.host.own_time is not None
        self.timed: Terms | None = doc.terms if own or doc.terms.clock != "none" else None
        self.committed = 0
        self.served = array("d")  # when each entry was
        self.ids = MoveIds()  # that the senders of the entries gave them
        self.result: Outcome | None = None
        self.listening = {} if listening is None else listening
        self.telling = Telling(book, self.options)

    def shows(self, viewer: Seat) -> bool:
        """Whether the screen is asked for: by a window, or by anyone who has none open and asks."""
        windows = self.listening.get(viewer)
        return not windows or True in [window.screen for window in windows]
