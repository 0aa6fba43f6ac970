"""Folders of words, written as a test needs them."""

from pathlib import Path
from textwrap import dedent


def folder(path: Path, **languages: str) -> Path:
    """`folder(tmp_path, en="hello = Hello")`: one file `said.ftl` for each language."""
    for language, text in languages.items():
        room = path / language
        room.mkdir(parents=True, exist_ok=True)
        (room / "said.ftl").write_text(dedent(text), "utf-8")
    return path
