"""A text cut into words and signs, each with its place, so that what is quoted is what was said."""

import re
from typing import Final, NamedTuple

MOST_TOKENS: Final = 700
"""Nobody is understood who goes on longer."""

_SMILE: Final = re.compile(r"(?:(?<=\s)|^)[:;]-?[)(DPp](?=\s|$)")
_TOKEN: Final = re.compile(
    r"(?P<item>(?:(?<=\s)|^)\(?[1-9][.)](?=\s))"
    r"|(?P<owner>(?<=\W)['’]s(?!\w))"
    r"|(?P<word>[^\W_]+(?:['’‘`´-][^\W\d_]+)*)"
    r"|(?P<sign>->|=>|\.{2,}|[^\w\s])"
)
_ALIKE: Final = str.maketrans(
    {"ё": "е", "’": "'", "‘": "'", "`": "'", "´": "'",
     "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
)  # fmt: skip
SIGNS: Final = {
    ",": "COMMA", ".": "STOP", ";": "STOP", "!": "STOP", "…": "STOP", "->": "STOP", "=>": "STOP",
    "→": "STOP", "..": "STOP", "...": "STOP", ":": "COLON", "=": "COLON", "-": "DASH", "–": "DASH",
    "—": "DASH", "−": "DASH", "(": "OPEN", ")": "CLOSE", "?": "QUESTION", "/": "SLASH",
}  # fmt: skip
ITEM: Final = "ITEM"
"""“1.” and “2)” in front of what follows each other."""
_UNHEARD: Final = frozenset("\"“”„«»*'’‘`´")


class Token(NamedTuple):
    """A word as the lexicon spells it, or a sign; and where it stands in the text."""

    word: str
    begin: int
    end: int
    sign: str = ""


def plain(word: str) -> str:
    """Letters that people do not tell apart, made alike: “schießen” is “schiessen”."""
    return word.lower().translate(_ALIKE)


def tokens_of(text: str) -> list[Token]:
    """Words and signs; smiles and quotation marks are not heard, nor stops at the very end."""
    smiles = {found.start() for found in _SMILE.finditer(text)}
    tokens: list[Token] = []
    skipped = -1
    for found in _TOKEN.finditer(text):
        if found.start() in smiles:
            skipped = found.start() + 3
        if found.start() < skipped and not found["word"]:
            continue
        if found["owner"]:
            continue
        if found["word"]:
            tokens.append(Token(plain(found[0]), *found.span()))
        elif found["item"]:
            tokens.append(Token(found[0], *found.span(), ITEM))
        elif found[0] not in _UNHEARD:
            sign = SIGNS.get(found[0]) or ("STOP" if found[0][0] == "." else "")
            if sign and tokens and tokens[-1].sign == sign and sign not in ("OPEN", "CLOSE"):
                continue  # “!!”
            tokens.append(Token(found[0], *found.span(), sign))
    while tokens and tokens[-1].sign in ("STOP", "COMMA", "COLON", "DASH"):
        tokens.pop()
    while tokens and tokens[0].sign in ("STOP", "COMMA", "DASH"):
        tokens.pop(0)
    return tokens


# ---- a wrong keyboard, or Latin letters for Russian words

_LATIN: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_CYRILLIC: Final = "йцукенгшщзхъфывапролджэячсмитьбю"
_TO_CYRILLIC: Final = str.maketrans(_LATIN, _CYRILLIC)
_TO_LATIN: Final = str.maketrans(_CYRILLIC, _LATIN)
_SPELLED: Final = (
    ("shch", "щ"), ("sch", "щ"), ("yo", "е"), ("jo", "е"), ("zh", "ж"), ("kh", "х"), ("ts", "ц"),
    ("ch", "ч"), ("sh", "ш"), ("yu", "ю"), ("ju", "ю"), ("iu", "ю"), ("ya", "я"), ("ja", "я"),
    ("ia", "я"), ("ye", "е"), ("eh", "э"),
)  # fmt: skip
_LETTERS: Final = str.maketrans(
    {"a": "а", "b": "б", "v": "в", "w": "в", "g": "г", "d": "д", "e": "е", "z": "з", "i": "и",
     "j": "й", "y": "ы", "k": "к", "l": "л", "m": "м", "n": "н", "o": "о", "p": "п", "r": "р",
     "s": "с", "t": "т", "u": "у", "f": "ф", "h": "х", "c": "ц", "x": "х", "'": "ь"}
)  # fmt: skip
_AFTER_VOWEL: Final = re.compile(r"(?<=[аеиоуыэюя])ы(?![а-я]*[ыи]й)")


def other_keyboards(text: str) -> tuple[str, ...]:
    """What was perhaps meant, typed with another layout or spelled in Latin letters."""
    lower = text.lower()
    if lower.isascii():
        return lower.translate(_TO_CYRILLIC), in_cyrillic(lower)
    return (lower.translate(_TO_LATIN),)


def in_cyrillic(text: str) -> str:
    for latin, letter in _SPELLED:
        text = text.replace(latin, letter)
    return _AFTER_VOWEL.sub("й", text.translate(_LETTERS))
