"""Builds the page into the package, so that whoever installs it needs no Node.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/asterion/server/page"


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    """For a wheel or an sdist; an editable install of a checkout leaves the page to ./dev."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE / "index.html").exists():
            self.build(root / "web")
        if (root / PAGE / "index.html").exists():
            build_data["artifacts"].append(f"/{PAGE}/**")

    def build(self, web: Path) -> None:
        """Without Node.js the package is whole but for the page, and its server says so."""
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("There is no npm: the package is built without its page.")
            return
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
