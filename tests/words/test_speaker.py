"""Phrases in, sentences out."""

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from asterion.core.phrase import Phrase, Value, gendered, person, persons, phrase
from asterion.words import Words, WordsError
from asterion.words.check import check
from tests.words.folder import folder

NAMES = ["Ann", "Bob", "{ $who } = Cid"]

SAID = """
    # A message with everything that a sentence needs.
    walked =
        { $whoIs ->
            [you] You walk
           *[other] { $who } walks
        } { $way }; { $points ->
            [0] nothing
            [one] one point
           *[other] { $points } points
        } left.
    hit = { $whoIs ->
        [you] You hit { $target }.
       *[other] { $who } hits { $target }.
    }
    seen = You see { LIST($things) }.
    either = Go { LIST($ways, type: "or") }.
    answer = { CAPITAL(LIST($parts, type: "join")) }.
    bullet = { $n ->
        [one] a bullet
       *[other] { $n } bullets
    }
        .title = Bullets
        .gender = masculine
    stored = { $what }: { bullet.title }
    flag = { $on ->
        [true] on
       *[false] off
    }
    -game = { $case ->
        [possessive] Asterion's
       *[plain] Asterion
    }
        .kind = machine
    welcome = { -game } greets you. { -game(case: "possessive") } rules: { -game.kind ->
        [machine] a machine's
       *[person] a person's
    }.
    clock = { NUMBER($minutes) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
    braces = { "{" }{ " \\u00e9 " }{ { "}" } }
    lines =
        one
          two

        three
"""


def said(tmp_path: Path, what: Phrase, text: str = SAID, **others: str) -> str:
    return Words(folder(tmp_path, en=text, **others), strict=True).say(what)


@pytest.mark.parametrize(
    ("seat", "points", "sentence"),
    [
        (0, 3, "You walk north; 3 points left."),
        (1, 1, "Bob walks north; one point left."),
        (1, 0, "Bob walks north; nothing left."),
        (1, 1234, "Bob walks north; 1,234 points left."),
        (2, -1, "{ $who } = Cid walks north; one point left."),
    ],
)
def test_you_and_they_one_and_many(tmp_path: Path, seat: int, points: int, sentence: str) -> None:
    what = phrase("walked", **person("who", seat, 0, NAMES), way="north", points=points)
    speaker = Words(folder(tmp_path, en=SAID), strict=True).speaker()
    assert speaker(what) == sentence
    assert speaker(what) == sentence  # and again, when the choice is remembered


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (phrase("seen", things=[]), "You see ."),
        (phrase("seen", things=["Ann"]), "You see Ann."),
        (phrase("seen", things=["Ann", "Bob"]), "You see Ann and Bob."),
        (phrase("seen", things=[phrase("bullet", n=2), 1000]), "You see 2 bullets and 1,000."),
        (phrase("seen", things=persons([0, 1], 1, NAMES)), "You see Ann and you."),
        (phrase("seen", things="one thing"), "You see one thing."),
        (phrase("either", ways=["up", "left", "right"]), "Go up, left or right."),
        (phrase("answer", parts=["walked", "was healed"]), "Walked, was healed."),
        (phrase("stored", what=phrase("bullet", n=1)), "a bullet: Bullets"),
        (phrase("stored", what=[1, 2]), "1 and 2: Bullets"),
        (phrase("bullet.title"), "Bullets"),
        (phrase("flag", on=True), "on"),
        (phrase("flag", on=False), "off"),
        (phrase("stored", what=True), "true: Bullets"),
        (phrase("clock", minutes=61, seconds=5), "61:05"),
        (phrase("welcome"), "Asterion greets you. Asterion's rules: a machine's."),
        (phrase("braces"), "{ é }"),
        (phrase("lines"), "one\n  two\n\nthree"),
    ],
)  # fmt: skip
def test_what_a_message_can_say(tmp_path: Path, what: Phrase, sentence: str) -> None:
    assert said(tmp_path, what) == sentence


def test_true_is_not_one_for_a_selector_that_has_met_one(tmp_path: Path) -> None:
    text = "it = { $it ->\n  [one] a number\n *[true] a yes\n}"
    speaker = Words(folder(tmp_path, en=text), strict=True).speaker()
    assert [speaker(phrase("it", it=it)) for it in (1, True, 1)] == [
        "a number",
        "a yes",
        "a number",
    ]


def test_the_first_variant_that_fits_is_taken(tmp_path: Path) -> None:
    text = "n = { $n ->\n  [one] category\n  [1] number\n  [2] two\n *[other] more\n}"
    speaker = Words(folder(tmp_path, en=text), strict=True).speaker()
    assert [speaker(phrase("n", n=n)) for n in (1, 2, 3)] == ["category", "two", "more"]


RUSSIAN = """
    wall = стена
        .accusative = стену
        .gender = feminine
    pit = яма
        .accusative = яму
        .gender = feminine
    hit = { $whoIs ->
        [you] Ты видишь
       *[other] { $who } видит
    } { FORM($what, "accusative") }: { FORM($what, "gender") ->
        [feminine] она здесь
       *[masculine] он здесь
    }.
    saw = Видно { LIST(FORM($things, "accusative")) }.
    left = { $n ->
        [one] { $n } пуля
        [few] { $n } пули
       *[many] { $n } пуль
    }
"""
ENGLISH = """
    wall = a wall
    pit = a pit
    hit = { $whoIs ->
        [you] You see
       *[other] { $who } sees
    } { $what }.
    saw = One sees { LIST($things) }.
    left = { $n ->
        [one] one bullet
       *[other] { $n } bullets
    }
    only = Only English has { $what }, { $n }.
"""


@pytest.fixture
def two(tmp_path: Path) -> Words:
    return Words(folder(tmp_path, en=ENGLISH, ru=RUSSIAN), strict=True)


def test_an_outer_message_chooses_the_form_of_an_inner_one(two: Words) -> None:
    what = phrase("hit", **person("who", 0, 1, NAMES), what=phrase("wall"))
    assert two.say(what, "ru") == "Ann видит стену: она здесь."
    assert two.say(what, "en") == "Ann sees a wall."
    listed = phrase("saw", things=[phrase("wall"), phrase("pit"), "Ann"])
    assert two.say(listed, "ru") == "Видно стену, яму и Ann."
    assert two.say(listed) == "One sees a wall, a pit and Ann."


def test_plural_categories_are_the_languages_own(two: Words) -> None:
    heard = [two.say(phrase("left", n=n), "ru") for n in (1, 2, 5, 11, 21, 1000)]
    assert heard == ["1 пуля", "2 пули", "5 пуль", "11 пуль", "21 пуля", "1\xa0000 пуль"]


def test_what_a_language_lacks_is_said_in_english_as_a_whole(two: Words) -> None:
    assert two.say(phrase("only", what=phrase("wall"), n=2000), "ru") == (
        "Only English has a wall, 2,000."
    )


def test_a_language_is_found_by_any_of_its_names(two: Words) -> None:
    assert two.languages == ("de", "en", "ru")
    assert two.speaker("ru_RU.UTF-8") is two.speaker("ru")
    assert two.speaker("tlh").language == "en"


def test_a_region_says_what_it_says_otherwise(tmp_path: Path) -> None:
    room = folder(tmp_path, en="a = A\nb = B\nc = C", de="a = Ä\nb = Be")
    words = Words(folder(room, **{"de-AT": "a = Äh"}), strict=True)
    assert [words.say(phrase(name), "de-AT") for name in "abc"] == ["Äh", "Be", "C"]


def test_the_first_folder_wins_and_what_all_share_comes_last(tmp_path: Path) -> None:
    book = folder(tmp_path / "book", en="list-and = { $before } & { $next }\nx = book")
    other = folder(tmp_path / "other", en="x = other\ny = { LIST($l) }")
    words = Words(book, other, strict=True)
    assert words.say(phrase("x")) == "book"
    assert words.say(phrase("y", l=["a", "b", "c"])) == "a, b & c"


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
