"""The eyescorcher: nobody sees it, everybody feels it."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.plan.damage import BURN
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def scorch(turn: Turn, being: Being) -> None:
    """D43  One burn on its own cell too."""
    turn.tell(being, "burns")
    hurt(turn, BURN, 1)


register(
    Encounter(
        name="eyescorcher",
        letters="Es",
        rule="D43",
        stings=(BURN, 1),
        arrive=scorch,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"blaster": 4},
        sentences={
            "here": "The eyescorcher hums and glows.",
            "burns": "An eyescorcher burns {you} from up close.",
            "cruel": "A heap of molten metal, still warm.",
        },
    )
)
