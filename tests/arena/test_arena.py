"""`asterion arena` as people use it: run, killed, run again, with programs among the bots."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.arena.contest import Contest, Outcome, pairings
from asterion.arena.program import LineProgram
from asterion.arena.standing import crosses, interval, standings
from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.core.dice import Rolled
from tests.bots.labyrinth_playing import table_of

pytest.importorskip("openskill", reason="the extra arena is not installed")

ASTERION = (sys.executable, "-c", "from asterion.cli import main; main()")
SMALL = ("--made", "width=9", "--made", "height=7", "--processes", "2")


def arena(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*ASTERION, "arena", *arguments, "--out", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def counted(folder: Path) -> list[str]:
    lines = (folder / "results.jsonl").read_text().splitlines()
    return sorted(json.loads(line)["id"] for line in lines)


def test_a_round_robin_is_played_kept_and_reported(tmp_path: Path) -> None:
    done = arena(tmp_path / "a", "dooom", "walker", "hunter", "random", "--plans", "2", *SMALL)
    assert done.returncode == 0, done.stderr
    assert "12 games." in done.stdout
    assert len(counted(tmp_path / "a")) == 12
    assert "12 of 12 games" in done.stderr
    page = (tmp_path / "a" / "report.html").read_text()
    assert page.count('<a href="games/') == 12
    game = next((tmp_path / "a" / "games").glob("*.jsonl"))
    verify = [*ASTERION, "verify", str(game)]
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 0


def test_killed_and_run_again_no_game_is_lost_or_counted_twice(tmp_path: Path) -> None:
    contest = ("dooom", "walker", "random", "--plans", "15", *SMALL)
    command = [*ASTERION, "arena", *contest, "--out", str(tmp_path / "a")]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    assert running.stderr is not None
    for line in running.stderr:
        if b"7 of 30" in line:
            break
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    kept = counted(tmp_path / "a")
    assert 7 <= len(kept) < 30
    with (tmp_path / "a" / "results.jsonl").open("ab") as file:
        file.write(b'{"id": "cut in the mi')  # as a crash leaves it
    assert arena(tmp_path / "a", *contest).returncode == 0
    again = counted(tmp_path / "a")
    assert len(again) == len(set(again)) == 30
    assert set(kept) <= set(again)
    other = arena(tmp_path / "a", "dooom", "walker", "hunter", *SMALL)
    assert other.returncode == 2
    assert "holds the games of another contest" in other.stderr


def test_what_is_wrong_is_said_before_the_first_game(tmp_path: Path) -> None:
    assert "an arena needs two bots or more" in arena(tmp_path, "dooom", "walker").stderr
    assert "did you mean “walker”" in arena(tmp_path, "dooom", "walker", "wlaker").stderr
    many = arena(tmp_path, "labyrinth", "mapper", "random", "--players", "9")
    assert "Labyrinth is for 2 to 6 players" in many.stderr
    alone = arena(tmp_path, "cc3k", "crawler", "--players", "2")
    assert "ChamberCrawler3000 is for 1 player\n" in alone.stderr


# ---- who plays whom


def won_by_the_lower(contest: Contest, outcomes: dict[str, Outcome]) -> dict[str, Outcome]:
    """Everybody plays as well as their number is low."""
    for game in pairings(contest, outcomes):
        best = game.bots.index(min(game.bots))
        nothing = (0.0,) * len(game.bots)
        outcomes[game.id] = Outcome(
            game.id, game.bots, (best,), "won", 1, nothing, nothing, (0,) * len(game.bots)
        )
    return outcomes


def test_every_plan_is_played_from_every_seat() -> None:
    contest = Contest("dungeon-of-dooom", ("a", "b", "c", "d"), 3, 2, 0)
    games = pairings(contest, {})
    assert len(games) == 4 * 2 * 3
    for plan in range(2):
        seats = [game.bots for game in games if game.plan == plan]
        assert all(
            sum(who[seat] == bot for who in seats) == 3 for bot in range(4) for seat in (0, 1)
        )


@pytest.mark.parametrize("kind", ["swiss", "ladder"])
def test_rounds_follow_from_the_games_before(kind: str) -> None:
    contest = Contest("dungeon-of-dooom", tuple("dcba"), 2, 1, 0, kind, 4)  # type: ignore[arg-type]
    outcomes: dict[str, Outcome] = {}
    sizes = []
    for _ in range(4):
        outcomes = won_by_the_lower(contest, outcomes)
        sizes.append(len(outcomes))
    assert sizes == sorted(set(sizes)), "each round adds games"
    assert not [game for game in pairings(contest, outcomes) if game.id not in outcomes]
    assert standings(contest, outcomes)[0].bot == "d"


def test_a_cross_table_and_intervals_count_games() -> None:
    contest = Contest("dungeon-of-dooom", ("a", "b"), 2, 3, 0)
    outcomes = won_by_the_lower(contest, {})
    assert crosses(contest, outcomes)[0][1] == (6, 0, 0)
    assert crosses(contest, outcomes)[1][0] == (0, 0, 6)
    low, high = interval(90, 100)
    assert (round(low, 3), round(high, 3)) == (0.826, 0.945)


# ---- programs


def test_a_bot_answers_the_same_in_process_and_over_lines() -> None:
    """The program hears only lines; it is our own mapper, with the same dice."""
    table = table_of(2, 4)
    command = shlex.join([*ASTERION, "bot", "labyrinth", "mapper", "--seed", "5"])
    program = LineProgram("labyrinth", {}, command, 0)
    here = Seated(make_bot("labyrinth", "mapper", Rolled(5)), 0)
    there = Seated(program, 0)
    other = Seated(make_bot("labyrinth", "wanderer", Rolled(6)), 1)
    try:
        answers = 0
        while table.result is None and answers < 25:
            seat = table.awaited[0]
            text = here.answer(table) if seat == 0 else other.answer(table)
            if seat == 0:
                assert there.answer(table) == text
                answers += 1
            table.submit(seat, text)
        assert answers > 5
    finally:
        program.close()


@pytest.mark.soak
def test_on_a_ray_of_two_workers_of_which_one_is_killed(tmp_path: Path) -> None:
    """No game is lost or counted twice."""
    pytest.importorskip("ray", reason="the extra ray is not installed")
    from asterion.arena.keeping import Folder
    from asterion.arena.pools import on_ray

    contest = Contest("labyrinth", ("mapper", "wanderer"), 2, 20, 1)
    games = pairings(contest, {})
    folder = Folder(tmp_path, contest)
    killed = False
    for outcome, record in on_ray(contest, games, "local"):
        assert folder.keep(outcome, record)
        if not killed and len(folder.outcomes) >= 4:
            killed = kill_a_worker()
    assert killed
    assert sorted(folder.outcomes) == sorted(game.id for game in games)
    assert len(counted(tmp_path)) == len(games)


def kill_a_worker() -> bool:
    """One of Ray's processes that plays games, found below this very process."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if title.startswith(b"ray::play"):
            os.kill(int(folder.name), signal.SIGKILL)
            return True
    return False
