"""C1 to C7: what a floor that chance has filled must look like when it is entered."""

from collections.abc import Iterator

from asterion.books.cc3k.plan.floor import Floor
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    DRAGON,
    ENEMIES_A_FLOOR,
    GRID,
    PILES_A_FLOOR,
    POTIONS_A_FLOOR,
)
from asterion.examiner.cc3k.difference import MAP, Difference
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.worlds import floor_seen


def arrival_faults(floor: Floor, frame: Frame) -> Iterator[tuple[str, Difference]]:
    """Each with its rule; nothing of a floor from a file, which is compared as it is."""
    if not floor.generated:
        return
    seen = floor_seen(floor, frame)
    for cell, (shown, right) in enumerate(zip(seen.ground, floor.ground, strict=True)):
        if shown != right:
            column, row = GRID.place(cell)
            yield "C1", Difference(MAP, chr(shown), chr(right), row + 1, column + 1)
            return
    contents = seen.contents
    others = sum(kind != DRAGON for kind in contents.enemies.values())
    counted = (
        ("C5", "potions", len(contents.potions), POTIONS_A_FLOOR),
        ("C5", "piles", len(contents.gold), PILES_A_FLOOR),
        ("C6", "enemies", others, ENEMIES_A_FLOOR),
    )
    for rule, what, shown, right in counted:
        if shown != right:
            yield rule, Difference(what, str(shown), str(right))
    for cell, kind in contents.enemies.items():
        if kind == DRAGON and not any(cell + step in contents.gold for step in AROUND):
            column, row = GRID.place(cell)
            yield "C7", Difference(MAP, "D", "G", row + 1, column + 1)
    yield from stairs_faults(seen)


def stairs_faults(seen: Floor) -> Iterator[tuple[str, Difference]]:
    """C4  One of them, in another chamber than the player."""
    contents = seen.contents
    if len(contents.stairs) != 1:
        yield "C4", Difference("stairs", str(len(contents.stairs)), "1")
        return
    theirs, hers = seen.chamber_of.get(contents.stairs[0]), seen.chamber_of.get(contents.player)
    if theirs == hers and len(seen.chambers) > 1:
        column, row = GRID.place(contents.stairs[0])
        others = [str(n + 1) for n in range(len(seen.chambers)) if n != hers]
        shown = str(hers + 1) if hers is not None else "-"
        allowed = " ".join(others)
        yield "C4", Difference("stairs-chamber", shown, allowed, row + 1, column + 1)
