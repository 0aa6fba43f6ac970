"""The rules may be compiled by mypyc, and then say and do the same: docs/contribute/compiled.md."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile_rules
from tests.games.test_games import GAMES, still_played

ROOT = Path(compile_rules.__file__).parent
ROOMS = (
    "arena", "books", "bots", "contract", "core", "door", "games", "knowledge", "terminal", "words",
)  # fmt: skip


def keeps(kind: ast.ClassDef) -> bool:
    """Has it a `cached_property`?"""
    methods = [part for part in kind.body if isinstance(part, ast.FunctionDef)]
    decorators = [decorator for method in methods for decorator in method.decorator_list]
    return "cached_property" in map(ast.unparse, decorators)


def test_compiled_classes_keep_nothing_that_they_compute() -> None:
    """A compiled class computes a `cached_property` at every look: DungeonLab stood still."""
    keeping = [
        (file, kind.name)
        for file in compile_rules.wanted()
        for kind in ast.parse((ROOT / file).read_text("utf-8")).body
        if isinstance(kind, ast.ClassDef) and keeps(kind)
    ]
    assert keeping == []
    plan = ast.parse("class Plan:\n    @cached_property\n    def shape(self): ...").body[0]
    assert isinstance(plan, ast.ClassDef)
    assert keeps(plan)


def test_the_list_of_compiled_modules_names_what_is_there() -> None:
    files = compile_rules.wanted()
    assert "src/asterion/core/referee/table.py" in files
    assert "src/asterion/books/labyrinth/rules/move.py" in files
    with pytest.raises(SystemExit, match="no such module"):
        compile_rules.found(["core/moved_away.py"])


def compiled(folder: Path, *books: str) -> dict[str, str]:
    """The environment of programs that use the rules as they are compiled in this folder."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    shutil.copytree(ROOT / "src" / "asterion", folder / "asterion")
    asked = [sys.executable, "compile_rules.py", os.fspath(folder), *books]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return os.environ | {"PYTHONPATH": os.fspath(folder)}


def told_again(games: list[Path], environment: dict[str, str]) -> list[str]:
    """Where the rules come from, and then everything that everybody hears, sees and may say."""
    asked = [sys.executable, "-m", "tests.compiled.retold", *map(os.fspath, games)]
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def assert_both_tell(games: list[Path], environment: dict[str, str], fewest: int) -> None:
    interpreted = told_again(games, os.environ | {"PYTHONPATH": os.fspath(ROOT / "src")})
    assert interpreted[0] == os.fspath(ROOT / "src/asterion/books/dooom/rules/actions.py")
    told = told_again(games, environment)
    assert told[0].startswith(environment["PYTHONPATH"])
    assert told[0].endswith(".so")
    assert len(told) > fewest
    assert told[1:] == interpreted[1:]


def test_compiled_rules_tell_the_kept_games_of_a_book_alike(tmp_path: Path) -> None:
    """The core and one book, for that takes seconds: `./dev soak` compiles all of them."""
    games = [game for game in GAMES if still_played(game) and game.parts[-3].endswith("dooom")]
    assert_both_tell(games, compiled(tmp_path, "dooom"), fewest=30_000)


@pytest.mark.soak
def test_the_suite_passes_compiled(tmp_path: Path) -> None:
    environment = compiled(tmp_path)
    say = [sys.executable, "-c", "from asterion.version import version; print(version())"]
    said = subprocess.run(say, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.endswith("(compiled)\n")
    assert_both_tell([game for game in GAMES if still_played(game)], environment, fewest=60_000)
    folders = [f"tests/{room}" for room in ROOMS]
    suite = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *folders]
    assert subprocess.run(suite, cwd=ROOT, env=environment).returncode == 0
