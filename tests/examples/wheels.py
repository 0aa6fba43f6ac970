"""Wheels of what is installed here, so that an installation can be tried without a network."""

import os
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import asterion

NEEDED = (
    "click", "fluent.syntax", "markdown-it-py", "mdurl", "msgspec", "platformdirs", "pygments",
    "rich", "typing-extensions",
)  # fmt: skip
METADATA = """\
Metadata-Version: 2.1
Name: asterion
Version: {version}
"""


def write_wheels(folder: Path) -> None:
    """Those that Asterion needs, and its own package without the page."""
    folder.mkdir(parents=True)
    for name in NEEDED:
        _repack(distribution(name), folder)
    _write_own(folder)


def _repack(found: Distribution, folder: Path) -> None:
    """From the files that were installed, and the list that came with them."""
    said = found.read_text("WHEEL") or ""
    tag = [line[5:] for line in said.splitlines() if line.startswith("Tag: ")][-1]
    name = f"{found.metadata['Name'].replace('-', '_')}-{found.version}"
    with zipfile.ZipFile(folder / f"{name}-{tag}.whl", "w") as wheel:
        for file in found.files or ():
            path = Path(str(found.locate_file(file)))
            if ".." not in file.parts and "__pycache__" not in file.parts and path.is_file():
                wheel.write(path, str(file))


def _write_own(folder: Path) -> None:
    root = Path(asterion.__file__).parent
    version = asterion.__version__
    needs = "".join(f"Requires-Dist: {name}\n" for name in NEEDED)
    about = {
        "METADATA": METADATA.format(version=version) + needs,
        "WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": "[console_scripts]\nasterion = asterion.cli:main\n",
    }
    info = f"asterion-{version}.dist-info"
    listed = []
    with zipfile.ZipFile(folder / f"asterion-{version}-py3-none-any.whl", "w") as wheel:
        for path in sorted(root.rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and not {"__pycache__", "page"} & {*inside.parts}:
                wheel.write(path, os.path.join("asterion", inside))
                listed.append(f"asterion/{inside.as_posix()},,")
        for name, text in about.items():
            wheel.writestr(f"{info}/{name}", text)
            listed.append(f"{info}/{name},,")
        wheel.writestr(f"{info}/RECORD", "\n".join([*listed, f"{info}/RECORD,,", ""]))
