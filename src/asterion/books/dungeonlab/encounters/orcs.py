"""Orcs and urkhs: dangerous next door, and merely rude at home."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, Rarity, register
from asterion.books.dungeonlab.plan.damage import PIERCE
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def mock(turn: Turn, being: Being) -> None:
    """D38  On its own cell it does no more than that."""
    turn.tell(being, "mocks")


def orc(name: str, letters: str, rarity: Rarity, strength: int) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rarity=rarity,
        tone="bad",
        shelf="green eyes",
        said_as="orc",
        rule="D38",
        glow=GREEN_EYES,
        stings=(PIERCE, strength),
        arrive=mock,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": strength, "grenade": 1},
        fined_skin=True,
    )


bring_text(
    __file__,
    """
dungeonlab-orc = orc
    .a = an orc
dungeonlab-urkh = urkh
    .a = an urkh
dungeonlab-thing-orc-skin = { $n ->
    [one] { $n } orc skin
   *[other] { $n } orc skins
}
    .name = orc skin
    .many = orc skins
dungeonlab-thing-urkh-skin = { $n ->
    [one] { $n } urkh skin
   *[other] { $n } urkh skins
}
    .name = urkh skin
    .many = urkh skins

dungeonlab-orc-here = The { $what } is still laughing.
dungeonlab-orc-mocks = { $whoIs ->
    [you] An { $what } explains to you what an idiot is.
   *[other] An { $what } explains to { $who } what an idiot is.
}
dungeonlab-orc-skins = { $whoIs ->
    [you] You skin the { $what }. Somebody has to want it.
   *[other] { $who } skins the { $what }. Somebody has to want it.
}
dungeonlab-orc-dead = A dead { $what }, in one piece.
dungeonlab-orc-cruel = Pieces of an { $what }.
dungeonlab-orc-skinned = A dead { $what }, skinned, of all things.
""",
)

register(orc("orc", "Or", (2, 3, 3), 5), orc("urkh", "Ur", (1, 2, 3), 10))
