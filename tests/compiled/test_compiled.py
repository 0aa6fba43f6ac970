"""The rules may be compiled by mypyc, and then say and do the same: docs/compiled.md."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile_rules

ROOT = Path(compile_rules.__file__).parent
ROOMS = ("arena", "books", "bots", "contract", "core", "door", "knowledge", "terminal")


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
    assert "src/asterion/core/table.py" in files
    assert "src/asterion/books/labyrinth/rules/move.py" in files
    with pytest.raises(SystemExit, match="no such module"):
        compile_rules.found(["core/moved_away.py"])


@pytest.mark.soak
def test_the_suite_passes_compiled(tmp_path: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    shutil.copytree(ROOT / "src" / "asterion", tmp_path / "asterion")
    subprocess.run([sys.executable, "compile_rules.py", tmp_path], cwd=ROOT, check=True)
    environment = os.environ | {"PYTHONPATH": os.fspath(tmp_path)}
    say = [sys.executable, "-c", "from asterion.version import version; print(version())"]
    said = subprocess.run(say, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.endswith("(compiled)\n")
    folders = [f"tests/{room}" for room in ROOMS]
    suite = [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *folders]
    assert subprocess.run(suite, cwd=ROOT, env=environment).returncode == 0
