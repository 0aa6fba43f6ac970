"""The treasure, encounters and things of a generated dungeon."""

from asterion.books.dungeonlab.make.draft import Draft, NoRoom
from asterion.books.dungeonlab.make.recipe import LYING
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

CANDIDATES = 3
"""The treasure goes to the one of N places that is farthest from the exit."""


def hide_treasure(draft: Draft, exit_cell: int, dice: Dice) -> None:
    """D60  In an empty place, and not at the exit."""
    places = [place for place in draft.free if place % draft.area != exit_cell]
    if not places:
        raise NoRoom(Phrase("dungeonlab-make-no-treasure"))
    row, column = divmod(exit_cell, draft.width)
    tried = [dice.pick(places, "treasure") for _ in range(CANDIDATES)]

    def steps(place: int) -> int:
        below, right = divmod(place % draft.area, draft.width)
        return abs(below - row) + abs(right - column)

    home = max(tried, key=steps)
    draft.things[home] = {TREASURE: 1}
    draft.free.remove(home)


def place_encounters(draft: Draft, count: int, likely: list[str], dice: Dice) -> None:
    """D3, D59  This many in all; anyone who sends players somewhere brings that place along."""
    wanted = count - len(draft.contents)
    always = sorted(kind.name for kind in KINDS.values() if kind.always)
    for name in always[: max(0, wanted)]:
        draft.take_place(name)
        wanted -= 1
    while wanted > 0 and draft.free:
        name = dice.pick(likely, "encounter")
        present = draft.contents.values()
        target = KINDS[name].needs
        brings = bool(target) and target not in present
        if (KINDS[name].unique and name in present) or wanted < 1 + brings:
            likely = [other for other in likely if other != name]
            if not likely:
                return
            continue
        if len(draft.free) < 1 + brings or not _may_stand(draft, name):
            return
        draft.take_place(name)
        if brings:
            draft.take_place(target)
        wanted -= 1 + brings


def _may_stand(draft: Draft, name: str) -> bool:
    """D57  Not above or below another, if it is so; bring the first place where it may stand."""
    if not KINDS[name].apart:
        return True
    for index in range(len(draft.free) - 1, -1, -1):
        place = draft.free[index]
        around = (place - draft.area, place + draft.area)
        if all(draft.contents.get(other) != name for other in around):
            draft.free.append(draft.free.pop(index))
            return True
    return False


def scatter_things(draft: Draft, count: int, likely: list[str], dice: Dice) -> None:
    """D61  In empty places."""
    for place in draft.free[-count:] if count else []:
        thing = dice.pick(likely, "thing")
        most = LYING[thing]
        draft.things[place] = {
            thing: 1 if most == 1 else most // 2 + dice.below(most // 2 + 1, "amount")
        }
