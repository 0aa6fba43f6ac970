"""What the workshop is asked for, what it answers, and why it may not."""

from typing import Literal

import msgspec

from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, PhrasedError


class Order(msgspec.Struct):
    """A plan of this book, by its generator's settings, for these options."""

    book: str
    settings: JsonObject
    options: JsonObject


class Made(msgspec.Struct):
    """The drawing, or what is wrong with the order."""

    plan: str = ""
    fault: Phrase | None = None


class NotMade(PhrasedError):
    """There is no plan: the order is at fault, it takes too long, or too many are waiting."""

    def __init__(self, kind: Literal["fault", "slow", "busy"], why: Phrase) -> None:
        super().__init__(why)
        self.kind = kind
