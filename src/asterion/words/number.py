"""Numbers in a language: their plural category, and how they are written."""

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final, NamedTuple

from asterion.words.language import base

Plural = Callable[[int | Decimal, int], str]
"""The category of a number that is not negative, by its value and its visible fraction digits."""


class Number(NamedTuple):
    """A number that NUMBER() or a literal has given a form of its own."""

    value: int | Decimal
    text: str
    digits: int  # visible behind the point; “1.0 points”, though the value is 1


def one_or_other(number: int | Decimal, digits: int) -> str:
    return "one" if number == 1 and not digits else "other"


def _other(number: int | Decimal, digits: int) -> str:
    return "other"


def _french(number: int | Decimal, digits: int) -> str:
    if not digits and number and number % 1_000_000 == 0:
        return "many"
    return "one" if number < 2 else "other"


def _russian(number: int | Decimal, digits: int) -> str:
    if digits:
        return "other"
    last, teens = number % 10, 10 < number % 100 < 20
    if last == 1 and not teens:
        return "one"
    return "few" if last in (2, 3, 4) and not teens else "many"


def _polish(number: int | Decimal, digits: int) -> str:
    if digits:
        return "other"
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and not 10 < number % 100 < 20 else "many"


PLURALS: Final[dict[str, Plural]] = {
    "fr": _french, "ja": _other, "pl": _polish, "ru": _russian, "uk": _russian, "zh": _other,
}  # fmt: skip
"""CLDR's cardinal rules, where they are not `one_or_other`, by which English and German go."""

SIGNS: Final = {
    "en": (",", "."), "xx": (",", "."), "xr": (",", "."), "de": (".", ","), "ja": (",", "."),
    "ru": ("\N{NO-BREAK SPACE}", ","), "uk": ("\N{NO-BREAK SPACE}", ","), "zh": (",", "."),
    "fr": ("\N{NARROW NO-BREAK SPACE}", ","),
}  # fmt: skip
"""What stands between thousands, and before the fraction."""


def plural(language: str) -> Plural:
    return PLURALS.get(base(language), one_or_other)


def writer(language: str) -> Callable[[int], str]:
    """How this language writes a whole number when nothing else is asked for."""
    thousands, _ = SIGNS.get(base(language), ("", "."))

    def write(number: int) -> str:
        if -1000 < number < 1000:
            return str(number)
        return f"{number:,}".replace(",", thousands)

    return write


def formed(
    number: int | Decimal,
    language: str,
    *,
    integers: int = 1,
    least: int = 0,
    most: int = 3,
    grouped: bool = True,
) -> Number:
    """NUMBER(): at least N whole digits, between `least` and `most` digits of a fraction."""
    thousands, point = SIGNS.get(base(language), ("", "."))
    most = max(least, most)
    rounded = Decimal(number).quantize(Decimal(1).scaleb(-most), ROUND_HALF_UP)
    whole, _, fraction = f"{abs(rounded):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(least, "0")
    whole = whole.rjust(integers, "0")
    if grouped:
        first = len(whole) % 3 or 3
        whole = ",".join([whole[:first], *(whole[i : i + 3] for i in range(first, len(whole), 3))])
    sign = "-" if rounded < 0 else ""
    text = f"{sign}{whole}.{fraction}" if fraction else sign + whole
    return Number(rounded, _signed(text, thousands, point), len(fraction))


def _signed(text: str, thousands: str, point: str) -> str:
    whole, dot, fraction = text.partition(".")
    return whole.replace(",", thousands) + (point + fraction if dot else "")
