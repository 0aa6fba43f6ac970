"""What a table of ChamberCrawler3000 may agree on; the defaults are the game as it is taught."""

from typing import Annotated, Literal

from asterion.core.options import Options, option


class Cc3kOptions(Options, frozen=True):
    """Every optional rule, with the rule that it changes."""

    damage: Annotated[
        Literal["classic", "as-printed"],
        option("C31", "the damage of a blow: as it is taught, or with the misprint of the book"),
    ] = "classic"
    orc_blow: Annotated[
        Literal["38", "37"],
        option("C18", "an orc's blow at a goblin: half more damage, rounded up or down at the end"),
    ] = "38"
    drow_rounding: Annotated[
        Literal["down", "up"],
        option("C11", "a drow's potions of attack and defence change it by 7 or by 8"),
    ] = "down"
    freeze: Annotated[
        Literal["movement", "everything"],
        option("C35", "what f stops: that enemies move, or that they do anything at all"),
    ] = "movement"
    pursuit: Annotated[
        bool, option("C45", "hostile enemies come for a player who is in their chamber")
    ] = False
    hard: Annotated[
        bool,
        option("C16", "enemies have half more hit points, merchants are hostile from the start"),
    ] = False
