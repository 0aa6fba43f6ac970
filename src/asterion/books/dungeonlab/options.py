"""What a table of DungeonLab may agree on before it starts; by default the book's own game."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from asterion.core.contract.options import Options, option

REVISED: Final = 2
"""As `revision`: D7, D32, D40, D58 and D59 by the letter of the book."""


class DungeonLabOptions(Options, frozen=True):
    """Every optional rule of the book, and what its computer version lacked or changed."""

    messages = "dungeonlab-option"
    groups: ClassVar[Mapping[str, str]] = {
        "landings": "dungeonlab-group-frame",
        "name_walls": "dungeonlab-group-walls",
        "free_climbing": "dungeonlab-group-turn",
        "maps": "dungeonlab-group-lights",
        "blasters_kill": "dungeonlab-group-beasts",
        "arnor": "dungeonlab-group-rest",
    }

    # the frame
    landings: Annotated[int, option("D1", low=0)] = 0
    round_limit: Annotated[int, option("D1", low=0)] = 0
    hearing: Annotated[Literal["everyone", "nobody"], option("D2")] = "everyone"
    dynamite: Annotated[bool, option("D4")] = False
    kits: Annotated[int, option("D5", low=0, high=99)] = 0
    kit_bullets: Annotated[int, option("D5", low=0, high=999)] = 30
    skins_as_money: Annotated[bool, option("D7")] = False
    deadly: Annotated[Literal["reached", "exceeded"], option("D8")] = "reached"
    waiting: Annotated[int, option("D24", low=0, high=99)] = 5

    # walls and eyes
    name_walls: Annotated[bool, option("D18")] = False
    see_players: Annotated[bool, option("D26")] = False

    # the turn
    free_climbing: Annotated[bool, option("D21")] = False
    free_skinning: Annotated[bool, option("D21")] = False

    # lights
    maps: Annotated[bool, option("D27")] = False
    prison_turns: Annotated[int, option("D30", low=1, high=99)] = 5
    fine: Annotated[int, option("D30", low=0, high=9999)] = 50
    demolition: Annotated[bool, option("D30")] = False
    political_turns: Annotated[int, option("D31", low=1, high=99)] = 10
    center: Annotated[Literal["map", "peek"], option("D32")] = "map"
    center_again: Annotated[bool, option("D32")] = False

    # beasts
    blasters_kill: Annotated[bool, option("D34")] = False
    orc_fine: Annotated[bool, option("D38")] = True
    werewolves: Annotated[bool, option("D39")] = False
    exote_beasts: Annotated[bool, option("D40")] = False
    wounds: Annotated[Literal["all", "bullets"], option("D42")] = "all"

    # monsters, trees and the rest
    arnor: Annotated[bool, option("D47")] = False
    exote_ontifutlai: Annotated[bool, option("D51")] = False
    water_in_flight: Annotated[bool, option("D52")] = False
    marmars: Annotated[bool, option("D57")] = False
    cops: Annotated[bool, option("D59")] = False
    lokhs: Annotated[bool, option("D64")] = False
    glimpse: Annotated[bool, option("D68")] = False
    waterfalls: Annotated[bool, option("D71")] = False

    # games that were begun before go on, and are verified, as they were played
    revision: Annotated[int, option("D1", low=1, high=2, before=1, offered=False)] = REVISED


_CLASSIC = DungeonLabOptions()

PRESETS: Mapping[str, DungeonLabOptions] = {
    "classic": _CLASSIC,
    "computer": DungeonLabOptions(
        hearing="nobody",
        free_climbing=True,
        free_skinning=True,
        center="peek",
        orc_fine=False,
        wounds="bullets",
    ),
    "everything": msgspec.structs.replace(
        _CLASSIC,
        dynamite=True,
        skins_as_money=True,
        name_walls=True,
        see_players=True,
        maps=True,
        demolition=True,
        center_again=True,
        blasters_kill=True,
        werewolves=True,
        exote_beasts=True,
        arnor=True,
        exote_ontifutlai=True,
        water_in_flight=True,
        marmars=True,
        cops=True,
        lokhs=True,
        glimpse=True,
        waterfalls=True,
    ),
}
