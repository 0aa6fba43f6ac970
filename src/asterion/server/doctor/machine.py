"""The machine: Python and its packages, the page, the folder, the disk, and how many files."""

import os
import platform
import resource
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from asterion import __version__
from asterion.server.config import Config
from asterion.server.doctor.finding import Finding, advice, fault, good
from asterion.server.store.sqlite import OLDEST

LIBRARIES = ("argon2", "prometheus_client", "starlette", "uvicorn", "websockets")
PAGE = Path(__file__).parent.parent / "page" / "index.html"
LITTLE, TOO_LITTLE = 1024**3, 100 * 1024**2
"""Bytes free; below the second nothing may be written any more tomorrow."""
MORE_FILES = 200


def look_at_machine(config: Config) -> Iterator[Finding]:
    yield good("python", f"{platform.python_version()}, Asterion {__version__}")
    yield from packages(config)
    yield page()
    yield sqlite()
    yield from folder(config)
    yield disk(config)
    yield files(config)


def packages(config: Config) -> Iterator[Finding]:
    """What is set needs a package; what is only better with one is advice."""
    needed = dict.fromkeys(LIBRARIES, "server")
    if config.shared:
        needed["psycopg"] = "server"
    if config.redis:
        needed["redis"] = "server"
    if config.smtp:
        needed["aiosmtplib"] = "notify"
    if config.ladder:
        needed["openskill"] = "arena"
    missing = {name: extra for name, extra in needed.items() if find_spec(name) is None}
    for name, extra in missing.items():
        yield fault("packages", "package", package=name, extra=extra)
    better = {"pysat": "knowledge", "pywebpush": "notify" if config.push != "off" else ""}
    for name, extra in better.items():
        if extra and find_spec(name) is None:
            yield advice("packages", f"package-{extra}", package=name)
    if not missing:
        yield good("packages", ", ".join(needed))


def page() -> Finding:
    return good("page") if PAGE.is_file() else fault("page", "page")


def sqlite() -> Finding:
    version = sqlite3.sqlite_version
    if sqlite3.sqlite_version_info < OLDEST:
        return fault("sqlite", "sqlite", version=version, wanted=".".join(map(str, OLDEST)))
    return good("sqlite", version)


def folder(config: Config) -> Iterator[Finding]:
    """What is in it are plans of games that go on: for its owner alone."""
    place = config.data_folder
    if not place.exists():
        parent = next(each for each in place.absolute().parents if each.exists())
        if os.access(parent, os.W_OK):
            yield good("folder", str(place))
        else:
            yield fault("folder", "folder", path=str(place))
        return
    if not place.is_dir() or not os.access(place, os.R_OK | os.W_OK | os.X_OK):
        yield fault("folder", "folder", path=str(place))
        return
    looked = [place, *place.glob("*.db*")]
    open_to_others = [path for path in looked if stat.S_IMODE(path.stat().st_mode) & 0o077]
    # A file that others may read, in a folder that they may not enter, is out of their reach.
    if place in open_to_others:
        yield fault("folder", "folder-open", path=str(place))
    else:
        yield good("folder", str(place))


def disk(config: Config) -> Finding:
    wanted = config.data_folder.absolute()
    place = next(each for each in (wanted, *wanted.parents) if each.exists())
    free = shutil.disk_usage(place).free
    said = f"{free / 1024**3:.1f} GiB"
    if free < TOO_LITTLE:
        return fault("disk", "disk", free=said)
    return advice("disk", "disk", free=said) if free < LITTLE else good("disk", said)


def files(config: Config) -> Finding:
    """Every connection is one, and one more where a proxy is on the same machine."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)  # the server raises the other one itself
    wanted = config.connections + MORE_FILES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        return advice("files", "files", limit=hard, wanted=wanted)
    return good("files", str(hard))
