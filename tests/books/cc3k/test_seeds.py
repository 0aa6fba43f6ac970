"""C44, C45: the same game from the same seed, and extras."""

import io
from fractions import Fraction
from pathlib import Path

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import Plan, default_plan, problems, read_plan
from asterion.core.dice import Dice, Rolled, branching
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from tests.books.cc3k.table import Game

PLANS = Path(__file__).parents[3] / "src/asterion/books/cc3k/samples"

DOCS = Path(__file__).parents[3] / "docs"

GOLDEN = Path(__file__).with_name("seed_3000.txt")


def script(plan: Plan, seed: int) -> bytes:
    table = Table(BOOK, plan, ["Ann"], None, Rolled(seed), salt="salt")
    chooser = Rolled(seed + 1)
    table.submit(0, "t")
    for _ in range(150):
        if table.result is None:
            table.submit(0, chooser.pick(table.legal(0), "say"))
    file = io.BytesIO()
    record.write(table, file)
    return file.getvalue()


def test_C44_the_same_seed_and_commands_give_the_same_game() -> None:
    assert script(default_plan(), 1) == script(default_plan(), 1)
    assert script(default_plan(), 1) != script(default_plan(), 2)


def test_C44_the_game_of_a_seed_is_the_same_on_every_machine() -> None:
    """Seed 3000 after some commands, as it has been since the first version."""
    game = Game(default_plan(), dice=Rolled(3000))
    game.says("f", "no", "ea", "so", "f", "se", "we")
    assert "".join(row + "\n" for row in game.frame) == GOLDEN.read_text()


def test_C44_a_record_holds_restarts_and_is_played_again_to_the_byte() -> None:
    game = Game(default_plan(), dice=Rolled(8))
    game.says("no", "so", "r", "v", "ea", "we", "q")
    file = io.BytesIO()
    record.write(game.table, file)
    again = verify(record.read(file.getvalue()), BOOK)
    assert again.state == game.state


def test_C45_extras_are_off_unless_they_are_switched_on() -> None:
    assert Cc3kOptions().pursuit is False
    game = Game("|H....|\n|.....|\n|....@|", dice=[0])
    assert game.say("we") == "PC moves West."
    assert game.table.entries[-1].draws == [("enemy moves", 3, 0)], "anywhere"


def test_C45_enemies_that_pursue_take_a_step_that_comes_nearest() -> None:
    options = Cc3kOptions(pursuit=True)

    def play(dice: Dice) -> str:
        game = Game("|H....|\n|.....|\n|....@|", options=options, dice=dice)
        game.say("we")
        return "/".join(game.map(3))

    assert {told: odds for odds, told in branching(play)} == {
        "|.H...|/|.....|/|...@.|": Fraction(1, 2),
        "|.....|/|.H...|/|...@.|": Fraction(1, 2),
    }


def test_C45_nobody_pursues_out_of_the_chamber() -> None:
    game = Game("|H...+@", options=Cc3kOptions(pursuit=True), dice=[0])
    game.says("we", "ea")
    assert game.table.entries[-1].draws == [("enemy moves", 2, 0)], "anywhere"


def test_C45_neutral_merchants_and_dragons_do_not_pursue() -> None:
    options = Cc3kOptions(pursuit=True)
    game = Game("|D....@|\n|-----.|", options=options)
    game.says("so", "no")
    assert game.map(1) == ["|D....@|"]
    game = Game("|....M....@|", options=options, dice=[0, 0])
    game.says("we", "ea")
    assert game.table.entries[-1].draws == [("enemy moves", 2, 0)]


@pytest.mark.parametrize("path", sorted(PLANS.glob("*.txt")), ids=lambda path: path.stem)
def test_C41_the_sample_floors_can_be_played(path: Path) -> None:
    plan = read_plan(path.read_text())
    assert [problem for problem in problems(plan, Cc3kOptions(), 1) if not problem.advice] == []
    assert Game(plan, dice=Rolled(1)).frame[29] == "Action: Player character has spawned."


def test_C41_the_example_in_the_docs_is_the_sample() -> None:
    shown = (DOCS / "play" / "cc3k-plans.md").read_text().split("```text\n")[1].split("```")[0]
    assert shown == (PLANS / "first-steps.txt").read_text()
    assert len(read_plan(shown).floors) == 1


def test_C38_the_frame_in_the_docs_is_a_real_one() -> None:
    shown = (DOCS / "play" / "cc3k.md").read_text().split("```text\n")[1].split("```")[0]
    assert shown == GOLDEN.read_text()
