"""Options of verbs that run somebody's program: what it may use."""

from collections.abc import Callable
from functools import wraps
from math import inf
from typing import Any

from asterion.commands.flags import F
from asterion.commands.numbers import Number, WholeNumber
from asterion.commands.verb import option
from asterion.examiner.program import Limits

DAY = 86_400


def limit_options(verb: F) -> F:
    """`--time`, `--memory`, `--output` and `--total`, as `limits: Limits`."""

    @wraps(verb)
    def limited(
        *arguments: Any, seconds: float, memory: int, output: int, total: float | None, **more: Any
    ) -> Any:
        limits = Limits(seconds, output << 10, memory, inf if total is None else total)
        return verb(*arguments, limits=limits, **more)

    found: Any = limited
    for add in reversed(_options()):
        found = add(found)
    return found  # type: ignore[no-any-return]


def memory_option(verb: F) -> F:
    """`--memory MB`, as `memory: int`."""
    return option(
        "--memory",
        type=WholeNumber(0, 1 << 20),
        default=Limits().megabytes,
        show_default=True,
        metavar="MB",
        help="commands-option-check-memory",
    )(verb)


def _options() -> list[Callable[[Any], Any]]:
    usual = Limits()
    return [
        option(
            "--time", "--seconds", "seconds", type=Number(0.1, DAY), default=usual.seconds,
            show_default=True, metavar="S", help="commands-option-check-time",
        ),
        memory_option,
        option(
            "--output", type=WholeNumber(8, 1 << 20), default=usual.bytes_per_answer >> 10,
            show_default=True, metavar="KB", help="commands-option-check-output",
        ),
        option(
            "--total", type=Number(1, DAY), metavar="S", help="commands-option-check-total",
        ),
    ]  # fmt: skip
