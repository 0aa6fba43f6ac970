"""The crocodile: it bites twice, swallows, and spits out what it cannot use."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def swallow(turn: Turn, being: Being) -> None:
    """D35  Two bites, and all ammunition and money stay inside."""
    turn.tell(being, "swallows")
    hurt(turn, BITE, 2)
    if turn.is_alive:
        turn.lose_perishables()


register(
    Encounter(
        name="crocodile",
        letters="Cr",
        rule="D35",
        shelf="green eyes",
        glow=GREEN_EYES,
        arrive=swallow,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": 50, "grenade": 2},
        dies_of_blasters=4,
        skin=100,
        sentences={
            "here": "The crocodile smiles at {you}.",
            "swallows": "A crocodile bites {you} twice, swallows {you} whole and spits {you} out.",
            "skins": "{You} {skin|skins} the crocodile, which takes a while.",
            "dead": "A dead crocodile, a fortune in handbags.",
            "cruel": "Crocodile all over the walls, none of it fit for handbags.",
            "skinned": "A dead crocodile without its skin.",
        },
    )
)
