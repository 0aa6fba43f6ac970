"""`./dev check` finds the tests that are nearest to a file, and says what it cannot check."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed import nearest_to, without_parts

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "test"),
    [
        ("tests/core/test_dice.py", "tests/core/test_dice.py"),
        (
            "src/asterion/core/dice.py",
            "tests/core/test_dice.py",
        ),  # many import it
        ("src/asterion/server/guard/rates.py", "tests/server/guard/test_rates.py"),
        ("docs/program/line.md", "tests/server/line/test_docs.py"),
        ("src/asterion/books/labyrinth/words/en/rules.ftl", "tests/words/test_check.py"),
        (
            "src/asterion/books/labyrinth/rules/grenades.py",
            "tests/books/labyrinth/test_grenades_and_mines.py"
            "::test_L7_L67_a_closed_exit_becomes_an_open_one",
        ),
    ],
)
def test_the_nearest_nearest_to_a_file(name: str, test: str) -> None:
    assert test in nearest_to(name)


def test_a_test_is_not_run_twice() -> None:
    assert without_parts(["tests/a.py::test_one", "tests/a.py", "tests/b.py::test_two"]) == [
        "tests/a.py",
        "tests/b.py::test_two",
    ]


def test_a_file_that_is_not_there_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.changed", "src/asterion/core/die.py"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == (
        "dev: there is no file src/asterion/core/die.py;"
        " as in: ./dev check src/asterion/core/dice.py\n"
    )
