"""The few words of SVG paths that emblems are drawn in: straight lines, and half circles."""

import math
import re

from asterion.core.drawing.canvas import Point

_WORD = re.compile(r"([MLHVZmlhvza])|(-?\d*\.?\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Z": 0}
_STEPS = 12


def outlines(path: str) -> list[tuple[list[Point], bool]]:
    """Each run of points, and whether it is closed; what is not understood is left out."""
    found: list[tuple[list[Point], bool]] = []
    here: Point = (0.0, 0.0)
    for word, numbers in _words(path):
        kind, x, y = word.upper(), *here
        dx, dy = (x, y) if word.islower() else (0.0, 0.0)
        if kind == "Z":
            if found:
                found[-1] = found[-1][0], True
                here = found[-1][0][0]
            continue
        if kind == "H":
            here = (numbers[0] + dx, y)
        elif kind == "V":
            here = (x, numbers[0] + dy)
        else:
            here = (numbers[-2] + dx, numbers[-1] + dy)
        if kind == "M" or not found:
            found.append(([here], False))
        elif kind == "A":
            found[-1][0].extend(_half_circle((x, y), here))
        else:
            found[-1][0].append(here)
    return found


def _words(path: str) -> list[tuple[str, list[float]]]:
    said: list[tuple[str, list[float]]] = []
    for word, number in _WORD.findall(path):
        if word:
            said.append((word, []))
        elif said:
            last, numbers = said[-1]
            if len(numbers) == _TAKES[last.upper()]:  # the same again
                said.append((last, [float(number)]))
            else:
                numbers.append(float(number))
    return [(word, numbers) for word, numbers in said if len(numbers) == _TAKES[word.upper()]]


def _half_circle(start: Point, end: Point) -> list[Point]:
    (x1, y1), (x2, y2) = start, end
    x, y, radius = (x1 + x2) / 2, (y1 + y2) / 2, math.hypot(x2 - x1, y2 - y1) / 2
    first = math.atan2(y1 - y, x1 - x)
    return [
        (x + radius * math.cos(first + turn), y + radius * math.sin(first + turn))
        for turn in (math.pi * n / _STEPS for n in range(1, _STEPS + 1))
    ]
