"""What a generated plan of DungeonLab should be like."""

from typing import Annotated, Literal

from asterion.core.options import Options, option

ANY = -1
"""As the difficulty has it."""


class DungeonLabSettings(Options, frozen=True):
    """Numbers that are -1 go by the difficulty; what is optional in the rules is asked for."""

    width: Annotated[int, option("D11", "columns of the base rectangle", 3, 30)] = 5
    height: Annotated[int, option("D11", "rows of the base rectangle", 3, 30)] = 5
    levels: Annotated[Literal["1", "2", "4"], option("D12", "levels")] = "2"
    difficulty: Annotated[
        Literal["easy", "normal", "hard"],
        option("D3", "how many walls and encounters, and of which kinds"),
    ] = "normal"
    branches: Annotated[int, option("D11", "exactly so many branches east or south", -1, 9)] = ANY
    walls: Annotated[int, option("D13", "walls between cells, of a hundred", -1, 100)] = ANY
    filled: Annotated[int, option("D3", "places with an encounter, of a hundred", -1, 95)] = ANY
    rivers: Annotated[int, option("D70", "exactly so many rivers", -1, 9)] = ANY
    pits: Annotated[int, option("D68", "exactly so many pits", -1, 26)] = ANY

    kits: Annotated[
        int, option("D5", "for a game with so many kits at a landing; 0 as the size has it", 0, 99)
    ] = 0
    werewolves: Annotated[bool, option("D39", "there may be werewolves")] = False
    exote_beasts: Annotated[bool, option("D40", "there may be exote beasts")] = False
    arnor: Annotated[bool, option("D47", "arnor blades may lie about")] = False
    marmars: Annotated[bool, option("D57", "there may be marmars")] = False
    cops: Annotated[bool, option("D59", "there may be cops that ask nothing")] = False
    lokhs: Annotated[bool, option("D64", "there may be lokhs")] = False
    waterfalls: Annotated[bool, option("D71", "rivers may fall to the level below")] = False
    maps: Annotated[bool, option("D27", "maps may lie about")] = False
    dynamite: Annotated[bool, option("D4", "dynamite may lie about")] = False
