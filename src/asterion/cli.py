"""The command line: `asterion VERB`."""

import sys

STOPPED = 130
"""The status of a program that was stopped with Ctrl-C."""
CLOSED_PIPE = 141
"""The status of a program whose reader went away, as other Unix tools have it."""


def main() -> None:
    """Answer --version at once; everything else is loaded only when it is asked for."""
    if sys.argv[1:] == ["--version"]:
        from asterion.version import version

        print(f"asterion {version()}")
        return
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a verb; what people, pipes and full disks do ends in a status and at most one line."""
    try:
        from asterion.commands.verbs import invoke

        if hasattr(sys.stdout, "reconfigure"):
            # Where the terminal's encoding has no “quotes”, a question mark is better than nothing.
            sys.stdout.reconfigure(errors="replace")
        try:
            return invoke(arguments)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        _talk("commands-stopped")
        return STOPPED
    except OSError as error:
        return _cannot_write(error)


def _cannot_write(error: OSError) -> int:
    """The end of a program that cannot say what it has to say; other errors are not hidden."""
    import errno
    import os

    if error.errno not in (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO):
        raise error
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        # Python flushes once more at the end, and would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return CLOSED_PIPE
    _talk("commands-writing-failed", why=error.strerror or "")
    return 2


def _talk(name: str, **about: str) -> None:
    from asterion.commands.talk import talk
    from asterion.core.phrase import Phrase

    talk(Phrase(name, {**about}))
