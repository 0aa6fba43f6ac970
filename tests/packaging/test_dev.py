"""`./dev` in a checkout that was set up before: what it does first, and what it says."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """One that plays in the terminal; its program only says how it was called."""
    for name in ("dev", "pyproject.toml", "constraints.txt", "build_page.py"):
        shutil.copy(ROOT / name, tmp_path)
    venv = tmp_path / ".venv"
    subprocess.run([sys.executable, "-m", "venv", os.fspath(venv)], check=True)
    program = venv / "bin" / "asterion"
    program.write_text('#!/bin/sh\necho "$ASTERION_PROGRAM: $*"\n')
    program.chmod(0o755)
    (venv / ".asterion-whole").write_text(f"{tmp_path.resolve()}\n")
    stamp(tmp_path, "base")
    return tmp_path


def stamp(checkout: Path, name: str) -> None:
    files = [(checkout / each).read_bytes() for each in ("pyproject.toml", "constraints.txt")]
    done = subprocess.run(["cksum"], input=b"".join(files), capture_output=True, check=True)
    (checkout / ".venv" / f".asterion-{name}").write_bytes(done.stdout)


def dev(checkout: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, **OFFLINE}
    environment["PATH"] = "/usr/bin:/bin"  # no uv, whose own cache may stand in for the network
    command = ["./dev", *words]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_of_serve_needs_no_server(checkout: Path, flag: str) -> None:
    """Neither its libraries, which could not be fetched here, nor the page."""
    done = dev(checkout, "serve", "--port", "0", flag)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"./dev: serve --port 0 {flag}\n"


def test_a_checkout_that_worked_goes_on_without_the_network(checkout: Path) -> None:
    with (checkout / "constraints.txt").open("a") as constraints:
        constraints.write("click==99.0\n")
    done = dev(checkout, "play")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "./dev: play\n"
    assert "going on with the libraries of before" in done.stderr
    assert "ERROR" not in done.stderr
    stamp(checkout, "base")
    assert dev(checkout, "play").stderr == ""


def test_what_was_never_there_cannot_be_done_without(checkout: Path) -> None:
    done = dev(checkout, "doctor")
    assert done.returncode == 1
    assert "the installation failed" in done.stderr
    assert done.stdout == ""
