"""`./dev release`: builds sdist and wheels, tries them in clean environments, writes the notes.

Nothing is uploaded and no tag is set; the last line says how both are done.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import asterion
from asterion.words.language import FIRST
from asterion.words.offered import OFFERED
from release.building import build, interpreters, run, tools
from release.notes import NotReady, notes
from release.trying import tried
from tests.words.rooms import lacking

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev release", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="folder of the files")
    parser.add_argument("--interpreted", action="store_true", help="build no compiled wheel")
    parser.add_argument(
        "--rehearse",
        action="store_true",
        help="go on where changelog or checkout are not ready",
    )
    given = parser.parse_args()
    try:
        release(given.into.resolve(), compiled=not given.interpreted, rehearsed=given.rehearse)
    except NotReady as why:
        print(f"./dev release: {why}", file=sys.stderr)
        return 1
    return 0


def release(into: Path, compiled: bool, rehearsed: bool) -> None:
    version = asterion.__version__
    text = ready(version, rehearsed)
    if into.exists() and any(into.iterdir()):
        raise NotReady(f"{into} is not empty: move or delete what is in it")
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        say(f"Building Asterion {version} ...")
        files = build(tools(scratch / "tools"), ROOT, into, compiled)
        for file in files:
            say(f"  {file.name}")
        for interpreter in interpreters():
            for package in files:
                # A compiled wheel fits the Python it was built with; the others take the rest.
                if "-cp" in package.name and interpreter != sys.executable:
                    continue
                for line in tried(interpreter, package, ROOT, scratch):
                    say(line)
    (into / "NOTES.md").write_text(f"{text}\n", "utf-8")
    say(f"Everything was tried. Set the tag with 'git tag v{version}'; twine uploads {into}.")


def ready(version: str, rehearsed: bool) -> str:
    """The notes, if checkout and changelog are what the tag will name."""
    try:
        found = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
        if run("git", "status", "--porcelain", folder=ROOT).strip():
            raise NotReady("the checkout has changes that are not committed")
        if lagging := [name for name in OFFERED if name != FIRST and lacking(name)]:
            raise NotReady(f"messages are missing in {', '.join(lagging)}: ./dev words lists them")
        tag = f"v{version}"
        tags = run("git", "tag", "--list", tag, folder=ROOT).split()
        here = run("git", "tag", "--points-at", "HEAD", folder=ROOT).split()
        if tag in tags and tag not in here:
            raise NotReady(f"there is a tag {tag} on another commit: raise __version__")
    except NotReady as why:
        if not rehearsed:
            raise
        say(f"Not ready: {why}. Going on, as this is a rehearsal.")
        return f"# Asterion {version}, a rehearsal"
    return f"# Asterion {found.version} ({found.date})\n\n{found.text}"


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
