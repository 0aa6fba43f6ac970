"""Commands that are said in another language, put into the parser's own words.

Words may stand in any order; a word that is not known, or that has no place beside the others,
makes the whole saying one that is not understood.
"""

import re
from collections.abc import Callable
from typing import Final

from asterion.core.book import Refused
from asterion.core.phrase import Phrase
from asterion.words.lexicon import Lexicon, is_cyrillic
from asterion.words.order import Heard, Part, Strange

_TOUCHING: Final = re.compile(r"(?<=\d)(?=[пгбПГБ])")
_TIMES: Final = re.compile(r"(?<=\d) ?[×хХxX] ?(?=\d)")
HOW_MANY: Final = Phrase("dungeonlab-refused-how-many")
COUNTED: Final = ("", "shoot", "throw", "use", "buy", "sell")
"""Verbs that want a number beside a plural: nobody may guess it."""
NUMBERS: Final = re.compile(r"[0-9]{1,6}")


def is_foreign(text: str) -> bool:
    """By its first word: a name of any letters may follow an English one."""
    return is_cyrillic(text) or (not text.isascii() and text.lstrip()[:1].isdecimal())


def in_english(text: str) -> str:
    """Empty if it is not understood; names stay as they are."""
    from asterion.books.dungeonlab.say.russian import LEXICON, NAMING, WITHOUT

    said = " ".join(text.split()).strip(" .!")
    for form, english in NAMING:
        found = form.fullmatch(said)
        if found is not None:
            return f"{english} {_beast(found['name'])}"
    command, *answers = (part.strip(" .,!") for part in said.split(";"))
    before, comma, last = command.rpartition(",")
    if comma and not answers and _answer(last):  # “на север, лодку не использую”
        command, answers = before, [last]
    without = WITHOUT.fullmatch(command)
    if without is not None and not answers:
        command, answers = without["command"], [f"{without['about']} нет"]
    try:
        written = [command_in(command, LEXICON), *map(_answer, answers)]
    except Strange:
        return ""
    return "; ".join(written) if all(written) else ""


def _answer(said: str) -> str:
    """D2  “лодка нет”: what is answered beforehand; empty if it is not that."""
    from asterion.books.dungeonlab.say.russian import ANSWERS, USING

    plain = said.strip(" .,!").lower().replace("ё", "е")
    about, _, reply = plain.rpartition(" ")
    used = ((form.fullmatch(plain), meant) for form, meant in USING)
    about, reply = next(((found["about"], meant) for found, meant in used if found), (about, reply))
    about = about.strip(" -—:")
    if about not in ANSWERS or reply not in ("да", "нет"):
        return ""
    return f"{ANSWERS[about]} {'yes' if reply == 'да' else 'no'}"


def _beast(name: str) -> str:
    """D46  A beast by its Russian name; a player's stays as it is."""
    from asterion.books.dungeonlab.say.russian import LEXICON

    read = LEXICON.read(name)
    kind, _, beast = read[0][1].partition(" ") if len(read) == 1 else ("", "", "")
    return beast if kind == "beast" and name == name.lower() else name


def command_in(said: str, lexicon: Lexicon, verb_first: bool = False) -> str:
    """One command. Where the order of words counts, nothing stands before its verb."""
    parts: list[Part] = []
    numbers: list[str] = []
    axis: list[str] = []  # named last, and not yet followed by its number
    named: dict[str, str] = {}
    letter: Part | None = None  # a preposition, unless it is the last word
    plain = _TIMES.sub("x", _TOUCHING.sub(" ", said))
    is_plural = False
    for word, meaning in lexicon.read(plain):
        kind, _, value = meaning.partition(" ")
        letter = None
        if NUMBERS.fullmatch(word):
            numbers.append(word)
            if axis:
                named[axis.pop()] = word
        elif kind == "axis":
            axis.append(value)
        elif kind == "letter":
            letter = Part("way", value, word)
        elif not kind and word not in ",:-—":
            raise Strange
        elif kind and kind != "filler":
            is_plural |= kind in ("things", "skins")
            kind = {"things": "thing", "skins": "skin"}.get(kind, kind)
            if verb_first and kind == "verb" and parts:
                raise Strange
            parts.append(Part(kind, value, word))
    if letter is not None:
        parts.append(letter)
    heard = Heard(parts)
    verb = heard.take("verb")
    if verb == "land" and named:  # “ряд 3, столбец 2”: by their names, in any order
        if sorted(named) != ["0", "1", "2"][: len(numbers)] or axis:
            raise Strange
        numbers = [named[each] for each in sorted(named)]
    elif named or len(axis) > 1:
        raise Strange
    if verb == "land":
        english = " ".join(["land", *numbers])
        numbers = []
    else:
        if len(numbers) > 1:
            raise Strange
        count = heard.take("count")
        english = FRAMES[verb](heard, "".join(numbers) or count)
        if is_plural and not numbers and not count and verb in COUNTED:
            raise Refused(HOW_MANY)
        if numbers and count:
            raise Strange
    heard.done()
    return english


def _bare(heard: Heard, count: str) -> str:
    if heard.has("thing") and heard.has("way"):
        return _shoot(heard, count)
    for kind in ("yes", "no"):
        if heard.take(kind):
            return kind
    if heard.has("map"):
        return _map(heard, count)
    return _moved(heard, count, "")


def _move(heard: Heard, count: str) -> str:
    return _moved(heard, count, "move ")


def _moved(heard: Heard, count: str, verb: str) -> str:
    if count not in ("", "1"):
        raise Strange
    level = heard.take("level")
    if level:
        return level
    way = heard.take("way")
    if not way and not verb:
        raise Strange
    return f"{verb}{way}".strip()


def _shoot(heard: Heard, count: str) -> str:
    thing, way = heard.take("thing"), heard.take("way")
    heard.take("wall")
    return f"shoot {count or 1} {thing} {way}" if thing and way else "shoot"


def _throw(heard: Heard, count: str) -> str:
    """Only what is thrown by hand; “use a grenade on the north wall” too."""
    if not any(part.value in ("grenade", "dynamite") for part in heard.left.get("thing", ())):
        raise Strange
    return _shoot(heard, count)


def _climb(heard: Heard, count: str) -> str:
    """“лезу вниз” is about levels, “лезу на дерево” about a tree."""
    climb = _plain("climb", "tree")
    if heard.has("tree"):
        if heard.take("level") == "down":
            raise Strange
        return climb(heard, count)
    return _moved(heard, count, "move ") if heard.has("level") else climb(heard, count)


def _trade(verb: str) -> Callable[[Heard, str], str]:
    def traded(heard: Heard, count: str) -> str:
        thing = _thing(heard)
        plural = "" if count in ("", "1") or thing == "treasure" else "s"
        return f"{verb} {count or 1} {thing}{plural}"

    return traded


def _thing(heard: Heard) -> str:
    """“шкуру льва”, “эльфийский клинок”, “карту 1x1”, “лодку”."""
    if heard.take("skin"):
        return f"{heard.take('beast')} skin"
    if heard.take("blade"):
        return f"{heard.take('kind')} blade"
    if heard.take("map"):
        return f"{heard.take('size')} map"
    thing = heard.take("thing")
    if not thing:
        raise Strange
    return thing


def _use(heard: Heard, count: str) -> str:
    return _throw(heard, count) if heard.has("thing") else _map(heard, count)


def _strike(heard: Heard, count: str) -> str:
    """D46  “strike the lion with the morgul blade”."""
    beast = heard.take("beast")
    if not beast or heard.take("kind") != "morgul" or count:
        raise Strange
    heard.take("blade")
    return f"morgul {beast}"


def _map(heard: Heard, count: str) -> str:
    heard.take("map")
    size = heard.take("size")
    if not size or count:
        raise Strange
    return f"use {size} map"


def _look(heard: Heard, count: str) -> str:
    return _map(heard, count) if heard.has("map") else _plain("look")(heard, count)


def _skin(heard: Heard, count: str) -> str:
    if not heard.take("skin") or count:
        raise Strange
    return f"skin {heard.take('beast')}".strip()


def _flay(heard: Heard, count: str) -> str:
    heard.take("skin", "everything")
    return f"skin {heard.take('beast')}".strip()


def _strangle(heard: Heard, count: str) -> str:
    heard.take("everything")
    if count or heard.take("beast") not in ("", "rabbit"):
        raise Strange
    return "strangle"


def _mount(heard: Heard, count: str) -> str:
    if count or heard.take("beast") not in ("", "ontifutlas"):
        raise Strange
    return "mount"


def _take(heard: Heard, count: str) -> str:
    """Whoever takes the treasure takes whatever lies there."""
    if heard.take("thing") not in ("", "treasure"):
        raise Strange
    return _plain("take", "everything")(heard, count)


def _plain(verb: str, *beside: str) -> Callable[[Heard, str], str]:
    def said(heard: Heard, count: str) -> str:
        if count:
            raise Strange
        for kind in beside:
            heard.take(kind)
        return verb

    return said


FRAMES: Final[dict[str, Callable[[Heard, str], str]]] = {
    "": _bare, "move": _move, "shoot": _shoot, "buy": _trade("buy"), "sell": _trade("sell"),
    "use": _use, "look": _look, "see": _plain("look"), "strike": _strike,
    "skin": _skin, "strangle": _strangle, "mount": _mount,
    "feel": _plain("feel", "wall"), "climb": _climb, "flay": _flay, "throw": _throw,
    "dismount": _plain("dismount", "tree", "everything", "beast"), "take": _take,
    "pass": _plain("pass", "turn"), "marks": _plain("marks", "map"), "suicide": _plain("suicide"),
}  # fmt: skip
"""What each verb wants beside it; whatever else stands there is strange."""
