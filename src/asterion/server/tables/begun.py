"""A move between being carried out and being stored."""

import msgspec

from asterion.core.entry import Entry
from asterion.server.tables.doc import Doc
from asterion.server.tables.game import Game


class Begun(msgspec.Struct, frozen=True):
    """A move that was carried out and is not committed yet, with the document that goes with it."""

    game: Game
    entry: Entry
    served: float
    id: str  # that its sender gave it
    doc: Doc | None
