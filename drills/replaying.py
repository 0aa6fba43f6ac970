"""The two halves of the drill of replays, each a process: one plays games, one plays them again.

The first writes records to its output, separated by empty lines; the second reads them from its
input. They hash differently (PYTHONHASHSEED), so that an order that depends on it comes to light.
"""

import hashlib
import io
import json
import sys
from collections import Counter
from collections.abc import Iterator

import asterion.words  # noqa: F401  the books find their words
from asterion.books import SHELF, book
from asterion.core.contract.options import options_from
from asterion.core.dice import Dice
from asterion.core.records.record import encode, write
from asterion.core.referee.table import Table
from asterion.testing.play import play
from drills import Failed, hold
from tests.contract.shelf import take

LENGTHS = (5, 15, 40, 80, 400)
ROUNDS = 1_000_003


def make(seed: int, count: int) -> None:
    """This many games of all books in turn: random options, plans, players and commands."""
    names = list(SHELF)
    for n in range(count):
        shelved, kit = take(names[n % len(names)])
        commands = LENGTHS[n // len(names) % len(LENGTHS)]
        table = play(shelved, kit, seed * ROUNDS + n, commands)
        text = io.BytesIO()
        write(table, text)
        sys.stdout.buffer.write(text.getvalue() + b"\n")
    sys.stdout.buffer.flush()


class AsItFell(Dice):
    """Chance as it fell, of which the drill keeps its own account."""

    def __init__(self) -> None:
        super().__init__()
        self.left: list[list[object]] = []

    def answer(self, n: int, why: str) -> int:
        hold(self.left, f"a draw more than before: {why}, one of {n}")
        asked, size, result = self.left.pop(0)
        hold((asked, size) == (why, n), f"asked {why}, one of {n}; before {asked}, one of {size}")
        assert isinstance(result, int)
        return result


def check(lines: list[bytes]) -> tuple[str, int, bool]:
    """Play one record again and compare; its book, its entries, and whether it was sealed."""
    header = json.loads(lines[0])
    bound = json.dumps(
        [header["book"], header["plan"], header["options"], header["salt"]],
        separators=(",", ":"), ensure_ascii=False,
    )  # fmt: skip
    promise = hashlib.sha256(bound.encode()).hexdigest()
    hold(promise == header["commitment"], "the promise is not the hash of plan, options and salt")
    sealed = lines[-1].startswith(b'{"result"')
    if sealed:
        seal = json.loads(lines[-1])
        above = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        hold(seal["sha256"] == above, "the seal does not fit the lines above it")
    entries = [json.loads(line) for line in (lines[1:-1] if sealed else lines[1:])]
    shelved = book(header["book"])
    dice = AsItFell()
    dice.left = entries[0]["draws"].copy()
    plan = shelved.plan.read(header["plan"])
    options = options_from(shelved.rules.options, header["options"])
    table = Table(shelved, plan, header["names"], options, dice, header["salt"])
    compare(table, entries[0], dice)
    for entry in entries[1:]:
        dice.left = entry["draws"].copy()
        table.submit(entry["seat"], entry["do"])
        compare(table, entry, dice)
    hold(sealed == (table.result is not None), "it ends in one of them only")
    if sealed:
        assert table.result is not None
        hold(seal["winners"] == list(table.result.winners), "others have won")
    return header["book"], len(entries), sealed


def compare(table: Table, before: dict[str, object], dice: AsItFell) -> None:
    again = json.loads(encode(table.entries[-1]))
    hold(again == before, f"it was {before}, and is now {again}")
    hold(not dice.left, f"draws less than before, after {before['do']}")


def records() -> Iterator[list[bytes]]:
    lines: list[bytes] = []
    for line in sys.stdin.buffer:
        if line.strip():
            lines.append(line)
        else:
            yield lines
            lines = []


def main() -> int:
    if sys.argv[1] == "make":
        make(int(sys.argv[2]), int(sys.argv[3]))
        return 0
    counted: Counter[str] = Counter()
    for n, lines in enumerate(records()):
        try:
            name, entries, sealed = check(lines)
        except Exception as error:
            why = str(error) if isinstance(error, Failed) else repr(error)
            print(json.dumps({"failed": f"game {n}: {why}", "record": lines[0].decode()[:2000]}))
            return 1
        counted[name] += 1
        counted["entries"] += entries
        counted["sealed"] += sealed
        if n % 1000 == 999:
            print(json.dumps({"at": n + 1}), flush=True)
    print(json.dumps({"counted": counted}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
