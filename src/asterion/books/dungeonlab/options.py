"""What a table of DungeonLab may agree on before it starts; by default the book's own game."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from asterion.core.options import Options, option


class DungeonLabOptions(Options, frozen=True):
    """Every optional rule of the book, and what its computer version lacked or changed."""

    # the frame
    landings: Annotated[
        int,
        option("D1", "landings for each player; 0 is the book's number alone, else no limit", 0),
    ] = 0
    round_limit: Annotated[
        int, option("D1", "the game ends without a winner after so many rounds; 0 is never", 0)
    ] = 0
    hearing: Annotated[
        Literal["everyone", "nobody"], option("D2", "who hears a player's moves and their answers")
    ] = "everyone"
    dynamite: Annotated[bool, option("D4", "stores sell dynamite, which acts as a grenade")] = False
    kits: Annotated[
        int,
        option("D5", "kits at a landing; 0 is 3 in a small dungeon and 5 in a large one", 0, 99),
    ] = 0
    kit_bullets: Annotated[int, option("D5", "bullets in a kit", 0, 999)] = 30
    skins_as_money: Annotated[bool, option("D7", "fines may be paid with skins")] = False
    deadly: Annotated[
        Literal["reached", "exceeded"],
        option("D8", "bites, pierces and burns kill when their limit is reached, or exceeded"),
    ] = "reached"
    waiting: Annotated[int, option("D24", "turns missed after a death", 0, 99)] = 5

    # walls and eyes
    name_walls: Annotated[bool, option("D18", "a bump tells the kind of the wall")] = False
    see_players: Annotated[bool, option("D26", "players are seen from the next cell")] = False

    # the turn
    free_climbing: Annotated[
        bool, option("D21", "a tree asks at once to be climbed, and it costs no turn")
    ] = False
    free_skinning: Annotated[
        bool, option("D21", "skinning is asked at once, and it costs no turn")
    ] = False

    # lights
    maps: Annotated[bool, option("D27", "stores sell maps of 1x1 and 3x3")] = False
    prison_turns: Annotated[int, option("D30", "turns in a prison, among several", 1, 99)] = 5
    fine: Annotated[int, option("D30", "the fine in a prison for who plays alone", 0, 9999)] = 50
    demolition: Annotated[bool, option("D30", "two grenades destroy a prison")] = False
    political_turns: Annotated[
        int, option("D31", "turns in a political prison, among several", 1, 99)
    ] = 10
    center: Annotated[
        Literal["map", "peek"],
        option("D32", "a management center shows the map, or the exit's cell and one beside it"),
    ] = "map"
    center_again: Annotated[
        bool, option("D32", "a management center serves once a landing, not once a game")
    ] = False

    # beasts
    blasters_kill: Annotated[bool, option("D34", "blasters kill green-eyed beasts too")] = False
    orc_fine: Annotated[bool, option("D38", "a store fines for orc and urkh skins")] = True
    werewolves: Annotated[bool, option("D39", "there may be werewolves")] = False
    exote_beasts: Annotated[bool, option("D40", "there may be exote beasts")] = False
    wounds: Annotated[
        Literal["all", "bullets"], option("D42", "which damage to a beast lasts to the next turn")
    ] = "all"

    # monsters, trees and the rest
    arnor: Annotated[
        bool, option("D47", "elven blades only defend; arnor blades kill black riders")
    ] = False
    exote_ontifutlai: Annotated[
        bool, option("D51", "an ontifutlas becomes exote in a gourm as well")
    ] = False
    water_in_flight: Annotated[
        bool, option("D52", "water beside the cell flown over scares an ontifutlas as well")
    ] = False
    marmars: Annotated[bool, option("D57", "there may be marmars")] = False
    cops: Annotated[bool, option("D59", "there may be cops that ask nothing")] = False
    lokhs: Annotated[bool, option("D64", "there may be lokhs")] = False
    glimpse: Annotated[bool, option("D68", "a glimpse of what is round a pit one falls into")] = (
        False
    )
    waterfalls: Annotated[bool, option("D71", "rivers may fall to the level below")] = False


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
