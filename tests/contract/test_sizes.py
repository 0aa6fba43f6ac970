"""Files stay short enough to be read at one go."""

from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "examples", "benchmarks", "drills", "web/src", "web/tests")
KINDS = {".py", ".ts", ".svelte"}
LONGEST, MIDDLE = 300, 110
GENERATED = {"api.gen.ts"}
IN_ONE_PIECE = {
    "src/asterion/envs/batch/cc3k.py": "numba's cache does not see a change in another file",
    "src/asterion/envs/batch/dooom.py": "the same",
    "tests/examiner/student/cc3k.py": "a program as a student hands it in",
}


def lengths() -> dict[str, int]:
    files = [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in KINDS and path.name not in GENERATED and "node_modules" not in path.parts
    ]
    return {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in files
    }


def test_no_file_is_too_long() -> None:
    found = {path: length for path, length in lengths().items() if length > LONGEST}
    assert {path: length for path, length in found.items() if path not in IN_ONE_PIECE} == {}


def test_half_of_the_files_are_short() -> None:
    assert median(lengths().values()) < MIDDLE
