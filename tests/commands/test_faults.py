"""Faults of a plan name the file that it was read from, with every verb that plays."""

from pathlib import Path

import pytest

from tests.commands.running import asterion, sentence

TOO_LITTLE = "name Hall\nwin 5\n..GE\n"
NO_ROOM = "".join(
    row.ljust(79) + "\n" for row in [f"|{'-' * 77}|", "|.|", *["|"] * 22, f"|{'-' * 77}|"]
)


@pytest.mark.parametrize(
    "verb",
    [
        ("play", "dooom", "--plan"),
        ("referee", "dooom", "--players", "Ann", "--plan"),
        ("dooom-host",),
    ],
    ids=lambda verb: verb[0],
)
def test_a_plan_that_cannot_be_won(verb: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "hall.txt"
    file.write_text(TOO_LITTLE)
    ran = asterion(*verb, file)
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran).startswith(f"{file}: line 2, column 5: fault (O3): ")


@pytest.mark.parametrize("verb", ["cc3k", "mark"])
def test_floors_without_room(verb: str, tmp_path: Path) -> None:
    file, said = tmp_path / "floors.txt", tmp_path / "said.txt"
    file.write_text(NO_ROOM)
    said.write_text("s")
    ran = asterion("cc3k", file) if verb == "cc3k" else asterion("cc3k", "mark", file, said)
    assert (ran.status, ran.out) == (2, "")
    assert sentence(ran).startswith(f"{file}: floor 1: fault (C43): ")


@pytest.mark.parametrize("verb", ["cc3k", "mark"])
def test_C43_floors_with_two_stairs_are_played_with_a_warning(verb: str, tmp_path: Path) -> None:
    file, said = tmp_path / "floors.txt", tmp_path / "said.txt"
    file.write_text(NO_ROOM.replace("|.|   ", r"|\@\||"))
    said.write_text("s ea")
    if verb == "cc3k":
        ran = asterion("cc3k", file, stdin=b"s ea q n")
    else:
        ran = asterion("cc3k", "mark", file, said)
    assert ran.status == 0
    assert "takes the stairs to floor 2" in ran.out
    assert ran.err.startswith(
        f"asterion: {file}: floor 1, row 2, column 4: advice (C43): there is a second “\\”, "
        "which leads down too; the first one is in row 2, column 2\n"
    )
