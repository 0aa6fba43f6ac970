"""`asterion bench-bots --ends N`: games of all books end, and are the same each time."""

from collections import Counter
from pathlib import Path

from asterion.arena.ends import EVERY, SHARES, game, played
from tests.arena.test_bench import bench


def test_a_hundred_games_are_of_all_books_in_their_shares() -> None:
    numbers = range(EVERY)
    assert Counter(game(number)[0].book for number in numbers) == SHARES
    assert [game(number) for number in numbers] == [game(number) for number in numbers]


def test_games_end_and_no_bot_is_refused() -> None:
    found = played(range(40, 52))
    assert sum(ends.games for ends in found.values()) == 12
    for title, ends in found.items():
        assert ends.ended == ends.games, (title, ends.open)
        assert not ends.faults
        assert sum(ends.endings.values()) == ends.games


def test_the_count_is_printed_and_stands_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    common = ("--processes", "1", "--out", str(tmp_path / "out"), "--page", str(page))
    done = bench("--ends", "3", *common)
    assert done.returncode == 0, done.stderr
    assert "3 of 3 games ended" in done.stdout
    assert "## Every game ends" in page.read_text("utf-8")
    assert "3 of 3 games played, 3 ended" in done.stderr
    more = bench("--ends", "5", *common)
    assert "5 of 5 games ended" in more.stdout
    assert "5 of 5 games played, 5 ended" in more.stderr, "it goes on where it was stopped"
