"""How long the program takes to start."""

import resource
import shutil
import subprocess
import sys
from pathlib import Path


def cpu_seconds(command: list[str], times: int = 15) -> float:
    """The least CPU time, user and system, that the command took."""
    best = float("inf")
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def main() -> None:
    program = shutil.which("asterion", path=str(Path(sys.executable).parent))
    assert program is not None, "asterion is not installed beside this Python"
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "asterion --version": [program, "--version"],
        "asterion --help": [program, "--help"],
        "asterion books": [program, "books"],
        "import asterion.core.referee.table": [
            sys.executable,
            "-c",
            "import asterion.core.referee.table",
        ],
    }
    print("\nStarting, CPU time")
    least = cpu_seconds(commands["python -c pass"])
    for name, command in commands.items():
        seconds = cpu_seconds(command)
        print(f"  {name:<28} {seconds * 1000:>8.1f} ms {seconds / least:>8.2f} x")
