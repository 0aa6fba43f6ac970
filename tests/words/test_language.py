"""Choosing a language, and the direction it is written in."""

import pytest

from asterion.words.language import choose, direction, preferences


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ("ru", "ru"),
        ("RU", "ru"),
        ("ru-RU", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("de_DE@euro", "de"),
        ("de-AT", "de-AT"),
        ("de_AT.UTF-8", "de-AT"),
        ("de-AT-1996", "de-AT"),
        ("pt-PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
        ("*", "en"),
        ("tlh", "en"),
        ("../../etc/passwd", "en"),
        ("tlh:de:ru", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.1, ru;q=0.8, *;q=0.5", "ru"),
        ("ru;q=0, de;q=0.3", "de"),
        ("ru;q=nonsense, de", "de"),
    ],
)
def test_the_nearest_language_is_chosen(wanted: str, chosen: str) -> None:
    assert choose(wanted, ["en", "de", "de-AT", "ru", "pt-BR"]) == chosen


def test_what_is_chosen_otherwise_can_be_said() -> None:
    assert choose("tlh", ["en", "de"], otherwise="de") == "de"


def test_equal_preferences_keep_their_order() -> None:
    assert preferences("de, da, cs;q=1.0") == ["de", "da", "cs"]


def test_directions() -> None:
    assert [direction(language) for language in ("en", "he-IL", "xr", "xx")] == [
        "ltr",
        "rtl",
        "rtl",
        "ltr",
    ]
