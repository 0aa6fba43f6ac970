"""The words for ways, races and enemies, by what stands for them on the board or is typed."""

from typing import Final

from asterion.books.cc3k.plan.kinds import ENEMIES, NO_RACE, POTIONS, RACES, WAYS
from asterion.core.phrase import Item, Phrase

WAY_WORDS: Final = tuple(Phrase(f"cc3k-way-{way}") for way in WAYS)
RACE_WORDS: Final = tuple(Phrase(f"cc3k-race-{race.letter}") for race in RACES)
ENEMY_WORDS: Final = {kind: Phrase(f"cc3k-enemy-{chr(kind)}") for kind in ENEMIES}
POTION_WORDS: Final = {potion: Phrase(f"cc3k-potion-{potion}") for potion in POTIONS}
RACE_CHOICES: Final[list[Item]] = [
    Phrase("cc3k-race-choice", {"letter": race.letter, "race": word})
    for race, word in zip(RACES, RACE_WORDS, strict=True)
]


RACE_QUESTION: Final = Phrase("cc3k-which-race", {"races": RACE_CHOICES})
"""C33  What stands before every game."""


def enemy_word(letter: str) -> Item:
    """An enemy by its name; English says `.letter` of it."""
    return ENEMY_WORDS.get(ord(letter), letter)


def potion_word(letters: str) -> Item:
    return POTION_WORDS.get(letters, letters)


def race_word(race: int) -> Phrase:
    """The race by its number."""
    return RACE_WORDS[race] if race != NO_RACE else Phrase("cc3k-race-none")
