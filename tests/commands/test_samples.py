"""Sample plans come with the books: listed, and taken by name wherever a plan is wanted."""

import json
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.books.samples import preset_for, samples
from tests.commands.running import ARENA, asterion, sentence

OF_EVERY_BOOK = [(name, plan) for name in SHELF for plan in samples(book(name))]


@pytest.mark.parametrize("name", SHELF)
def test_every_book_brings_some_and_lists_them_whole(name: str) -> None:
    listed = {one["name"]: one["plans"] for one in json.loads(asterion("books", "--json").out)}
    assert len(listed[name]) >= 3
    words = asterion("books").out.replace(",", "").split()
    assert set(listed[name]) <= set(words)  # none is broken where a line ends


@pytest.mark.parametrize(("name", "plan"), OF_EVERY_BOOK)
def test_each_can_be_checked_by_its_name(name: str, plan: str) -> None:
    preset = preset_for(book(name), samples(book(name))[plan])
    ran = asterion("plan", "check", name, plan, *(["--preset", preset] if preset else []))
    assert (ran.status, ran.err) == (0, "")
    assert f"{plan}: no faults" in ran.out


def test_what_needs_a_preset_says_so() -> None:
    needed = "everything-at-once (with --preset everything), first-steps"
    assert needed in " ".join(asterion("books").out.split())


def test_one_is_shown_by_its_name() -> None:
    drawn = samples(book("labyrinth"))["old-mill"]
    told = json.loads(asterion("plan", "show", "labyrinth", "old-mill", "--json").out)
    assert book("labyrinth").plan.read(told["drawing"]) == book("labyrinth").plan.read(drawn)
    assert asterion("plan", "show", "labyrinth", "Old Mill").out.startswith("name The Old Mill\n")


def test_one_is_played_by_its_name(tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    ran = asterion("play", "dooom", "--plan", "old-keep", "--record", kept, stdin=b"quit\n")
    assert (ran.status, ran.err) == (0, "")
    header = json.loads(kept.read_bytes().splitlines()[0])
    dooom = book("dooom")
    assert dooom.plan.read(header["plan"]) == dooom.plan.read(samples(dooom)["old-keep"])


def test_one_is_refereed_by_its_name() -> None:
    ran = asterion("referee", "labyrinth", "--plan", "little-box", "--players", "Ann,Bob")
    assert ran.status == 0
    assert "the input ended" in ran.err


def test_one_is_crawled_by_its_name() -> None:
    ran = asterion("cc3k", "mark", "first-steps", "-", "--seed", "1", stdin=b"s ea\n")
    assert (ran.status, ran.err) == (0, "")


def test_a_file_of_that_name_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old-keep").write_text(ARENA)
    assert asterion("plan", "show", "dooom", "old-keep").out.startswith("name The Arena\n")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (
            "old-kep",
            "and Dungeon of Dooom has no sample plan of that name; did you mean “old-keep”?",
        ),
        (
            "zzz",
            "and Dungeon of Dooom has no sample plan of that name; there are: ariadnes-regret, ",
        ),
    ],
)
def test_a_name_that_nothing_has(said: str, answer: str) -> None:
    for verb in (("plan", "show", "dooom", said), ("play", "dooom", "--plan", said)):
        ran = asterion(*verb)
        assert (ran.status, ran.out) == (2, "")
        assert sentence(ran).startswith(f"there is no file “{said}”, {answer}")


def test_what_looks_like_a_file_is_only_a_file() -> None:
    assert sentence(asterion("plan", "show", "dooom", "cellar.txt")) == (
        "there is no file “cellar.txt”"
    )
