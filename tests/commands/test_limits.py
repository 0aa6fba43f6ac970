"""What a table agreed on about plans, held against a drawn one (7.1)."""

from pathlib import Path

from tests.commands.running import asterion, sentence

MILL = Path(__file__).parents[2] / "src/asterion/books/labyrinth/samples/old-mill.txt"


def test_L80_L82_plan_check_names_every_limit_that_a_drawn_plan_breaks() -> None:
    assert asterion("plan", "check", "labyrinth", MILL).status == 0
    agreed = ("--limit", "most_pits=0", "--limit", "exits=9", "--limit", "safe_chain=yes")
    ran = asterion("plan", "check", "labyrinth", MILL, *agreed)
    assert ran.status == 1
    assert f"{MILL}: fault (L80): maximum pits: the table agreed on 0; the plan has " in ran.out
    assert f"{MILL}: fault (L80): exits: the table agreed on 9; the plan has " in ran.out
    kept = asterion("plan", "check", "labyrinth", MILL, "--limit", "most_pits=99")
    assert (kept.status, kept.out) == (0, asterion("plan", "check", "labyrinth", MILL).out)


def test_L80_a_plan_made_with_limits_keeps_them_when_it_is_checked(tmp_path: Path) -> None:
    limits = ("most_pits=0", "hospitals=3", "safe_chain=yes", "closed_exits=no")
    made = tmp_path / "made.txt"
    wished = [word for limit in limits for word in ("--set", limit)]
    asterion("plan", "new", "labyrinth", "--seed", "5", *wished, "-o", made)
    agreed = [word for limit in limits for word in ("--limit", limit)]
    ran = asterion("plan", "check", "labyrinth", made, *agreed)
    assert (ran.status, ran.err) == (0, "")


def test_L80_the_referee_plays_on_no_plan_that_breaks_a_limit() -> None:
    table = ("referee", "labyrinth", "--plan", MILL, "--players", "Ann,Bob")
    ran = asterion(*table, "--limit", "hospitals=9", stdin=b"")
    assert ran.status == 2
    assert sentence(ran).startswith(f"{MILL}: fault (L80): hospitals: the table agreed on 9")


def test_L80_what_is_no_limit_is_refused_with_a_sentence() -> None:
    ran = asterion("plan", "check", "labyrinth", MILL, "--limit", "most_pit=1")
    assert ran.status == 2
    assert "“most_pit” is not a limit" in sentence(ran)
    assert "most_pits" in sentence(ran)
    assert "not a limit" in sentence(
        asterion("plan", "check", "labyrinth", MILL, "--limit", "width=4")
    )
    assert "no limits" in sentence(
        asterion("plan", "check", "dooom", MILL, "--limit", "most_pits=1")
    )
    assert "--limit name=value" in sentence(
        asterion("plan", "check", "labyrinth", MILL, "--limit", "most_pits")
    )
