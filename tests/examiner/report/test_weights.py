"""Marks by weights, and files of weights as teachers write them."""

from pathlib import Path
from typing import Any

import pytest

from asterion.examiner.report.weights import BadWeights, marks, read_weights, total
from tests.commands.running import asterion, sentence
from tests.examiner.report.made import findings


@pytest.mark.parametrize(
    ("written", "marked"),
    [
        ("", (2, 4)),
        ("weight = 0\n[weights]\nR1 = 4\nR2 = 2.5\nprogram = 1", (5, 7.5)),
        ('not_reached = "full"', (3, 4)),
        ('not_reached = "left-out"', (2, 3)),
    ],
)
def test_a_broken_rule_gets_nothing_and_the_rest_its_weight(
    written: str, marked: tuple[float, float]
) -> None:
    """R1 was held, R2 broken, R3 not reached; the program ran to the end."""
    assert total(marks(findings("R2"), read_weights(written))) == marked


def test_what_could_not_be_examined_gets_nothing_for_what_was_not_reached() -> None:
    found = findings(endings=("not-started",))
    generous = read_weights('not_reached = "full"\nweight = 0\n[weights]\nR3 = 5')
    assert total(marks(found, generous)) == (0, 5)


@pytest.mark.parametrize(
    "written",
    ["weight = -1", "[weights]\nC1 = nan", "wieght = 1", 'visibility = "secret"', "weight = "],
)
def test_a_file_that_is_no_weights_is_refused(written: str, tmp_path: Path) -> None:
    with pytest.raises(BadWeights):
        read_weights(written)
    file = tmp_path / "weights.toml"
    file.write_text(written)
    ran = asterion("cc3k", "check", "--weights", file, "--", "./none")
    assert (ran.status, ran.out) == (2, "")
    assert "is not a file of weights" in sentence(ran)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--report", "word"], "text, json, junit, gradescope, classroom50, html"),
        (["--report", "json", "--report", "junit"], "only one report can go to standard output"),
        (["--weights", "{weights}"], "the weights name “O13”, which is not a rule of this book"),
    ],
)
def test_what_is_asked_wrongly_is_said_before_anything_is_run(
    arguments: list[str], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("[weights]\nO13 = 2\n")
    filled: list[Any] = [file if each == "{weights}" else each for each in arguments]
    ran = asterion("cc3k", "check", *filled, "--", "./none")
    assert (ran.status, ran.out) == (2, "")
    assert said in sentence(ran)
