"""`./dev bench [NAME ...]`: run all benchmarks, or some."""

import sys
from importlib import import_module

NAMES = (
    "start", "dooom", "cc3k", "plans", "labyrinth", "dungeonlab", "words", "knowledge", "why",
    "argument",
    "reviews", "server", "workers", "long_games", "page", "envs", "decided", "examiner",
    "sayings",
)  # fmt: skip
ASKED = ("peers", "messages", "coach")
"""Only when they are named: they install others, write a sample, or take an hour."""


def main(wanted: list[str]) -> int:
    if wanted[:1] == ["messages"]:
        import_module("benchmarks.messages").main(wanted[1:])
        return 0
    unknown = [name for name in wanted if name not in (*NAMES, *ASKED)]
    if unknown:
        print(f"there is no benchmark “{unknown[0]}”; there are: {', '.join((*NAMES, *ASKED))}")
        return 2
    for name in wanted or NAMES:
        import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
