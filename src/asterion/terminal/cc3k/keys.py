"""Which key does what on the full screen."""

import re

from asterion.books.cc3k.plan.kinds import WAYS

_SEQUENCES = {
    **dict.fromkeys(("[A", "OA"), "up"),
    **dict.fromkeys(("[B", "OB"), "down"),
    **dict.fromkeys(("[C", "OC"), "right"),
    **dict.fromkeys(("[D", "OD"), "left"),
    **dict.fromkeys(("[H", "OH", "[1~", "[7~"), "home"),
    **dict.fromkeys(("[F", "OF", "[4~", "[8~"), "end"),
    "[5~": "page up",
    "[6~": "page down",
    **dict.fromkeys(("OP", "[11~", "[[A"), "?"),
}
"""What a terminal sends after an escape character; Home, End and their like are on the numpad."""
_KEYS = re.compile(r"\033(\[\[A|\[[0-9;]*[A-Za-z~]|O[A-Za-z])|(.)", re.DOTALL)
_CUT = re.compile(r"\033(\[[0-9;\[]*|O)?$")
ESCAPE, END_OF_INPUT = "escape", "\x04"

_KEYS_OF = {
    "no": ("up", "8", "k", "w"),
    "so": ("down", "2", "j", "s"),
    "ea": ("right", "6", "l", "d"),
    "we": ("left", "4", "h", "a"),
    "ne": ("page up", "9", "u"),
    "nw": ("home", "7", "y"),
    "se": ("page down", "3", "n"),
    "sw": ("end", "1", "b"),
}
WAY_OF = {key: WAYS.index(way) for way, keys in _KEYS_OF.items() for key in keys}
"""The way that a key leads."""
HELP, LOG, FREEZE, RESTART, GIVE_UP = "?", "m", "f", "r", "Q"
LEAVE = ("q", END_OF_INPUT)
CONFIRM = ("\n", "\r")
"""Enter: not a key that walks, for those are held down."""


def pressed(text: str) -> tuple[list[str], str]:
    """The keys in what a terminal sent, and the beginning of one that is not all there yet."""
    cut = _CUT.search(text)
    whole, rest = (text[: cut.start()], cut.group()) if cut else (text, "")
    keys = []
    for sequence, letter in _KEYS.findall(whole):
        keys.append(_SEQUENCES.get(sequence, "unknown") if sequence else letter)
    return keys, rest
