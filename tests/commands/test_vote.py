"""The vote on options before a game of Labyrinth (7)."""

import json
from pathlib import Path

from asterion.books import labyrinth
from tests.commands.running import Ran, asterion, sentence

MILL = Path(labyrinth.__file__).parent / "samples" / "old-mill.txt"


def voted(*said: str, options: tuple[str, ...] = ()) -> Ran:
    table = ("referee", "labyrinth", "--plan", MILL, "--players", "Ann,Bob,Cid", "--vote")
    return asterion(*table, *options, stdin="".join(f"{line}\n" for line in said).encode())


def test_L15_the_master_has_49_of_100_votes_and_the_players_share_the_rest() -> None:
    ran = voted("Ann: vote skips=yes", "Bob: vote skips=yes", "Cid: vote skips=yes", "GM: begin")
    lines = ran.out.splitlines()
    assert lines[:3] == [
        "GM: Ann votes for skips=yes; with the votes so far, it is no.",
        "GM: Bob votes for skips=yes; with the votes so far, it is no.",
        "GM: Cid votes for skips=yes; with the votes so far, it is yes.",
    ]
    assert lines[3].startswith("GM: The labyrinth fits into 5 columns")


def test_L15_the_vote_is_cast_in_the_readers_language() -> None:
    said = ("Ann: голос skips=да", "Bob: vote skips=да", "Cid: Голос skips да", "GM: начинаем")
    lines = voted(*said, options=("--lang", "ru")).out.splitlines()
    assert lines[0] == "GM: Ann голосует за skips=да; пока побеждает нет."
    assert lines[2] == "GM: Cid голосует за skips=да; пока побеждает да."
    assert lines[3].startswith("GM: Лабиринт 5×5")
    lines = voted("Ann: Stimme skips=ja", "GM: los", options=("--lang", "de")).out.splitlines()
    assert lines[0] == "GM: Ann stimmt für skips=ja; nach dem bisherigen Stand gilt nein."
    assert lines[1].startswith("GM: Das Labyrinth hat 5 Spalten")


def test_L15_one_player_on_the_masters_side_is_enough(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = ("GM: vote dark-moves=yes", "Ann: vote dark_moves=yes", "Bob: vote dark_moves=no")
    ran = voted(*said, "Cid: vote nstop=7", "GM: begin", options=("--record", str(file)))
    assert "Bob votes for dark_moves=no; with the votes so far, it is yes." in ran.out
    options = json.loads(file.read_bytes().splitlines()[0])["options"]
    assert (options["dark_moves"], options["nstop"]) == (True, 0)


def test_L15_a_vote_that_cannot_be_counted_is_refused_with_a_sentence() -> None:
    said = ["Ann: vote mites=no", "Ann: vote skips=maybe", "Ann: go up",
            "Ann: vote extra_orders=1:1", "Zoe: vote skips=yes", "Ann: begin",
            "GM: begin"]  # fmt: skip
    lines = voted(*said).out.splitlines()[:6]
    assert lines[0].startswith("Ann: refused: the plan was made with “mites” as it is")
    assert lines[1].startswith("Ann: refused: option “skips” cannot be “maybe”")
    assert lines[2].startswith("Ann: refused: vote first, as in “vote skips=yes”")
    assert "cannot vote on" in lines[3]
    assert lines[4].startswith("GM: refused: nobody here is called “Zoe”")
    assert lines[5].startswith("Ann: refused: vote first")


def test_L15_a_plan_that_is_not_made_yet_is_voted_on() -> None:
    said = "Ann: vote plan.width=4\nBob: vote plan.width=4\nAnn: vote plan.rows=9\nGM: begin\n"
    table = ("referee", "labyrinth", "--players", "Ann,Bob", "--vote")
    lines = asterion(*table, stdin=said.encode()).out.splitlines()
    assert lines[1] == "GM: Bob votes for plan.width=4; with the votes so far, it is 4."
    assert lines[2].startswith("Ann: refused: ")
    assert lines[3].startswith("GM: The labyrinth fits into 4 columns")


def test_L15_the_vote_as_data() -> None:
    first, *_ = voted("Ann: vote skips=yes", "GM: begin", options=("--json",)).out.splitlines()
    assert json.loads(first) == {
        "told": [{"to": "GM", "text": "Ann votes for skips=yes; with the votes so far, it is no."}],
        "refused": False,
        "asks": {},
        "result": None,
    }


def test_a_book_without_a_vote_says_so(tmp_path: Path) -> None:
    plan = tmp_path / "hall.txt"
    plan.write_text("name Hall\nwin 1\n.GE\n")
    ran = asterion("referee", "dooom", "--plan", plan, "--players", "Ann", "--vote", stdin=b"")
    assert ran.status == 2
    assert sentence(ran) == "Dungeon of Dooom has no vote on its options"
