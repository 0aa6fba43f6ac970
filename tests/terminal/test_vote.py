"""The vote before a game (7): in turn at one keyboard, and at a server's table."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.helper import Home, Played, Terminal, terminal
from tests.terminal.remote_serving import Served, guest, served


def voted(home: Home, *said: str, options: tuple[str, ...] = ()) -> Played:
    table = ("--players", "Ann,Bob", "--vote", "--record", str(home.record))
    says = "".join(f"{line}\n" for line in said)
    return home.play("labyrinth", *table, *options, says=says)


def header(home: Home) -> dict[str, dict[str, object]]:
    first = home.record.read_text("utf-8").splitlines()[0]
    found: dict[str, dict[str, object]] = json.loads(first)
    return found


def in_a_line(played: Played) -> str:
    return " ".join(played.out.split())


# ---- at one keyboard


def test_L15_everyone_at_the_keyboard_votes_and_the_plan_is_made_after_it(home: Home) -> None:
    ann = ("vote plan.width 4", "vote height=6", "vote mines yes", "")
    bob = ("vote plan.width 4", "vote plan.height 6", "vote mines yes", "")
    played = voted(home, *ann, *bob, "quit")
    said = in_a_line(played)
    assert "Ann votes for plan.width=4; with the votes so far, it is 5." in said
    assert "Ann votes for plan.height=6; with the votes so far, it is 5." in said
    assert "Bob votes for plan.height=6; with the votes so far, it is 6." in said
    assert header(home)["options"]["mines"] is True
    rows = str(header(home)["plan"]).splitlines()
    assert rows[-1].lstrip().count("+") == 5, "four columns"


def test_L15_a_vote_is_cast_in_the_keyboards_language(home: Home) -> None:
    russian = ("голос plan.width 4", "голос mines да", "")
    played = voted(home, *russian, *russian, "выйти", options=("--lang", "ru"))
    assert "Ann голосует за plan.width=4; пока побеждает 5." in in_a_line(played)
    assert header(home)["options"]["mines"] is True


def test_L15_a_vote_is_taken_back_listed_and_refused_with_a_sentence(home: Home) -> None:
    played = voted(
        home, "vote", "go up", "vote widht 4", "vote plan.players 4", "vote time.clock live",
        "vote plan.width 7", "vote width", "", "vote plan.width 7", "", "quit",
    )  # fmt: skip
    said = in_a_line(played)
    assert "plan.width 5 columns" in said
    assert "Type a vote, as in “vote plan.width 6”" in said
    assert "There is no option “widht”" in said
    assert "“players” is fixed when a table is opened" in said
    assert "Time is not measured here" in said
    assert "Bob votes for plan.width=7; with the votes so far, it is 5." in said


def test_L15_what_no_plan_can_be_like_is_refused_at_the_keyboard(home: Home) -> None:
    played = voted(home, "vote hospitals 99", "", "vote hospitals 99", "", "quit")
    said = in_a_line(played)
    assert "Ann votes for plan.hospitals=99; with the votes so far, it is -1." in said
    assert "this shape has only 25." in said
    assert "Bob votes" not in said


def test_L15_a_plan_that_was_named_is_not_voted_on_at_the_keyboard(home: Home) -> None:
    played = voted(
        home, "vote plan.width 4", "vote mites no", "vote skips yes", "", "vote skips yes", "",
        "quit", options=("--plan", "old-mill"),
    )  # fmt: skip
    said = in_a_line(played)
    assert "The plan is already made" in said
    assert "The plan was made with “mites” as it is" in said
    assert header(home)["options"]["skips"] is True


def test_one_can_leave_in_the_vote(home: Home) -> None:
    played = voted(home, "quit")
    assert (played.status, played.err) == (0, "")
    assert not home.record.exists()


def test_a_book_without_a_vote_says_so_at_the_keyboard(home: Home) -> None:
    played = home.play("dooom", "--vote")
    assert played.status == 2
    assert "Dungeon of Dooom has no vote on its options" in played.err


# ---- at a server's table


def shows(screen: Terminal, said: str, end: str) -> None:
    """Who is here may be told before; only the last page has what was said."""
    while said not in screen.text:
        screen.until(end)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


def test_L15_two_at_terminals_vote_on_the_size_before_the_host_begins(
    server: Served, tmp_path: Path
) -> None:
    opened = server.open(book="labyrinth", terms={"start": "host"})
    page, host = server.page(opened), opened["host"]
    ann, bob = guest(tmp_path, "ann"), guest(tmp_path, "bob")
    with terminal(ann, page, "--name", "Ann", "--host-token", host, rows=50) as anns:
        anns.until("Type start to begin.")
        assert "vote lists what" in " ".join(anns.text.split())
        anns.press("vote plan.width 7\r")
        shows(
            anns,
            "Ann votes for plan.width=7; with the votes so far, it is 5.",
            "Type start to begin.",
        )
        anns.type("vote plan.colour 7", until="open_exit, safe_chain.")
        assert "There is no option “colour”" in anns.text
        with terminal(bob, page, "--name", "Bob", rows=50) as bobs:
            shows(bobs, "Ann votes for plan.width=7", "The host starts the game.")
            bobs.press("vote width=7\r")
            both = "Bob votes for plan.width=7; with the votes so far, it is 7."
            shows(bobs, both, "The host starts the game.")
            shows(anns, both, "Type start to begin.")
            anns.press("start\r")
            anns.until("start cell>")
            assert "The labyrinth fits into 7 columns and 5 rows" in " ".join(anns.text.split())


def test_L15_a_script_votes_and_asks_what_there_is_a_vote_on(
    server: Served, tmp_path: Path
) -> None:
    opened = server.open(book="labyrinth", terms={"start": "host"})
    says = "vote\nvote skips yes\nvote time.clock days\nvote skips\nquit\n"
    played = guest(tmp_path, "ann").join(server.page(opened), "--name", "Ann", says=says)
    said = " ".join(played.out.split())
    assert played.status == 0
    assert "plan.width 5 columns" in said
    assert "time.clock none" in said
    votes = server.summary(opened)["places"][0]["votes"]
    assert votes == {"time.clock": "days"}
