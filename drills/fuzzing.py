"""One parser under a fuzzer, as a process: TARGET RUNS SEED FOLDER LENGTH.

The fuzzer is atheris (libFuzzer, guided by coverage). It tries texts of at most LENGTH bytes, and
goes on from those that are in the target's folder below FOLDER. With `blind` as the LENGTH, known
texts are mutated without it, of several targets with commas between them.
"""

import gc
import io
import sys
from importlib import import_module
from pathlib import Path
from random import Random

from drills.parsers import LONGEST, MAKERS, Try, texts
from drills.tracing import counted

SPEAKING = [f"asterion.words.{name}" for name in ("compiling", "functions", "number", "speaker")]
"""What says a fault in a language: it runs, but is not what the fuzzer shall find its way into."""


def blindly(one: Try, known: list[bytes], runs: int, dice: Random) -> None:
    for _ in range(runs):
        data = bytearray(dice.choice(known))
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(data) + 1)
            match dice.randrange(4):
                case 0:
                    data[at:at] = bytes([dice.randrange(256)])
                case 1:
                    del data[at : at + dice.randint(1, 8)]
                case 2:
                    data[at:at] = dice.choice(known)[:40]
                case _:
                    data[at : at + 1] = bytes([dice.randrange(256)])
        one(bytes(data[:LONGEST]))


def main() -> None:
    target, runs, seed, folder, length = sys.argv[1:]
    kind, _, name = target.partition(":")
    import_module("asterion.words")  # the books find their words
    if length == "blind":
        for each in target.split(","):
            kind, _, name = each.partition(":")
            blindly(MAKERS[kind](name), texts(each), int(runs), Random(int(seed)))
        return
    import atheris

    known = Path(folder) / target.replace(":", "-")
    if not known.exists():
        known.mkdir()
        for n, text in enumerate(texts(target)):
            (known / f"{n}").write_bytes(text[:LONGEST])
    for module in [m for m in sys.modules if m.partition(".")[0] in ("asterion", "tests")]:
        del sys.modules[module]  # imported once more, now counted
    with atheris.instrument_imports(include=["asterion"], exclude=SPEAKING):
        import_module("asterion.words")
        one = MAKERS[kind](name)
        with_io(one)
    options = [
        f"-runs={runs}",
        f"-seed={seed}",
        f"-max_len={length}",
        f"-artifact_prefix={folder}/",
        "-reload=0",  # nobody else writes there
        "-print_final_stats=1",  # how many runs it was, also when it was stopped by USR1
        *(["-len_control=0"] if int(length) == LONGEST else []),  # long ones at once
    ]
    gc.freeze()  # of what was imported nothing is looked at again and again
    atheris.Setup([sys.argv[0], *options, str(known)], counted(one, atheris, Path(folder)))
    atheris.Fuzz()


def with_io(one: Try) -> None:
    """Whatever is imported at the first use is imported now."""
    sys.stdout, kept = io.StringIO(), sys.stdout
    one(b"")
    sys.stdout = kept


if __name__ == "__main__":
    main()
