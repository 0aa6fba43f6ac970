"""What a table of Dooom may agree on before it starts; the defaults are the book's."""

from typing import Annotated, Literal

from asterion.core.options import Options, option

SIGHT_LIMIT = 9
"""The farthest that any vision option reaches; the plan keeps a margin of so many walls."""


class DooomOptions(Options, frozen=True):
    """Every optional rule of both Dooom books, with the rule that it changes."""

    hit_points: Annotated[int, option("O5", "hit points at the start", 1, 99)] = 3
    action_points: Annotated[int, option("O6", "action points a turn", 1, 99)] = 6
    sight: Annotated[int, option("O7", "how far a player sees", 1, SIGHT_LIMIT)] = 2
    lantern_sight: Annotated[int, option("O7", "how far with a lantern", 1, SIGHT_LIMIT)] = 3
    sight_shape: Annotated[
        Literal["book", "square", "diamond"],
        option("O23", "what is in sight: the book's rounded square, all of it, or a diamond"),
    ] = "book"
    hit_chance: Annotated[int, option("O12", "how many attacks in a hundred hit", 0, 100)] = 75
    disconnect: Annotated[
        Literal["death", "skip"],
        option("O21", "leaving the table is a death, or turns are skipped until the return"),
    ] = "death"
    dead_talk: Annotated[
        Literal["everyone", "dead"], option("O22", "who hears the dead: everyone or the dead only")
    ] = "everyone"
    round_limit: Annotated[
        int, option("O22", "the game ends without a winner after so many rounds; 0 is never", 0)
    ] = 0
    late_joining: Annotated[bool, option("O24", "players may join while the game goes on")] = True
    wait_for: Annotated[
        int, option("O24", "the first turn waits until so many players are there", 1, 99)
    ] = 1
