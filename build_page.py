"""Builds the page into the package where its sources have changed: `python build_page.py`.

`./dev` and the build of a wheel (hatch_build.py) run it, so both mean the same by "changed". It
needs only the standard library, and a Node.js on PATH when there is something to build.

  python build_page.py             build the page if it is not that of the sources
  python build_page.py built       is it? (the exit status)
  python build_page.py able        is there a Node.js that can build it?
  python build_page.py packages    only fetch what building it needs
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST_NODE = (20, 19)
STAMP = ".asterion-sources"
LOCK = ".asterion-lock"
LEFT_OUT = ("node_modules", "tests")
"""In web/, and no part of the page."""
SHARED = (".ftl", ".json")
"""What the page takes from src/asterion/words."""


class CannotBuild(Exception):
    """In one sentence, behind what the failing tool said."""


class PageSources:
    """The page of a checkout, or of an unpacked sdist."""

    def __init__(self, root: Path = ROOT) -> None:
        self.web = root / "web"
        self.words = root / "src" / "asterion" / "words"
        self.page = root / "src" / "asterion" / "server" / "page"

    @property
    def is_here(self) -> bool:
        """An image may be made from a page that was built elsewhere, without its sources."""
        return (self.web / "package.json").is_file()

    @property
    def has_page(self) -> bool:
        return (self.page / "index.html").is_file()

    def is_built(self) -> bool:
        if not self.is_here:
            return self.has_page
        return self.has_page and read(self.page / STAMP) == self.checksum()

    def checksum(self) -> str:
        whole = hashlib.sha256()
        for file in sorted(self.files(), key=lambda file: file.relative_to(self.web.parent).parts):
            name = file.relative_to(self.web.parent).as_posix()
            content = file.read_bytes()
            whole.update(f"{name}\n{len(content)}\n".encode())
            whole.update(content)
        return whole.hexdigest()

    def files(self) -> Iterator[Path]:
        for part in self.web.iterdir():
            if part.name not in LEFT_OUT:
                within = part.rglob("*") if part.is_dir() else [part]
                yield from (file for file in within if file.is_file() and file.name != ".DS_Store")
        yield from (file for file in self.words.rglob("*") if file.suffix in SHARED)

    def build(self, say: Callable[[str], None]) -> None:
        if self.is_built():
            return
        if not self.is_here:
            raise CannotBuild(f"There are no sources of the page in {self.web}.")
        sources = self.checksum()  # what is changed meanwhile is built the next time
        npm = find_npm()
        say("Building the page ...")
        self.fetch_packages(npm)
        run(npm, "run", "--silent", "build", "--", "--logLevel", "warn", folder=self.web)
        (self.page / STAMP).write_text(f"{sources}\n", encoding="utf-8")

    def fetch_packages(self, npm: str) -> None:
        """As the lock file has them."""
        stamp = self.web / "node_modules" / LOCK
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if read(stamp) != lock:
            run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", folder=self.web)
            stamp.write_text(f"{lock}\n", encoding="utf-8")


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def run(*command: str, folder: Path) -> None:
    """Quietly, unless it fails: then everything that it said is of use."""
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        what = " ".join(("npm", *command[1:3]))
        raise CannotBuild(f"{done.stdout.rstrip()}\nThe page could not be built: {what} failed.")


def find_npm() -> str:
    npm = shutil.which("npm")
    if npm is None or not is_able():
        raise CannotBuild(
            "The page could not be built: that needs Node.js"
            f" {'.'.join(map(str, OLDEST_NODE))} or newer with npm, and there is none on PATH."
        )
    return npm


def is_able() -> bool:
    """Has PATH a Node.js that can build the page?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        asked = [node, "-p", "process.versions.node"]
        said = subprocess.run(asked, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        return tuple(map(int, said.stdout.split(".")[:2])) >= OLDEST_NODE
    except (OSError, ValueError):
        return False


def main(wish: str) -> None:
    sources = PageSources()
    if wish == "built":
        sys.exit(not sources.is_built())
    if wish == "able":
        sys.exit(not is_able())
    try:
        if wish == "packages":
            sources.fetch_packages(find_npm())
        else:
            sources.build(lambda text: print(text, file=sys.stderr, flush=True))
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
