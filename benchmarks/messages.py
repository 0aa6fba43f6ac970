"""`./dev bench messages --seed N`: a random sample of what is said, for somebody new to it.

A hundred messages of each language, each said in one way of those that its grammar tells apart, are
written into `results/messages.md` with an empty column. Verdicts that the file has for the same
sentences stay: “fine”, or what a native writer would write instead. How many were changed is
counted above each table, so that the file is read without counting.
"""

import random
import re
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from asterion.words.language import FIRST
from asterion.words.offered import OFFERED
from tests.words.listing import listed

TARGET = Path(__file__).parent / "results" / "messages.md"
SAMPLE = 100
FINE = "fine"
ROW = re.compile(r"^\| `(?P<id>[^`]+)` \| (?P<text>.*) \| (?P<verdict>.*?) ?\|$", re.M)
PART = re.compile(r"^## (?P<language>\w[\w-]*)\n(?P<rest>.*?)(?=^## |\Z)", re.M | re.S)
SEED = re.compile(r"^Seed (?P<seed>\d+)\.", re.M)
EARLIER = re.compile(r"^- seed \d+: .*$", re.M)
HEAD = """# A sample of messages

`./dev bench messages --seed N` draws {sample} messages of each language at random and writes them
here. A verdict is “{fine}”, or the sentence that a native writer would write instead. Drawn again
with the same seed, sentences that have not changed keep their verdict. A sample is judged by
somebody who has not seen it, never by who wrote it. The aim: at most 4 of 100 that would be
changed, in each language.

{earlier}Seed {seed}.
"""

Verdicts = Mapping[tuple[str, str, str], str]
"""By language, message and sentence."""


@cache
def _listed(language: str) -> Sequence[str]:
    return [*listed(language)]


def draw(language: str, seed: int, size: int = SAMPLE) -> list[tuple[str, str]]:
    """Messages with one saying of each; the same ones for the same seed and the same messages."""
    shared = {line.partition(": ")[0] for line in _listed(FIRST)}
    ways: dict[str, list[str]] = {}
    for line in _listed(language):
        name, _, text = line.partition(": ")
        is_said = re.search(r"\w{3}", re.sub("‹[^›]*›", "", text))  # not only what it is given
        if name in shared and is_said:  # cases and genders of a language are said in no place
            ways.setdefault(name, []).append(text)
    chance = random.Random(f"{seed} {language}")
    names = chance.sample(sorted(ways), min(size, len(ways)))
    return [(name, chance.choice(ways[name])) for name in names]


def verdicts(text: str) -> Verdicts:
    """What somebody has written into the file."""
    return {
        (part["language"], row["id"], row["text"]): row["verdict"].strip()
        for part in PART.finditer(text)
        for row in ROW.finditer(part["rest"])
    }


def earlier(text: str, seed: int) -> list[str]:
    """How the samples before this one were judged, one line for each that was."""
    lines = EARLIER.findall(text)
    found = SEED.search(text)
    counts: dict[str, list[str]] = {}
    for (language, _, _), verdict in verdicts(text).items():
        if verdict:
            counts.setdefault(language, []).append(verdict.lower())
    if found and int(found["seed"]) != seed and counts:
        judged = (
            f"{language} {sum(each != FINE for each in said)} of {len(said)}"
            for language, said in counts.items()
        )
        lines.append(f"- seed {found['seed']}: {', '.join(judged)} to change")
    return lines


def written(
    seed: int,
    before: Verdicts,
    languages: tuple[str, ...] = tuple(OFFERED),
    history: Sequence[str] = (),
) -> str:
    told = "Judged before, and the messages changed:\n\n" + "\n".join(history) + "\n\n"
    head = HEAD.format(sample=SAMPLE, fine=FINE, seed=seed, earlier=told if history else "")
    parts = [head]
    for language in languages:
        rows = [(name, text.replace("|", "\\|")) for name, text in draw(language, seed)]
        judged = [before.get((language, name, text), "") for name, text in rows]
        changed = sum(1 for verdict in judged if verdict and verdict.lower() != FINE)
        parts.append(
            f"## {language}\n\n"
            f"{sum(map(bool, judged))} of {len(rows)} judged, {changed} to change.\n\n"
            "| message | what is said | verdict |\n|---|---|---|\n"
            + "".join(
                f"| `{name}` | {text} | {verdict} |\n"
                for (name, text), verdict in zip(rows, judged, strict=True)
            )
        )
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> None:
    before = TARGET.read_text("utf-8") if TARGET.exists() else ""
    found = SEED.search(before)
    parser = ArgumentParser(prog="./dev bench messages", description=__doc__)
    parser.add_argument("--seed", type=int, default=int(found["seed"]) if found else 1)
    seed = parser.parse_args(arguments or []).seed
    history = earlier(before, seed)
    TARGET.write_text(written(seed, verdicts(before), history=history), "utf-8")
    print(f"{TARGET}: seed {seed}, {SAMPLE} messages of each language")


if __name__ == "__main__":
    main(sys.argv[1:])
