"""Plural categories and numbers as Babel has them from the CLDR."""

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from asterion.words.number import PLURALS, SIGNS, formed, plural, writer

LANGUAGES = sorted({*PLURALS, "en", "de"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_numbers_have_the_category_of_the_cldr(language: str) -> None:
    rule, theirs = plural(language), Locale.parse(language).plural_form
    for number in [*range(1200), 10**6, 10**6 + 1, 2 * 10**6]:
        assert rule(number, 0) == theirs(number), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_fractions_have_the_category_of_the_cldr(language: str) -> None:
    rule, theirs = plural(language), Locale.parse(language).plural_form
    for tenths in range(400):
        number = Decimal(tenths) / 10
        shown = number.quantize(Decimal("0.1"))
        assert rule(shown, 1) == theirs(shown), shown


def test_a_language_that_nobody_described_has_one_and_other() -> None:
    assert [plural("tlh")(number, 0) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert writer("tlh")(1234567) == "1234567"
    assert plural("ru-RU") is plural("ru")


@pytest.mark.parametrize("language", sorted(set(SIGNS) - {"xx", "xr"}))
@given(number=st.integers(-(10**9), 10**9) | st.integers(-2000, 2000))
def test_numbers_are_written_as_the_cldr_has_it(language: str, number: int) -> None:
    assert writer(language)(number) == format_decimal(number, locale=language)


@pytest.mark.parametrize(
    ("number", "form", "text"),
    [
        (5, {"integers": 2}, "05"),
        (-5, {"integers": 3}, "-005"),
        (1234, {"grouped": False}, "1234"),
        (1234567, {}, "1.234.567"),
        (1, {"least": 2}, "1,00"),
        (Decimal("2.5"), {"most": 0}, "3"),
        (Decimal("2.4000"), {}, "2,4"),
        (Decimal("0.0004"), {}, "0"),
        (Decimal("-0.0004"), {}, "0"),
    ],
)
def test_a_number_in_the_form_that_was_asked_for(
    number: int | Decimal, form: dict[str, int], text: str
) -> None:
    assert formed(number, "de", **form).text == text  # type: ignore[arg-type]


def test_a_visible_fraction_makes_a_plural() -> None:
    number = formed(1, "en", least=1)
    assert (number.text, plural("en")(number.value, number.digits)) == ("1.0", "other")
