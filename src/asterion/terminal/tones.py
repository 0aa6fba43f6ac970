"""The colours of a book's symbols: one of the eight that every terminal has for each tone."""

from collections.abc import Mapping

from asterion.core.contract.looks import Symbol, Tone

COLOURS: Mapping[Tone, str] = {
    "ink": "white",
    "gold": "yellow",
    "good": "green",
    "bad": "red",
    "water": "cyan",
    "odd": "magenta",
    "stone": "blue",
    "ground": "white",
}


def colour_of(symbol: Symbol | None) -> str:
    """What is in no table, such as a coordinate, is written in ink."""
    return COLOURS[symbol.tone if symbol is not None else "ink"]
