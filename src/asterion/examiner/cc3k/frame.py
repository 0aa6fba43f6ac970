"""What a program shows after a command, and the same of a state of the book's own rules."""

import msgspec

from asterion.books.cc3k.plan.floor import Contents, as_seen, board_text, with_contents
from asterion.books.cc3k.state import State

UNKNOWN_PILE = -1
"""A pile whose worth nobody has seen yet: a small or a normal one."""
ANY_POTION = -0b111111
"""A potion of an unknown kind: minus the set of its kinds, a bit for each."""


class Frame(msgspec.Struct, frozen=True):
    """One frame; what a program does not show is None, and is not compared."""

    board: bytes
    """Laid out as the book's drawings are: a cell is a whole number."""
    hit_points: int | None = None
    attack: int | None = None
    defence: int | None = None
    gold: int | None = None
    floor: int | None = None
    race: int | None = None
    action: str | None = None
    """What happened, where the program says it in the book's own words."""

    @property
    def rows(self) -> list[str]:
        return board_text(self.board).splitlines()

    def without_action(self) -> "Frame":
        """C36  A refusal may be said in any words."""
        return msgspec.structs.replace(self, action=None)


NUMBERS = ("hit_points", "attack", "defence", "gold", "floor", "race")
"""The fields of a frame that are a number."""


def numbers_of(game: State) -> tuple[int, ...]:
    """The same of a state, in this order."""
    return (game.hit_points, game.attack, game.defence, game.gold, game.level, game.race)


def board_of(game: State) -> bytes:
    """The floor of a state as a player sees it."""
    contents = Contents(
        game.here,
        game.stairs,
        dict.fromkeys(game.potions, 0),
        dict.fromkeys(game.piles, 1),
        {foe.cell: foe.kind for foe in game.foes},
        {},
    )
    return as_seen(with_contents(game.floor.ground, contents))
