"""The page's words: what it says is there, is given its variables, and nothing is left over."""

import re
from pathlib import Path

import pytest

from asterion.words.check import Language, check, unused

WEB = Path(__file__).parents[2] / "web" / "src"
FOLDER = WEB / "words"
AREA = re.compile(r"[a-z]+")
CALL = re.compile(r"""\bt\(\s*(?P<quote>["'`])(?P<id>[a-z]+-[a-zA-Z0-9-]*)""")
WORD = re.compile(r"""["'`](?P<id>[a-z]+(?:-[a-zA-Z0-9]+)*)(?:["'`]|(?P<more>-\$\{))""")
KEY = re.compile(r"\s*(\.\.\.)?([A-Za-z][A-Za-z0-9]*)\s*(?=[,:}]|$)")


def sources() -> dict[Path, str]:
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return {path: path.read_text() for path in sorted(files) if path.parent != FOLDER}


def english() -> Language:
    return Language((FOLDER,), "en")


def test_every_language_of_the_page_has_the_messages_of_english() -> None:
    assert [str(fault) for fault in check(FOLDER)] == []


def test_a_message_stands_in_the_file_of_its_area() -> None:
    for entry in english().entries.values():
        area = AREA.match(entry.name.removeprefix("-"))
        assert area
        assert area[0] == Path(entry.file).stem.partition("-")[0], entry.fault(
            "is in another area's file"
        )


def test_the_page_says_no_message_that_does_not_exist() -> None:
    known = english().entries
    for path, text in sources().items():
        for call in CALL.finditer(text):
            name = call["id"]
            if text[call.end()] == call["quote"]:
                assert name in known, f"{path}:{line(text, call.start())}: {name}"
            else:  # t(`table-key-${key}`): at least one message begins so
                assert any(each.startswith(name) for each in known), f"{path}: {name}"


def test_every_message_is_said_somewhere() -> None:
    known = english().entries
    said: set[str] = set()
    for text in sources().values():
        for word in WORD.finditer(text):
            if word["more"]:
                said |= {name for name in known if name.startswith(f"{word['id']}-")}
            else:
                said.add(word["id"])
    assert [str(fault) for fault in unused(said, FOLDER)] == []


def test_every_message_is_given_the_variables_that_it_uses() -> None:
    language, wrong = english(), []
    for path, text in sources().items():
        for call in CALL.finditer(text):
            given = arguments(text, call)
            if given is None or call["id"] not in language.entries:
                continue
            needed = language.given(call["id"]).variables
            documented = language.entries[call["id"]].comment
            more = {name for name in given - needed if f"${name}" not in documented}
            if needed - given or more:
                wrong.append(f"{path}:{line(text, call.start())}: {call['id']}: {needed ^ given}")
    assert wrong == []


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ('t("a-b")', set()),
        ('t("a-b", { n: f({ x: 1 }), who })', {"n", "who"}),
        ('t("a-b", { ...person })', None),
        ('t("a-b", args)', None),
    ],
)
def test_it_is_seen_what_a_message_is_given(said: str, given: set[str] | None) -> None:
    call = CALL.search(said)
    assert call
    assert arguments(said, call) == given


def arguments(text: str, call: re.Match[str]) -> set[str] | None:
    """The variables in a call; nothing where they cannot be told from the text alone."""
    rest = text[call.end() :]
    if rest[0] != call["quote"]:
        return None
    rest = rest[1:].lstrip()
    if rest.startswith(")"):
        return set()
    opened = re.match(r",\s*\{", rest)
    if not opened:
        return None
    depth, inner = 1, ""
    for letter in rest[opened.end() :]:
        depth += (letter in "{[(") - (letter in "}])")
        if depth == 0:
            break
        inner += letter if depth == 1 and letter not in "{[()]}" else ""
    names = set()
    for part in filter(str.strip, inner.split(",")):
        key = KEY.match(part)
        if key is None or key[1]:
            return None
        names.add(key[2])
    return names


def line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
