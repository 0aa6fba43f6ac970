"""Orcs and urkhs: dangerous next door, and merely rude at home."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.plan.damage import PIERCE
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def mock(turn: Turn, being: Being) -> None:
    """D38  On its own cell it does no more than that."""
    turn.tell(being, "mocks")


def orc(name: str, article: str, letters: str, strength: int) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rule="D38",
        shelf="green eyes",
        glow=GREEN_EYES,
        stings=(PIERCE, strength),
        arrive=mock,
        is_beast=True,
        can_be_trampled=True,
        dies_of={"bullet": strength, "grenade": 1},
        fined_skin=True,
        sentences={
            "here": f"The {name} is still laughing.",
            "mocks": f"{article.capitalize()} {name} explains to {{you}} what an idiot is.",
            "skins": f"{{You}} {{skin|skins}} the {name}. Somebody has to want it.",
            "dead": f"A dead {name}, in one piece.",
            "cruel": f"Pieces of {article} {name}.",
            "skinned": f"A dead {name}, skinned, of all things.",
        },
    )


register(orc("orc", "an", "Or", 5), orc("urkh", "an", "Ur", 10))
