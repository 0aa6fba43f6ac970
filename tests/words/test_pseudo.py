"""The pseudo-languages: every English text is changed, and nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from asterion.core.phrase import Phrase, Value, phrase
from asterion.words import Words
from asterion.words.pseudo import accented, file_in, turned
from tests.words.folder import folder

TEXT = """\
walked = { $whoIs ->
    [you] You walk
   *[other] { $who } walks
} { $n ->
    [one] one step
   *[other] { NUMBER($n, minimumIntegerDigits: 2) } steps
}.
    .title = Walking
    .gender = feminine
-game = Asterion
    .kind = machine
of = { -game.kind ->
    [machine] { -game } runs
   *[other] { -game } lives
}
agrees = { FORM($what, "gender") ->
    [feminine] She
   *[other] It
}{ " " }{ "goes" }{ "\\u0021" }
glue = { $a }, { $b }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return Words(folder(tmp_path, en=TEXT), strict=True)


WALKED: dict[str, Value] = {"who": "Ann", "whoIs": "other", "n": 3}


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (Phrase("walked", WALKED), "⟦Ann ẇȧȧŀķş 03 şŧḗḗƥş.⟧"),
        (Phrase("walked", WALKED | {"whoIs": "you", "n": 1}), "⟦Ẏǿǿŭŭ ẇȧȧŀķ ǿǿƞḗḗ şŧḗḗƥ.⟧"),
        (phrase("walked.title"), "⟦Ẇȧȧŀķīīƞɠ⟧"),
        (phrase("of"), "⟦Ȧȧşŧḗḗřīīǿǿƞ řŭŭƞş⟧"),
        (phrase("agrees", what=Phrase("walked", WALKED)), "⟦Şħḗḗ ɠǿǿḗḗş!⟧"),
        (phrase("glue", a="1", b="2"), "1, 2"),
    ],
)
def test_the_accented_language_keeps_variables_selectors_and_terms(
    words: Words, what: Phrase, said: str
) -> None:
    assert words.say(what, "xx") == said


def test_accented_text_is_longer_and_has_no_english_letter() -> None:
    letters = "The quick brown fox jumps over the lazy dog"
    assert len(accented(letters)) >= 1.2 * len(letters)
    assert not re.search("[A-Za-z]", accented(letters))
    assert not re.search("[A-Za-z]", accented("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def test_the_other_one_reads_from_right_to_left(words: Words) -> None:
    said = words.say(Phrase("walked", WALKED), "xr")
    assert said == "Ann\u202e ʍɐʅʞs\u202c 03\u202e sʇǝds\u202c."
    assert turned("a\n\nb") == "\u202eɐ\u202c\n\n\u202eq\u202c"


def test_a_pseudo_language_is_only_spoken_when_asked_for(words: Words) -> None:
    assert not {"xx", "xr"} & set(words.languages)
    assert words.speaker("xx-YY").language == "xx"


@pytest.mark.parametrize("language", ["xx", "xr"])
def test_a_file_of_it_says_the_same(tmp_path: Path, words: Words, language: str) -> None:
    changed = Words(folder(tmp_path / "changed", en=file_in(language, TEXT)), strict=True)
    for what in (Phrase("walked", WALKED), phrase("of"), phrase("walked.gender")):
        assert changed.say(what) == words.say(what, language)


def test_the_english_tree_is_left_as_it_was(words: Words) -> None:
    before = words.say(Phrase("walked", WALKED))
    words.say(Phrase("walked", WALKED), "xx")
    assert words.say(Phrase("walked", WALKED)) == before == "Ann walks 03 steps."
    parsed = FluentParser().parse(file_in("xx", TEXT))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert FluentSerializer().serialize(parsed) == file_in("xx", TEXT)
