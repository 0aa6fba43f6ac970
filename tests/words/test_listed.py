"""Every message of every language can be said, in every number, person and gender.

The sentences of an offered language are kept in `listed/<language>.txt`, for anyone who reads them:
`KEEP_WORDS=1 pytest tests/words/test_listed.py` writes them again.
"""

import os
from pathlib import Path

import pytest

from asterion.words.language import FIRST
from asterion.words.offered import KNOWN, OFFERED
from tests.words.folder import folder
from tests.words.listing import listed, listed_in

KEPT = Path(__file__).parent / "listed"
OTHERS = [language for language in KNOWN if language != FIRST]


@pytest.mark.parametrize("language", OTHERS)
def test_everything_can_be_said_and_is_kept_for_review(language: str) -> None:
    text = "".join(f"{line}\n" for line in listed(language))
    file = KEPT / f"{language}.txt"
    assert text.count("\n") > 1000
    if os.environ.get("KEEP_WORDS"):
        KEPT.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    if language in OFFERED:
        assert file.read_text("utf-8") == text


def test_a_message_is_said_in_every_number_person_and_gender(tmp_path: Path) -> None:
    english = "# $who, $whoIs\n# $n (number)\nwent = { $who } went { $n } steps"
    russian = """
went = { $whoIs ->
    [you] Ты идёшь
   *[other] { $who } { $whoGender ->
        [she] прошла
        [he] прошёл
       *[none] идёт
    }
} { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
"""
    room = folder(tmp_path, en=english, ru=russian)
    lines = list(listed_in((room,), "ru"))
    assert len(lines) == 16
    assert "went: Ты идёшь 21 шаг" in lines
    assert "went: Анна прошла 2 шага" in lines
    assert "went: Анна идёт 5 шагов" in lines
