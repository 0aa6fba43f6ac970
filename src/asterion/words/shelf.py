"""The words of the whole program: every room brings its folder, and anybody says any phrase.

The id of a message begins with the room it belongs to (`labyrinth-wall-hit`), so no two rooms are
in each other's way, and a phrase of one may stand inside a phrase of another.
"""

from pathlib import Path
from typing import Final

from asterion import core
from asterion.core.phrase import Phrase, lend_words
from asterion.words.language import FIRST
from asterion.words.speaker import Speaker, Words

WORDS: Final = Words(Path(core.__file__).parent / "words")


def bring_words(folder: Path) -> None:
    """`bring_words(Path(__file__).parent)`: the messages in its folders, one per language."""
    WORDS.add(folder)


def bring_text(file: str, text: str) -> None:
    """`bring_text(__file__, "...")`: English that stands in the file of what it is about.

    Anyone who translates it does so in a file of the room's folder for that language. They are told
    the file of the source, also where the module is compiled and `__file__` is a library.
    """
    compiled = Path(file)
    WORDS.add_text(compiled.with_name(f"{compiled.name.partition('.')[0]}.py"), text)


def speaker(language: str = FIRST) -> Speaker:
    """Who speaks this language, or the nearest there is."""
    return WORDS.speaker(language)


def speak(phrase: Phrase, language: str = FIRST) -> str:
    """The phrase in words. Anyone who says much in one language keeps its `speaker`."""
    return WORDS.speaker(language)(phrase)


lend_words(speak)
