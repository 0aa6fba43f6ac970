"""Lion, tiger and panther, and their exote cousins."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, Rarity, register
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text

BLASTERS = 2


def bite(turn: Turn, being: Being) -> None:
    """D34  One bite for coming in."""
    turn.tell(being, "bites")
    hurt(turn, BITE, 1)


def cat(name: str, letters: str, rarity: Rarity, bullets: int, skin: int) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rarity=rarity,
        tone="bad",
        shelf="green eyes",
        said_as="cat",
        rule="D34",
        glow=GREEN_EYES,
        arrive=bite,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": bullets, "grenade": 1},
        dies_of_blasters=BLASTERS,
        skin=skin,
    )


def exote(name: str, letters: str, rarity: Rarity, bullets: int, skin: int) -> Encounter:
    """D40  To the eye it is the beast it looks like; it takes twice the bullets or grenades."""
    return Encounter(
        name=f"exote {name}",
        letters=letters,
        rarity=rarity,
        tone="bad",
        shelf="green eyes",
        said_as="cat",
        rule="D40",
        label=name,
        option="exote_beasts",
        glow=GREEN_EYES,
        arrive=bite,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": 2 * bullets, "grenade": 2},
        dies_of_blasters=BLASTERS,
        dies_of_blasters_before=2 * BLASTERS,
        skin=skin,
        skin_of=name,
    )


bring_text(
    __file__,
    """
dungeonlab-lion = lion
    .a = a lion
dungeonlab-tiger = tiger
    .a = a tiger
dungeonlab-panther = panther
    .a = a panther
dungeonlab-exote-lion = exote lion
    .a = an exote lion
dungeonlab-exote-tiger = exote tiger
    .a = an exote tiger
dungeonlab-exote-panther = exote panther
    .a = an exote panther
dungeonlab-thing-lion-skin = { $n ->
    [one] { $n } lion skin
   *[other] { $n } lion skins
}
    .name = lion skin
    .many = lion skins
dungeonlab-thing-tiger-skin = { $n ->
    [one] { $n } tiger skin
   *[other] { $n } tiger skins
}
    .name = tiger skin
    .many = tiger skins
dungeonlab-thing-panther-skin = { $n ->
    [one] { $n } panther skin
   *[other] { $n } panther skins
}
    .name = panther skin
    .many = panther skins

dungeonlab-cat-here = { $whoIs ->
    [you] The { $what } looks you over.
   *[other] The { $what } looks { $who } over.
}
dungeonlab-cat-bites = { $whoIs ->
    [you] A { $what } jumps at you and bites, as it would anyone.
   *[other] A { $what } jumps at { $who } and bites, as it would anyone.
}
dungeonlab-cat-skins = { $whoIs ->
    [you] You skin the { $what }.
   *[other] { $who } skins the { $what }.
}
dungeonlab-cat-dead = A dead { $what }, shot cleanly, its skin still on.
dungeonlab-cat-cruel = What is left of a { $what }, and nobody would want that skin.
dungeonlab-cat-skinned = A dead { $what }, skinned already.
""",
)

register(
    cat("lion", "Li", (4, 4, 3), 5, 10),
    cat("tiger", "Ti", (2, 3, 3), 10, 20),
    cat("panther", "Pa", (1, 2, 3), 15, 30),
    exote("lion", "Xl", (1, 1, 1), 5, 10),
    exote("tiger", "Xt", (0, 1, 1), 10, 20),
    exote("panther", "Xp", (0, 1, 1), 15, 30),
)
