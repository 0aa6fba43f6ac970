"""How large a move may be, however it is said."""

from typing import Final

from asterion.books.labyrinth.say.command import If, Part
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase

MOST_PARTS: Final = 60
DEEPEST: Final = 8
"""The most conditions that may depend on each other."""
TOO_MANY: Final = Phrase("labyrinth-too-many-parts", {"most": MOST_PARTS})
TOO_DEEP: Final = Phrase("labyrinth-too-deep", {"most": DEEPEST})


def check_size(parts: tuple[Part, ...]) -> None:
    """Refused where there are too many parts, or too many conditions inside each other."""
    if count_parts(parts) > MOST_PARTS:
        raise Refused(TOO_MANY)
    if _depth(parts) > DEEPEST:
        raise Refused(TOO_DEEP)


def count_parts(parts: tuple[Part, ...]) -> int:
    return sum(
        1 + count_parts(part.then) + count_parts(part.otherwise) if isinstance(part, If) else 1
        for part in parts
    )


def _depth(parts: tuple[Part, ...]) -> int:
    ifs = [part for part in parts if isinstance(part, If)]
    return max((1 + max(_depth(part.then), _depth(part.otherwise)) for part in ifs), default=0)
