"""Each package in clean environments: installed as people do, then played, served, learnt."""

import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from release.building import python_in, run
from release.notes import NotReady

KEPT = "tests/games/dungeon-of-dooom/1"
PLAYED = """
import asterion, msgspec
for book in asterion.books():
    game = asterion.new(book, ["Ann", "Bob", "Cid"][: max(book.seats.start, 1)], seed=1)
    for _ in range(20):
        if game.over:
            break
        for name in game.asked:
            if legal := game.legal(name):
                game.say(name, legal[0])
                break
print("played")
"""
SERVED = """
from importlib.resources import files
index = files("asterion") / "server" / "page" / "index.html"
assert "<script" in index.read_text("utf-8"), "the wheel has no page"
import asterion.server.http.app
print("served")
"""
LEARNT = """
import gymnasium, asterion.envs
env = gymnasium.make("asterion/CC3k-v0")
seen, info = env.reset(seed=1)
env.step(int(info["action_mask"].argmax()) if "action_mask" in info else 0)
print("learnt")
"""
TRIES: Mapping[str, tuple[str, ...]] = {
    "": (PLAYED,),
    "server,knowledge": (PLAYED, SERVED),
    "arena,dataset,envs,fast,knowledge,mcp,notify,server": (PLAYED, SERVED, LEARNT),
}
"""By the extras that are installed."""


def tried(interpreter: str, package: Path, root: Path, scratch: Path) -> Iterator[str]:
    """A line for each environment in which it works."""
    for number, (extras, programs) in enumerate(TRIES.items()):
        if extras and package.suffix == ".gz":
            return  # it becomes the wheel that was tried already
        home = scratch / f"{Path(interpreter).name}-{package.suffix[1:]}-{number}"
        run(interpreter, "-m", "venv", home, folder=scratch)
        python = python_in(home)
        wanted = f"{package}[{extras}]" if extras else str(package)
        run(
            python, "-m", "pip", "install", "-q", "-c", root / "constraints.txt", wanted,
            folder=scratch,
        )  # fmt: skip
        for program in programs:
            run(python, "-c", program, folder=scratch)
        said = run(home / "bin" / "asterion", "--version", folder=scratch).strip()
        for record in sorted((root / KEPT).glob("*.jsonl"))[:1]:
            verify(home / "bin" / "asterion", record, scratch)
        version = run(python, "--version", folder=scratch).strip()
        yield f"{version}, {package.name}[{extras}]: {said}"


def verify(asterion: Path, record: Path, folder: Path) -> None:
    """A game of an earlier version is played again, answer by answer."""
    done = subprocess.run([asterion, "verify", record], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"{record.name} does not verify:\n{done.stdout}{done.stderr}".rstrip())
