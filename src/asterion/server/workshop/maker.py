"""The process that makes plans: an order a line comes in, a plan a line goes out."""

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from asterion.books import UnknownBook, book
from asterion.core.contract.book import Refused
from asterion.core.contract.options import OptionError, options_from
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Dice, Rolled
from asterion.core.phrase import phrase
from asterion.server.workshop.order import Made, Order

MEMORY = 1024 * 1024 * 1024
"""Bytes of memory that the whole process may take."""
NICE = 5
"""Anyone who plays goes first."""


def make(order: Order, dice: Dice) -> Made:
    """The plan that is asked for, drawn; or in one sentence why there is none."""
    try:
        chosen = book(order.book)
        settings = options_from(chosen.plan.settings, order.settings)
        if chosen.plan.settings_for is not None:
            options = options_from(chosen.rules.options, order.options)
            settings = chosen.plan.settings_for(settings, options)
        return Made(chosen.plan.write(chosen.plan.generate(settings, dice)))
    except (UnknownBook, OptionError, Refused) as error:
        return Made(fault=error.why)
    except PlanError as error:
        return Made(fault=error.problems[0].whole)
    except MemoryError:
        return Made(fault=phrase("server-plan-memory"))


def limit_itself() -> None:
    """Not every system knows these limits; without them the server still counts the seconds."""
    with contextlib.suppress(OSError):
        os.nice(NICE)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def work(orders: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more, because the server has ended."""
    for line in orders:
        made = make(msgspec.json.decode(line, type=Order), Rolled())
        answers.write(msgspec.json.encode(made) + b"\n")
        answers.flush()


if __name__ == "__main__":
    limit_itself()
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
