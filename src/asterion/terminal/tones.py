"""The colours of a book's symbols: one of the eight that every terminal has for each tone."""

from collections.abc import Mapping

from asterion.core.looks import Symbol, Tone

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
NUMBER = "magenta"
"""The master's screen draws players by their numbers."""


def colour_of(known: Mapping[str, Symbol], mark: str) -> str:
    symbol = known.get(mark)
    if symbol is not None:
        return COLOURS[symbol.tone]
    return NUMBER if mark.isdigit() else COLOURS["ink"]
