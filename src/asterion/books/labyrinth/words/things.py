"""Things, ways and ranks as phrases: the nouns of which the sentences are made."""

from typing import Final

from asterion.books.labyrinth.event.told import Found
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import OLD, TOPMOST
from asterion.core.phrase import Item, Phrase

WAY_NAMES: Final = (*WAYS, "flow", "loop", "here")
"""By way: the four of the plan, FLOW and LOOP; HERE is -1 and so the last one."""

THINGS: Final = {
    "treasure": "labyrinth-treasure",
    "bullet": "labyrinth-bullet",
    "grenade": "labyrinth-grenade",
    "landmine": "labyrinth-landmine",
    "corpse": "labyrinth-corpse",
}
NOTHING: Final = Phrase("labyrinth-nothing")


def counted(count: int, thing: str) -> Phrase:
    """“a treasure”, “two bullets”."""
    return Phrase(THINGS[thing], {"n": count})


def things(found: Found) -> Phrase:
    """L65  Kinds and quantities, in the order of the book's example."""
    there: list[Item] = []
    if found.treasures:
        there.append(Phrase("labyrinth-treasure", {"n": found.treasures}))
    if found.bullets:
        there.append(Phrase("labyrinth-bullet", {"n": found.bullets}))
    if found.grenades:
        there.append(Phrase("labyrinth-grenade", {"n": found.grenades}))
    if found.landmines:
        there.append(Phrase("labyrinth-landmine", {"n": found.landmines}))
    if found.corpses:
        there.append(Phrase("labyrinth-corpse", {"n": found.corpses}))
    return Phrase("labyrinth-things", {"things": there}) if there else NOTHING


def ranked(rank: int) -> Phrase:
    """L79  Which of several treasures."""
    if rank == OLD:
        return Phrase("labyrinth-rank-old")
    return (
        Phrase("labyrinth-rank-topmost")
        if rank == TOPMOST
        else Phrase("labyrinth-rank", {"n": rank})
    )
