"""The cow, which loves everyone, and the rabbit, which nobody can shoot."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def embrace(turn: Turn, being: Being) -> None:
    """D36"""
    turn.tell(being, "embraces")


bring_text(
    __file__,
    """
dungeonlab-cow = cow
    .a = a cow
dungeonlab-rabbit = rabbit
    .a = a rabbit
dungeonlab-thing-rabbit-skin = { $n ->
    [one] { $n } rabbit skin
   *[other] { $n } rabbit skins
}
    .name = rabbit skin
    .many = rabbit skins

dungeonlab-cow-here = The cow is here, chewing.
dungeonlab-cow-embraces = { $whoIs ->
    [you] A cow embraces you tenderly.
   *[other] A cow embraces { $who } tenderly.
}
dungeonlab-rabbit-here = A rabbit with green eyes, within arm's reach.
dungeonlab-rabbit-strangled = { $whoIs ->
    [you] You strangle the rabbit. Let us not dwell on it.
   *[other] { $who } strangles the rabbit. Let us not dwell on it.
}
dungeonlab-rabbit-skins = { $whoIs ->
    [you] You skin the rabbit.
   *[other] { $who } skins the rabbit.
}
dungeonlab-rabbit-dead = A dead rabbit.
dungeonlab-rabbit-cruel = A very flat rabbit.
dungeonlab-rabbit-skinned = A rabbit, strangled and skinned.
""",
)

register(
    Encounter(
        name="cow",
        letters="Co",
        rarity=(3, 2, 1),
        tone="ink",
        shelf="green eyes",
        rule="D36",
        glow=GREEN_EYES,
        arrive=embrace,
        is_beast=True,
    ),
    Encounter(
        name="rabbit",
        letters="Ra",
        rarity=(3, 2, 1),
        tone="ink",
        shelf="green eyes",
        rule="D37",
        glow=GREEN_EYES,
        is_beast=True,
        can_be_trampled=True,
        can_be_strangled=True,
        skin=5,
    ),
)
