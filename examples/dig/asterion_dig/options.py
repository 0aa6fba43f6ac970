"""What can be agreed before a game, and what the maker of islands is told."""

from typing import Annotated, ClassVar

from asterion.core.contract.options import Options, option


class DigOptions(Options, frozen=True):
    messages: ClassVar[str] = "dig-option"
    spying: Annotated[int, option("G6", "", 0, 3)] = 1


class DigSettings(Options, frozen=True):
    messages: ClassVar[str] = "dig-setting"
    columns: Annotated[int, option("G1", "", 3, 12)] = 8
    rows: Annotated[int, option("G1", "", 3, 12)] = 6
