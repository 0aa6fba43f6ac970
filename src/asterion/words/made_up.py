"""A language in which the things of the games have made-up names: “the river flows” is “the vozu
flows”.

Who has read a rule book somewhere knows what a river does; who is told of a vozu has to find out,
or to read the rules that are given. Ways, numbers, cells and grammar stay English. A word has one
made-up name, the same everywhere and always, and the name leads back to the word.
"""

import re
from typing import Final
from zlib import crc32

_THINGS = """
    land hospital warehouse river pit encephalitis delta exit wall treasure fake grenade bullet
    landmine mine corpse mite wound ash shop arsenal
    sword potion armour lantern gold dungeon dooom floor doorway monolith wire
    lion tiger rider mordor eldar prison lavatory pan source waterfall tree willow oak lokh orc
    undead boat dynamite blaster stick lights hole ontifutlas camel nurse store key skin nazgul
    hanging branch beast monster encounter exote blade cloak ring cross staff book map
    shoot shot fire throw blow kill heal drown infect attack drink scream cremate
    dragon goblin troll vampire merchant werewolf phoenix stairs chamber shade drow
    labyrinth death blood health poison dead die
"""
WORDS: Final = tuple(_THINGS.split())
_ONSETS = "b br d dr f fl g gl k kr l m n p pl r s sk t tr v z zh"
_VOWELS = "a e i o u ai oo"
ONSETS: Final = tuple(_ONSETS.split())
VOWELS: Final = tuple(_VOWELS.split())


def _made_up() -> dict[str, str]:
    """Two syllables by the word itself, so that a word more changes no other."""
    made: dict[str, str] = {}
    taken = {*WORDS}
    for word in dict.fromkeys(WORDS):
        number = crc32(word.encode())
        while True:
            one, number = ONSETS[number % len(ONSETS)], number // len(ONSETS)
            two, number = VOWELS[number % len(VOWELS)], number // len(VOWELS)
            three, number = ONSETS[number % len(ONSETS)], number // len(ONSETS)
            four, number = VOWELS[number % len(VOWELS)], number // len(VOWELS)
            name = f"{one}{two}{three}{four}m"
            if name not in taken:
                taken.add(name)
                made[word] = name
                break
            number = crc32(name.encode(), len(name))
    return made


NAMES: Final = _made_up()
_BACK: Final = {name: word for word, name in NAMES.items()}
_ENDING: Final = "(e?s|ed|ing|y)?"


def _pattern(words: "dict[str, str]") -> re.Pattern[str]:
    longest_first = "|".join(sorted(words, key=len, reverse=True))
    return re.compile(rf"\b({longest_first}){_ENDING}\b", re.IGNORECASE)


_TO, _FROM = _pattern(NAMES), _pattern(_BACK)


def made_up(text: str) -> str:
    """English with made-up names; what is made up already stays."""
    return _TO.sub(lambda found: _like(NAMES[found[1].lower()], found), text)


def understood(text: str) -> str:
    """Back to English, as a book understands it."""
    return _FROM.sub(lambda found: _like(_BACK[found[1].lower()], found), text)


def _like(word: str, found: re.Match[str]) -> str:
    """As large as what stood there, with its ending."""
    stem = found[1]
    shown = word.upper() if stem.isupper() and len(stem) > 1 else word
    return (shown.capitalize() if stem.istitle() else shown) + (found[2] or "")
