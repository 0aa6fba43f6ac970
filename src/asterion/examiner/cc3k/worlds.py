"""A world that fits all frames so far; what is hidden in it is opened when it matters."""

from collections.abc import Iterator

from asterion.books.cc3k.plan.floor import NOWHERE, Floor
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    COLUMNS,
    DRAGON,
    DRAGON_HOARD,
    GRID,
    NORMAL,
    PLAYER,
    POTIONS,
    ROWS,
    SMALL,
    SPAWNED_GOLD,
    STAIRS,
    STEPS,
)
from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.say.command import Attack, Command, Drink, Move
from asterion.books.cc3k.state import State
from asterion.examiner.cc3k.frame import ANY_POTION, UNKNOWN_PILE, Frame

PILES = SPAWNED_GOLD.count(SMALL) + SPAWNED_GOLD.count(NORMAL)
_DRAWN_SAFELY = bytes.maketrans(b"PG", b"07")
"""What a floor file cannot have, as something that it can; it becomes unknown afterwards."""


Leans = dict[tuple[str, str], float]
"""By kind of die and side."""


class World:
    """A state of the book; `unpaired` are dragons of which it is not known what they guard.

    `weight` is how likely it is beside the others, by dice that are fair; `leans` by how much more
    it is so by dice that are loaded, for each way to load them that makes a difference.
    """

    __slots__ = ("game", "leans", "unpaired", "weight")

    def __init__(
        self, game: State, unpaired: frozenset[int] = frozenset(), weight: float = 1.0
    ) -> None:
        self.game = game
        self.unpaired = unpaired
        self.weight = weight
        self.leans: Leans = {}

    def copy(self, share: float = 1.0) -> "World":
        twin = World(self.game.copy(), self.unpaired, self.weight * share)
        twin.leans = self.leans
        return twin

    def join(self, other: "World") -> None:
        """The same world, come to in another way."""
        weight = self.weight + other.weight
        if self.leans or other.leans:
            mine, theirs = self.weight / weight, other.weight / weight
            self.leans = {
                bet: mine * self.leans.get(bet, 1.0) + theirs * other.leans.get(bet, 1.0)
                for bet in self.leans.keys() | other.leans.keys()
            }
        self.weight = weight

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for worlds in which everything, seen and hidden, is the same."""
        game = self.game
        foes = sorted((foe.cell, foe.kind, foe.hit_points) for foe in game.foes)
        return (
            tuple(foes),
            tuple(sorted(game.potions.items())),
            tuple(sorted(game.piles.items())),
            tuple(sorted(game.guards.items())),
            self.unpaired,
            frozenset(game.known),
            (game.hit_points, game.attack, game.defence, game.gold, game.level, game.race),
            (game.here, game.hostile, game.frozen, game.result is None),
            game.options,
        )


# ---- opening what is hidden


def opened(world: World, command: Command, says_potions: bool) -> Iterator[World]:
    """The worlds of which this command asks which it is."""
    here = world.game.here
    target = here + STEPS[command.way] if isinstance(command, Move | Drink | Attack) else here
    near = target if isinstance(command, Move) else here
    for paired in with_guards(world, near, target):
        game = paired.game
        if isinstance(command, Drink) and game.potions.get(target, 0) < 0:
            yield from with_potion(paired, target, set(range(len(POTIONS))))
        elif isinstance(command, Move) and game.piles.get(target) == UNKNOWN_PILE:
            for worth in (SMALL, NORMAL):
                twin = paired.copy(SPAWNED_GOLD.count(worth) / PILES)
                twin.game.piles[target] = worth
                yield from with_seen(twin, near, says_potions)
        elif isinstance(command, Move):
            yield from with_seen(paired, near, says_potions)
        else:
            yield paired


def with_potion(world: World, cell: int, asked: set[int]) -> Iterator[World]:
    """A world for each of the kinds that are asked about, and one for all others together."""
    kinds = -world.game.potions[cell]
    rest = kinds
    for kind in sorted(asked):
        if kinds >> kind & 1:
            rest &= ~(1 << kind)
            twin = world.copy(1 / kinds.bit_count())
            twin.game.potions[cell] = kind
            yield twin
    if rest == kinds:
        yield world
    elif rest:
        twin = world.copy(rest.bit_count() / kinds.bit_count())
        twin.game.potions[cell] = -rest
        yield twin


def with_seen(world: World, here: int, says_potions: bool) -> Iterator[World]:
    """C28  Beside the player a potion is named if its kind is known."""
    worlds = [world]
    if says_potions and world.game.known:
        for step in AROUND:
            if world.game.potions.get(here + step, 0) < 0:
                known = world.game.known
                worlds = [w for old in worlds for w in with_potion(old, here + step, known)]
    yield from worlds


def with_guards(world: World, here: int, target: int) -> Iterator[World]:
    """C20, C24, C30  A dragon near enough to matter: each hoard beside it that it may guard."""
    worlds = [world]
    for dragon in sorted(world.unpaired):
        hoards = [dragon + step for step in AROUND if dragon + step in world.game.piles]
        if dragon == target or any(_within_two(hoard, here) for hoard in hoards):
            worlds = [pair for old in worlds for pair in _paired(old, dragon, hoards)]
    yield from worlds


def _within_two(one: int, other: int) -> bool:
    (column, row), (other_column, other_row) = GRID.place(one), GRID.place(other)
    return abs(column - other_column) <= 2 and abs(row - other_row) <= 2


def _paired(world: World, dragon: int, hoards: list[int]) -> Iterator[World]:
    """Where no hoard is left for it, it guards itself."""
    free = [hoard for hoard in hoards if world.game.piles[hoard] == UNKNOWN_PILE]
    choices = free or [NOWHERE]
    for hoard in choices:
        twin = world.copy(1 / len(choices))
        twin.unpaired = world.unpaired - {dragon}
        if hoard:
            twin.game.guards[dragon] = hoard
            twin.game.piles[hoard] = DRAGON_HOARD
        yield twin


# ---- a floor as it was seen


class Seen(Floor):
    """A generated floor: nobody knows what stood where before it was seen."""


def floor_seen(floor: Floor, frame: Frame) -> Floor:
    """The floor that a frame shows on arrival: of a drawn one only what the file leaves open."""
    if floor.generated:
        return Seen(_rows(frame.board.translate(_DRAWN_SAFELY)), generated=False)
    drawing = bytearray(floor.drawing)
    for symbol, missing in (
        (PLAYER, floor.contents.player == NOWHERE),
        (STAIRS, not floor.contents.stairs),
    ):
        cell = frame.board.find(symbol)
        if missing and cell > 0 and drawing[cell] == ord("."):
            drawing[cell] = symbol
    return Floor(_rows(drawing), generated=False)


def _rows(drawing: bytes | bytearray) -> list[bytes]:
    starts = [GRID.cell(0, row) for row in range(ROWS)]
    return [bytes(drawing[start : start + COLUMNS]) for start in starts]


def with_floor(plan: Plan, level: int, floor: Floor) -> Plan:
    """The same floors, but this one for the level."""
    floors = [plan.floor(each) for each in range(1, 6)]
    floors[level - 1] = floor
    return Plan(floors)


def hide(game: State, weight: float) -> World:
    """A generated floor was entered: nobody has seen what its potions and its gold are."""
    game.potions = dict.fromkeys(game.potions, ANY_POTION)
    game.piles = dict.fromkeys(game.piles, UNKNOWN_PILE)
    game.guards = {}
    dragons = frozenset(foe.cell for foe in game.foes if foe.kind == DRAGON)
    return World(game, dragons, weight)
