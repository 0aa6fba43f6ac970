"""Mordor and Eldar: places that others send or carry one to."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.words import bring_text

bring_text(
    __file__,
    """
dungeonlab-mordor = Mordor
    .a = Mordor
dungeonlab-eldar = Eldar
    .a = Eldar

dungeonlab-mordor-here = This is Mordor, where the disembodied come whole again.
dungeonlab-eldar-here = This is the Eldar, where ontifutlai end up.
""",
)

register(
    Encounter(
        name="Mordor",
        letters="Mo",
        tone="odd",
        rule="D66",
    ),
    Encounter(
        name="Eldar",
        letters="El",
        tone="odd",
        rule="D67",
    ),
)
