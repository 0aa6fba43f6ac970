"""What somebody at a table of DungeonLab asks about: “3 2 1”, “3 2 north”, “me”, “Bob”."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.phrase import phrase
from asterion.core.state.grid import WAYS
from asterion.knowledge.asking import ME, grouped, seat_meant
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Counted, Possible, Share
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    Dead,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallGone,
    WallIs,
)
from asterion.knowledge.dungeonlab.places import named, seen_from, side_of
from asterion.knowledge.dungeonlab.words import contents_in_words

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.knowing import DungeonLabKnowledge

TREASURE = "treasure"
EXAMPLES = ("3 2 1", "3 2 north", ME)
SHOWN = 12
"""The most places that are named where somebody may be; of more only the number is told."""
GROUPS: Sequence[tuple[str, tuple[type[AnyFact], ...]]] = (
    ("knowledge-cells", (ContentIs, LooksLike, Dead)),
    ("knowledge-sides", (WallIs, WallGone)),
    ("knowledge-players", (PlayerAt,)),
    ("knowledge-things", (TreasureHome,)),
)


def groups(facts: Sequence[AnyFact]) -> list[tuple[str, list[AnyFact]]]:
    return grouped(facts, GROUPS)


def meant(knowledge: "DungeonLabKnowledge", about: str, facts: Sequence[AnyFact]) -> list[AnyFact]:
    words = about.lower().split()
    if words and words[-1] in WAYS:
        cell = named(" ".join(words[:-1]))
        if cell is None:
            return []
        side = seen_from(side_of((cell[0], cell[1], 1), WAYS.index(words[-1])))
        walls = (WallIs, WallGone)
        return [fact for fact in facts if isinstance(fact, walls) and (fact.cell, fact.way) == side]
    if about.strip().lower() == TREASURE:
        return [fact for fact in facts if isinstance(fact, TreasureHome)]
    place = named(about)
    if place is not None:
        cell_name, kinds = " ".join(map(str, place)), (ContentIs, LooksLike, Dead, TreasureHome)
        return [fact for fact in facts if isinstance(fact, kinds) and fact.cell == cell_name]
    seat = seat_meant(about, knowledge.seat, knowledge.listener.names)
    return [fact for fact in facts if isinstance(fact, PlayerAt) and fact.seat == seat]


def still_possible(
    knowledge: "DungeonLabKnowledge", about: str, budget: Budget | None = None
) -> Possible | None:
    place = named(about)
    if place is not None and len(place) == 3:
        kinds = sorted(knowledge.possible(about, budget))
        cell = " ".join(map(str, place))
        words = phrase("knowledge-may-be", cell=cell, kinds=contents_in_words(kinds))
        return Possible(words, cell, kinds=tuple(kinds))
    seat = seat_meant(about, knowledge.seat, knowledge.listener.names)
    if seat is None:
        return None
    found = [at.cell for at in knowledge.could_be(seat, budget)]
    who = knowledge.who(seat)
    inside = tuple(cell for cell in found if cell)
    if not found:
        return Possible(phrase("knowledge-not-there", **who), about)
    if not inside:
        return Possible(phrase("knowledge-anywhere", **who), about)
    if len(inside) > SHOWN:
        words = phrase("knowledge-many-places", count=len(inside), **who)
    else:
        words = phrase(
            "knowledge-may-be-in",
            places=[*inside],
            branch=len(inside) < len(found),
            **who,
        )
    return Possible(words, about, cells=inside)


def share(knowledge: "DungeonLabKnowledge", facts: Sequence[AnyFact]) -> Share:
    """Places and sides of the base and of what is known of branches, each counted once."""
    scene = knowledge.listener.scene
    if scene is None:
        return Share(0, 0)
    ground = scene.ground
    known = {fact.cell for fact in facts if isinstance(fact, ContentIs)}
    walls = {(fact.cell, fact.way) for fact in facts if isinstance(fact, WallIs)}
    sides = 2 * ground.columns * ground.rows + ground.columns + ground.rows
    whole = len(ground.known_places) + max(sides, len(walls))
    return Share(len(known) + len(walls), whole)


def counted(knowledge: "DungeonLabKnowledge", facts: Sequence[AnyFact]) -> list[Counted]:
    scene = knowledge.listener.scene
    places = len({fact.cell for fact in facts if isinstance(fact, ContentIs)})
    walls = len({(fact.cell, fact.way) for fact in facts if isinstance(fact, WallIs)})
    of = len(scene.ground.known_places) if scene is not None else 0
    heading = phrase("knowledge-places-by-answer")
    return [
        Counted(phrase("knowledge-places-known", known=places, of=of), places, heading),
        Counted(phrase("knowledge-walls-known", count=walls), walls, heading),
    ]
