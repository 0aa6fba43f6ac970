"""A plan made at random, fit for this many players and these options."""

from collections.abc import Mapping
from typing import Any

from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options, choices, with_settings
from asterion.core.dice import Dice


def generated(
    book: AnyBook,
    dice: Dice,
    players: int | None = None,
    options: Options | None = None,
    settings: Mapping[str, str] = {},
) -> Any:
    """OptionError where a setting does not exist, Refused or PlanError where none can be made."""
    wanted = dict(settings)
    counts_players = any(choice.name == "players" for choice in choices(book.plan.settings))
    if counts_players and players in book.seats:  # else the table refuses, and says it better
        wanted.setdefault("players", str(players))
    asked = with_settings(book.plan.settings(), wanted)
    if options is not None and book.plan.settings_for is not None:
        asked = book.plan.settings_for(asked, options)
    return book.plan.generate(asked, dice)
