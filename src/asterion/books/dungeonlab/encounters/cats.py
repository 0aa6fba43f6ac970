"""Lion, tiger and panther, and their exote cousins."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being

BLASTERS = 2


def bite(turn: Turn, being: Being) -> None:
    """D34  One bite for coming in."""
    turn.tell(being, "bites")
    hurt(turn, BITE, 1)


def cat(name: str, letters: str, bullets: int, skin: int) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rule="D34",
        shelf="green eyes",
        glow=GREEN_EYES,
        arrive=bite,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": bullets, "grenade": 1},
        dies_of_blasters=BLASTERS,
        skin=skin,
        sentences=sentences(name),
    )


def exote(name: str, letters: str, bullets: int, skin: int) -> Encounter:
    """D40  To the eye it is the beast it looks like; it only takes twice as much."""
    return Encounter(
        name=f"exote {name}",
        letters=letters,
        rule="D40",
        shelf="green eyes",
        label=name,
        option="exote_beasts",
        glow=GREEN_EYES,
        arrive=bite,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": 2 * bullets, "grenade": 2},
        dies_of_blasters=2 * BLASTERS,
        skin=skin,
        skin_of=name,
        sentences=sentences(name),
    )


def sentences(name: str) -> dict[str, str]:
    return {
        "here": f"The {name} looks {{you}} over.",
        "bites": f"A {name} jumps at {{you}} and bites, as it would anyone.",
        "skins": f"{{You}} {{skin|skins}} the {name}.",
        "dead": f"A dead {name}, shot cleanly, its skin still on.",
        "cruel": f"What is left of a {name}, and nobody would want that skin.",
        "skinned": f"A dead {name}, skinned already.",
    }


register(
    cat("lion", "Li", 5, 10),
    cat("tiger", "Ti", 10, 20),
    cat("panther", "Pa", 15, 30),
    exote("lion", "Xl", 5, 10),
    exote("tiger", "Xt", 10, 20),
    exote("panther", "Xp", 15, 30),
)
