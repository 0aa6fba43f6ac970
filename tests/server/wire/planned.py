"""`asterion serve` whose games of Dooom begin as a test has drawn them; an environment variable
tells where players start and what the blows do, for every match again."""

import os
from collections.abc import Sequence

import msgspec

from asterion.cli import main
from asterion.server.wire.listener import start_dooom
from tests.server.wire.hosting import Planned

CHANCE = "CHANCE_OF_THE_MATCHES"


class Chance(msgspec.Struct):
    """As the environment has it."""

    starts: Sequence[int]
    attacks: Sequence[int]


def plan(chance: Chance) -> None:
    """Every match of this process gets its chance from there; all else is the real thing."""
    defaults = start_dooom.__kwdefaults__
    assert defaults is not None
    assert "chance" in defaults
    defaults["chance"] = lambda: Planned(chance.starts, chance.attacks)


if __name__ == "__main__":
    plan(msgspec.json.decode(os.environ[CHANCE], type=Chance))
    main()
