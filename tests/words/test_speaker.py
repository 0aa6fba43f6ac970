"""Phrases in, sentences out."""

from pathlib import Path

import pytest

from asterion.core.phrase import Phrase, person, persons, phrase
from asterion.words import Words
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
    assert {"de", "en", "ru"} <= set(two.languages)
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
