"""The crocodile: it bites twice, swallows, and spits out what it cannot use."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def swallow(turn: Turn, being: Being) -> None:
    """D35  Two bites, and all ammunition and money stay inside."""
    turn.tell(being, "swallows")
    hurt(turn, BITE, 2)
    if turn.is_alive:
        turn.lose_perishables()


bring_text(
    __file__,
    """
dungeonlab-crocodile = crocodile
    .a = a crocodile
dungeonlab-thing-crocodile-skin = { $n ->
    [one] { $n } crocodile skin
   *[other] { $n } crocodile skins
}
    .name = crocodile skin
    .many = crocodile skins

dungeonlab-crocodile-here = { $whoIs ->
    [you] The crocodile smiles at you.
   *[other] The crocodile smiles at { $who }.
}
dungeonlab-crocodile-swallows = { $whoIs ->
    [you] A crocodile bites you twice, swallows you whole and spits you out.
   *[other] A crocodile bites { $who } twice, swallows { $who } whole and spits { $who } out.
}
dungeonlab-crocodile-skins = { $whoIs ->
    [you] You skin the crocodile, which takes a while.
   *[other] { $who } skins the crocodile, which takes a while.
}
dungeonlab-crocodile-dead = A dead crocodile, a fortune in handbags.
dungeonlab-crocodile-cruel = Crocodile all over the walls, none of it fit for handbags.
dungeonlab-crocodile-skinned = A dead crocodile without its skin.
""",
)

register(
    Encounter(
        name="crocodile",
        letters="Cr",
        rarity=(1, 1, 2),
        tone="bad",
        shelf="green eyes",
        rule="D35",
        glow=GREEN_EYES,
        arrive=swallow,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": 50, "grenade": 2},
        dies_of_blasters=4,
        skin=100,
    )
)
