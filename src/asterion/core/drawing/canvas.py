"""A sheet of coloured points, and a PNG of it: zlib is all that this needs."""

import math
import struct
import zlib
from collections.abc import Sequence

Point = tuple[float, float]


class Canvas:
    """At most 256 colours, each named by its number in the list."""

    def __init__(self, width: int, height: int, colours: Sequence[str]) -> None:
        self.width = width
        self.height = height
        self._colours = colours
        self._rows = [bytearray(width) for _ in range(height)]

    def rectangle(self, x: float, y: float, width: float, height: float, colour: int) -> None:
        left, right = max(0, round(x)), min(self.width, round(x + width))
        for row in self._rows[max(0, round(y)) : max(0, round(y + height))]:
            row[left:right] = bytes([colour]) * max(0, right - left)

    def polygon(self, points: Sequence[Point], colour: int) -> None:
        """Filled, where an odd number of its sides lies to the left."""
        top = max(0, math.floor(min(y for _, y in points)))
        bottom = min(self.height, math.ceil(max(y for _, y in points)))
        sides = list(zip(points, (*points[1:], points[0]), strict=True))
        for n in range(top, bottom):
            level = n + 0.5
            crossed = sorted(
                x1 + (level - y1) * (x2 - x1) / (y2 - y1)
                for (x1, y1), (x2, y2) in sides
                if (y1 <= level) != (y2 <= level)
            )
            row = self._rows[n]
            for left, right in zip(crossed[::2], crossed[1::2], strict=False):
                first, last = max(0, round(left)), min(self.width, round(right))
                row[first:last] = bytes([colour]) * max(0, last - first)

    def line(self, start: Point, end: Point, width: float, colour: int) -> None:
        (x1, y1), (x2, y2) = start, end
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        ax, ay = (x2 - x1) / length * width / 2, (y2 - y1) / length * width / 2
        x1, y1, x2, y2 = x1 - ax, y1 - ay, x2 + ax, y2 + ay  # square ends meet in corners
        self.polygon(
            [(x1 - ay, y1 + ax), (x2 - ay, y2 + ax), (x2 + ay, y2 - ax), (x1 + ay, y1 - ax)], colour
        )

    def disc(self, x: float, y: float, radius: float, colour: int, corners: int = 48) -> None:
        """Or with few corners a diamond, a hexagon, a triangle."""
        turn = math.tau / corners
        self.polygon(
            [
                (x + radius * math.sin(n * turn), y - radius * math.cos(n * turn))
                for n in range(corners)
            ],
            colour,
        )

    @property
    def points(self) -> bytes:
        """The number of the colour of each, row by row."""
        return b"".join(self._rows)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        colours = b"".join(bytes.fromhex(colour.removeprefix("#")) for colour in self._colours)
        points = b"".join(b"\0" + row for row in self._rows)
        parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(points, 6)))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_part(*part) for part in (*parts, (b"IEND", b"")))


def _part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
