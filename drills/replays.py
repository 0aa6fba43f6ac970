"""Games of all books are played in one process and played again in another, with one outcome."""

import json
import os
import subprocess
import sys
from typing import Any

from drills import Failed, Run, hold
from drills.serving import ROOT


def half(hashing: int, *words: str, **pipes: Any) -> "subprocess.Popen[bytes]":
    line = [sys.executable, "-m", "drills.replaying", *words]
    environment = {**os.environ, "PYTHONHASHSEED": str(hashing)}
    return subprocess.Popen(line, cwd=ROOT, env=environment, stdout=subprocess.PIPE, **pipes)


def run(drill: Run) -> str:
    """Returns what was found."""
    player = half(1, "make", str(drill.seed), str(drill.size))
    checker = half(2, "check", stdin=player.stdout)
    assert player.stdout is not None
    assert checker.stdout is not None
    player.stdout.close()  # it is the checker's now
    counted: dict[str, int] = {}
    try:
        for line in checker.stdout:
            said = json.loads(line)
            if "failed" in said:
                raise Failed(f"{said['failed']}; its record begins {said['record']}")
            if "at" in said:
                drill.tell(said["at"], "replays")
            counted = said.get("counted", counted)
        hold(checker.wait() == 0 and player.wait() == 0, "a half of the drill ended by itself")
    finally:
        for process in (player, checker):
            process.kill()
            process.wait()
    entries, sealed = counted.pop("entries"), counted.pop("sealed")
    hold(sum(counted.values()) == drill.size, "games are missing")
    books = ", ".join(f"{count:,} of {name}" for name, count in sorted(counted.items()))
    return (
        f"{drill.size:,} games ({books}; {entries:,} entries, {sealed:,} games to their end) came "
        "out the same in another process, events, draws, endings, seals and promises"
    )
