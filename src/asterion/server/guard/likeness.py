"""Names that look like another's: the same word in letters of another script, or nearly so.

Unicode lists thousands of such characters; here are those of the scripts that people type names
in, and what normalization (NFKC) makes of full width, ornaments and ligatures.
"""

import unicodedata
from collections.abc import Iterable

_CYRILLIC = "АВЕКМНОРСТУХЅІЈԌԚԜаеорсухѕіјһԁԛԝѵӏкё", "ABEKMHOPCTYXSIJGQWaeopcyxsijhdqwvlkë"
_GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαικνορυϲϳ", "ABEZHIKMNOPTYXCaikvopucj"
_OTHERS = "ɑɡıɢᴍꓖꓟᏀᎷօ’‘ʼ`´‐‒–—−", "agiGMGMGMo'''''-----"
_LOOKS = {
    ord(character): like
    for scripts in (_CYRILLIC, _GREEK, _OTHERS)
    for character, like in zip(*scripts, strict=True)
}
_STROKES = str.maketrans("I1|0", "lllO")
"""One stroke or one circle, by shape alone."""
_ENDS = " .!?_-'\"·。"
_RESERVED = (
    "GM", "master", "game master", "gamemaster", "dungeon master", "referee", "public", "watcher",
    "watchers", "everyone", "nobody", "ГМ", "мастер", "гейм-мастер", "ведущий", "ведущая",
    "Spielleiter", "Spielleiterin", "Spielleitung", "Meister",
)  # fmt: skip


def shapes(name: str) -> set[str]:
    """What it could be taken for: once by its shapes, once in whichever case it is written."""
    plain = unicodedata.normalize("NFKC", name)
    by_shape = plain.translate(_LOOKS).translate(_STROKES)
    return {" ".join(each.casefold().strip(_ENDS).split()) for each in (by_shape, _in_case(plain))}


def _in_case(plain: str) -> str:
    return plain.casefold().translate(_LOOKS)


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that this one could be taken for."""
    mine = shapes(name)
    return next((other for other in others if mine & shapes(other)), None)


def is_reserved(name: str) -> bool:
    """Whether this could be taken for the master, or for nobody in particular."""
    return not shapes(name).isdisjoint(_NOT_FOR_PLAYERS)


_NOT_FOR_PLAYERS = frozenset(shape for word in _RESERVED for shape in shapes(word))
