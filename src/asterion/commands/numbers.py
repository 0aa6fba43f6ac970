"""Values of options that are checked when they are read, with a sentence in any language."""

from typing import Any, NoReturn

import click

from asterion.commands.words import say


class WholeNumber(click.IntRange):
    """`WholeNumber(0, 65535)`"""

    def fail(
        self,
        message: str,
        param: click.Parameter | None = None,
        ctx: click.Context | None = None,
    ) -> NoReturn:
        super().fail(between(self.min, self.max), param, ctx)


class Number(click.FloatRange):
    """`Number(0.1, 86400)`"""

    def fail(
        self,
        message: str,
        param: click.Parameter | None = None,
        ctx: click.Context | None = None,
    ) -> NoReturn:
        super().fail(between(self.min, self.max), param, ctx)


class OneOf(click.Choice[str]):
    """One of a few words."""

    def fail(
        self,
        message: str,
        param: click.Parameter | None = None,
        ctx: click.Context | None = None,
    ) -> NoReturn:
        super().fail(say("commands-one-of", values=[*self.choices]), param, ctx)


def between(low: Any, high: Any) -> str:
    """Instead of what click says in English."""
    return say("commands-number-between", low=f"{low:g}", high=f"{high:g}")
