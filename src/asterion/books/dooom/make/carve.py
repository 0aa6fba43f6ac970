"""Three ways to carve a map out of rock: caves, rooms and a maze, before all is joined up."""

from collections.abc import Iterator

from asterion.books.dooom.plan.model import FLOOR
from asterion.core.dice import Dice
from asterion.core.state.grid import Grid

BEYOND = 0
"""What lies in the margin of the grid: no pick gets through it."""

Block = tuple[int, int, int, int]
"""Left, top, width, height."""


class Rock:
    """A rectangle of solid rock, of which `room` tiles are to become floor."""

    def __init__(self, width: int, height: int, room: int) -> None:
        self.grid = Grid(width, height)
        self.room = room
        self.tiles = bytearray(self.grid.size)
        for row in map(self.grid.row, range(height)):
            self.tiles[row.start : row.stop] = b"#" * width

    def floor(self) -> list[int]:
        """The cells that are floor, in reading order."""
        return [cell for cell, tile in enumerate(self.tiles) if tile == FLOOR]

    def open_sides(self, cell: int) -> int:
        """How many of the four neighbours are floor."""
        return [self.tiles[cell + step] for step in self.grid.steps].count(FLOOR)

    def dig(self, start: int, step: int, length: int) -> None:
        """This many cells in a line, the first of them included."""
        for cell in range(start, start + step * length, step):
            self.tiles[cell] = FLOOR


# ---- caves


def carve_caves(rock: Rock, dice: Dice) -> None:
    """Noise is smoothed into hills and valleys; the lowest ground is floor."""
    grid = rock.grid
    heights = [[dice.below(256, "height") for _ in range(grid.width)] for _ in range(grid.height)]
    for _ in range(3):
        heights = _smooth(_smooth(heights))
    cells = list(grid.cells())
    flat = [height for row in heights for height in row]
    for index in sorted(range(len(cells)), key=flat.__getitem__)[: rock.room]:
        rock.tiles[cells[index]] = FLOOR


def _smooth(rows: list[list[int]]) -> list[list[int]]:
    """Each height added to those left and right of it, and turned: twice makes a square of nine."""
    summed = []
    for row in rows:
        left, right = [row[0], *row[:-1]], [*row[1:], row[-1]]
        summed.append([sum(three) for three in zip(left, row, right, strict=True)])
    return [list(column) for column in zip(*summed, strict=True)]


# ---- rooms


def carve_rooms(rock: Rock, dice: Dice) -> None:
    """The rock is cut into blocks, and each block gets a room; the corridors come later."""
    area = rock.grid.width * rock.grid.height
    largest = min(8 + 8 * rock.room // area, 4 + max(rock.grid.width, rock.grid.height) // 2)
    due = 0
    for left, top, width, height in _blocks(rock, dice, largest):
        # Corridors are floor too, hence nine tenths; what one room lacks, the next may have.
        due += 9 * rock.room * width * height // (10 * area)
        wide, high = _room_size(due, width - 1, height - 1, dice)
        due -= wide * high
        column = left + dice.below(width - wide, "room")
        row = top + dice.below(height - high, "room")
        for line in range(row, row + high):
            rock.dig(rock.grid.cell(column, line), 1, wide)


def _blocks(rock: Rock, dice: Dice, largest: int) -> Iterator[Block]:
    """The rock cut in two across its longer side, and each half again, until all are small."""
    # A room leaves the last column and row of its block to the wall; at the edge there is none.
    uncut: list[Block] = [(0, 0, rock.grid.width + 1, rock.grid.height + 1)]
    while uncut:
        left, top, width, height = uncut.pop()
        longer = max(width, height)
        if longer <= largest:
            yield left, top, width, height
            continue
        cut = longer // 3 + dice.below(longer // 3 + 1, "cut")
        if width == longer:
            uncut += [(left + cut, top, width - cut, height), (left, top, cut, height)]
        else:
            uncut += [(left, top + cut, width, height - cut), (left, top, width, cut)]


def _room_size(due: int, widest: int, highest: int, dice: Dice) -> tuple[int, int]:
    """A shape with about as many tiles as are due, two by two at the least."""
    shapes = [(width, (due + width // 2) // width) for width in range(2, widest + 1)]
    fitting = [(width, height) for width, height in shapes if 2 <= height <= highest]
    if fitting:
        return dice.pick(fitting, "room")
    return (widest, highest) if due > 4 else (min(2, widest), min(2, highest))


# ---- a maze


def carve_maze(rock: Rock, dice: Dice) -> None:
    """Crossings at even distances, and corridors that reach each of them once."""
    area = rock.grid.width * rock.grid.height
    # With crossings every n tiles one tile in n is floor; too much is better than too little, for
    # dead ends may be filled in where wider corridors would be no maze.
    spacing = max(2, (4 * area + rock.room) // (4 * rock.room))
    crossings = [
        rock.grid.cell(column, row)
        for row in _lines(rock.grid.height, spacing)
        for column in _lines(rock.grid.width, spacing)
    ]
    heads = [dice.pick(crossings, "first crossing")]
    alone = set(crossings) - set(heads)
    rock.tiles[heads[0]] = FLOOR
    while heads:
        if dice.below(4, "branch") == 0:  # without branches there would be few dead ends
            other = dice.below(len(heads), "branch")
            heads[other], heads[-1] = heads[-1], heads[other]
        onward = [step for step in rock.grid.steps if heads[-1] + spacing * step in alone]
        if onward:
            step = dice.pick(onward, "corridor")
            rock.dig(heads[-1], step, spacing + 1)
            heads.append(heads[-1] + spacing * step)
            alone.remove(heads[-1])
        else:
            heads.pop()


def _lines(side: int, spacing: int) -> range:
    """The columns or rows of crossings; what is left over is shared by both sides."""
    return range((side - 1) % spacing // 2, side, spacing)
