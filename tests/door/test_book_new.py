"""`asterion book new` writes a book that is played, tested and learnt as it stands."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest
from pettingzoo.test import api_test

from asterion.commands.book_copied import copy_book, is_name
from asterion.envs.several import makers
from tests.commands.running import PROGRAM
from tests.commands.running import asterion as program
from tests.door.installing import DIG, install, on_the_path
from tests.server.tables.hosting import a_hub, opened, run

NAME = "salt-mine"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The new package on the shelf, for this process and those that it starts."""
    home = tmp_path_factory.mktemp("new")
    made = program("book", "new", NAME, "--into", home)
    assert made.status == 0, made.err
    folder = home / f"asterion-{NAME}"
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == folder.name
    installed = home / "installed"
    install(installed, project["name"], project["entry-points"])
    with on_the_path(installed, folder), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{installed}{os.pathsep}{folder}")
        yield folder


def test_it_keeps_the_contract_of_every_book(package: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package)]
    tested = subprocess.run(command, cwd=package, capture_output=True, text=True, timeout=300)
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "1 passed" in tested.stdout


def test_it_is_played_at_the_keyboard(package: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    arguments = ["play", NAME, "--bots", "prospector", "--players", "Ann", "--seed", "3"]
    command = [*PROGRAM, *arguments, "--record", str(record)]
    played = subprocess.run(command, input="dig\n" * 60, capture_output=True, text=True, timeout=60)
    assert "digs a hole at" in played.stdout, played.stderr
    assert f'"book":"{NAME}"' in record.read_text("utf-8").replace(" ", "")


def test_it_is_played_on_the_server(package: Path) -> None:
    async def test() -> None:
        async with a_hub() as (hub, _):
            table, roles, _ = await opened(hub, NAME, "Ann", "Bob")
            await table.play(roles[0], "dig")
            assert table.game is not None
            assert table.game.committed == 2  # what begins it, and the hole

    run(test())


def test_it_is_learnt(package: Path) -> None:
    env, _, _ = makers(NAME, players=2)
    environment = env()
    api_test(environment, num_cycles=30)
    environment.reset(seed=1)
    seen = environment.observe(environment.agent_selection)
    assert seen["observation"]["holes"].shape == (6, 8)
    assert seen["action_mask"].dtype == numpy.int8


def test_its_files_speak_of_it_and_not_of_the_example(package: Path) -> None:
    files = [
        file for file in package.rglob("*.*") if file.suffix in (".py", ".toml", ".ftl", ".md")
    ]
    texts = {file: file.read_text("utf-8") for file in files}
    speaking = {file.name for file, text in texts.items() if "asterion_dig" in text}
    assert speaking == set()
    assert len([file for file in texts if file.suffix == ".py"]) == len([*DIG.rglob("*.py")])
    assert not [file for file, text in texts.items() if '"dig-' in text]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Salt", "cannot be the name"),
        ("salt_mine", "cannot be the name"),
        ("1up", "cannot be the name"),
        ("dooom", "there is a book called dooom already"),
        ("cc3k", "there is a book called cc3k already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(tmp_path: Path, name: str, why: str) -> None:
    ran = program("book", "new", name, "--into", tmp_path)
    assert ran.status == 2
    assert why in ran.err
    assert not [*tmp_path.iterdir()]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    program("book", "new", "tides", "--into", tmp_path)
    event = tmp_path / "asterion-tides" / "asterion_tides" / "event.py"
    event.write_text("mine", "utf-8")
    again = program("book", "new", "tides", "--into", tmp_path)
    assert again.status == 2
    assert "exists already: nothing was written" in again.err
    assert event.read_text("utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = program("book", "new", "tides", "--into", tmp_path / "file")
    assert ran.status == 2
    assert "file" in ran.err


def test_a_copy_can_be_imported_under_its_name(tmp_path: Path) -> None:
    copy_book("tides", tmp_path / "asterion-tides")
    assert (tmp_path / "asterion-tides" / "asterion_tides" / "words" / "en" / "tides.ftl").is_file()
    assert is_name("tides")
    assert not is_name("a-")
