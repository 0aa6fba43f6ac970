"""How the symbols of each book look on a terminal; the one place here that knows single books."""

from collections.abc import Mapping
from typing import NamedTuple

YOU = "@"
"""By custom of all books: where the person at the keyboard is."""


class Look(NamedTuple):
    """A symbol in words, and the one of the eight colours that every terminal has."""

    word: str
    colour: str


class Looks(NamedTuple):
    """A book's symbols, a line for newcomers, and whether its cells look better spaced out."""

    symbols: Mapping[str, Look] = {}
    hint: str = ""
    spaced: bool = False

    def mark_at(self, row: str, n: int) -> str:
        """The symbol that a character belongs to: itself, or the two of a mark like “St”."""
        pairs = (row[start : start + 2] for start in (n, n - 1) if start >= 0)
        return next((pair for pair in pairs if len(pair) == 2 and pair in self.symbols), row[n])

    def of(self, symbol: str) -> Look:
        return self.symbols.get(symbol) or (_DIGIT if symbol.isdigit() else _OTHER)


_OTHER = Look("", "white")
_DIGIT = Look("", "magenta")  # the master's screen draws players by their numbers

_DOOOM = Looks(
    {
        YOU: Look("you", "white"),
        "P": Look("player", "red"),
        "E": Look("exit", "green"),
        "G": Look("treasure", "yellow"),
        "H": Look("potion", "magenta"),
        "S": Look("sword", "cyan"),
        "A": Look("armour", "cyan"),
        "L": Look("lantern", "cyan"),
        "#": Look("wall", "blue"),
        ".": Look("floor", "white"),
    },
    "Type n, e, s or w to walk, p to pick up treasure (G); then walk onto an exit (E).",
    spaced=True,
)
_CC3K = Looks(
    {
        YOU: Look("you", "white"),
        "\\": Look("stairs", "green"),
        "P": Look("potion", "magenta"),
        "G": Look("gold", "yellow"),
        "H": Look("human", "red"),
        "W": Look("dwarf", "red"),
        "E": Look("elf", "red"),
        "O": Look("orc", "red"),
        "M": Look("merchant", "red"),
        "D": Look("dragon", "red"),
        "L": Look("halfling", "red"),
        "+": Look("door", "cyan"),
        "#": Look("passage", "cyan"),
        "|": Look("wall", "blue"),
        "-": Look("wall", "blue"),
        ".": Look("floor", "white"),
    },
    "Type no, ne, ea, se, so, sw, we or nw to move, a no to attack, u no to drink a potion.",
)
_LABYRINTH = Looks(
    {
        ".": Look("cell", "white"),
        "H": Look("hospital", "green"),
        "W": Look("weaponry", "red"),
        "P": Look("pit", "magenta"),
        "D": Look("delta", "cyan"),
        "E": Look("encephalitis", "yellow"),
        "^": Look("river", "cyan"),
        ">": Look("river", "cyan"),
        "v": Look("river", "cyan"),
        "<": Look("river", "cyan"),
        "*": Look("something lies here", "yellow"),
        "!": Look("set landmine", "red"),
        "=": Look("closed exit", "green"),
        "|": Look("wall", "blue"),
        "-": Look("wall", "blue"),
    },
    "Choose a secret start cell (start b3). Then one move a turn: go up, or: shoot left, then go "
    "up, or: blow the right wall, then go right. New to it? Play with --preset beginner.",
)
_DUNGEONLAB = Looks(
    {
        YOU: Look("you", "white"),
        "*": Look("lights", "yellow"),
        "oo": Look("green eyes", "green"),
        "()": Look("hole in the darkness", "magenta"),
        "Tr": Look("treasure", "yellow"),
        ",": Look("things", "yellow"),
        "St": Look("store", "yellow"),
        "Ar": Look("arsenal", "yellow"),
        "Ho": Look("hospital", "yellow"),
        "Go": Look("gourm", "yellow"),
        "Ag": Look("antigourm", "yellow"),
        "Mc": Look("management center", "yellow"),
        "Pr": Look("prison", "red"),
        "P?": Look("political prison", "red"),
        "P+": Look("plus-prison", "red"),
        "P-": Look("minus-prison", "red"),
        "C?": Look("political cop", "red"),
        "C+": Look("plus-cop", "red"),
        "C-": Look("minus-cop", "red"),
        "Cp": Look("cop", "red"),
        "Li": Look("lion", "red"),
        "Ti": Look("tiger", "red"),
        "Pa": Look("panther", "red"),
        "Cr": Look("crocodile", "red"),
        "We": Look("werewolf", "red"),
        "Or": Look("orc", "red"),
        "Ur": Look("urkh", "red"),
        "Co": Look("cow", "green"),
        "Ra": Look("rabbit", "green"),
        "Es": Look("eyescorcher", "red"),
        "Br": Look("black rider", "red"),
        "On": Look("ontifutlas", "red"),
        "Ma": Look("marmar", "red"),
        "Mo": Look("Mordor", "magenta"),
        "El": Look("Eldar", "magenta"),
        "Y": Look("tree", "green"),
        "Wi": Look("willow", "green"),
        "En": Look("ent", "green"),
        "Lo": Look("lokh", "green"),
        "Pt": Look("pit", "magenta"),
        "Hp": Look("hanging pit", "magenta"),
        "La": Look("lake", "cyan"),
        "~u": Look("lavatory pan", "cyan"),
        "~": Look("river", "cyan"),
        "!": Look("some wall", "blue"),
        "=": Look("some wall", "blue"),
        "|": Look("simple wall", "blue"),
        "-": Look("simple wall", "blue"),
        ":": Look("wire", "blue"),
        "#": Look("monolith", "blue"),
        "EE": Look("exit", "green"),
        "·": Look("untried", "white"),
        ".": Look("empty", "white"),
    },
    "Land by column, row and level: land 3 3 1. Then n, e, s, w walk, u and d change the level, "
    "s 15b n shoots 15 bullets north (g grenades break walls, bl blasters cut wire). Take the "
    "treasure, and walk against the outer walls with it: one of them is the exit.",
)
_LOOKS = {
    "dungeon-of-dooom": _DOOOM,
    "labyrinth-of-dooom": _DOOOM,
    "cc3k": _CC3K,
    "labyrinth": _LABYRINTH,
    "dungeonlab": _DUNGEONLAB,
}
_PLAIN = Looks()


def looks_of(book: str) -> Looks:
    """A book without an entry is shown as it draws itself."""
    return _LOOKS.get(book, _PLAIN)
