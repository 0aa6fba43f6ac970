"""The hospital: everything is healed, and nothing pierces through its windows."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.rules.body import heal
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def nurse(turn: Turn, being: Being) -> None:
    """D29  As often as one likes."""
    heal(turn)


bring_text(
    __file__,
    """
dungeonlab-hospital = hospital
    .a = a hospital

dungeonlab-hospital-here = A hospital: nothing next door can pierce or burn you in here.
""",
)

register(
    Encounter(
        name="hospital",
        letters="Ho",
        rarity=(4, 2, 1),
        tone="good",
        always=True,
        shelf="houses",
        rule="D29",
        glow=LIGHTS,
        shelters=True,
        arrive=nurse,
    )
)
