"""What a generated plan of Labyrinth should be like: its shape, and the limits of 7.1."""

from typing import Annotated, Literal

from asterion.core.options import Options, option

ANY = -1
"""As the generator likes."""


class LabyrinthSettings(Options, frozen=True):
    """Numbers that are -1 are left to the generator; it then keeps the advice of L95-L100."""

    width: Annotated[int, option("L5", "columns", 3, 30)] = 5
    height: Annotated[int, option("L5", "rows", 3, 30)] = 5
    shape: Annotated[
        Literal["rectangle", "no-corners", "plus", "l-shape", "ring", "blob"],
        option("L5", "the outer shape"),
    ] = "rectangle"
    players: Annotated[int, option("L1", "how many will play on it", 2, 6)] = 3
    difficulty: Annotated[
        Literal["easy", "normal", "hard"],
        option("L99", "how many rivers, pits, mites and walls, and how well the treasure is kept"),
    ] = "normal"

    mines: Annotated[bool, option("L78", "for a game with landmines: more exits than players")] = (
        False
    )
    turbulent: Annotated[bool, option("L85", "for a game with turbulent rivers")] = False
    mites: Annotated[int, option("L80", "encephalitis cells; 0 is none", -1, 99)] = ANY
    most_pits: Annotated[int, option("L80", "at most so many pits; 0 is none", -1, 450)] = ANY
    most_loops: Annotated[int, option("L80", "at most so many loops of pits", -1, 99)] = ANY
    longest_loop: Annotated[int, option("L80", "at most so many pits in a loop", -1, 99)] = ANY
    most_rivers: Annotated[int, option("L80", "at most so many river systems", -1, 99)] = ANY
    most_branches: Annotated[
        int, option("L80", "at most so many branches, that is sources, of a river system", -1, 99)
    ] = ANY
    longest_river: Annotated[
        int, option("L80", "at most so many river cells from a source to the delta", -1, 99)
    ] = ANY
    weaponries: Annotated[int, option("L80", "exactly so many weaponries", -1, 99)] = ANY
    hospitals: Annotated[int, option("L80", "exactly so many hospitals", -1, 99)] = ANY
    treasures: Annotated[
        int, option("L80", "exactly so many treasures, the true one among them", -1, 99)
    ] = ANY
    inner_walls: Annotated[int, option("L80", "exactly so many inner walls", -1, 1740)] = ANY
    exits: Annotated[int, option("L80", "exactly so many exits", -1, 120)] = ANY
    closed_exits: Annotated[bool, option("L80", "exits may be closed at the start")] = True
    open_exit: Annotated[bool, option("L92", "at least one exit is open at the start")] = True
    safe_chain: Annotated[
        bool, option("L82", "opposite sides are joined by chains of harmless cells")
    ] = False
