"""The company that a client gets: bots of ours on the same wire, and two that are no players."""

from typing import Final, Protocol

from asterion.books.dooom.options import DooomOptions
from asterion.bots import make_bot
from asterion.bots.wire.full import FullPlayer
from asterion.core.dice import Rolled
from asterion.server.wire.options import BOOK

TRAPS: Final = (
    "STARTTURN", "ENDTURN", "WIN", "your LOSE", "LOOKREPLY", "FAIL not your turn", "GOLD 0",
    "Ann: MOVE N", "100% \\n {} $HOME", "grüße, привет",
)  # fmt: skip
"""Shouts that a client may take for something else if it does not read the whole line."""


class Rival(Protocol):
    def greet(self) -> list[str]: ...

    def hear(self, line: str) -> list[str]: ...


class Idler:
    """It ends every turn, and is in the way."""

    def greet(self) -> list[str]:
        return []

    def hear(self, line: str) -> list[str]:
        return ["ENDTURN"] if line == "STARTTURN" else []


class Shouter:
    """It shouts in every turn."""

    def __init__(self) -> None:
        self._said = 0

    def greet(self) -> list[str]:
        return ["HELLO STARTTURN"]

    def hear(self, line: str) -> list[str]:
        if line != "STARTTURN":
            return []
        self._said += 1
        return [f"SHOUT {TRAPS[self._said % len(TRAPS)]}", "ENDTURN"]


def make_rival(named: str, number: int, seed: int, options: DooomOptions) -> Rival:
    if named == "idler":
        return Idler()
    if named == "shouter":
        return Shouter()
    return FullPlayer(make_bot(BOOK, named, Rolled(seed)), f"Rival {number}", options)
