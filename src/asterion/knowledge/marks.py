"""A fact as a notebook shows it, so that a page can draw what it does not understand."""

import msgspec

from asterion.core.contract.paper import HERE, Spot

NOBODY = -1


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stamp of the notebook on a cell, an edge on its side that way, or a player who is there.

    A player with a way is outside of the cell, that way. `to` is where this cell leads.
    """

    at: Spot
    stamp: str = ""
    way: int = HERE
    edge: str = ""
    seat: int = NOBODY
    to: Spot | None = None
