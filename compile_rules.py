"""Compiles the rules by mypyc: `python compile_rules.py FOLDER` puts the modules below FOLDER.

With folders of books behind it, `python compile_rules.py FOLDER dooom`, only the core and those.
Building a wheel (hatch_build.py) and `./dev compile` run it. Which modules are compiled stands in
pyproject.toml; what mypyc asks of them stands in docs/contribute/compiled.md.
"""

import os
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/asterion")


def wanted() -> list[str]:
    """The files of the modules to be compiled, seen from ROOT."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    chosen = found(table["tool"]["asterion"]["compile"]["modules"])
    return sorted(path.as_posix() for path in chosen)


def found(patterns: list[str]) -> set[Path]:
    """A pattern that finds nothing was left behind when something moved."""
    files: set[Path] = set()
    for pattern in patterns:
        some = {path.relative_to(ROOT) for path in (ROOT / PACKAGE).glob(pattern)}
        if not some:
            raise SystemExit(f"pyproject.toml compiles {pattern}, and there is no such module.")
        files |= some
    return files


def by_room(files: list[str]) -> dict[str, list[str]]:
    """The files of the core and of each book."""
    rooms: dict[str, list[str]] = {}
    for file in files:
        core_or_books, book = Path(file).relative_to(PACKAGE).parts[:2]
        rooms.setdefault(book if core_or_books == "books" else core_or_books, []).append(file)
    return rooms


def of_books(books: list[str]) -> list[str]:
    """The files of the core and of these books."""
    rooms = by_room(wanted())
    for book in books:
        if book not in rooms:
            raise SystemExit(f"Nothing of “{book}” is compiled; there are: {', '.join(rooms)}.")
    return sorted(rooms["core"] + [file for book in books for file in rooms[book]])


def libraries(files: list[str]) -> list[tuple[list[str], str | None]]:
    """A library for the core and one per book, `asterion_<book>__mypyc`, so that they are compiled
    side by side; a module itself only points into its library."""
    return [(members, f"asterion_{room}") for room, members in by_room(files).items()]


def compile_into(folder: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as scratch:
        # No settings of the checkout: what is no error there would be one under another Python.
        flags = ["--config-file=", f"--cache-dir={scratch}/cache"]
        extensions = mypycify(
            [*flags, *files],
            opt_level="1",  # twice as quick to build
            debug_level="0",
            multi_file=True,  # as one file a library would take gigabytes
            separate=libraries(files),
            target_dir=f"{scratch}/c",
        )
        for extension in extensions:  # the files of a library all declare what it shares
            extension.extra_compile_args.append("-fcommon")
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder), f"{scratch}/objects"
        build.parallel = 8
        build.ensure_finalized()
        build.run()


if __name__ == "__main__":
    target, books = Path(sys.argv[1]).resolve(), sys.argv[2:]
    os.chdir(ROOT)
    compile_into(target, of_books(books) if books else wanted())
