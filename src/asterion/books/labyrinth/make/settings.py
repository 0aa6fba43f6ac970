"""What a generated plan of Labyrinth should be like: its shape, and the limits of 7.1."""

from typing import Annotated, Literal

from asterion.core.contract.options import Options, option

ANY = -1
"""As the generator likes."""


class LabyrinthSettings(Options, frozen=True):
    """Numbers that are -1 are left to the generator; it then keeps the advice of L95-L100."""

    messages = "labyrinth-setting"

    width: Annotated[int, option("L5", low=3, high=30)] = 5
    height: Annotated[int, option("L5", low=3, high=30)] = 5
    shape: Annotated[
        Literal["rectangle", "no-corners", "plus", "l-shape", "ring", "blob"], option("L5")
    ] = "rectangle"
    players: Annotated[int, option("L1", low=2, high=6)] = 3
    difficulty: Annotated[Literal["easy", "normal", "hard"], option("L99")] = "normal"

    mines: Annotated[bool, option("L78")] = False
    turbulent: Annotated[bool, option("L85")] = False
    mites: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    most_pits: Annotated[int, option("L80", low=-1, chance=True, high=450)] = ANY
    most_loops: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    longest_loop: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    most_rivers: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    most_branches: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    longest_river: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    weaponries: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    hospitals: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    treasures: Annotated[int, option("L80", low=-1, chance=True, high=99)] = ANY
    inner_walls: Annotated[int, option("L80", low=-1, chance=True, high=1740)] = ANY
    exits: Annotated[int, option("L80", low=-1, chance=True, high=120)] = ANY
    closed_exits: Annotated[bool, option("L80")] = True
    open_exit: Annotated[bool, option("L92")] = True
    safe_chain: Annotated[bool, option("L82")] = False
