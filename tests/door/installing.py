"""A package as an installer leaves it: modules on the path, and a .dist-info that names them."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from asterion.books.installed import installed


def install(
    folder: Path,
    package: str,
    entry_points: Mapping[str, Mapping[str, str]],
    modules: Mapping[str, str] = {},
) -> None:
    """Write what `pip install` would have written; modules go by their file's name."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [
        line
        for group, points in entry_points.items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for name, text in modules.items():
        (folder / name).write_text(text)


@contextmanager
def on_the_path(*folders: Path) -> Iterator[None]:
    """These folders are installed, and what was known of the packages is asked again."""
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(folder)
        installed.cache_clear()
        try:
            yield
        finally:
            installed.cache_clear()


DIG = Path(__file__).parents[2] / "examples" / "dig"


def install_dig(folder: Path) -> None:
    """Dig by its own pyproject.toml, as pip would; its modules stay in examples/dig."""
    project = tomllib.loads((DIG / "pyproject.toml").read_text("utf-8"))["project"]
    install(folder, project["name"], project["entry-points"])


@contextmanager
def dig_on_the_shelf(folder: Path) -> Iterator[None]:
    """Also for the processes that are started meanwhile."""
    install_dig(folder)
    with on_the_path(folder, DIG), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{DIG}")
        yield
