"""CONTRIBUTING.md says which files to touch; three of its lists are done here, and do suffice."""

import re
import tomllib
from pathlib import Path

import pytest

import asterion
from asterion.bots import BOTS
from asterion.core.phrase import phrase
from asterion.words import Words
from tests.commands.running import asterion as program
from tests.door.installing import DIG, install, on_the_path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "asterion"

GUESSER = '''
"""Says anything legal."""
from asterion.books import book

class Guesser:
    summary = "says anything legal"
    def __init__(self, dice):
        self.dice = dice
    def answer(self, view, prompt):
        return self.dice.pick(book("dooom").view.legal(view), "answer")
'''


def test_a_bot_is_one_file_and_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guesser.py").write_text(GUESSER)
    monkeypatch.setitem(BOTS["dungeon-of-dooom"], "guesser", "guesser:Guesser")
    record = tmp_path / "game.jsonl"
    with on_the_path(tmp_path):
        assert "guesser" in program("bots", "dooom").out
        seats = ("--bots", "guesser", "--seed", "1", "--record", record)
        assert program("play", "dooom", *seats, stdin=b"end\n" * 4).status == 0
    assert asterion.load(record).length > 3


def test_a_language_is_a_folder_of_files(tmp_path: Path) -> None:
    english = (DIG / "asterion_dig" / "words" / "en" / "dig.ftl").read_text("utf-8")
    dutch = "dig-walked = { $who } loopt naar { $cell }.\n"
    for folder, text in {"en": english, "nl": dutch}.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "dig.ftl").write_text(text, "utf-8")
    speak = Words(tmp_path).speaker("nl")
    assert speak(phrase("dig-walked", who="Ann", whoIs="other", cell="a1")) == "Ann loopt naar a1."
    assert speak(phrase("dig-dug", who="Ann", whoIs="other", cell="a1")) == "Ann digs a hole at a1."


SPYING = '    spying: Annotated[int, option("G6", "", 0, 3)] = 1\n'
ON_WHOM = "            on_whom = _seat(view, on)\n"
OPTION = {
    "options.py": (
        SPYING,
        SPYING + '    fog: Annotated[bool, option("G6", before=False)] = False\n',
    ),
    "words/en/fog-isle.ftl": (
        "fog-isle-option-spying = ",
        "fog-isle-option-fog = nobody sees over a shoulder\n    .name = fog\n"
        "    .agreed = there is fog\nfog-isle-option-spying = ",
    ),
    "view.py": (
        ON_WHOM,
        f'            if view.options.fog:\n                return "spying"\n{ON_WHOM}',
    ),
    "words/__init__.py": (", options.spying\n", ", 0 if options.fog else options.spying\n"),
}
"""What stands in the place of what, in each file of the list; the fifth is this test."""


def test_an_option_is_four_files_and_a_test(tmp_path: Path) -> None:
    made = program("book", "new", "fog-isle", "--into", tmp_path)
    assert made.status == 0, made.err
    folder = tmp_path / "asterion-fog-isle"
    for name, (before, after) in OPTION.items():
        file = folder / "asterion_fog_isle" / name
        source = file.read_text("utf-8")
        assert source.count(before) == 1, f"{name}: {before}"
        file.write_text(source.replace(before, after), "utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    install(tmp_path / "installed", project["name"], project["entry-points"])
    with on_the_path(tmp_path / "installed", folder):
        rules = program("rules", "fog-isle", "--set", "fog=yes")
        assert "fog=yes: nobody sees over a shoulder (G6; yes or no; default no)" in rules.out, (
            rules.err
        )
        said = b"Ann: dig\nBob: spy Ann\n"
        players = ("--players", "Ann,Bob", "--seed", "1")
        foggy = program("referee", "fog-isle", *players, "--set", "fog=yes", stdin=said)
        assert "Bob: refused: you have looked over shoulders often enough (G6)" in foggy.out
        assert "refused" not in program("referee", "fog-isle", *players, stdin=said).out


def named_paths() -> list[str]:
    """Every path without a gap to fill in that the lists name."""
    lists = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## What to touch")[2]
    found = re.findall(r"`([\w./]+/[\w./]*\w/?)`", lists)
    return sorted({path for path in found if "<" not in path and not path.startswith(".")})


@pytest.mark.parametrize("path", named_paths())
def test_what_is_named_is_there(path: str) -> None:
    home = ROOT if path.startswith(("tests", "docs", "web")) or path == "src/asterion" else PACKAGE
    assert (home / path).exists()


def test_the_readme_fits_on_one_screen() -> None:
    """One picture, two commands, the front door; the rest behind links."""
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) <= 40
    assert text.count("![") == 1
