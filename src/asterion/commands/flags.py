"""Options that several verbs have."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from asterion.commands.talk import fail
from asterion.commands.verb import option
from asterion.core.phrase import phrase

LARGEST_SEED = 2**63 - 1

F = TypeVar("F", bound=Callable[..., Any])


def read_seed(_context: click.Context, _option: click.Parameter, text: str | None) -> int | None:
    """A whole number from 0; the same one gives the same game."""
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) <= 19 and int(text) <= LARGEST_SEED:
        return int(text)
    fail(phrase("commands-bad-seed", most=str(LARGEST_SEED), value=text[:40]))


def seed_option(verb: F) -> F:
    """`--seed N`, as `seed: int | None`."""
    return option("--seed", callback=read_seed, metavar="N", help="commands-option-seed")(verb)


def set_option(verb: F) -> F:
    """`--set option=value`, any number of times, as `settings: tuple[str, ...]`."""
    return option(
        "--set",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="commands-option-settings",
    )(verb)


def limit_option(verb: F) -> F:
    """`--limit name=value`, any number of times, as `limits: tuple[str, ...]`."""
    return option(
        "--limit",
        "limits",
        multiple=True,
        metavar="NAME=VALUE",
        help="commands-option-limits",
    )(verb)


def plan_option(verb: F) -> F:
    """`--plan FILE|NAME`, as `plan: str | None`."""
    return option(
        "--plan",
        metavar="FILE|NAME",
        help="commands-option-plan",
    )(verb)


def preset_option(verb: F) -> F:
    """`--preset NAME`, as `preset: str | None`."""
    return option("--preset", metavar="NAME", help="commands-option-preset")(verb)


def json_option(verb: F) -> F:
    """`--json`, as `as_json: bool`."""
    return option("--json", "as_json", is_flag=True, help="commands-option-as-json")(verb)


def chair_option(verb: F) -> F:
    """`--as SEAT|public|master`, as `chair: str | None`."""
    return option(
        "--as",
        "chair",
        metavar="SEAT|public|master",
        help="commands-option-chair",
    )(verb)
