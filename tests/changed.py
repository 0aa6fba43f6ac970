"""`./dev check [FILES]`: lint, types and the nearest tests of what has changed, in seconds.

Without FILES: what git calls changed or new. The nearest tests of a file are found by reading:
tests that import it, tests of the numbered rules that it names, tests that carry its name.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TYPED = ("src", "tests", "examples", "benchmarks", "drills")
RULE = re.compile(r"\b[OCLD]\d{1,3}\b")
MOST_OF_RULES, MOST_IMPORTING = 60, 8
"""Where more tests than that know a file, only those next to it are run: seconds, not minutes."""


def changed() -> list[str]:
    """By git, as paths from the root; what was deleted is left out."""
    told = [
        _git("diff", "--name-only", "HEAD"),
        _git("ls-files", "--others", "--exclude-standard"),
    ]
    return sorted({name for names in told for name in names if (ROOT / name).is_file()})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def named(words: Sequence[str]) -> list[str]:
    """The files that were asked for, from wherever the program was called."""
    found = []
    for word in words:
        path = (Path(os.environ.get("PWD", ".")) / word).resolve()
        if not path.is_file():
            sys.exit(f"dev: there is no file {word}; as in: ./dev check src/asterion/core/dice.py")
        if not path.is_relative_to(ROOT):
            sys.exit(f"dev: {word} is not in this checkout")
        found.append(path.relative_to(ROOT).as_posix())
    return found


@cache
def test_files() -> dict[str, str]:
    """Every file of tests with its text."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in sorted((ROOT / "tests").rglob("*.py"))
    }


def nearest_to(name: str) -> set[str]:
    """What pytest is to run for a file: files, or tests within them."""
    path = Path(name)
    if path.name.startswith("test_") and name.startswith("tests/"):
        return {name}
    if path.suffix == ".py":
        return set(_importing(path)) | set(_of_rules(path)) | set(_namesakes(path))
    if path.suffix == ".ftl" and name.startswith("src/"):
        return set(_in(mirror(path), "test_messages.py", "test_words.py")) | {
            "tests/words/test_check.py"
        }
    quoted = f'"{path.name}"'
    return {test for test, text in test_files().items() if quoted in text and _is_test(test)}


def module_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def mirror(path: Path) -> Path:
    """The folder of tests that is nearest to a file of the package."""
    parts = path.parent.parts
    folder = Path("tests", *parts[2:]) if parts[:2] == ("src", "asterion") else Path(*parts)
    while folder != folder.parent and not any((ROOT / folder).glob("test_*.py")):
        folder = folder.parent
    return folder


def _is_test(name: str) -> bool:
    return Path(name).name.startswith("test_")


def _importing(path: Path) -> Sequence[str]:
    module = module_of(path)
    package, _, last = module.rpartition(".")
    wanted = re.compile(
        rf"^(?:from {re.escape(module)} import |import {re.escape(module)}\b"
        rf"|from {re.escape(package)} import [^(\n]*\b{re.escape(last)}\b)",
        re.MULTILINE,
    )
    found = [test for test, text in test_files().items() if _is_test(test) and wanted.search(text)]
    return found if len(found) <= MOST_IMPORTING else []


def _of_rules(path: Path) -> Iterator[str]:
    """Tests that are named by the rules which stand in the file."""
    rules = set(RULE.findall((ROOT / path).read_text("utf-8")))
    tests = [
        f"{test}::{name}"
        for test, text in test_files().items()
        if rules and test.startswith(f"{mirror(path).as_posix()}/") and _is_test(test)
        for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)
        if rules & set(RULE.findall(name.replace("_", " ")))
    ]
    if len(tests) <= MOST_OF_RULES:
        yield from tests


def _namesakes(path: Path) -> Iterator[str]:
    return _in(mirror(path), f"test_{path.stem}.py", f"test_{path.parent.name}.py")


def _in(folder: Path, *names: str) -> Iterator[str]:
    for name in names:
        if (ROOT / folder / name).is_file():
            yield (folder / name).as_posix()


def without_parts(tests: Iterable[str]) -> list[str]:
    """A test is not named beside the file that it is in."""
    every = set(tests)
    return sorted(test for test in every if "::" not in test or test.split("::")[0] not in every)


def steps(files: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    bin = Path(sys.executable).parent
    code = [name for name in files if name.endswith(".py")]
    if code:
        yield "ruff check", [f"{bin}/ruff", "check", "--quiet", *code]
        yield "ruff format --check", [f"{bin}/ruff", "format", "--quiet", "--check", *code]
        yield "mypy --strict", [f"{bin}/mypy", "--no-error-summary", *TYPED]
    page = [name.removeprefix("web/") for name in files if name.startswith("web/src/")]
    if page:
        yield "eslint", ["npm", "--prefix", "web", "run", "--silent", "lint", "--", *page]
        yield "vitest", ["npm", "--prefix", "web", "exec", "--", "vitest", "related", "--run",
                         "--root", "web", *page]  # fmt: skip
    tests = without_parts(test for name in files for test in nearest_to(name))
    if tests:
        workers = ["-n", "auto", "--maxprocesses", "4"] if len(tests) > 3 else ["-n", "0"]
        title = f"pytest: {len(tests)} files and tests of rules"
        yield title, [sys.executable, "-m", "pytest", *workers, *tests]


def main(words: Sequence[str]) -> None:
    files = named(words) if words else changed()
    if not files:
        print("Nothing has changed since the last commit; name files to check them all the same.")
        return
    start = time.monotonic()
    for title, command in steps(files):
        print(f"== {title}", flush=True)
        done = subprocess.run(command, cwd=ROOT)
        if done.returncode:
            sys.exit(done.returncode)
    print(f"== checked {len(files)} files in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
