"""A player made of any command that reads text and writes text, a language model's for example.

asterion arena labyrinth random "program:python examples/llm_player.py llm -m MODEL" --plans 1
asterion arena dooom walker "program:python examples/llm_player.py --offers ollama run MODEL"

The command is started for each question. It is given, on its standard input, what the seat was told
since the last one and what it sees; the move is what it writes in square brackets, or all that it
writes. An answer that is not a move is given back with the reason, twice; then the game is forfeit.
Nothing is ever played in its place.

  --offers        list some moves that are allowed
  --retries N     give an answer back this many times; 2 by default
  --answers DIR   save every answer there, for `asterion audit`; games/ in the arena's own folder

It needs the Python that has Asterion. Its rules: docs/research/language-models.md;
lines: docs/program/line.md.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from asterion.books import book
from asterion.bots.lines import LineBot
from asterion.harness.auditing import answers_beside, keeping
from asterion.harness.player import TextPlayer

SECONDS = 50


def asked(command: list[str], text: str) -> str:
    """What the command writes; nothing where it fails."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as failed:
        print(failed, file=sys.stderr)
        return ""
    return done.stdout


def until_seated(lines: Iterator[str]) -> tuple[dict[str, str], list[str]]:
    """What is said before the game, by its first words, and the lines themselves."""
    heard = []
    about = {"book": "", "game": "game"}
    for line in lines:
        heard.append(line)
        word, _, rest = line.strip().partition(" ")
        about[word] = rest
        if word == "you":
            return about, heard
    raise SystemExit("nobody said which seat this is")


def main() -> None:
    """Lines in, lines out, until the game is over."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--offers", action="store_true")
    parser.add_argument("--retries", type=int, default=2)
    parser.add_argument("--answers", type=Path)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    about, heard = until_seated(iter(sys.stdin))
    chosen, seat = book(about["book"]), int(about["you"].split(" ")[0])
    keep = None
    if given.answers is not None:
        keep = keeping(answers_beside(given.answers / f"{about['game']}.jsonl", seat))
    player = TextPlayer(
        chosen,
        seat,
        lambda text: asked(given.command, text),
        given.retries,
        given.offers,
        keep,
    )
    bot = LineBot(chosen, player)
    for line in bot.talk(each for lines in (heard, sys.stdin) for each in lines):
        print(line, flush=True)


if __name__ == "__main__":
    main()
