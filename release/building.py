"""Sdist and wheels: one that runs anywhere, and one whose rules are compiled for this machine."""

import os
import subprocess
import sys
import venv
from pathlib import Path

from release.notes import NotReady

TOOLS = ("build", "twine")


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """What it printed; if it fails, that is why there is no release."""
    words = [os.fspath(word) for word in command]
    done = subprocess.run(
        words, cwd=folder, env=os.environ | environment, capture_output=True, text=True
    )
    if done.returncode:
        raise NotReady(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def python_in(folder: Path) -> Path:
    return folder / "bin" / "python"


def tools(folder: Path) -> Path:
    """The Python of an environment with what builds and checks packages."""
    venv.create(folder, with_pip=True)
    python = python_in(folder)
    run(python, "-m", "pip", "install", "-q", *TOOLS, folder=folder)
    return python


def build(python: Path, root: Path, into: Path, compiled: bool) -> list[Path]:
    """The compiled wheel first, which is what an installer prefers."""
    made: tuple[str | Path, ...] = (python, "-m", "build", "--outdir", into)
    run(*made, "--sdist", folder=root)
    for compiles in ("1", "0") if compiled else ("0",):
        run(*made, "--wheel", folder=root, ASTERION_COMPILE=compiles)
    files = sorted(into.iterdir())
    run(python, "-m", "twine", "check", "--strict", *files, folder=root)
    return files


def interpreters() -> list[str]:
    """Every Python from 3.11 on that can be called here, the one that runs this first."""
    found = [sys.executable]
    for minor in range(11, 20):
        name = f"python3.{minor}"
        if sys.version_info[:2] == (3, minor):
            continue
        try:
            subprocess.run([name, "-m", "venv", "-h"], capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        found.append(name)
    return found
