"""The command line: `asterion VERB`."""

import sys


def main() -> None:
    """Answer --version at once; everything else is loaded only when it is asked for."""
    if sys.argv[1:] == ["--version"]:
        from asterion import __version__

        print(f"asterion {__version__}")
        return
    raise SystemExit("asterion: the verbs are being written")
