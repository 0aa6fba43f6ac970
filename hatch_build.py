"""The build backend: hatchling, which builds the page into the package first.

A wheel and an sdist hold the page of the sources that they hold: build_page.py says whether there
is something to build. Where the machine has no Node.js for that, the build asks for one, as for any
other requirement. With ASTERION_COMPILE=1 the rules in a wheel are compiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403  the hooks of PEP 517 that are as they were
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, os.fspath(ROOT))

import build_page  # noqa: E402

PAGE = "src/asterion/server/page"
EXAMPLE = Path("examples") / "dig"
"""The book that `asterion book new` copies."""


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*hatchling.get_requires_for_build_wheel(config_settings), *node_if_needed()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*hatchling.get_requires_for_build_sdist(config_settings), *node_if_needed()]


def node_if_needed() -> list[str]:
    """Not for an editable install: the `dependencies` of a hook of hatchling could not tell."""
    if build_page.PageSources(ROOT).is_built() or build_page.is_able():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"]["node"])


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """For a wheel or an sdist; an editable install of a checkout leaves both to ./dev."""

    scratch: str | None = None

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ASTERION_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """The compiler, and what the rules import: it asks for the types of that."""
        if not self.compiles:
            return []
        return ["mypy[mypyc]>=2.4,<3", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        try:
            build_page.PageSources(root).build(self.app.display_info)
        except build_page.CannotBuild as error:
            self.app.abort(str(error))  # and no server without its page
        build_data["artifacts"].append(f"/{PAGE}/**")
        if self.target_name == "wheel":
            self.bring_example(root, build_data)
        if self.compiles:
            self.compile(root, build_data)

    def bring_example(self, root: Path, build_data: dict[str, Any]) -> None:
        """Where the sources have it: an image is built without."""
        for file in (root / EXAMPLE).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                place = Path("asterion") / file.relative_to(root)
                build_data["force_include"][str(file)] = place.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Away from the sources, where ./dev would take them up: hatch-mypyc builds among them."""
        self.scratch = tempfile.mkdtemp()
        subprocess.run([sys.executable, root / "compile_rules.py", self.scratch], check=True)
        built = Path(self.scratch)
        for module in built.rglob("*.*"):
            build_data["force_include"][str(module)] = str(module.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
