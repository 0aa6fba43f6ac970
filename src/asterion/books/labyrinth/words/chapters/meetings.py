"""Where rules meet: rulings on what the book leaves open."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions


def meetings(o: LabyrinthOptions) -> Sequence[str]:
    """L105 to L121."""
    return (
        "On arrival: transport, mine, infection, healing, restock, pick-up.",
        "A step upstream that ends on one's own cell is an arrival there and sets off a mine.",
        "A blast is told to its mover, then one scream, however many others were hit; a wound "
        "and a death sound alike.",
        "What falls on a bystander's cell he takes with an action of his own.",
        "What one left or threw in a move one does not pick up again in it.",
        "A contagious corpse that comes to lie where players stand infects those still there at "
        "the end of their own next turn.",
        "A corpse that bounces off a wall, or a death on a mined cell, sets off nothing.",
        "Outside, shots go only back through the exit used; grenades, mines and items used there "
        "are lost; the way back is that exit.",
        "Wounded outside, ordering a cell counts as returning. The dead outside leave no corpse.",
        "A condition on what the same move asks not to be told is refused.",
        "The dead are asked for nothing.",
        "A treasure may lie in a hospital or weaponry; a corpse in a hospital is cremated.",
        "Who chooses no start cell in time gets a random valid one.",
        "Wounded or infected in a weaponry one hears of grenades only.",
        "A grenade towards a cell with no wall between is spent.",
        "By the loop in a river, or by the flow in a pit, fails like a wall; rivers still carry.",
        "A common start takes bullets and grenades away, not the landmine.",
    )
