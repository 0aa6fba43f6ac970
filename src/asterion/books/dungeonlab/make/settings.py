"""What a generated plan of DungeonLab should be like."""

from typing import Annotated, Literal

from asterion.core.contract.options import Options, option

ANY = -1
"""As the difficulty has it."""


class DungeonLabSettings(Options, frozen=True):
    """Numbers that are -1 go by the difficulty; what is optional in the rules is asked for."""

    messages = "dungeonlab-setting"

    width: Annotated[int, option("D11", low=3, high=30)] = 5
    height: Annotated[int, option("D11", low=3, high=30)] = 5
    levels: Annotated[Literal["1", "2", "4"], option("D12")] = "2"
    difficulty: Annotated[Literal["easy", "normal", "hard"], option("D3")] = "normal"
    branches: Annotated[int, option("D11", low=-1, chance=True, high=9)] = ANY
    walls: Annotated[int, option("D13", low=-1, chance=True, high=100)] = ANY
    filled: Annotated[int, option("D3", low=-1, chance=True, high=95)] = ANY
    rivers: Annotated[int, option("D70", low=-1, chance=True, high=9)] = ANY
    pits: Annotated[int, option("D68", low=-1, chance=True, high=26)] = ANY

    kits: Annotated[int, option("D5", low=0, high=99)] = 0
    werewolves: Annotated[bool, option("D39")] = False
    exote_beasts: Annotated[bool, option("D40")] = False
    arnor: Annotated[bool, option("D47")] = False
    marmars: Annotated[bool, option("D57")] = False
    cops: Annotated[bool, option("D59")] = False
    lokhs: Annotated[bool, option("D64")] = False
    waterfalls: Annotated[bool, option("D71")] = False
    maps: Annotated[bool, option("D27")] = False
    dynamite: Annotated[bool, option("D4")] = False
