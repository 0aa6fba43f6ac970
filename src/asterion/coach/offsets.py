"""How far something is (“3 east, 2 north”), and how likely."""

from asterion.core.phrase import Item, Phrase, phrase


def away(right: int, down: int) -> Phrase:
    """From here, in columns and rows."""
    found: list[Item] = []
    if down:
        found.append(phrase("coach-away", way="south" if down > 0 else "north", n=abs(down)))
    if right:
        found.append(phrase("coach-away", way="east" if right > 0 else "west", n=abs(right)))
    return phrase("coach-away-row", ways=found or [phrase("coach-away-here")])


def percent(chance: float) -> int:
    """Of a hundred; what is not certain is neither 0 nor 100."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
