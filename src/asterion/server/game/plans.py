"""Plans that were read lately: a table is opened, begun and taken up again with the same one.

A plan never changes, so all tables that are played on it may have the same.
"""

from collections import OrderedDict
from typing import Any

from asterion.core.contract.book import AnyBook

MOST_KEPT = 32

_kept: OrderedDict[tuple[str, int, str], Any] = OrderedDict()


def read_plan(book: AnyBook, drawing: str) -> Any:
    """PlanError where the drawing is none."""
    key = book.name, book.edition, drawing
    plan = _kept.get(key)
    if plan is None:
        plan = _kept[key] = book.plan.read(drawing)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return plan
