"""Puzzles: one answer each, by a proof of 4 to 12 lines, and a second opinion on every one."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from asterion.knowledge.labyrinth import puzzles
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, PlayerAt, WallStands
from asterion.knowledge.labyrinth.puzzles import puzzle_from, puzzles_of
from asterion.knowledge.labyrinth.puzzles.kept import kept_games, kept_puzzles, played
from asterion.knowledge.labyrinth.puzzles.making import what_is_told
from asterion.knowledge.labyrinth.puzzles.puzzle import FEWEST, KINDS, MOST, Kind, hardness_of
from asterion.knowledge.labyrinth.terms import WAYS, Answered, Went, opposite
from asterion.words.check import check
from asterion.words.spoken import spoken
from tests.books.labyrinth.helper import table
from tests.commands.running import asterion
from tests.knowledge.puzzle_check import cases, otherwise
from tests.knowledge.test_deduction import HOUSE

EACH_KIND = {
    9: "open", 10: "move", 2: "cell", 3: "player",
    13: "exit", 5: "treasure", 6: "pit", 7: "river", 17: "shot",
}  # fmt: skip
SOAKED, PIECES = 500, 20
PLAYED_IN_A_YEAR = 365 // 4
WORDS = Path(puzzles.__file__).with_name("words")


def check_puzzle(number: int) -> puzzles.Puzzle:
    """The answer holds in every case, and nothing else that can be chosen does."""
    puzzle = puzzles.puzzle_number(number)
    fitting = list(cases(puzzle))
    assert fitting, number
    wrong = [case for case in fitting if otherwise(case, puzzle.fact)]
    assert not wrong, f"puzzle {number}: {puzzle.fact} may be otherwise"
    for fact in said_uncertain(puzzle):
        assert any(otherwise(case, fact) for case in fitting), f"puzzle {number}: {fact} is certain"
    assert FEWEST <= puzzle.lines <= MOST
    assert puzzle.answer in [choice.value for choice in puzzle.choices]
    assert len({choice.value for choice in puzzle.choices}) == len(puzzle.choices)
    return puzzle


def said_uncertain(puzzle: puzzles.Puzzle) -> Iterator[AnyFact]:
    """What is answered with “not certain”, and what is drawn in blue: other plans' own walls."""
    told = {(step.cell, step.way) for step in puzzle.steps if step.blocked and step.cell}
    told |= {_same_side(*side) for side in told}
    for world in puzzle.worlds:
        for cell, way in world.walls:
            if (cell, way) not in (*told, *puzzle.sure):
                yield WallStands(cell, way, True)
    for choice in puzzle.choices:
        if choice.value != puzzle.answer:
            match puzzle.fact:
                case KindIs(kind=kind):
                    yield KindIs(choice.value, kind)
                case PlayerAt(seat=seat):
                    yield PlayerAt(choice.value, seat)
                case WallStands() if puzzle.kind == "open":
                    yield WallStands(puzzle.about, WAYS.index(choice.value), False)


def _same_side(cell: str, way: int) -> tuple[str, int]:
    """The name of a side by the cell on the other side of it."""
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
    return f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}", opposite(way)


@pytest.mark.parametrize("number", EACH_KIND)
def test_L12_puzzles_of_every_kind_have_one_answer(number: int) -> None:
    assert check_puzzle(number).kind == EACH_KIND[number]
    assert {*EACH_KIND.values()} == {*KINDS}


@pytest.mark.parametrize(
    ("number", "met"),
    [
        (13, "walked out of the labyrinth"),
        (5, "found a treasure"),
        (6, "walked into a pit"),
        (7, "walked into a river"),
        (17, "scream is heard"),
    ],
)
def test_L33_pits_rivers_treasures_exits_and_shots_are_told(number: int, met: str) -> None:
    """Of the other player; on one's own way nobody is carried off, so the place is known."""
    puzzle = puzzles.puzzle_number(number)
    told = [spoken(step.words).lower() for step in puzzle.steps]
    assert any(met in words for words in told)
    if number != 17:
        own = [spoken(step.words).lower() for step in puzzle.steps if step.seat == 0]
        assert not any(met in words for words in own)
    needed = {number for line in puzzle.proof for number in line.steps}
    assert needed <= {step.number for step in puzzle.steps}


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("open", 8),
        pytest.param("open", 48, marks=pytest.mark.soak),
        pytest.param("move", 48, marks=pytest.mark.soak),  # whose making takes minutes
    ],
)
def test_no_way_is_the_answer_more_often_than_it_should_be(kind: Kind, most: int) -> None:
    """Else one could guess: of four ways none is right in half of the puzzles."""
    made = (puzzle_from(seed, kind) for seed in range(7_000, 9_000))
    counts = Counter(puzzle.answer for puzzle in islice(filter(None, made), most))
    assert len(counts) >= 3
    assert max(counts.values()) <= most // 2


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
    assert len({*kept_puzzles()}) == len(kept_puzzles()) > PLAYED_IN_A_YEAR
    last = 4 * len(kept_puzzles())
    numbers = [*range(4, last + 1, 4 * 16), last, last + 4, last + 8]
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
