"""What the pages on marks, mistakes and the wire protocol show is what happens.

`KEEP_DOCS=1 pytest tests/examiner/test_docs.py` writes today's reports into the pages.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.running import asterion
from tests.examiner.dooom import faulty
from tests.examiner.dooom.faulty import playing, server

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"^```sh\n(?P<typed>.*?)^```\n(?:\n```report\n(?P<shown>.*?)^```\n)?", re.M | re.S
)
STUDENTS = {"ann": "", "bob": "rounds-down", "cem": "crash"}
STARTS = "from asterion.cli import main\nif __name__ == '__main__':\n    main()\n"
PROGRAM = f"""\
#!{sys.executable}
import os, sys
sys.path.insert(0, {str(ROOT)!r})
from tests.examiner.planted import Planted
fault = {{fault!r}}
game = Planted(fault if fault != 'crash' else '', int(sys.argv[2]) if sys.argv[2:] else 1)
for turn, line in enumerate(sys.stdin):
    if turn == 12 and fault == 'crash':
        os.kill(os.getpid(), 11)
    print(game.ask(line.strip()), end='', flush=True)
"""


def check_page(name: str, run: Callable[[str], str]) -> None:
    """Every command of the page is run, and its report compared."""
    page = ROOT / "docs" / name
    text = page.read_text("utf-8")

    def now(found: re.Match[str]) -> str:
        told = run(found["typed"])
        if found["shown"] is None:
            return found[0]
        return f"```sh\n{found['typed']}```\n\n```report\n{told}```\n"

    assert BLOCK.search(text)
    today = BLOCK.sub(now, text)
    if os.environ.get("KEEP_DOCS"):
        page.write_text(today, "utf-8")
    assert today == text


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A teacher's folder, with three submissions and the weights of the example."""
    for name, fault in STUDENTS.items():
        file = tmp_path / "submissions" / name / "cc3k"
        file.parent.mkdir(parents=True)
        file.write_text(PROGRAM.format(fault=fault))
        file.chmod(0o755)
    weights = (ROOT / "examples" / "grading" / "weights.toml").read_text()
    (tmp_path / "weights.toml").write_text(weights)
    command = tmp_path / "bin" / "asterion"
    command.parent.mkdir()
    command.write_text(f"#!{sys.executable}\n{STARTS}")
    command.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("page", ["teach/marks.md", "teach/what-is-wrong.md"])
def test_a_page_shows_what_is_told(page: str, desk: Path) -> None:
    path = f"{desk / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "100"}

    def run(typed: str) -> str:
        done = subprocess.run(
            ["bash", "-c", typed], cwd=desk, env=environment, capture_output=True, text=True
        )
        assert "Traceback" not in done.stderr
        assert "asterion: " not in re.sub(r"asterion: \d+ of \d+: \w+\n", "", done.stderr)
        return done.stdout

    check_page(page, run)
    if page == "teach/marks.md":
        assert (desk / "marks.csv").read_text().startswith("name,games,frames,score,max_score")
        assert sorted(each.name for each in (desk / "pages").iterdir()) == [
            "ann.html", "bob.html", "cem.html",
        ]  # fmt: skip


def test_the_report_about_a_server_is_real() -> None:
    """Its swords do no more harm than fists."""
    blunt = playing(faulty.Attack, faulty.swords_are_blunt)

    def run(typed: str) -> str:
        with server(blunt) as other:
            words = typed.replace("40004", str(other.port)).split()
            return asterion(*words[1:]).out

    check_page("teach/dooom-check.md", run)
