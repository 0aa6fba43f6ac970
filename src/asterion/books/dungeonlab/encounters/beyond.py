"""Mordor and Eldar: places that others send or carry one to."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register

register(
    Encounter(
        name="Mordor",
        letters="Mo",
        rule="D66",
        tone="odd",
        sentences={"here": "This is Mordor, where the disembodied come whole again."},
    ),
    Encounter(
        name="Eldar",
        letters="El",
        rule="D67",
        tone="odd",
        sentences={"here": "This is the Eldar, where ontifutlai end up."},
    ),
)
