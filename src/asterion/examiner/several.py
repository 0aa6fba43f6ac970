"""Several programs, examined side by side on all cores."""

import glob
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from traceback import format_exception

import msgspec

from asterion.examiner.report.findings import FAILED, Ending, Findings

PROGRAM = "{program}"
"""In a command: the path of the program, or of its folder."""
SHOWN = 2000
Examine = Callable[[Sequence[str], str], Findings]


class Entry(msgspec.Struct, frozen=True):
    """One of them: what it is called, and how it is started."""

    name: str
    program: tuple[str, ...]


class NoPrograms(ValueError):
    """Nothing is there by this name or pattern."""


class NoCommand(ValueError):
    """This is a folder, and it was not said how the program in it is started."""


def entries(asked: Sequence[str], command: Sequence[str]) -> list[Entry]:
    """Files and folders by their names; a folder alone stands for all that is in it."""
    paths = [path for each in asked for path in _found(each)]
    names = names_of(paths)
    return [Entry(name, _started(path, command)) for name, path in zip(names, paths, strict=True)]


def names_of(paths: Sequence[Path]) -> list[str]:
    """`ann` for `all/ann/cc3k` among others that are called cc3k; else what tells them apart."""
    for names in ([path.name for path in paths], [path.parent.name for path in paths]):
        if len({*names}) == len(names):
            return names
    return [str(path) for path in paths]


def _found(asked: str) -> list[Path]:
    if Path(asked).is_dir():
        found = [path for path in Path(asked).iterdir() if not path.name.startswith(".")]
    else:
        found = [Path(path) for path in glob.glob(asked)]
    if not found:
        raise NoPrograms(asked)
    return sorted(found)


def _started(path: Path, command: Sequence[str]) -> tuple[str, ...]:
    if not command:
        if path.is_dir():
            raise NoCommand(str(path))
        command = [PROGRAM]
    return tuple(word.replace(PROGRAM, str(path.resolve())) for word in command)


def side_by_side(
    every: Sequence[Entry], examine: Examine, processes: int
) -> Iterator[tuple[Entry, Findings | Ending]]:
    """Each as soon as it is done. Where the examiner itself fails, the others still count."""
    many = min(processes, len(every))
    with ProcessPoolExecutor(many, mp_context=get_context("spawn")) as pool:
        going: dict[Future[Findings], Entry] = {
            pool.submit(examine, entry.program, entry.name): entry for entry in every
        }
        try:
            for done in as_completed(going):
                error = done.exception()
                yield going[done], done.result() if error is None else _failed(error)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _failed(error: BaseException) -> Ending:
    said = "".join(format_exception(error))[-SHOWN:]
    return Ending(FAILED, 0, 1, 0, 0, "", said)
