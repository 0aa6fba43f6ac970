"""Records that somebody has touched, with hashes made to fit: `verify --promise` refuses each."""

import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from drills import Run, hold
from drills.replays import half
from drills.serving import ROOT

Lines = list[dict[str, Any]]
Forgery = Callable[[Lines, Random], None]


def packed(thing: object) -> bytes:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode()


def reseal(lines: Lines) -> bytes:
    """A forger makes the promise and the seal fit what they have written."""
    header = lines[0]
    bound = [header["book"], header["plan"], header["options"], header["salt"]]
    header["commitment"] = hashlib.sha256(packed(bound)).hexdigest()
    above = b"".join(packed(line) + b"\n" for line in lines[:-1])
    lines[-1]["sha256"] = hashlib.sha256(above).hexdigest()
    return above + packed(lines[-1]) + b"\n"


# ---- what a forger may do


def change_an_event(lines: Lines, dice: Random) -> None:
    """Somebody did, saw or got something else."""
    events = [event for line in lines[1:-1] for event in line["events"]]
    fields = [(e, k) for e in events for k, v in e.items() if k not in ("event", "to") and v != []]
    event, key = dice.choice(fields)
    value = event[key]
    event[key] = not value if isinstance(value, bool) else another(value)


def another(value: Any) -> Any:
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[1:] + "z"
    if value is None:
        return 1
    return None


def change_an_audience(lines: Lines, dice: Random) -> None:
    """Somebody is said to have been told what they were not, or the other way round."""
    event = dice.choice([event for line in lines[1:-1] for event in line["events"]])
    event["to"] = 1 if event["to"] == -1 else -1


def leave_out_an_entry(lines: Lines, dice: Random) -> None:
    """Something never happened. (Without a remark that changes nothing, and counted again, it would
    be a correct record of another game, which no promise about a plan can rule out.)"""
    del lines[dice.randrange(1, len(lines) - 2)]


def double_an_entry(lines: Lines, dice: Random) -> None:
    at = dice.randrange(1, len(lines) - 1)
    lines.insert(at, json.loads(json.dumps(lines[at])))


def drop_an_event(lines: Lines, dice: Random) -> None:
    line = dice.choice([line for line in lines[1:-1] if line["events"]])
    del line["events"][dice.randrange(len(line["events"]))]


def change_a_draw(lines: Lines, dice: Random) -> None:
    """The question that chance was asked: the draw of another game."""
    drawn = [line for line in lines[1:-1] if line["draws"]]
    if not drawn:
        return change_an_event(lines, dice)
    draw = dice.choice(dice.choice(drawn)["draws"])
    draw[1] += 1


def change_the_winner(lines: Lines, dice: Random) -> None:
    lines[-1]["winners"] = [] if lines[-1]["winners"] else [0]


def change_the_plan(lines: Lines, dice: Random) -> None:
    """The master had another plan, and the promise is computed again."""
    plan = lines[0]["plan"]
    lines[0]["plan"] = plan + "\n" if dice.random() < 0.3 else plan.replace(".", "#", 1) + " "


def change_the_salt(lines: Lines, dice: Random) -> None:
    """Everything else is as it was, but it is not what was promised."""
    lines[0]["salt"] = f"{dice.getrandbits(128):032x}"


def change_an_option(lines: Lines, dice: Random) -> None:
    options = lines[0]["options"]
    name = dice.choice(sorted(options))
    value = options[name]
    options[name] = not value if isinstance(value, bool) else another(value)


def break_it_off(lines: Lines, dice: Random) -> None:
    """The end was never played, and the seal says that it was."""
    del lines[dice.randrange(2, len(lines) - 1) : -1]


FORGERIES: tuple[Forgery, ...] = (
    change_an_event, change_an_audience, leave_out_an_entry, double_an_entry, drop_an_event,
    change_a_draw, change_the_winner, change_the_plan, change_the_salt, change_an_option,
    break_it_off,
)  # fmt: skip


def touched(text: bytes, dice: Random) -> bytes:
    """One byte is another one, and nothing is made to fit."""
    at = dice.randrange(len(text) - 1)
    return text[:at] + bytes([text[at] ^ (1 << dice.randrange(7))]) + text[at + 1 :]


def finished(drill: Run, wanted: int) -> list[bytes]:
    """Records of games that came to their end, of all books."""
    found: list[bytes] = []
    with half(1, "make", str(drill.seed), str(wanted * 40)) as player:
        assert player.stdout is not None
        lines: list[bytes] = []
        for line in player.stdout:
            if line.strip():
                lines.append(line)
                continue
            if lines[-1].startswith(b'{"result"') and len(lines) > 4:
                found.append(b"".join(lines))
            lines = []
            if len(found) == wanted:
                break
        player.kill()
    hold(len(found) == wanted, "too few games came to their end")
    return found


def run(drill: Run) -> str:
    """Returns what was found."""
    kinds: Counter[str] = Counter()
    genuine = finished(drill, min(drill.size, 100))
    file = drill.folder / "record.jsonl"
    verify = subprocess.Popen(
        [sys.executable, "-m", "drills.verifying"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert verify.stdin is not None
    assert verify.stdout is not None

    def status(text: bytes, promise: str) -> int:
        assert verify.stdin is not None
        assert verify.stdout is not None
        file.write_bytes(text)
        verify.stdin.write(f"{file} {promise}\n")
        verify.stdin.flush()
        said = verify.stdout.readline()
        hold(said, "`asterion verify` ended by itself")
        return int(said)

    with verify:
        for text in genuine:
            promise = json.loads(text.split(b"\n")[0])["commitment"]
            hold(status(text, promise) == 0, f"a genuine record is refused: {text[:300]!r}")
        for n in range(drill.size):
            text = genuine[n % len(genuine)]
            lines = [json.loads(line) for line in text.splitlines()]
            promise = lines[0]["commitment"]
            forgery = drill.dice.choice((*FORGERIES, None))
            if forgery is None:
                forged = touched(text, drill.dice)
            else:
                forgery(lines, drill.dice)
                forged = reseal(lines)
            kind = "one bit" if forgery is None else forgery.__name__.replace("_", " ")
            kinds[kind] += 1
            hold(forged != text, f"{kind} changed nothing")
            if status(forged, promise) == 0:
                shown = forged.decode(errors="replace")[-1500:]
                hold(False, f"a forged record is accepted ({kind}, game {n}): ... {shown}")
            drill.tell(n + 1, "forged records")
        verify.stdin.close()
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    return (
        f"{drill.size:,} of {drill.size:,} forged records refused given the promise ({told}); "
        f"{len(genuine)} of {len(genuine)} genuine ones accepted"
    )
