"""A game in which Bob could know a way out that he does not use: Ann walks out by it."""

from collections.abc import Callable
from typing import Any

WAYS_OUT = """
+--+--+--+
|. |.  T |
+  +--+  +
|W |H  .
+  +  +--+
 .  .  F |
+--+--+--+
"""
STARTS = (("Ann", "a1"), ("Bob", "c2"))
SAID = (
    ("Ann", "go down"), ("Bob", "go down"), ("Ann", "go down"), ("Bob", "go left"),
    ("Ann", "go left"), ("Bob", "go down"), ("Ann", "go right"), ("Bob", "go right"),
    ("Ann", "go up"), ("Bob", "go down"), ("Ann", "go up"), ("Bob", "go right"),
    ("Ann", "go right"), ("Bob", "resign"),
)  # fmt: skip
SHOWN = "there is a way out left from a3"

Post = Callable[[str, dict[str, Any], str], Any]


def told(open_one: Callable[[], tuple[str, dict[str, str]]], post: Post) -> str:
    """L10  The table, once no choice of cells was void; `open_one` gives a table and its tokens."""
    for _ in range(20):
        table, tokens = open_one()
        moves = f"/tables/{table}/moves"
        for name, cell in STARTS:
            news = post(moves, {"do": f"start {cell}"}, tokens[name])
        if any("start cells are confirmed" in said for said in news["sentences"]):
            for name, do in SAID:
                post(moves, {"do": do}, tokens[name])
            return table
    raise AssertionError("every choice was void")
