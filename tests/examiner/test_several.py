"""A folder of submissions, examined side by side, as a teacher does it."""

import csv
import json
import sys
from pathlib import Path

import pytest

from tests.commands.running import asterion, sentence

PLANTED = f"""\
#!{sys.executable}
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.examiner.planted import Planted
game = Planted('{{fault}}', int(sys.argv[1]) if sys.argv[1:] else 1)
for line in sys.stdin:
    print(game.ask(line.strip()), end='', flush=True)
"""
PROGRAMS = {
    "ann": PLANTED.format(fault=""),
    "bob": PLANTED.format(fault="troll-gains-ten"),
    "cem": f"#!{sys.executable}\nimport os\ninput()\nos.abort()\n",
    "dee": "not a program\n",
}


@pytest.fixture
def submissions(tmp_path: Path) -> Path:
    for name, code in PROGRAMS.items():
        file = tmp_path / "all" / name / "cc3k"
        file.parent.mkdir(parents=True)
        file.write_text(code)
        file.chmod(0o755 if name != "dee" else 0o644)
    return tmp_path / "all"


def test_C13_a_folder_of_submissions_gives_a_table_and_marks(submissions: Path) -> None:
    out = submissions.parent
    weights = out / "weights.toml"
    weights.write_text("weight = 0\n[weights]\nC13 = 3\nprogram = 2\n")
    ran = asterion(
        "cc3k", "check", "--programs", submissions, "--games", "5", "--weights", weights,
        "--report", "text", "--report", f"csv:{out}/marks.csv", "--report", f"html:{out}/all.html",
        "--report", f"junit:{out}/all.xml", "--report", f"gradescope:{out}/each/{{name}}.json",
        "--", "{program}/cc3k", "{seed}",
    )  # fmt: skip
    assert ran.status == 1, ran
    rows = [line.split() for line in ran.out.splitlines()]
    assert [row[0] for row in rows] == ["program", *PROGRAMS]
    assert rows[1][3:] == ["5/5", "-", rows[1][5], "-"]
    assert rows[2][3] == "2/5"
    assert "C13" in rows[2]
    assert rows[3][-2:] == ["signal", "6"]
    assert rows[4][-3:] == ["cannot", "be", "started"]
    assert all(f"of 4: {name}" in ran.err for name in PROGRAMS)
    marked = {row["name"]: row for row in csv.DictReader((out / "marks.csv").open())}
    assert [marked[name]["score"] for name in PROGRAMS] == ["5", "2", "0", "0"]
    assert json.loads((out / "each" / "bob.json").read_text())["score"] == 2
    assert (out / "all.html").read_text().count("<section") == 4


def test_programs_are_found_by_a_pattern_and_run_as_they_are(submissions: Path) -> None:
    pattern = str(submissions / "[ad]*" / "cc3k")
    ran = asterion("cc3k", "check", "--programs", pattern, "--games", "1")
    assert ran.status == 1
    assert [line.split()[0] for line in ran.out.splitlines()[1:]] == ["ann", "dee"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--programs", "{all}"], "is a folder: say after -- how to start its program"),
        (["--programs", "{all}/x*"], "there is no program at"),
        ([], "say after -- which program to examine"),
        (["--programs", "{all}/*/cc3k", "--report", "gradescope"], "is about one program"),
    ],
)
def test_what_cannot_be_run_is_said_before(
    arguments: list[str], said: str, submissions: Path
) -> None:
    ran = asterion(
        "cc3k", "check", *(each.replace("{all}", str(submissions)) for each in arguments)
    )
    assert (ran.status, ran.out) == (2, "")
    assert said in sentence(ran)
