"""The eyescorcher: nobody sees it, everybody feels it."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.plan.damage import BURN
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def scorch(turn: Turn, being: Being) -> None:
    """D43  One burn on its own cell too."""
    turn.tell(being, "burns")
    hurt(turn, BURN, 1)


bring_text(
    __file__,
    """
dungeonlab-eyescorcher = eyescorcher
    .a = an eyescorcher

dungeonlab-eyescorcher-here = The eyescorcher hums and glows.
dungeonlab-eyescorcher-burns = { $whoIs ->
    [you] An eyescorcher burns you from up close.
   *[other] An eyescorcher burns { $who } from up close.
}
dungeonlab-eyescorcher-cruel = A heap of molten metal, still warm.
""",
)

register(
    Encounter(
        name="eyescorcher",
        letters="Es",
        rarity=(1, 2, 3),
        tone="bad",
        rule="D43",
        stings=(BURN, 1),
        arrive=scorch,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"blaster": 4},
    )
)
