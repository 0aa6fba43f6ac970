"""Talk answers nothing: anyone who says something aside is still asked the same."""

import pytest

from asterion.books import book
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table

PLAN = "name Closet\nwin 1\n..GE\n"


def test_ones_own_say_does_not_make_ones_prompt_stale() -> None:
    dooom = book("dooom")
    table = Table(dooom, dooom.plan.read(PLAN), ["Ann"], dice=Rolled(1))
    asked = table.prompt(0)
    assert asked is not None
    table.submit(0, "say wait a moment", asked.n)
    assert table.prompt(0) == asked
    table.submit(0, "move east", asked.n)
    after = table.prompt(0)
    assert after is not None
    assert after.n == asked.n + 1
    with pytest.raises(Refused, match="that answers an earlier question"):
        table.submit(0, "move west", asked.n)
