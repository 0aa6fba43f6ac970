"""Files that the tests of the verbs are run on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from asterion.terminal.words import speak_in
from tests.commands.running import ARENA, game


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """The verbs run in this process, and one of them may have chosen another language."""
    yield
    speak_in("en")


@pytest.fixture
def arena(tmp_path: Path) -> Path:
    """A plan."""
    file = tmp_path / "arena.txt"
    file.write_text(ARENA)
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(game())
    return file


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Written again by every lie; shared, since Hypothesis lies a hundred times a test."""
    return tmp_path_factory.mktemp("verify") / "game.jsonl"
