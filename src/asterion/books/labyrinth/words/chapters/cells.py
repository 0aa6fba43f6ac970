"""What each kind of cell does, and what is said of it."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions


def cells(o: LabyrinthOptions) -> Sequence[str]:
    """L43 to L59."""
    walked = "went" if o.words == "short" else "walked"
    mines = " and a landmine" if o.weaponry_mines else ""
    number = str(o.moves_to_heal) if o.moves_to_heal else "half as many as there are cells"
    counting = {
        "successful": f"The time to heal is {number} moves; hitting a wall and staying does not "
        "count.",
        "all": f"The time to heal is {number} moves, and every turn counts.",
        "unlimited": "The time to heal is not limited.",
    }[o.healing_counts]
    return (
        f"Land does nothing: “{walked} onto land”, and what was found.",
        "A hospital heals at once. Nobody in it can be wounded; there is no shooting out of it or "
        "through it.",
        "A corpse carried or thrown into a hospital is cremated.",
        f"A weaponry restocks to three bullets and three grenades{mines}, unless one asks "
        "otherwise. There is no shooting from or through it, but one can be hit in it. The "
        "wounded and infected get grenades only.",
        "Whoever is in a weaponry has what was spent replenished at once, for the next action "
        "of the same move.",
        "Pits form loops. Falling into one puts you in the next; hitting a wall in a pit does "
        "not. Only what lies in the pit of arrival matters. Pits do not move items.",
        "A river system is at least one river cell and exactly one delta. Each river cell flows "
        "to a neighbour without a wall between; rivers merge, and never split or turn in a circle.",
        "Walking into a river one is carried one cell on. A step upstream ends where it began, a "
        "step downstream two cells on, and both sound the same.",
        "By the flow one goes one cell down.",
        "Hitting a wall in a river one is carried all the same.",
        "In a delta there is no flow.",
        "Only what lies in the cell of arrival matters. Rivers do not move items; what lies on a "
        "source is lost.",
        "The first one to arrive at an encephalitis cell wakes up the mite and must leave with "
        "his next move; from then on the cell is contagious. Whoever is still there at the end "
        "of his own next turn is infected.",
        "The infected drop treasure, bullets, mine and corpse and keep grenades. Infection kills "
        "the wounded, a bullet or mine kills the infected.",
        counting,
        "Healed of the infection one is immune for ever, and hears “land” on such a cell.",
        "A dead infected leaves a contagious corpse, which infects who walks onto it; only the "
        "immune can carry it. It does nothing to the infected.",
    )
