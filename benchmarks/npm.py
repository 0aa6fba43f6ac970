"""Packages of npm for a comparison, in a folder of the user's cache."""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import platformdirs


def installed(name: str, packages: Sequence[str]) -> Path | None:
    """The folder where they are; None, and a line that says so, where they cannot be had.

    ASTERION_ and the name, set to a folder, say that it has them already.
    """
    variable = "ASTERION_" + name.upper().replace(".", "_")
    given = os.environ.get(variable)
    folder = Path(given) if given else platformdirs.user_cache_path("asterion") / name
    modules = folder / "node_modules"
    if all((modules / package.rpartition("@")[0]).is_dir() for package in packages):
        return modules
    if shutil.which("npm") is None:
        print(f"  {name} is not measured: there is no npm")
        return None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps({"private": True}))
    asked = ["npm", "install", "--no-audit", "--no-fund", *packages]
    done = subprocess.run(asked, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        print(f"  {name} cannot be installed here: {done.stderr.strip()[-200:]}")
        return None
    return modules
