"""Options: typed in the code, words at the edge, a sentence where they do not fit."""

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterion.core.contract.options import (
    OptionError,
    Options,
    choices,
    nearest,
    option,
    options_from,
    settings_of,
    with_settings,
)


class Sample(Options, frozen=True):
    """One option of each kind."""

    hit_points: Annotated[int, option("X1", "at the start", 1, 99)] = 3
    rounds: Annotated[int, option("X2", "0 is never", 0)] = 0
    offset: Annotated[int, option("X3", "any")] = 0
    depth: Annotated[int, option("X3", "not too high", high=5)] = 1
    joining: Annotated[bool, option("X4", "while the game goes on")] = True
    shape: Annotated[Literal["round", "square"], option("X5", "of what is seen")] = "round"
    motto: Annotated[str, option("X6", "for the wall")] = ""


def test_an_option_as_data() -> None:
    first, *_, shape, _motto = choices(Sample)
    assert (first.name, first.kind, first.default) == ("hit_points", "number", 3)
    assert (first.rule, first.text, first.low, first.high) == ("X1", "at the start", 1, 99)
    assert (shape.kind, shape.values) == ("choice", ("round", "square"))
    assert [choice.allowed() for choice in choices(Sample)] == [
        "1 to 99",
        "0 or more",
        "a whole number",
        "5 or less",
        "yes or no",
        "round, square",
        "text",
    ]


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("hit_points", "5", 5),
        ("hit-points", " 99 ", 99),
        ("HIT_POINTS", "1", 1),
        ("offset", "-7", -7),
        ("joining", "off", False),
        ("joining", "No", False),
        ("joining", "TRUE", True),
        ("shape", "Square", "square"),
        ("motto", "Ad Astra", "Ad Astra"),
    ],
)
def test_words_become_values(name: str, word: str, value: object) -> None:
    changed = settings_of(with_settings(Sample(), {name: word}))
    expected = settings_of(Sample()) | {name.lower().replace("-", "_"): value}
    assert changed == expected


@pytest.mark.parametrize(
    ("name", "word", "said"),
    [
        ("hitpoints", "5", "there is no option “hitpoints”; did you mean “hit_points”?"),
        ("colour", "5", "there is no option “colour”; there are: hit_points, rounds, offset,"),
        ("hit_points", "0", "option “hit_points” cannot be “0”: it must be 1 to 99"),
        ("hit_points", "", "option “hit_points” cannot be “”: it must be 1 to 99"),
        ("hit_points", "3.0", "option “hit_points” cannot be “3.0”: it must be 1 to 99"),
        ("hit_points", "1_0", "option “hit_points” cannot be “1_0”: it must be 1 to 99"),
        ("hit_points", "٣", "option “hit_points” cannot be “٣”: it must be 1 to 99"),
        ("rounds", "-1", "option “rounds” cannot be “-1”: it must be 0 or more"),
        ("depth", "6", "option “depth” cannot be “6”: it must be 5 or less"),
        (
            "offset",
            "9" * 50,
            f"option “offset” cannot be “{'9' * 37}...”: it must be a whole number",
        ),
        ("joining", "perhaps", "option “joining” cannot be “perhaps”: it must be yes or no"),
        ("shape", "oval", "option “shape” cannot be “oval”: it must be round, square"),
    ],
)
def test_words_that_do_not_fit(name: str, word: str, said: str) -> None:
    with pytest.raises(OptionError) as wrong:
        with_settings(Sample(), {name: word})
    assert str(wrong.value).startswith(said)


@given(name=st.sampled_from([*settings_of(Sample()), "x"]), word=st.text())
def test_any_words_are_understood_or_refused(name: str, word: str) -> None:
    try:
        changed = with_settings(Sample(), {name: word})
    except OptionError:
        return
    assert options_from(Sample, settings_of(changed)) == changed


@given(points=st.integers(1, 99), joining=st.booleans(), motto=st.text())
def test_data_and_back(points: int, joining: bool, motto: str) -> None:
    options = Sample(hit_points=points, joining=joining, motto=motto)
    assert options_from(Sample, settings_of(options)) == options


@pytest.mark.parametrize(
    "data", [{"hit_points": 0}, {"hit_points": "3"}, {"shape": "oval"}, {"unknown": 1}]
)
def test_data_that_does_not_fit(data: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=r"^the options are not valid: "):
        options_from(Sample, data)


def test_the_nearest_word() -> None:
    assert nearest("alhpa", ["alpha", "beta"]) == "; did you mean “alpha”?"
    assert nearest("zzz", ["alpha", "beta"]) == "; there are: alpha, beta"
    assert nearest("zzz", []) == "; there are none"
