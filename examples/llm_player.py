"""A player made of any command that reads text and writes text, a language model's for example.

asterion arena labyrinth random "program:python examples/llm_player.py llm -m MODEL" --plans 1
asterion arena dooom walker "program:python examples/llm_player.py ollama run MODEL" --plans 2

The command is started for each move. It is given, on its standard input, what the seat was told
since the last one, what it sees, and what it may say; the last line that it writes, or what stands
in square brackets, is the move. If that is not allowed, it is asked once more, then a legal move is
made for it. Lines: docs/line.md.
"""

import re
import subprocess
import sys

SECONDS = 50
ASKED = """You play {book} as player {seat}. You know what your seat was told, and nothing else.

{told}

What you see now:
{board}

{asks}
You may say, for example:
{legal}

Answer with one move, in square brackets.{again}
"""
AGAIN = "\nYour last answer, “{said}”, is not a move."


def main(command: list[str]) -> None:
    """Lines in, lines out, until the game is over."""
    about: dict[str, str] = {"book": "", "you": ""}
    told: list[str] = []
    board: list[str] = []
    legal: list[str] = []
    print("show legal on", flush=True)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word in about:
            about[word] = rest
        elif word == "told":
            told.append(rest.partition(" ")[2])
        elif word in ("board", "status"):
            board.append(rest)
        elif word == "legal":
            legal.append(rest)
        elif word == "ask":
            number, _, asks = rest.partition(" ")
            if not legal:  # asked before it could say that it wants the list; it comes once more
                board.clear()
                continue
            text = {
                "book": about["book"], "seat": about["you"], "told": "\n".join(told),
                "board": "\n".join(board), "asks": asks, "legal": "\n".join(legal),
            }  # fmt: skip
            print(f"answer {number} {decided(command, text, legal)}", flush=True)
            for heard in (told, board, legal):
                heard.clear()
        elif word in ("over", "bye"):
            return


def decided(command: list[str], text: dict[str, str], legal: list[str]) -> str:
    again = ""
    for _ in range(2):
        said = move_in(asked(command, ASKED.format(**text, again=again)))
        if said in legal:
            return said
        again = AGAIN.format(said=said)
    return legal[0]


def asked(command: list[str], text: str) -> str:
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as failed:
        print(failed, file=sys.stderr)
        return ""
    return done.stdout


def move_in(answer: str) -> str:
    """What is in the last square brackets, or the last line."""
    bracketed = re.findall(r"\[([^\[\]]+)\]", answer)
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    return bracketed[-1].strip() if bracketed else lines[-1] if lines else ""


if __name__ == "__main__":
    main(sys.argv[1:])
