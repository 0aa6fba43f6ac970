"""What every book answers in the same words, whether its own commands know them or not."""

from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.books.samples import samples
from tests.commands.running import asterion

PLAN = {name: next(iter(samples(book(name)))) for name in SHELF} | {
    "dungeonlab": "first-steps",
    "labyrinth": "old-mill",
}
FEW = {"labyrinth": "Ann,Bob"}


def refereed(name: str, *said: str, ear: str | None = None) -> list[str]:
    """Announcements after the opening."""
    arguments = ["referee", name, "--plan", PLAN[name], "--players", FEW.get(name, "Ann")]
    arguments += ["--seed", "1", *(["--as", ear] if ear is not None else [])]
    opening = asterion(*arguments).out
    ran = asterion(*arguments, stdin="".join(f"{line}\n" for line in said).encode())
    assert ran.status == 0
    return ran.out.removeprefix(opening).splitlines()


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("speaker", ["Ann", "GM"])
def test_the_referee_answers_status(name: str, speaker: str) -> None:
    """Before the first move, too."""
    begun = {"cc3k": ["Ann: s"], "labyrinth": ["Ann: start b2", "Bob: start b2"]}.get(name, [])
    for said in ([], begun):
        before = refereed(name, *said)
        told = refereed(name, *said, f"{speaker}: Status")[len(before) :]
        assert told
        assert not any("refused" in line for line in told), told


def test_O22_status_is_told_to_nobody_else_and_costs_nothing() -> None:
    told = refereed("dungeon-of-dooom", "Ann: status", "Ann: status")
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert "Ann: Action points: 6" in told
    assert refereed("dungeon-of-dooom", "Ann: status", ear="public") == []


def test_a_status_that_the_book_answers_stays_the_book_s() -> None:
    begun = ["Ann: start b2", "Bob: start b2"]
    told = refereed("labyrinth", *begun, "Ann: status", ear="Bob")
    assert told[-1] == "Bob: Healthy, three bullets, three grenades, nothing else."


@pytest.mark.parametrize("name", SHELF)
def test_look_looks_when_one_plays(name: str, tmp_path: Path) -> None:
    """The first prompt, and the same one again with the screen in between."""
    arguments = ("play", name, "--plan", PLAN[name], "--seed", "1")
    shown = []
    for n, said in enumerate(("quit\n", "look\nquit\n", "LOOK\nquit\n")):
        ran = asterion(*arguments, "--record", tmp_path / f"{n}.jsonl", stdin=said.encode())
        assert (ran.status, ran.err) == (0, "")
        shown.append(ran.out)
    title = book(name).title
    for looked in shown[1:]:
        assert "not understood" not in looked
        assert looked.count(f"{title} · ") == shown[0].count(f"{title} · ") + 1
