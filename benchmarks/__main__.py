"""`./dev bench [NAME ...] [--page]`: run all benchmarks, or some.

With --page what each prints becomes its page in docs/results, in the place of the earlier run's.
"""

import contextlib
import inspect
import io
import sys
from importlib import import_module
from pathlib import Path

from asterion.arena.results import this_run

PAGES = Path(__file__).resolve().parents[1] / "docs" / "results"

NAMES = (
    "start", "dooom", "cc3k", "plans", "labyrinth", "dungeonlab", "words", "knowledge", "why",
    "argument",
    "reviews", "server", "workers", "long_games", "page", "envs", "decided", "first_games",
    "examiner", "sayings",
)  # fmt: skip
ASKED = ("peers", "messages", "coach", "odds")
"""Only when they are named: they install others, write a sample or a page, or take an hour."""


def main(wanted: list[str]) -> int:
    if wanted[:1] == ["messages"]:
        import_module("benchmarks.messages").main(wanted[1:])
        return 0
    into_pages = "--page" in wanted
    wanted = [name for name in wanted if name != "--page"]
    unknown = [name for name in wanted if name not in (*NAMES, *ASKED)]
    if unknown:
        print(f"there is no benchmark “{unknown[0]}”; there are: {', '.join((*NAMES, *ASKED))}")
        return 2
    for name in wanted or NAMES:
        run(name, into_pages)
    return 0


class Both(io.StringIO):
    """Shown as it comes, and remembered."""

    def write(self, text: str) -> int:
        if sys.__stdout__:
            sys.__stdout__.write(text)
        return super().write(text)


def run(name: str, into_page: bool) -> None:
    module = import_module(f"benchmarks.{name}")
    if not into_page:
        module.main()
        return
    with contextlib.redirect_stdout(Both()) as said:
        module.main()
    about = " ".join((inspect.getdoc(module) or name).split("\n\n")[0].split())
    (PAGES / f"{name}.md").write_text(as_page(name, about, said.getvalue()), "utf-8")


def as_page(name: str, about: str, said: str) -> str:
    now = this_run(0)
    return (
        f"# Benchmark: {name}\n\n{about}\n\nWritten by `./dev bench {name} --page`; do not edit. "
        f"{now.day}, commit {now.commit}, {now.machine}.\n\n```text\n{said.rstrip()}\n```\n"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
