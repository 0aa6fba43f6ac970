"""What somebody at a table of Dooom asks about: “n2e3”, “2 north, 3 east”, “start”, “Bob”."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.phrase import phrase
from asterion.knowledge.asking import grouped, seat_meant
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Counted, Possible
from asterion.knowledge.dooom.facts import (
    AnyFact,
    Carries,
    MayWin,
    PlayerAt,
    ThingLies,
    ThingTaken,
    TileIs,
)
from asterion.knowledge.dooom.places import START_NAME, named
from asterion.knowledge.dooom.words import (
    place_in_words,
    place_meant,
    tiles_in_words,
    words_for_start,
)

if TYPE_CHECKING:
    from asterion.knowledge.dooom.knowing import DooomKnowledge

EXAMPLES = ("n2e3", "start", "Bob")
SHOWN = 12
"""The most places that are named where somebody may be; of more only the number is told."""
GROUPS: Sequence[tuple[str, tuple[type[AnyFact], ...]]] = (
    ("knowledge-exits", (TileIs, MayWin)),
    ("knowledge-players", (PlayerAt, Carries)),
    ("knowledge-things", (ThingLies, ThingTaken)),
)


def groups(facts: Sequence[AnyFact]) -> list[tuple[str, list[AnyFact]]]:
    """Walls and floor are left to the map, which shows them better."""
    shown = [fact for fact in facts if not isinstance(fact, TileIs) or fact.kind == "E"]
    return grouped(shown, GROUPS)


def meant(knowledge: "DooomKnowledge", about: str, facts: Sequence[AnyFact]) -> list[AnyFact]:
    cell = _cell_meant(about)
    if named(cell) is not None:
        at: list[AnyFact] = [
            fact for fact in facts if fact.cell == cell and not isinstance(fact, PlayerAt)
        ]
        things: list[AnyFact] = [fact for fact in at if not isinstance(fact, TileIs | MayWin)]
        return things or at
    seat = seat_meant(about, knowledge.seat, knowledge.watcher.names)
    about_players = (PlayerAt, Carries)
    return [fact for fact in facts if isinstance(fact, about_players) and fact.seat == seat]


def still_possible(
    knowledge: "DooomKnowledge", about: str, budget: Budget | None = None
) -> Possible | None:
    cell = _cell_meant(about)
    if named(cell) is not None:
        kinds = sorted(knowledge.possible(cell))
        words = phrase("knowledge-may-be", cell=place_in_words(cell), kinds=tiles_in_words(kinds))
        return Possible(words, cell, kinds=tuple(kinds))
    seat = seat_meant(about, knowledge.seat, knowledge.watcher.names)
    if seat is None:
        return None
    found = [at.cell for at in knowledge.could_be(seat)]
    who = knowledge.who(seat)
    if not found:
        return Possible(phrase("knowledge-is-gone", **who), about)
    if not all(found):
        return Possible(phrase("knowledge-anywhere", **who), about)
    if len(found) > SHOWN:
        return Possible(
            phrase("knowledge-many-tiles", count=len(found), **who), about, cells=tuple(found)
        )
    cells = [place_in_words(each) for each in found]
    words = phrase("knowledge-may-be-on", cells=cells, count=len(found), outside=False, **who)
    return Possible(words, about, cells=tuple(found))


def _cell_meant(about: str) -> str:
    """The name of a tile, where it is one, in whatever language it is called in words."""
    said = about.strip().lower()
    return START_NAME if said in words_for_start() else place_meant(said) or said


def counted(facts: Sequence[AnyFact]) -> list[Counted]:
    tiles = sum(isinstance(fact, TileIs) for fact in facts)
    exits = sum(isinstance(fact, TileIs) and fact.kind == "E" for fact in facts)
    heading = phrase("knowledge-tiles-by-answer")
    return [
        Counted(phrase("knowledge-tiles-known", count=tiles), tiles, heading),
        Counted(phrase("knowledge-exits-known", count=exits), exits, heading),
    ]
