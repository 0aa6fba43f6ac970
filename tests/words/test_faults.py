"""What is wrong with words is loud in tests and survived in play."""

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from asterion.core.phrase import Phrase, Value, gendered, person, phrase
from asterion.words import Words, WordsError
from asterion.words.check import check
from tests.words.folder import folder

BROKEN = """
    lacks = Hello { $who }!
    chooses = { $n ->
        [one] one
       *[other] other
    }
    cycle = { cycle-two }
    cycle-two = { cycle }
    unread = { $
    calls = { SHOUT($who) }
    refers = see { nowhere } and { -noterm }
    counts = { NUMBER($who) }
    typed = { LIST($who, type: "xor") }
    empty =
        .title = Only this
"""

FAULTS: list[tuple[str, dict[str, Value], str, str]] = [
    ("nobody-said-this", {}, "there is no message “nobody-said-this”", "[nobody-said-this]"),
    ("lacks", {}, r"said.ftl:2: lacks: the variable \$who is not given", "Hello [$who]!"),
    ("chooses", {}, r"said.ftl:3: chooses: the variable \$n is not given", "other"),
    ("chooses", {"n": Phrase("x")}, "cannot select by a phrase or a list", "other"),
    ("cycle", {}, "cycle: cannot be said in “en”: it refers to itself", "[cycle]"),
    ("unread", {}, "said.ftl:9: unread: cannot be read: Expected", "[unread]"),
    ("calls", {"who": "Ann"}, r"calls: there is no function SHOUT\(\)", "[SHOUT]"),
    ("refers", {}, "there is no message “nowhere”", "see [nowhere] and [-noterm]"),
    ("counts", {"who": "Ann"}, r"counts: NUMBER\(\): 'Ann' is not a number", "[NUMBER]"),
    ("typed", {"who": "Ann"}, r"LIST\(\): the type of a list is", "[LIST]"),
    ("empty", {}, "there is no message “empty”", "[empty]"),
    ("empty.label", {}, "there is no message “empty.label”", "[empty.label]"),
]


@pytest.mark.parametrize(("name", "args", "fault", "shown"), FAULTS)
def test_a_fault_is_loud_in_tests_and_survived_in_play(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    name: str,
    args: dict[str, Value],
    fault: str,
    shown: str,
) -> None:
    room = folder(tmp_path, en=BROKEN)
    with pytest.raises(WordsError, match=fault):
        Words(room, strict=True).say(Phrase(name, args))
    forgiving = Words(room, strict=False)
    with caplog.at_level(logging.WARNING, "asterion.words"):
        assert [forgiving.say(Phrase(name, args)) for _ in range(3)] == [shown] * 3
    assert len(caplog.records) == len({record.message for record in caplog.records}) > 0


def test_what_cannot_be_read_is_said_in_english(tmp_path: Path) -> None:
    words = Words(folder(tmp_path, en="hello = Hello", ru="hello = { $"), strict=False)
    assert words.say(phrase("hello"), "ru") == "Hello"


def test_tests_are_strict_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WordsError):
        Words().say(phrase("nobody-said-this"))
    monkeypatch.delenv("ASTERION_STRICT_WORDS")
    assert Words().say(phrase("nobody-said-this")) == "[nobody-said-this]"


def test_a_term_may_be_used_without_its_parameters_but_shows_none(tmp_path: Path) -> None:
    text = "-t = a { $x } b\nm = { -t }"
    assert Words(folder(tmp_path, en=text), strict=False).say(phrase("m")) == "a [$x] b"


def test_several_threads_hear_the_same(tmp_path: Path) -> None:
    text = "\n".join(f"m{n} = {{ $n }} of {n}" for n in range(200))
    words = Words(folder(tmp_path, en=text), strict=True)
    phrases = [phrase(f"m{n}", n=n) for n in range(200)]
    with ThreadPoolExecutor(8) as pool:
        heard = list(pool.map(lambda _: [words.say(each, "ru") for each in phrases], range(16)))
    assert heard == [[f"{n} of {n}" for n in range(200)]] * 16


FELL = """
fell = { $whoIs ->
    [you] Ты { $whoGender ->
        [she] упала
        [he] упал
       *[none] падаешь
    }
   *[other] { $who } { $whoGender ->
        [she] упала
        [he] упал
       *[none] падает
    }
}.
seen = Видно: { LIST($others) }.
"""

GENDERS = {"Анна": "she", "Иван": "he"}


@pytest.mark.parametrize(
    ("seat", "listener", "sentence"),
    [
        (0, 1, "Анна упала."),
        (1, 0, "Иван упал."),
        (2, 0, "Саша падает."),
        (0, 0, "Ты упала."),
        (2, 2, "Ты падаешь."),
    ],
)
def test_players_are_spoken_of_as_they_said(
    tmp_path: Path, seat: int, listener: int, sentence: str
) -> None:
    english = "fell = { $whoIs ->\n *[other] { $who } falls\n}\nseen = { LIST($others) }"
    room = folder(tmp_path, en=english, ru=FELL)
    assert check(room) == []
    names = ["Анна", "Иван", "Саша"]
    told = phrase("fell", **person("who", seat, listener, names))
    words = Words(room, strict=True)
    assert words.say(gendered(told, GENDERS), "ru") == sentence
    inside = phrase("seen", others=[told, "Анна"])
    assert words.say(gendered(inside, GENDERS), "ru") == f"Видно: {sentence} и Анна."
    assert words.say(gendered(told, {}), "ru") == words.say(told, "ru"), "which is without gender"
