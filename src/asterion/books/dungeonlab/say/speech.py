"""Commands from words as people say them, long or short."""

import re
from typing import Final

from asterion.books.dungeonlab.encounters.kind import QUESTION_KEYS
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.things import (
    AMMUNITION,
    LARGE_MAP,
    SMALL_MAP,
    plural,
    thing_named,
)
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command, Presets
from asterion.books.dungeonlab.say.notation import MASTERS, MOST, MOVES, PLAIN
from asterion.books.dungeonlab.say.tongues import HOW_MANY, in_english, is_foreign
from asterion.core.book import Refused, not_understood
from asterion.core.grid import WAYS
from asterion.core.phrase import Phrase
from asterion.words.asking import never_acting
from asterion.words.order import quoting

_WAY_WORDS: Final = {word: n for n, way in enumerate(WAYS) for word in (way, way[0])}
_SHORT: Final = {
    "f": "feel", "c": "climb", "t": "take", "l": "look", ".": "pass", "wait": "pass", "y": "yes",
    "u": "up", "d": "down", "go up": "up", "go down": "down", "move up": "up",
    "move down": "down", "bang head": "suicide", "ride": "mount", "end": "pass",
    "legend": "marks", "what marks": "marks", "which marks": "marks",
}  # fmt: skip
_NAMING: Final = ("morgul", *MASTERS)
_SHOT = re.compile(r"([0-9]{1,6})? ?([a-z]+) (?:to the )?([a-z]+)")
_GOODS = re.compile(r"(?:([0-9]{1,6}) ?)?(\S.*)")
_LANDING = re.compile(r"([0-9]{1,3})[ ,]+([0-9]{1,3})(?:[ ,]+([0-9]{1,2}))?")
_MAPS: Final = {
    f"{verb}{size}{noun}": thing
    for thing, size in ((SMALL_MAP, "1x1"), (LARGE_MAP, "3x3"))
    for verb in ("use ", "map ", "use map ", "read ")
    for noun in ("", " map")
}
_KNOWN: Final = [
    *MOVES, *PLAIN, "shoot 5 bullets north", "buy 10 bullets", "sell 1 boat", "land 1 1 1",
    "use 1x1 map", "morgul lion", "time", "leave", "hide",
]  # fmt: skip


def refused(why: str, **about: str) -> Refused:
    return Refused(Phrase(f"dungeonlab-refused-{why}", {**about}))


def _hear(text: str) -> Command:
    """A command from words, in any language and case and with any spacing."""
    if not is_foreign(text):
        return _parse_sentence(text)
    english = in_english(text)
    if not english:
        not_understood(text, ())
    try:
        return _parse_english(english)
    except Refused as wrong:
        raise Refused(quoting(wrong.why, text)) from None


def _parse_sentence(text: str) -> Command:
    """In the short forms of the book, or in a sentence with articles, stops and number words."""
    from asterion.books.dungeonlab.say.english import in_notation

    try:
        return _parse_english(text)
    except Refused as wrong:
        if is_final(wrong):
            raise
        meant = in_notation(text)
        if not meant:
            raise
        try:
            return _parse_english(meant)
        except Refused as again:  # what was said first is what is quoted
            raise (again if is_final(again) else wrong) from None


def is_final(wrong: Refused) -> bool:
    """Asked back already: no other reading may answer instead."""
    return wrong.why.id in ("dungeonlab-refused-how-many", "dungeonlab-refused-level")


hear = never_acting(_hear, (said.Marks,))


def _parse_english(text: str) -> Command:
    spaced = " ".join(text.split())
    if spaced.partition(" ")[0].lower() in _NAMING:  # a name may have anything in it
        words, answers = spaced.lower(), []
    else:
        words, *answers = (part.strip() for part in spaced.lower().split(";"))
    command = _parse_plain(words) or _parse_longer(spaced, words)
    if command is None:
        not_understood(text, _KNOWN)
    if not answers:
        return command
    if not isinstance(command, said.Move | said.Level | said.Land | said.Climb):
        raise refused("beforehand")
    presets = _parse_presets(answers)
    match command:
        case said.Move(way):
            return said.Move(way, presets)
        case said.Level(by):
            return said.Level(by, presets)
        case said.Land(column, row, level):
            return said.Land(column, row, level, presets)
    return said.Climb(presets)


def _parse_plain(words: str) -> Command | None:
    """What has no amounts and no names in it; “n” is north, and “no” is no."""
    verb, _, rest = words.partition(" ")
    way = _WAY_WORDS.get(rest if verb in ("move", "go") else words)
    if way is not None:
        return said.Move(way)
    return PLAIN.get(_SHORT.get(words, words))


def _parse_longer(spaced: str, words: str) -> Command | None:
    verb, _, rest = words.partition(" ")
    match verb:
        case "shoot" | "s" | "fire":
            return _parse_shot(rest)
        case "land":
            return _parse_landing(rest)
        case "buy" | "sell":
            count, thing = _parse_goods(verb, rest)
            return said.Buy(count, thing) if verb == "buy" else said.Sell(count, thing)
        case "skin" if rest in KINDS:
            return said.Skin(rest)
        case "morgul":
            if not rest:
                raise refused("morgul-whom")
            return said.Morgul(spaced.partition(" ")[2])
        case "time" | "leave" | "hide":
            if not rest:
                raise refused("whom", verb=verb)
            name = spaced.partition(" ")[2]
            return MASTERS[verb](name)
        case "move" | "go":
            raise refused("direction", said=rest[:20]) if rest else refused("where", verb=verb)
    return said.UseMap(_MAPS[words]) if words in _MAPS else None


def _parse_shot(rest: str) -> Command:
    match = _SHOT.fullmatch(rest)
    way = _WAY_WORDS.get(match[3]) if match else None
    ammunition = thing_named(match[2]) if match else None
    if match is None or way is None or ammunition not in AMMUNITION:
        raise refused("shot")
    if not match[1] and is_several(match[2], ammunition):
        raise Refused(HOW_MANY)
    count = int(match[1] or 1)
    if not count:
        raise refused("nothing-shot")
    return said.Shoot(count, ammunition, way)


def _parse_landing(rest: str) -> Command:
    match = _LANDING.fullmatch(rest)
    if match is None:
        raise refused("landing")
    if not match[3]:
        raise refused("level")
    return said.Land(int(match[1]), int(match[2]), int(match[3]))


def is_several(word: str, thing: str) -> bool:
    """“bullets” without a number: one, or all? Nobody may guess."""
    return word == plural(thing) != thing


def _parse_goods(verb: str, rest: str) -> tuple[int, str]:
    named = thing_named(rest)
    if named is not None and is_several(rest, named):
        raise Refused(HOW_MANY)
    if named is not None:  # “buy boat”, and “buy 1x1 map” is not one “x1 map”
        rest = f"1 {rest}"
    match = _GOODS.fullmatch(rest)
    thing = thing_named(match[2]) if match else None
    count = int(match[1] or 1) if match else 0
    if thing is None or not 1 <= count <= MOST:
        raise refused("goods", verb=verb)
    return count, thing


def _parse_presets(answers: list[str]) -> Presets:
    """D2  “stick no”: any question's word with yes or no."""
    presets: dict[str, bool] = {}
    for part in answers:
        key, _, yes = part.partition(" ")
        if key not in QUESTION_KEYS or yes not in ("yes", "no", "y", "n"):
            raise refused("answer", said=part[:30])
        presets[key] = yes[0] == "y"
    return tuple(sorted(presets.items()))
