"""What a book's compiled rules need, made of its readable ones: shared facts, plans, records."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterion.core.contract.book import AnyBook
from asterion.envs.batch import BATCHES
from asterion.envs.playing import CannotLearn, Playing, dtype_of

Records = NDArray[Any]


@dataclass(frozen=True)
class Terms:
    """What an environment was asked for, beside the book's own options."""

    patience: int
    by_score: bool
    opening: tuple[str, ...] = ()  # said before the first choice


@dataclass(frozen=True)
class Dealt:
    """What the compiled rules play with."""

    rules: ModuleType
    table: Records  # one record, that all games share
    plans: Records
    game: np.dtype[Any]  # the record of one game


Dealer = Callable[[Playing, Sequence[Any], Terms], Dealt]


def dealer_of(book: AnyBook) -> Dealer:
    if book.name not in BATCHES:
        known = ", ".join(BATCHES)
        raise CannotLearn(f"{book.title} has no batch of games; there is one for: {known}")
    try:
        deal: Dealer = import_module(f"{__package__}.{BATCHES[book.name]}_deal").deal
    except ModuleNotFoundError as missing:
        if missing.name != "numba":
            raise
        raise CannotLearn('a batch needs numba: pip install "asterion[fast]"') from missing
    return deal


def seen_record(playing: Playing) -> np.dtype[Any]:
    """One observation: the fields of the book, and the mask."""
    fields = [(field.name, dtype_of(field), field.shape) for field in playing.fields]
    return np.dtype([*fields, ("action_mask", np.int8, (len(playing.sayings),))], align=True)


def one(kind: np.dtype[Any], **values: Any) -> Records:
    """A single record with these values."""
    record = np.zeros(1, kind)
    for name, value in values.items():
        record[name] = value
    return record


def rounded_up(wanted: int, least: int) -> int:
    """The least number, doubled as often as it must be."""
    while least < wanted:
        least *= 2
    return least
