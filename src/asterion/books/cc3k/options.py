"""What a table of ChamberCrawler3000 may agree on; the defaults are the game as it is taught."""

from typing import Annotated, ClassVar, Literal

from asterion.core.contract.options import Options, option


class Cc3kOptions(Options, frozen=True):
    """Every optional rule, with the rule that it changes."""

    messages: ClassVar[str] = "cc3k-option"

    damage: Annotated[
        Literal["classic", "as-printed"],
        option("C31"),
    ] = "classic"
    orc_blow: Annotated[
        Literal["38", "37"],
        option("C18"),
    ] = "38"
    drow_rounding: Annotated[
        Literal["down", "up"],
        option("C11"),
    ] = "down"
    freeze: Annotated[
        Literal["movement", "everything"],
        option("C35"),
    ] = "movement"
    pursuit: Annotated[bool, option("C45")] = False
    hard: Annotated[
        bool,
        option("C16"),
    ] = False
