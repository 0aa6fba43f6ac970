"""What is wrong in a folder of words is said with its file and line."""

from pathlib import Path

import pytest

from asterion.words.check import check, unused
from asterion.words.speaker import COMMON
from tests.words.folder import folder
from tests.words.rooms import rooms


def faults(path: Path, **languages: str) -> list[str]:
    room = folder(path, **languages)
    whole = check(room, whole=True)
    return [str(fault).removeprefix(f"{room}/") for fault in whole]


@pytest.mark.parametrize("room", rooms(), ids=lambda room: str(room[0].parent.name))
def test_what_we_ship_has_no_fault(room: tuple[Path, ...]) -> None:
    """Every room: an unreadable message of a verb's help once went unseen."""
    assert COMMON in {each for every in rooms() for each in every}
    assert [str(fault) for fault in check(*room)] == []


@pytest.mark.parametrize(
    ("english", "russian", "expected"),
    [
        ("a = A\nb = B", "a = А", ["en/said.ftl:2: b: is missing in “ru”"]),
        ("a = A", "a = А\n\nb = Б", ["ru/said.ftl:3: b: is not in English, so it is never said"]),
        (
            "a = { $n } of { $m }",
            "# why\na = { $k } { $n }",
            [
                "ru/said.ftl:2: a: does not use $m, which English shows",
                "ru/said.ftl:2: a: uses $k, which English neither uses nor documents",
            ],
        ),
        (
            "a = A",
            "a = А\nb = { $\nc = В",
            [
                "ru/said.ftl:2: cannot be read: "
                'Expected a character from range: "a-zA-Z"',
                "ru/said.ftl:3: c: is not in English, so it is never said",
            ],
        ),
        ("a=A\n .t=T", "a = A", ["ru/said.ftl:1: a: lacks the attribute .t, which English has"]),
        ("a = A", "a =\n  .t = T", ["ru/said.ftl:1: a: has no text of its own, but English has"]),
    ],
)  # fmt: skip
def test_a_language_is_held_against_english(
    tmp_path: Path, english: str, russian: str, expected: list[str]
) -> None:
    assert faults(tmp_path, en=english, ru=russian) == expected


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        # what English only selects by, another grammar may not need
        ("a = { $n ->\n  [one] one\n *[other] more\n}", "a = сколько-то"),
        # what English does not need, but documents, is given
        ("# $whoIs: the player\na = { $who } fell", "a = { $who }{ $whoIs ->\n *[other] .\n}"),
        # cases are a language's own, and so are its terms
        ("a = a pit", "-t = ям\na = { -t }а\n  .accusative = { -t }у"),
        # a variable may stand in another message that is referred to
        ("a = { $n }\nb = { a }", "a = { $n }\nb = { $n }"),
        ("a = { LIST($n) }", 'a = { LIST(FORM($n, "accusative"), type: "or") }'),
        # what all books share can be referred to
        ("a = { person }", "a = { person }!"),
    ],
)  # fmt: skip
def test_a_language_has_a_grammar_of_its_own(tmp_path: Path, english: str, russian: str) -> None:
    assert faults(tmp_path, en=english, ru=russian) == []


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("a = A\na = B", "en/said.ftl:2: a: is there already, in {room}/en/said.ftl:1"),
        ("a = { b }", "en/said.ftl:1: a: refers to { b }, which does not exist"),
        ("a = { -t }", "en/said.ftl:1: a: refers to { -t }, which does not exist"),
        ("b = B\na = { b.t }", "en/said.ftl:2: a: refers to { b.t }, which does not exist"),
        ("a = { SHOUT($n) }", "en/said.ftl:1: a: there is no function SHOUT()"),
        ("a = { NUMBER($n, stile: 1) }", "en/said.ftl:1: a: NUMBER() has no option stile"),
        ("a = { FORM($n) }", "en/said.ftl:1: a: FORM() needs 2 positional arguments"),
    ],
)
def test_english_itself_is_checked(tmp_path: Path, english: str, expected: str) -> None:
    assert faults(tmp_path, en=english) == [expected.replace("{room}", str(tmp_path))]


def test_a_region_need_not_say_everything(tmp_path: Path) -> None:
    folder(tmp_path, **{"de-AT": "a = Ä"})
    assert faults(tmp_path, en="a = A\nb = B", de="a = A\nb = B") == []


def test_one_name_in_two_files_is_found_but_another_folder_may_say_it_anew(tmp_path: Path) -> None:
    one = folder(tmp_path / "one", en="a = A")
    two = folder(tmp_path / "two", en="a = B")
    assert check(one, two) == []
    (one / "en" / "zweit.ftl").write_text("a = C", "utf-8")
    assert [fault.text for fault in check(one)] == [f"a: is there already, in {one}/en/said.ftl:1"]


def test_what_nobody_says_is_found(tmp_path: Path) -> None:
    text = "a = { b } { -t }\nb = B\nc = C\n-t = T\n-u = U\nd =\n    .title = D\n"
    room = folder(tmp_path, en=text)
    assert [(fault.line, fault.text) for fault in unused(["a", "d.title"], room)] == [
        (3, "c: is never said"),
        (5, "-u: is never said"),
    ]
