"""Clauses in any order of words, put into the order in which the parser reads them."""

import re
from typing import Final

from asterion.books.labyrinth.say.tongues.phrases import part_in_english
from asterion.books.labyrinth.say.tongues.tongue import Tongue
from asterion.words.order import Part, Strange

STOPS: Final = {";": "; ", ".": "; ", ",": ", ", "(": " (", ")": ") ", ":": ", ", "-": "; "}
DASHES: Final = "–—−"
JOINED: Final = ";  "
"""Where a condition follows without a stop: perhaps it belongs to what stands before it."""
BEFORE_CLAUSES: Final = ("; ", JOINED, ", else ", " (", ") ", " or ")
CONDITIONS: Final = (" if ", " unless ")
PLACE: Final = re.compile(r"[a-z]{1,3}[1-9][0-9]{0,3}")
WAYS: Final = ("up", "right", "down", "left")
GOES_ON: Final = {"and": " and ", "then": " then ", "or": " or "}


class Clauses:
    """One saying, cut at stops, ands and ifs; each piece is said by `phrases`."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue = tongue
        self.written: list[str] = []
        self.part: list[Part] = []
        self.condition: list[Part] | None = None  # what has been heard of a condition
        self.is_unless = False
        self.letter: Part | None = None  # that is a word of its own if nothing follows
        self.way = ""  # of the part before: “взрываю правую стену и иду туда”
        self.has_blown = False  # whether that part was a grenade: “..., прохожу”

    def in_english(self, said: str) -> str:
        before = ""
        for word, meaning in self.tongue.lexicon.read(said):
            kind, _, value = meaning.partition(" ")
            if word in STOPS or word in DASHES:
                self._stop(word)
            elif kind in ("if", "unless"):
                self._begin_condition(kind == "unless")
            elif kind == "else":
                self._close()
                self.written.append(", else ")
            elif kind == "so":
                if self.condition:
                    self._end_condition()
            elif kind in GOES_ON:
                self._go_on(kind)
            elif PLACE.fullmatch(word.lower()):
                self._hear(Part("place", word.lower(), word))
            elif not kind:
                kind = self._name(word, before)
            elif kind in ("short", "whom"):
                self.letter = Part("verb" if kind == "short" else "way", value, word)
                before = kind
                continue
            elif kind != "filler":
                if kind == "way" and not self.part and self.letter and self.letter.kind == "verb":
                    self._hear(self.letter)  # “с л”
                self._hear(Part(kind, value, word))
            self.letter = None
            before = kind
        self._close(at_end=True)
        return self._tidied()

    def _last_letter(self) -> None:
        """“в” before something else is a preposition; alone, or at the end, it is a way."""
        letter, self.letter = self.letter, None
        if letter is not None and letter.value and letter.kind == "way":
            if self.condition is not None:
                raise Strange
            self.part.append(letter)

    def _name(self, word: str, before: str) -> str:
        """L84  A word that is not known is the name of whom one shoots at, or nothing."""
        shoots = any(part.kind == "verb" and part.value == "shoot" for part in self.part)
        if not shoots or before not in ("whom", "filler", "name"):
            raise Strange
        self.part.append(Part("name", "", word))
        return "name"

    def _hear(self, part: Part) -> None:
        if self.condition is not None:
            if part.kind != "verb":
                self.condition.append(part)
                return
            self._end_condition()  # “если стена иду вверх”: a deed ends the condition
        if part.kind == "verb" and any(each.kind == "verb" for each in self.part):
            if self.part[0].kind not in ("verb", "not"):
                raise Strange  # “вправо иду влево стреляю”: which way belongs to which?
            refused: list[Part] = []  # “... ничего не беру” belongs to the verb behind it
            while self.part[-1].kind in ("not", "nothing"):
                refused.insert(0, self.part.pop())
            self._close()
            self.written.append(", ")
            self.part += refused
        self.part.append(part)

    def _stop(self, sign: str) -> None:
        stop = STOPS.get(sign, "; ")
        if self.condition is None or (stop == "; " and sign in ";."):
            self._close(at_end=True)
            self.written.append(stop)
        elif self.condition and sign not in "()":
            self._end_condition()  # a comma, a colon or a dash
        else:
            raise Strange

    def _go_on(self, kind: str) -> None:
        if self.condition is not None or self._last_is_condition():
            raise Strange  # two conditions in one, or “..., если стена, и ...”: whose is it?
        self._close()
        self.written.append(GOES_ON[kind])

    def _last_is_condition(self) -> bool:
        return not self.part and bool(self.written) and self.written[-1].startswith(CONDITIONS)

    def _in_condition(self) -> bool:
        """Whether something of this sentence depends on a condition already."""
        for written in reversed(self.written):
            if written in ("; ", JOINED):
                return False
            if written.startswith(CONDITIONS):
                return True
        return False

    def _begin_condition(self, is_unless: bool) -> None:
        self._close()
        if self.written and not self._in_condition():
            if self.written[-1] in (", ", " and ", " then "):
                self.written[-1] = JOINED
            elif self.written[-1] not in BEFORE_CLAUSES:
                self.written.append(JOINED)
        self.condition = []
        self.is_unless = is_unless

    def _end_condition(self, at_end: bool = False) -> None:
        """“if X, ” before what depends on it; behind it, at the end of a clause, “ if X”."""
        heard, self.condition = self.condition or [], None
        if [each.kind for each in heard] == ["not"]:  # “если нет, ...”
            self.written.append(", else ")
            return
        condition = _condition_in_english(heard)
        word = "unless" if self.is_unless else "if"
        if not at_end:
            self.written.append(f" {word} {condition}, ")
            return
        if not self.written or self.written[-1] != JOINED:
            raise Strange  # a condition of nothing, or of more than one knows
        self.written[-1] = f" {word} {condition}"

    def _close(self, at_end: bool = False) -> None:
        self._last_letter()
        if self.condition is not None:
            self._end_condition(at_end=True)
        elif self.part:
            self._point_back()
            self.written.append(part_in_english(self.part))
            self.part = []

    def _point_back(self) -> None:
        """“туда”, “взрываю её”, and “прохожу” behind a grenade: the way of the part before."""
        verbs = {part.value for part in self.part if part.kind == "verb"}
        ways = [part.value for part in self.part if part.kind in ("way", "side", "at")]
        there = [part for part in self.part if part.kind == "there"]
        if verbs == {"blow"}:
            there += [part for part in self.part if part.kind == "all"]
        is_through = verbs == {"go"} and self.has_blown
        if not ways and self.way and (there or is_through):
            ways = [self.way]
            self.part = [part for part in self.part if part not in there]
            self.part.append(Part("way", self.way, ""))
        self.way = ways[0] if len(ways) == 1 and ways[0] in WAYS else ""
        self.has_blown = bool(self.way) and (
            verbs == {"blow"} or any(part.value == "grenade" for part in self.part)
        )

    def _tidied(self) -> str:
        said = " ".join("".join(self.written).split())
        for doubled, single in ((" ,", ","), (" ;", ";"), (" )", ")"), ("( ", "("), (", ;", ";")):
            said = said.replace(doubled, single)
        for doubled, single in (
            (", and", " and"), (", then", " then"), ("; then", ";"), ("; and", ";"),
            ("and then", "then"), (",,", ","), (", , else", ", else"), ("; , else", ", else"),
            (";, else", ", else"), (";;", ";"), ("else,", "else"), ("; ;", ";"),
            ("and else", "else"),
        ):  # fmt: skip
            said = said.replace(doubled, single)
        return said.strip(" ,;")


def _condition_in_english(heard: list[Part]) -> str:
    """L27  One fact, and whether it is denied."""
    denied = any(part.kind in ("not", "nothing") for part in heard)
    facts = {part.value for part in heard if part.kind in ("fact", "happens")}
    things = {part.value for part in heard if part.kind in ("thing", "things")}
    finds = any(part.kind == "find" for part in heard)
    meets = {part.value for part in heard if part.kind == "meet"}
    order = [part.kind for part in heard]
    kinds = set(order)
    if kinds - KINDS_OF_CONDITIONS or (finds and "not" in order[order.index("find") :]):
        raise Strange  # “если найду не клад” is not “если не найду клад”
    if "feet" in kinds:
        facts |= {"feet"}
    elif (kinds & {"something", "nothing"} and not facts and not things) or (
        finds and not facts and not things
    ):
        facts |= {"found"}
    if "blast" in facts:
        things -= {"landmine"}  # “если подорвусь на мине”
    elif "landmine" in things and "hit" in meets:
        raise Strange  # to come upon a mine is not to find it
    if "encephalitis" in facts and "mite" in facts:
        facts -= {"mite"}
    facts |= things
    if len(facts) != 1:
        raise Strange
    (fact,) = facts
    return f"not {fact}" if denied else fact


KINDS_OF_CONDITIONS: Final = {
    "not", "nothing", "fact", "happens", "thing", "things", "find", "meet", "feet", "something",
    "here", "cell", "count",
}  # fmt: skip
