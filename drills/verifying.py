"""`asterion verify` many times in one process: a line FILE PROMISE in, a line of its status out."""

import contextlib
import io
import sys

from asterion.cli import main


def status_of(file: str, promise: str) -> int:
    sys.argv = ["asterion", "verify", file, "--promise", promise]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        try:
            main()
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


if __name__ == "__main__":
    for line in sys.stdin:
        file, promise = line.split()
        print(status_of(file, promise), flush=True)
