"""Puzzles: one answer each, by a proof of 4 to 12 lines, and a second opinion on every one."""

from pathlib import Path

import msgspec
import pytest

from asterion.knowledge.labyrinth import puzzles
from asterion.knowledge.labyrinth.puzzles import puzzles_of
from asterion.knowledge.labyrinth.puzzles.kept import kept_games, kept_puzzles, played
from asterion.knowledge.labyrinth.puzzles.making import what_is_told
from asterion.knowledge.labyrinth.puzzles.puzzle import FEWEST, KINDS, MOST, hardness_of
from asterion.knowledge.labyrinth.terms import Answered, Went
from asterion.words.check import check
from asterion.words.spoken import spoken
from tests.books.labyrinth.helper import table
from tests.commands.running import asterion
from tests.knowledge.puzzle_check import cases, otherwise
from tests.knowledge.test_deduction import HOUSE

FEW, SOAKED, PIECES = 9, 500, 20
WORDS = Path(puzzles.__file__).with_name("words")


def check_puzzle(number: int) -> puzzles.Puzzle:
    """The answer holds in every case, and nothing else that can be chosen does."""
    puzzle = puzzles.puzzle_number(number)
    fitting = list(cases(puzzle))
    assert fitting, number
    wrong = [case for case in fitting if otherwise(case, puzzle.fact)]
    assert not wrong, f"puzzle {number}: {puzzle.fact} may be otherwise"
    assert FEWEST <= puzzle.lines <= MOST
    assert puzzle.answer in [choice.value for choice in puzzle.choices]
    assert len({choice.value for choice in puzzle.choices}) == len(puzzle.choices)
    return puzzle


def test_L12_eight_days_of_puzzles_have_one_answer_each() -> None:
    made = [check_puzzle(number) for number in range(1, FEW)]
    assert {puzzle.kind for puzzle in made} == set(KINDS)


def test_L12_the_second_opinion_knows_what_is_not_certain() -> None:
    """Else its word would be worth nothing: one step less, and something else may be."""
    puzzle = puzzles.puzzle_number(2)
    steps = puzzle.steps[: len(puzzle.steps) // 2]
    less = msgspec.structs.replace(puzzle, steps=steps)
    assert any(otherwise(case, puzzle.fact) for case in cases(less))


def test_L12_every_fourth_is_out_of_a_game_that_was_played() -> None:
    """It goes on as it went: the same plan, the same steps of two of its players."""
    puzzle = check_puzzle(4)
    game = played(kept_games()[kept_puzzles()[0].game])
    assert game.result is not None
    steps = [
        (event.seat, telling.way)
        for entry in game.entries
        for event in entry.events
        if isinstance(event, Answered)
        for telling in event.told
        if isinstance(telling, Went)
    ]
    for seat in range(2):
        own = [step.way for step in puzzle.steps if step.seat == seat]
        assert any(
            [way for who, way in steps if who == player][: len(own)] == own for player in range(3)
        )


def test_L12_a_game_with_traps_is_good_for_no_puzzle() -> None:
    """What all puzzles have agreed on would not be true of it."""
    assert list(puzzles_of(table(HOUSE))) == []


def test_no_puzzle_out_of_a_game_comes_twice() -> None:
    """When they are used up, the others go on, each of a game of its own."""
    assert len({*kept_puzzles()}) == len(kept_puzzles()) > 60
    last = 4 * len(kept_puzzles())
    numbers = [*range(4, last + 1, 4 * 11), last, last + 4, last + 8]
    told = {what_is_told(puzzles.puzzle_number(number)) for number in numbers}
    assert len(told) == len(numbers)


def test_what_is_hard_is_what_has_to_be_held_in_mind() -> None:
    """After each step the places where the other may be, as another solver counts them."""
    puzzle = puzzles.puzzle_number(1)
    held = 0
    for number in range(len(puzzle.steps) + 1):
        heard = msgspec.structs.replace(puzzle, steps=puzzle.steps[:number])
        held += len({case.at[1] for case in cases(heard)}) if number else 0
    assert puzzle.held == held
    assert puzzle.hardness == hardness_of(held)


def test_the_same_number_is_the_same_puzzle() -> None:
    assert puzzles.puzzle_number(1) == puzzles.puzzle_number(1)


def test_L12_a_puzzle_at_the_keyboard() -> None:
    puzzle = puzzles.puzzle_number(1)
    right = asterion("puzzle", "--number", "1", stdin=f"{puzzle.answer}\n".encode())
    assert (right.status, right.err) == (0, "")
    assert spoken(puzzle.question) in " ".join(right.out.split())
    assert f"You are Theseus and start on {puzzle.start}." in " ".join(right.out.split())
    for step in puzzle.steps:
        assert f"{step.number:>3}  {puzzle.names[step.seat]:<7}  " in right.out
    assert "Right." in right.out
    assert spoken(puzzle.conclusion) in " ".join(right.out.split())
    wrong_word = next(one.value for one in puzzle.choices if one.value != puzzle.answer)
    wrong = asterion("puzzle", "--number", "1", stdin=f"dance\n{wrong_word}\n".encode())
    assert "is not one of the answers" in wrong.out
    assert "That is not certain" in wrong.out


def test_every_message_is_used() -> None:
    assert check(WORDS) == []


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_L12_five_hundred_puzzles_are_checked_by_another_solver(piece: int) -> None:
    for number in range(SOAKED // PIECES):
        check_puzzle(1 + piece * (SOAKED // PIECES) + number)
