"""The examples of docs/contribute/words.md are true; nothing is loaded before it is needed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.core.phrase import Value, person, phrase
from asterion.words import Words
from tests.words.folder import folder
from tests.words.rooms import CHECKOUT, SOURCE, rooms

PAGE = Path(__file__).parents[2] / "docs" / "contribute" / "words.md"
NAMES = ["Ann", "Bob"]


@pytest.fixture
def words(tmp_path: Path) -> Words:
    english, russian = re.findall(r"```ftl\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return Words(folder(tmp_path, en=f"{english}\nnorth = north\n", ru=russian), strict=True)


def test_the_english_example(words: Words) -> None:
    rest: dict[str, Value] = {"way": phrase("north"), "points": 1}
    walked = [phrase("walked", **person("who", 0, ear, NAMES), **rest) for ear in (0, 1)]
    assert [words.say(each) for each in walked] == [
        "You walk north; 1 action point left.",
        "Ann walks north; 1 action point left.",
    ]


def test_the_russian_example(words: Words) -> None:
    sees = phrase("sees", **person("who", 0, 1, NAMES), what=phrase("wall"))
    assert words.say(sees, "ru") == "Ann видит стену."


def loaded(program: str) -> set[str]:
    """The modules that a program of its own has loaded at its end."""
    ending = "; import sys; print(*sys.modules)"
    run = [sys.executable, "-c", program + ending]
    return set(subprocess.run(run, check=True, capture_output=True, text=True).stdout.split())


def test_the_parser_is_loaded_with_the_first_message_and_the_yardstick_never() -> None:
    start = "from asterion.words import Words; words = Words(); words.speaker('ru')"
    assert "fluent.syntax" not in loaded(start)
    say = "; from asterion.core.phrase import Phrase; words.say(Phrase('list-and', "
    said = loaded(start + say + "{'before': 'a', 'next': 'b'}), 'xx')")
    assert "fluent.syntax" in said
    assert not {"fluent.runtime", "babel", "attr", "pytz"} & said


def test_the_page_on_translating_names_every_room() -> None:
    text = (PAGE.parent / "translating.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE))
    assert listed == {room_in_checkout(room[0]) for room in rooms()}


def room_in_checkout(folder: Path) -> str:
    """Where it is among the sources, though the package may be a compiled copy."""
    if folder.is_relative_to(SOURCE):
        return f"src/asterion/{folder.relative_to(SOURCE)}"
    return str(folder.relative_to(CHECKOUT))
