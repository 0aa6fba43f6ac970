"""Which key does what on the full screen, and the page that says so."""

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


PAGE = """\
ChamberCrawler3000: down five floors by the stairs \\, with all the gold you get.

Walking                                  numpad     vi keys    WASD
    \\ | /      arrows, and Home,          7 8 9      y k u        w
    - @ -      PgUp, End, PgDn for        4   6      h   l      a s d
    / | \\      the diagonals              1 2 3      b j n

    into an enemy     you strike it; a peaceful merchant only if Enter follows
    into a potion     you are asked, and Enter drinks it
    over gold G       you take it, unless its dragon D lives
    onto stairs \\     down to the next floor; from the fifth, out

f   enemies stop moving, or move again; it costs no turn
m   the log of all that happened            ?   this page
r   start again with another race           Q   give up: the game ends
q   leave; the game is kept (also Ctrl-D and Ctrl-C)

H human  W dwarf  L halfling  E elf (strikes twice)  O orc  M merchant  D dragon
P potion: good or bad, unknown until one of its kind was drunk

Any key goes back to the game."""
