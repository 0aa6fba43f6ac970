"""English sentences, put into the parser's own words: “Throw a grenade to the east!”

The short forms of the book come first; this is for whoever speaks in sentences. Nothing is mended
here: “beast” is one letter away from “east”.
"""

import re
from functools import cache
from typing import Final

from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.say.tongues import command_in
from asterion.words.lexicon import Lexicon
from asterion.words.order import Strange

WORDS: Final = {
    "verb move": "go goes going move moves moving walk walking step stepping head heading run"
    " running march proceed crawl sneak continue travel",
    "verb land": "land landing drop parachute",
    "verb shoot": "shoot shooting fire firing",
    "verb throw": "throw throwing toss lob hurl",
    "verb feel": "feel touch",
    "verb climb": "climb climbing",
    "verb mount": "mount ride saddle",
    "verb dismount": "dismount",
    "verb flay": "flay",
    "verb strangle": "strangle choke throttle",
    "verb strike": "strike hit stab",
    "verb take": "take taking grab collect gather",
    "verb buy": "buy buying purchase",
    "verb sell": "sell selling",
    "verb use": "use read unfold",
    "verb see": "look",
    "verb pass": "pass wait skip stay rest",
    "verb suicide": "suicide",
    "yes": "yes yeah yep sure",
    "no": "no nope nah",
    "way north": "north northwards northward n",
    "way east": "east eastwards eastward e",
    "way south": "south southwards southward",
    "way west": "west westwards westward w",
    "level up": "up upstairs upwards ascend",
    "level down": "down downstairs downwards descend",
    "thing bullet": "bullet",
    "things bullet": "bullets",
    "thing grenade": "grenade",
    "things grenade": "grenades",
    "thing blaster": "blaster",
    "things blaster": "blasters",
    "thing dynamite": "dynamite",
    "things dynamite": "dynamites",
    "thing boat": "boat",
    "things boat": "boats",
    "thing walking stick": "stick",
    "things walking stick": "sticks",
    "thing bridle": "bridle",
    "thing treasure": "treasure",
    "blade": "blade",
    "kind elven": "elven",
    "kind arnor": "arnor",
    "kind morgul": "morgul",
    "skin": "skin",
    "skins": "skins",
    "map": "map",
    "size 1x1": "1x1",
    "size 3x3": "3x3",
    "everything": "everything all it them things stuff",
    "tree": "tree",
    "wall": "wall walls",
    "turn": "turn move's",
    "axis 0": "column",
    "axis 1": "row",
    "axis 2": "level floor",
    "filler": "i we want would like will to please now then ok okay well let me us the a an my at"
    " on in of with from towards toward around about here thanks just cell",
}  # fmt: skip
PHRASES: Final = {
    "verb move": "take a step | take 1 step",
    "verb take": "pick up | pick it up | pick them up",
    "verb throw": "blow up",
    "verb mount": "get on | climb on",
    "verb dismount": "get off | get down from | climb off | jump off",
    "verb pass": "do nothing",
    "verb suicide": "bang my head | kill myself | commit suicide",
    "thing walking stick": "walking stick",
    "things walking stick": "walking sticks",
    "filler": "1 step | a step | 1 level | a level | 1 floor | thank you",
    **{f"beast {kind}": kind for kind in KINDS if " " in kind},
}

_UNITS: Final = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_VALUES: Final = {
    **{word: value for value, word in enumerate(_UNITS, 1)},
    **{word: 10 * value for value, word in enumerate(_TENS, 2)},
}
_NUMBER: Final = re.compile(
    rf"\b(?:(?P<tens>{'|'.join(_TENS)})[ -](?P<unit>{'|'.join(_UNITS[:9])})"
    rf"|(?P<alone>{'|'.join(sorted(_VALUES, key=len, reverse=True))}))\b"
)
_HUNDRED: Final = re.compile(r"\b(?:a|1|one) hundred\b(?! and)")
_SHORTENED: Final = re.compile(r"\b(i|we|let)['’](?:m|ll|d|s|ve|re)\b")
_TO_SKIN: Final = re.compile(r"((?:(?:i|please|now|let me|want to|will|would like to) )*)skin\b")


@cache
def _lexicon() -> Lexicon:
    """Not before somebody speaks in sentences; kinds of beasts are known by then."""
    beasts = {f"beast {kind}": kind for kind in KINDS if " " not in kind and kind not in _TAKEN}
    return Lexicon({**WORDS, **beasts}, PHRASES, {}, mends=False)


_TAKEN: Final = frozenset(word for row in WORDS.values() for word in row.split())


def in_notation(text: str) -> str:
    """In the words of the parser; empty if it is not understood."""
    said = plain(text)
    try:
        return command_in(said, _lexicon(), verb_first=True)
    except Strange:
        return ""


def plain(text: str) -> str:
    """Without stops, capitals, brackets and short forms, and with numbers in digits."""
    said = " ".join(text.lower().replace("(", " ").replace(")", " ").split()).strip(" .,!")
    said = _SHORTENED.sub(r"\1", _HUNDRED.sub("100", said))
    said = _NUMBER.sub(_digits, said)
    return _TO_SKIN.sub(r"\1flay", said, count=1) if _TO_SKIN.match(said) else said


def _digits(found: re.Match[str]) -> str:
    if found["alone"]:
        return str(_VALUES[found["alone"]])
    return str(_VALUES[found["tens"]] + _VALUES[found["unit"]])
