"""One parser under a fuzzer, as a process: TARGET RUNS SEED FOLDER LENGTH.

The fuzzer is atheris (libFuzzer, guided by coverage). It tries texts of at most LENGTH bytes, and
goes on from those that are in the target's folder below FOLDER. With `blind` as the LENGTH, known
texts are mutated without it, of several targets with commas between them.
"""

import gc
import io
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random

from drills.tracing import counted

GAMES = Path(__file__).parents[1] / "tests" / "games"
BOOKS = ("dungeon-of-dooom", "labyrinth-of-dooom", "cc3k", "labyrinth", "dungeonlab")
TARGETS = (
    *(f"commands:{name}" for name in BOOKS if name != "labyrinth-of-dooom"),
    *(f"plans:{name}" for name in BOOKS), "records", "line", "telnet", "wire",
)  # fmt: skip
LONGEST = 4096
USUAL = {"commands": 96, "plans": 160, "records": LONGEST, "line": 96, "telnet": 160, "wire": 160}
USUAL_PLANS = {"cc3k": 2100, "dungeonlab": 400}
"""In bytes: room for what people say and draw. Longer texts have more of the same in them, and
take longer in proportion."""
SPEAKING = [f"asterion.words.{name}" for name in ("compiling", "functions", "number", "speaker")]
"""What says a fault in a language: it runs, but is not what the fuzzer shall find its way into."""
SAID = (
    "go up", "вверх", "стреляю вправо, затем вниз", "if wall: go left", "start a1", "say hello",
    "gehe nach oben", "move north; pick up", "land 1 1 1", "open dooom seats=2 name=Ann", "sit X Y",
    "answer 3 go up", 'open labyrinth title="Two words"', "MOVE N", "SHOUT hello", "HELLO Ann",
)  # fmt: skip
Try = Callable[[bytes], None]


class Wrong(Exception):
    """A parser gave something that it does not understand itself."""


def commands(name: str) -> Try:
    """Words are understood or refused; what is understood is written, and means the same again."""
    from asterion.books import book
    from asterion.core.book import Refused

    shelved = book(name)

    def one(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        try:
            command = shelved.parse(text)
        except Refused:
            return
        written = shelved.write(command)
        if shelved.parse(written) != command:
            raise Wrong(f"{text!r} is written {written!r}, which means something else")

    return one


def plans(name: str) -> Try:
    """A drawing is read or has faults; what is read is drawn, and is the same plan again."""
    from asterion.books import book
    from asterion.core.problem import PlanError

    shelved = book(name)

    def one(data: bytes) -> None:
        try:
            plan = shelved.read_plan(data.decode("utf-8", "replace"))
        except PlanError as error:
            str(error.problems[len(data) % len(error.problems)])  # each of them can be said
            return
        drawn = shelved.write_plan(plan)
        if shelved.write_plan(shelved.read_plan(drawn)) != drawn:
            raise Wrong(f"a plan is drawn otherwise the second time: {drawn!r}")

    return one


def records(_: str) -> Try:
    """A record is read, verified, or damaged in a way that is said."""
    from asterion.books import UnknownBook, book
    from asterion.core.record import RecordError, read
    from asterion.core.replay import verify

    def one(data: bytes) -> None:
        try:
            record = read(data)
            verify(record, book(record.header.book))
        except (RecordError, UnknownBook):
            return

    return one


def line(_: str) -> Try:
    from asterion.core.book import Refused
    from asterion.core.options import OptionError
    from asterion.server.line import grammar
    from asterion.server.tables.doc import Terms

    def one(data: bytes) -> None:
        for said in data.split(b"\n"):
            for at_table in (False, True):
                try:
                    heard = grammar.read(said, at_table)
                    if heard is not None and heard.word == "open":
                        grammar.new_table(heard.rest, Terms)
                    elif heard is not None:
                        grammar.numbered(heard.rest)
                        grammar.since(heard.rest.split())
                except (grammar.NotUnderstood, OptionError, Refused):
                    pass

    return one


def telnet(_: str) -> Try:
    """Cut anywhere, the same is left of what was typed."""
    from asterion.server.line.telnet import Telnet

    def one(data: bytes) -> None:
        whole, cut = Telnet(), Telnet()
        middle = data[0] % (len(data) + 1) if data else 0
        if whole(data) != cut(data[:middle]) + cut(data[middle:]):
            raise Wrong(f"cut at {middle}, {data!r} is something else")

    return one


def wire(_: str) -> Try:
    from asterion.server.wire import words

    def one(data: bytes) -> None:
        for said in data.split(b"\n"):
            try:
                word, rest = words.split(said)
                for read in (words.place, words.new_name):
                    with suppress(words.Fail):
                        read(rest)
                words.direction(word, rest)
            except words.Fail:
                pass

    return one


def usual(target: str) -> int:
    """How long a text for this parser is allowed to be most of the time."""
    kind, _, name = target.partition(":")
    return USUAL_PLANS.get(name, USUAL[kind]) if kind == "plans" else USUAL[kind]


def texts(target: str) -> list[bytes]:
    """Where a fuzzer may begin."""
    from asterion.core.dice import Rolled
    from asterion.testing.play import play
    from tests.contract.shelf import take

    kind, _, name = target.partition(":")
    if kind == "commands":
        book, kit = take(name)
        games = [play(book, kit, seed, 30) for seed in range(3)]
        said = {entry.do for game in games for entry in game.entries if entry.do}
        return [text.encode() for text in (*sorted(said), *SAID)]
    if kind == "plans":
        book, kit = take(name)
        drawn = [book.write_plan(kit.plan(Rolled(seed), 2)) for seed in range(6)]
        return [text.encode() for text in drawn]
    if kind == "records":
        return sorted((file.read_bytes() for file in GAMES.rglob("*.jsonl")), key=len)[:6]
    return [text.encode() for text in SAID]


MAKERS: dict[str, Callable[[str], Try]] = {
    "commands": commands, "plans": plans, "records": records, "line": line, "telnet": telnet,
    "wire": wire,
}  # fmt: skip


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
