"""English messages are plain: words that once made them a dialect do not come back."""

import re
from pathlib import Path

import pytest

from tests.words.rooms import rooms

DIALECT = {
    "whoever": r"\bwhoever\b",  # the player who, anyone who
    "so many": r"\bso many\b",  # this many, or the number
    "anew": r"\banew\b",  # again
    "is no X": r"(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)",  # is not an X
    "kept": r"\bkept\b",  # saved, stored
    "by chance": r"\bby chance\b",  # random
    "word is sent": r"\bword is sent\b|\bsent word\b",  # you are notified
    "mended": r"\bmend(?:s|ed|ing)?\b",  # fixed
    "stands": r"\bstands\b",  # is
    "had by": r"\bhad by\b",  # from
    "of theirs": r"\bof (?:theirs|his|hers)\b",  # their
    "by itself": r"\bby itself\b",  # automatically
    "out loud": r"\bout loud\b",  # aloud
    "just now": r"\bjust now\b",  # right now
    "e-mail": r"\be-mails?\b",  # email
}
MEANT = {
    ("dungeonlab-question-18", "kept"),  # “Are the lights kept on ...?”
    ("dungeonlab-fired", "stands"),  # a wall that a shot did not bring down
    ("lesson-cc3k-fight", "stands"),  # where somebody stands, of somebody with feet
    ("core-ruling-closed", "whoever"),  # records hold this ruling, and know it by its words
    ("server-line-help", "kept"),  # a seat, which nobody else gets
}

UNSAID = r"\{[^{}]*\}|\$\w+|\.[\w-]+ =|\[[\w-]+\]"
"""Variables, and the names of attributes and variants."""


def messages(room: Path) -> list[tuple[str, str]]:
    """What a folder says in English: the id of each message, and its text without variables."""
    said: list[tuple[str, str]] = []
    for file in sorted((room / "en").glob("*.ftl")):
        for entry in re.split(r"\n(?=[a-z-])", "\n" + file.read_text("utf-8")):
            lines = [line for line in entry.splitlines() if not line.startswith("#")]
            name, _, text = "\n".join(lines).partition("=")
            said.append((name.strip(), re.sub(UNSAID, " ", text)))
    return said


def found(name: str, text: str) -> list[tuple[str, str]]:
    return [
        (name, word)
        for word, pattern in DIALECT.items()
        if re.search(pattern, text, re.IGNORECASE) and (name, word) not in MEANT
    ]


@pytest.mark.parametrize("room", [each[0] for each in rooms()], ids=lambda room: room.parent.name)
def test_no_message_is_in_the_dialect(room: Path) -> None:
    assert [fault for name, text in messages(room) for fault in found(name, text)] == []


def test_every_exception_is_still_needed() -> None:
    said = dict(message for room in rooms() for message in messages(room[0]))
    needed = {(name, word) for name, word in MEANT if re.search(DIALECT[word], said[name], re.I)}
    assert needed == MEANT


@pytest.mark.parametrize(
    "text",
    ["Whoever leaves dies.", "It is no tree.", "Draw one by chance", "The map stands below."],
)
def test_the_dialect_is_found(text: str) -> None:
    assert found("some-message", text)


def test_plain_english_is_not() -> None:
    assert found("some-message", "There is no tree, and the hut is no longer there.") == []
