"""A release is made of what its tag will name: committed, with notes, and not released before."""

import subprocess
from pathlib import Path

import pytest

from release import __main__ as releasing
from release.notes import NotReady

VERSION = "1.0.0"


def git(folder: Path, *words: str) -> None:
    named = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(["git", *named, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "CHANGELOG.md").write_text("## 1.0.0 (2026-11-19)\n### Added\n- All of it.\n")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "Say what is new")
    monkeypatch.setattr(releasing, "ROOT", tmp_path)
    return tmp_path


def test_the_notes_have_the_version_and_the_date(checkout: Path) -> None:
    said = releasing.ready(VERSION, rehearsed=False)
    assert said == "# Asterion 1.0.0 (2026-11-19)\n\n### Added\n- All of it."


def test_what_is_not_committed_is_not_released(checkout: Path) -> None:
    (checkout / "later.py").write_text("")
    with pytest.raises(NotReady, match="not committed"):
        releasing.ready(VERSION, rehearsed=False)


def test_the_tag_may_be_set_before_but_only_here(checkout: Path) -> None:
    git(checkout, "tag", "v1.0.0")
    assert releasing.ready(VERSION, rehearsed=False)
    git(checkout, "commit", "--allow-empty", "-qm", "Go on")
    with pytest.raises(NotReady, match="on another commit"):
        releasing.ready(VERSION, rehearsed=False)


def test_a_rehearsal_says_what_is_missing_and_goes_on(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = releasing.ready("1.0.1", rehearsed=True)
    assert said == "# Asterion 1.0.1, a rehearsal"
    assert "the newest version in CHANGELOG.md is 1.0.0, not 1.0.1" in capsys.readouterr().out


def test_files_of_an_earlier_release_are_left_alone(checkout: Path, tmp_path: Path) -> None:
    into = tmp_path / "dist"
    into.mkdir()
    (into / "old.whl").write_text("old")
    with pytest.raises(NotReady, match="is not empty"):
        releasing.release(into, compiled=False, rehearsed=True)
    assert [file.name for file in into.iterdir()] == ["old.whl"]
