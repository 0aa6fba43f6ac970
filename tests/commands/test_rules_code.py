"""`asterion rules BOOK NUMBER --code`: from the number of a rule to its code and its tests."""

import json
from pathlib import Path

import pytest

from asterion.books import book, books
from asterion.books.place import folder_of
from asterion.commands.carrying import carriers, named_in, where_tested
from tests.commands.running import asterion


def test_a_number_shows_its_rule_alone() -> None:
    said = asterion("rules", "labyrinth", "L69")
    assert said.status == 0
    assert said.out.startswith("L69 ")
    assert "L70" not in said.out.split("\n")[0]
    assert "def " not in said.out


def test_code_shows_the_functions_and_the_tests_that_carry_it() -> None:
    said = asterion("rules", "labyrinth", "l69", "--code")
    assert said.status == 0
    assert "labyrinth/rules/" in said.out
    assert "  def " in said.out
    assert "  tests/books/labyrinth/" in said.out
    assert "test_L69_" in said.out


def test_code_as_data_names_files_and_lines() -> None:
    said = asterion("rules", "dooom", "O17", "--code", "--json")
    data = json.loads(said.out)
    assert data["rule"]["number"] == "O17"
    assert all(each["source"] for each in data["code"])
    root = Path(__file__).parents[2]
    for test in data["tests"]:
        line = (root / test["file"]).read_text("utf-8").splitlines()[test["line"] - 1]
        assert test["name"] in line


def test_an_unknown_number_and_code_without_one_are_refused() -> None:
    said = asterion("rules", "labyrinth", "L699")
    assert (said.status, said.out) == (2, "")
    assert "Labyrinth has no rule “L699”" in said.err
    said = asterion("rules", "labyrinth", "--code")
    assert said.status == 2
    assert "--code needs the number of a rule" in said.err


@pytest.mark.parametrize(
    ("docstring", "numbers"),
    [
        ("L69  A river carries.", {"L69"}),
        ("D58, D59  To the nearest prison.", {"D58", "D59"}),
        ("L101-L103  Time.", {"L101", "L102", "L103"}),
        ("D70", {"D70"}),
        ("As L69 says.", set()),
        ("", set()),
    ],
)
def test_numbers_stand_at_the_beginning_of_a_docstring(docstring: str, numbers: set[str]) -> None:
    assert named_in(docstring) == numbers


@pytest.mark.parametrize("each", books(), ids=lambda each: each.name)
def test_every_rule_has_tests_and_every_book_a_folder(each: object) -> None:
    chosen = book(getattr(each, "name", ""))
    assert (folder_of(chosen) / "rules").exists()
    numbers = [rule.number for rule in chosen.rules.numbered(chosen.rules.options())]
    assert where_tested(chosen, numbers[0])
    carried = [number for number in numbers if carriers(chosen, number)]
    assert len(carried) > len(numbers) / 2
