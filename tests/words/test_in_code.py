"""English that stands in the Python file of what it is about, and is translated in folders."""

from pathlib import Path

from asterion.core.phrase import phrase
from asterion.words import Words
from asterion.words.check import check, unused
from tests.words.folder import folder


def test_it_is_said_like_any_other_message(tmp_path: Path) -> None:
    words = Words(folder(tmp_path / "words", en="hello = Hello"))
    words.add_text(tmp_path / "beasts" / "lion.py", "lion = a lion\n")
    assert words.say(phrase("lion")) == "a lion"
    assert words.say(phrase("lion"), "xx").startswith("⟦")


def test_who_speaks_already_learns_what_comes_later(tmp_path: Path) -> None:
    words = Words()
    words.add_text(tmp_path / "lion.py", "lion = a lion\n")
    assert words.say(phrase("lion"), "xx") == "⟦ȧȧ ŀīīǿǿƞ⟧"
    words.add_text(tmp_path / "orc.py", "orc = an orc\n")
    assert words.say(phrase("orc")) == "an orc"
    assert words.say(phrase("orc"), "xx") == "⟦ȧȧƞ ǿǿřƈ⟧"


def test_it_is_translated_in_a_folder_and_checked_with_it(tmp_path: Path) -> None:
    room = folder(tmp_path / "words", en="hello = Hello", ru="lion = лев\nrat = крыса")
    beasts = tmp_path / "beasts"
    words = Words(room)
    words.add_text(beasts / "lion.py", "lion = a lion\n\norc = an orc\n")
    assert words.say(phrase("lion"), "ru") == "лев"
    assert words.say(phrase("orc"), "ru") == "an orc"
    faults = [fault.text for fault in check(room, beasts, whole=True)]
    assert faults == [
        "orc: is missing in “ru”",
        "hello: is missing in “ru”",
        "rat: is not in English, so it is never said",
    ]
    never = unused({"hello", "lion"}, room, beasts)
    assert [str(fault) for fault in never] == [f"{beasts / 'lion.py'}:3: orc: is never said"]
