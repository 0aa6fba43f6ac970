"""What a table of Dooom may agree on before it starts; the defaults are the book's."""

from typing import Annotated, ClassVar, Literal

from asterion.core.contract.options import Options, option

SIGHT_LIMIT = 9
"""The farthest that any vision option reaches; the plan keeps a margin of this many walls."""


class DooomOptions(Options, frozen=True):
    """Every optional rule of both Dooom books, with the rule that it changes."""

    messages: ClassVar[str] = "dooom-option"

    hit_points: Annotated[int, option("O5", low=1, high=99)] = 3
    action_points: Annotated[int, option("O6", low=1, high=99)] = 6
    sight: Annotated[int, option("O7", low=1, high=SIGHT_LIMIT)] = 2
    lantern_sight: Annotated[int, option("O7", low=1, high=SIGHT_LIMIT)] = 3
    sight_shape: Annotated[
        Literal["book", "square", "diamond"],
        option("O23"),
    ] = "book"
    hit_chance: Annotated[int, option("O12", low=0, high=100)] = 75
    disconnect: Annotated[
        Literal["death", "skip"],
        option("O21"),
    ] = "death"
    dead_talk: Annotated[Literal["everyone", "dead"], option("O22")] = "everyone"
    round_limit: Annotated[int, option("O22", low=0)] = 0
    late_joining: Annotated[bool, option("O24")] = True
    wait_for: Annotated[int, option("O24", low=1, high=99)] = 1
