"""The standing table: rows, parts that add up, the page of results, the oracle beside the bots."""

import subprocess
import sys
from pathlib import Path

import pytest

from asterion.arena.bench import measured, worst_losses
from asterion.arena.contest import Outcome
from asterion.arena.oracle.labyrinth import fewest_rounds
from asterion.arena.rows import MEASURING, ROWS, TUNING, Row
from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import cell_named

pytest.importorskip("openskill", reason="the extra arena is not installed")

BENCH = (sys.executable, "-c", "from asterion.cli import main; main()", "bench-bots")


def bench(*said: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*BENCH, *said], capture_output=True, text=True, check=False)


def test_the_table_is_printed_and_goes_on(tmp_path: Path) -> None:
    common = ("--plans", "1", "--processes", "1", "--out", str(tmp_path))
    rows = ("dooom-normal-walker", "dooom-four-walkers", "cc3k-goblin")
    done = bench(*rows, *common)
    assert done.returncode == 0, done.stderr
    _, _, two, alone, goblin = done.stdout.splitlines()
    assert two.startswith("| dooom-normal-walker | normal v walker | 2 |")
    assert alone.startswith("| dooom-four-walkers | hard v walker, walker, walker | 4 |")
    assert goblin.startswith("| cc3k-goblin | hard | 1 |")
    again = bench(*rows, *common)
    assert again.stdout == done.stdout
    assert "of 2 games" not in again.stderr, "nothing is played twice"
    later = bench("dooom-normal-walker", *common, "--from", "7")
    *_, two = later.stdout.splitlines()
    assert two.startswith("| dooom-normal-walker | normal v walker | 4 |"), "parts add up"
    kept = sorted(path.name for path in (tmp_path / "dooom-normal-walker" / "games").iterdir())
    assert kept == ["m0p0t0.jsonl", "m0p0t1.jsonl", "m0p7t0.jsonl", "m0p7t1.jsonl"]


def test_a_page_of_results_says_of_what_and_from_where(tmp_path: Path) -> None:
    page = tmp_path / "results" / "bots.md"
    common = ("--plans", "1", "--processes", "1", "--out", str(tmp_path / "games"))
    assert bench("labyrinth-normal-easy", *common).returncode == 0
    done = bench("dooom-normal-walker", *common, "--page", str(page))
    assert done.returncode == 0, done.stderr
    text = page.read_text("utf-8")
    assert "labyrinth-normal-easy 2" in text, "what an earlier run played stands there too"
    assert "## Labyrinth" in text
    assert "### The ladder" in text
    assert "\n- commit " in text
    line = next(line for line in text.splitlines() if line.startswith("| labyrinth-normal-easy |"))
    rounds, oracle = (cell.strip() for cell in line.split("|")[7:9])
    assert not rounds or float(rounds) >= float(oracle) > 0


def test_plans_for_tuning_stay_off_the_page(tmp_path: Path) -> None:
    done = bench("dooom-normal-walker", "--tuning", "--page", str(tmp_path / "bots.md"))
    assert done.returncode != 0
    assert "leave out --tuning or --page" in done.stderr
    common = ("--plans", "1", "--processes", "1", "--out", str(tmp_path))
    assert bench("dooom-normal-walker", "--tuning", *common).returncode == 0
    mixed = bench("dooom-normal-walker", *common)
    assert mixed.returncode != 0
    assert "holds the games of another contest" in mixed.stderr


def test_measuring_never_reaches_the_plans_for_tuning() -> None:
    assert all(0 < row.plans < TUNING - MEASURING for row in ROWS)


def test_only_games_that_count_are_played() -> None:
    """Of four seats, one is the measured bot's where it is to be alone."""
    alone = next(row for row in ROWS if row.name == "dooom-four-walkers")
    assert [game.bots.count(0) for game in alone.games(0, 1)] == [1, 1, 1, 1]
    assert {game.plan for game in alone.games(5, 2)} == {5, 6}


def test_an_unknown_row_is_named(tmp_path: Path) -> None:
    done = bench("doom-normal-walker", "--out", str(tmp_path))
    assert done.returncode != 0
    assert "there is no row “doom-normal-walker”" in done.stderr
    assert "dooom-normal-walker" in done.stderr


# ---- the oracle

BOX = """
name Box
+--+--+--+
|T |. |H |
+  +--+  +
|W  .  . |
+==+--+--+
"""
BROOK = """
name Brook
+--+--+--+
|T  D  < |
+  +  +  +
|W |F  H |
+  +  +  +
 W  E |H |
+--+--+  +
"""


def fewest(plan: str, start: str, **options: object) -> int:
    drawn = BOOK.plan.read(plan)
    cell = cell_named(drawn, start)
    assert cell is not None
    return fewest_rounds(drawn, cell, LabyrinthOptions(**options))  # type: ignore[arg-type]


def test_the_oracle_blows_its_way_free() -> None:
    """L34, L46, L67  Left through the wall, down, and out through the closed exit."""
    assert fewest(BOX, "b1") == 3
    assert fewest(BOX, "c1") == 4, "two walls, and the weaponry has a grenade for the exit"


def test_the_oracle_without_grenades_fetches_some() -> None:
    assert fewest(BOX, "c1", common_start=True) == 6
    assert fewest(BOX, "b1", common_start=True) == 0, "walled in"


def test_the_oracle_lets_itself_be_carried() -> None:
    """L50  Up, up and by the flow to b1, left to the true treasure, and down to the exit."""
    assert fewest(BROOK, "c3") == 6
    assert fewest(BROOK, "a1") == 3


def game(name: str, winner: int, rounds: int, *few: int) -> Outcome:
    won = () if winner < 0 else (winner,)
    return Outcome(name, (0, 1), won, "end", 9, (0.0, 0.0), (0.0, 0.0), (0, 0), ("", ""),
                   ({}, {}), (), (), rounds, few)  # fmt: skip


ROW = Row("x", "labyrinth", ("hard", "normal"), 2, 1)


def test_rounds_stand_beside_those_of_the_oracle() -> None:
    games = {one.id: one for one in (game("a", 0, 12, 4, 9), game("b", 0, 8, 6, 2),
                                     game("c", 1, 30, 1, 1))}  # fmt: skip
    found = measured(ROW, games)
    assert (found.won, found.rounds, found.fewest) == (2, 10.0, 5.0)


def test_the_worst_losses_come_first() -> None:
    games = {one.id: one for one in (game("a", 1, 12, 10, 9), game("b", 1, 20, 3, 2),
                                     game("c", 0, 30, 1, 1), game("d", -1, 25, 5, 5))}  # fmt: skip
    assert [one.id for one in worst_losses(ROW, games, 2)] == ["d", "b"]


def test_a_page_leaves_other_books_as_they_are(tmp_path: Path) -> None:
    """Rows of two books are played by two people, each with a folder of their own."""
    page = tmp_path / "bots.md"
    common = ("--plans", "1", "--processes", "1", "--page", str(page), "--out")
    assert bench("dooom-normal-walker", *common, str(tmp_path / "hers")).returncode == 0
    first = page.read_text("utf-8")
    assert bench("labyrinth-easy-easy", *common, str(tmp_path / "his")).returncode == 0
    text = page.read_text("utf-8")
    assert text.index("## Labyrinth\n") < text.index("## Dungeon of Dooom")
    assert "| labyrinth-easy-easy | easy v easy | 1 |" in text
    assert text.endswith(first[first.index("## Dungeon of Dooom") :])
    origins = [line.rpartition(": ")[2] for line in text.splitlines() if line.startswith("- comm")]
    assert origins == ["labyrinth-easy-easy 1", "dooom-normal-walker 2"]
