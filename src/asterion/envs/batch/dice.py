"""The chance of a batch, for the readable rules: the same draws, so that both can be compared."""

from typing import Final

from asterion.core.dice import Dice

MASK: Final = 2**64 - 1
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Splitmix(Dice):
    """Splitmix64 from a state of 64 bits: `state` is all that it remembers."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        super().__init__()
        self.state = state

    def answer(self, n: int, why: str) -> int:
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = (z ^ (z >> 30)) * MIX_1 & MASK
        z = (z ^ (z >> 27)) * MIX_2 & MASK
        z ^= z >> 31
        return (z >> 32) * n >> 32
