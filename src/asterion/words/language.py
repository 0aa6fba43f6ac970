"""Languages by their names: choosing one, and the way it is written."""

from collections.abc import Iterable
from typing import Final

FIRST: Final = "en"
"""The language in which everything is said first, and that stands in where another has no words."""

RIGHT_TO_LEFT: Final = {"ar", "fa", "he", "ur", "yi", "xr"}


def base(language: str) -> str:
    """“ru” of “ru-RU”."""
    return language.partition("-")[0]


def direction(language: str) -> str:
    """`ltr` or `rtl`, as a page wants to know it."""
    return "rtl" if base(language) in RIGHT_TO_LEFT else "ltr"


def tidy(wanted: str) -> str:
    """“ru-ru” of “ru_RU.UTF-8@euro”; nothing for “C” and “POSIX”, which name no language."""
    name = wanted.partition(".")[0].partition("@")[0].strip().replace("_", "-").lower()
    return "" if name in {"c", "posix", "*"} else name


def choose(wanted: str, available: Iterable[str], otherwise: str = FIRST) -> str:
    """The available language nearest to what is wanted.

    `wanted` is one name or several, the best first: “ru_RU.UTF-8” as in LANG, “ru:de” as in
    LANGUAGE, “ru-RU,ru;q=0.9,en;q=0.8” as a browser sends it.
    """
    known = {language.lower(): language for language in available}
    by_base = {base(language): known[language] for language in sorted(known, reverse=True)}
    for name in preferences(wanted):
        longest = name
        while longest:
            if longest in known:
                return known[longest]
            longest = longest.rpartition("-")[0]
        if base(name) in by_base:
            return by_base[base(name)]
    return otherwise


def preferences(wanted: str) -> list[str]:
    """The names in a list of languages, the best first; refused ones (“q=0”) are left out."""
    weighed: list[tuple[float, str]] = []
    for part in wanted.replace(":", ",").split(","):
        name, _, quality = part.partition(";")
        tidied = tidy(name)
        weight = _weight(quality)
        if tidied and weight > 0:
            weighed.append((-weight, tidied))
    return [name for _, name in sorted(weighed, key=lambda pair: pair[0])]


def _weight(quality: str) -> float:
    _, _, number = quality.partition("=")
    try:
        return float(number) if number.strip() else 1.0
    except ValueError:
        return 0.0
