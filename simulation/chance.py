"""All chance of a run comes from its seed, also what the server takes from the system."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any


class Chance:
    """A stream of its own for each purpose: leaving one out changes nothing for the others."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def of(self, purpose: str) -> Random:
        return Random(f"{self._seed} {purpose}")


@contextmanager
def seeded_secrets(chance: Random) -> Iterator[None]:
    """Ids, tokens, salts and codes are drawn from this stream until the block is left."""
    module: Any = secrets
    names = ("_sysrand", "choice", "randbits")
    before = {name: getattr(module, name) for name in names}
    module._sysrand = _Patient(chance)
    module.choice, module.randbits = chance.choice, chance.getrandbits
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(module, name, value)


class _Patient:
    """What `secrets` asks of the system's chance."""

    def __init__(self, chance: Random) -> None:
        self.randbytes = chance.randbytes
        self._randbelow = chance.randrange
