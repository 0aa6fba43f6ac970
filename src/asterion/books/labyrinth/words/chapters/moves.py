"""What a move is, and how it is answered."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions


def moves(o: LabyrinthOptions) -> Sequence[str]:
    """L17 to L32."""
    recall = (
        "Only the last one: keep your own notes."
        if o.recall == "classic"
        else "Here every earlier move may be recalled as well."
    )
    skipping = "may be skipped" if o.skips else "may not be skipped here"
    alone = " Actions alone are allowed too." if o.actions_without_movement else ""
    repeats = (
        "Moves may be repeated at will."
        if o.repeats
        else "No movement is repeated that hit a wall while nobody has thrown a grenade since "
        "that may have destroyed it; a wall known to have survived a grenade stays known. No "
        "third turn in a row is played that is publicly known to leave its player where "
        "he is."
    )
    return (
        "A move is exactly one movement and any number of actions before and after it, on every "
        "path of a conditional. It is refused for its grammar or for what was agreed, never for "
        f"what is hidden.{alone}",
        "One goes left, right, up or down, by the flow from a river, by the loop from a pit. "
        "Elsewhere flow and loop fail, and the turn is spent.",
        "Actions: shoot, throw a grenade at a wall, set a landmine, leave or throw a treasure, "
        "corpse, mine or bullet, leave a grenade, take.",
        "With a wall in the way one stays, and the turn is spent. Actions after it still happen.",
        "Whether a wall that was hit can be destroyed is not told.",
        "Then the cell acts: a pit leads to the next one, a river carries one cell on, also "
        "whoever hit a wall in it.",
        "The answer names the cell and what came of it, never coordinates, never other players.",
        "Actions may use what one carries or, if healthy, what lies there.",
        "Before and after his move a player may ask about himself. The answer is public.",
        f"Before moving one may ask for the last move of another player. {recall}",
        "A move may have conditions on what is announced in it. What cannot be done is answered, "
        "not refused.",
        "A shot is taken from the ground first, so the hand stays full.",
        f"A turn {skipping}. When all skip a full round, the game is a draw.{alone}",
        "A dark move is answered “done”. Everything is carried out, nothing is told: no wall, no "
        "blast and so no order, no scream; the victim is told on his turn. What ends the game is "
        "announced at once.",
        "A semi-dark move names what is to be told of it; each of these is answered.",
        repeats,
    )
