"""Builds the page into the package, and compiles its rules where ASTERION_COMPILE is 1."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/asterion/server/page"


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
        if not (root / PAGE / "index.html").exists():
            self.build(root / "web")
        if (root / PAGE / "index.html").exists():
            build_data["artifacts"].append(f"/{PAGE}/**")
        if self.compiles:
            self.compile(root, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch)

    def build(self, web: Path) -> None:
        """Without Node.js the package is whole but for the page, and its server says so."""
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("There is no npm: the package is built without its page.")
            return
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Away from the sources, where ./dev would take them up: hatch-mypyc builds among them."""
        self.scratch = tempfile.mkdtemp()
        subprocess.run([sys.executable, root / "compile_rules.py", self.scratch], check=True)
        built = Path(self.scratch)
        for module in built.rglob("*.*"):
            build_data["force_include"][str(module)] = str(module.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
