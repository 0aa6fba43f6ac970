"""The hospital: everything is healed, and nothing pierces through its windows."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.rules.body import heal
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def nurse(turn: Turn, being: Being) -> None:
    """D29  As often as one likes."""
    heal(turn)


register(
    Encounter(
        name="hospital",
        letters="Ho",
        rule="D29",
        tone="gold",
        shelf="houses",
        glow=LIGHTS,
        shelters=True,
        arrive=nurse,
        sentences={"here": "A hospital: nothing pierces or burns in here from next door."},
    )
)
