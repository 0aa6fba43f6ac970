"""Any command that reads text and writes text, as a player whose knowledge is measured.

asterion evaluate labyrinth --player "python examples/claiming_player.py llm -m MODEL"
asterion evaluate dooom --player "python examples/claiming_player.py ollama run MODEL"

The command is started for each question. A move is what it writes in square brackets, or all that
it writes; claims are its lines. Of the lines that come in, this uses `told`, `board`, `status`,
`ask`, `no`, `form` and `know`: docs/research/evaluation.md has them all. It needs the Python
that has Asterion, for what a move is.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator

from asterion.harness.reading import find_move

SECONDS = 50
SHOWN = ("told", "board", "status", "no")
MOVE = "Answer with one move in square brackets."
CLAIMS = (
    "Say what is certain about it, and nothing else: one line for each thing that follows from "
    "what you were told, exactly in the form of these examples. An empty answer is allowed."
)


def asked(command: list[str], text: str) -> str:
    """What the command writes; nothing where it fails."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as failed:
        print(failed, file=sys.stderr)
        return ""
    return done.stdout


def talk(lines: Iterable[str], command: list[str]) -> Iterator[str]:
    """The whole story goes with each question: the command remembers nothing."""
    story: list[str] = []
    forms: list[str] = []
    for line in lines:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word in SHOWN:
            story.append(rest.partition(" ")[2] if word == "told" else rest)
        elif word == "form":
            forms.append(rest)
        elif word == "ask":
            number, _, what = rest.partition(" ")
            said = asked(command, "\n".join([*story, "", what, MOVE]))
            yield f"answer {number} {find_move(said).text or '-'}"
        elif word == "know":
            number, _, what = rest.partition(" ")
            question = [*story, "", f"What do you know of {what}?", CLAIMS, *forms]
            for claim in asked(command, "\n".join(question)).splitlines():
                if claim.strip():
                    yield f"claim {claim.strip()}"
            yield f"known {number}"
        elif word == "over":
            return


if __name__ == "__main__":
    for line in talk(sys.stdin, sys.argv[1:]):
        print(line, flush=True)
