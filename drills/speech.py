"""Sayings with words dropped, exchanged or replaced: an older checkout's reader against this one.

    python -m drills.speech OTHER_CHECKOUT [COUNT]

Each difference is one line of what it prints: both heard something else, only the other one acts,
or only this one does. The last is the rest that somebody has to read.
"""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

TABLES = Path(__file__).parents[1] / "tests" / "books" / "labyrinth"
HEAR = """
import json, sys
from asterion.books.labyrinth.say import parse, write
from asterion.core.contract.book import Refused
for line in sys.stdin:
    try:
        heard = write(parse(json.loads(line)))
    except Refused:
        heard = ""
    print(json.dumps(heard), flush=True)
"""


def sayings() -> list[str]:
    tables = [path.read_text("utf-8") for path in sorted(TABLES.glob("sayings*.txt"))]
    lines = [line for table in tables for line in table.splitlines()]
    return [line.rpartition(" | ")[0] for line in lines if line and not line.startswith("#")]


def mutated(chance: random.Random, said: list[str]) -> str:
    words = chance.choice(said).split()
    place = chance.randrange(len(words))
    match chance.randrange(4):
        case 0 if len(words) > 1:
            del words[place]
        case 1 if len(words) > 1:
            other = chance.randrange(len(words))
            words[place], words[other] = words[other], words[place]
        case 2:
            words[place] = chance.choice(chance.choice(said).split())
        case _:
            words.insert(place, chance.choice(chance.choice(said).split()))
    return " ".join(words)


def heard_by(checkout: Path, texts: list[str]) -> list[str]:
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    ran = subprocess.run(
        [sys.executable, "-c", HEAR], input=lines, capture_output=True, text=True, check=True,
        cwd=checkout, env={**os.environ, "PYTHONPATH": str(checkout / "src")},
    )  # fmt: skip
    return [json.loads(line) for line in ran.stdout.splitlines()]


def main(other: str, count: str = "5000", seed: str = "1") -> None:
    chance, said = random.Random(int(seed)), sayings()
    texts = sorted({mutated(chance, said) for _ in range(int(count))})
    before, after = (heard_by(Path(each), texts) for each in (other, Path(__file__).parents[1]))
    kinds: Counter[str] = Counter()
    for text, old, new in zip(texts, before, after, strict=True):
        if old == new:
            kind = "alike"
        elif old and new:
            kind = "other"
        else:
            kind = "lost" if old else "gained"
        kinds[kind] += 1
        if kind != "alike":
            print(f"{kind}: {text}\n    {old or '-'}\n    {new or '-'}")
    print(dict(kinds))


if __name__ == "__main__":
    main(*sys.argv[1:])
