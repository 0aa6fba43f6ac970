"""How it stands with a player of Dooom."""

from asterion.core.contract.screen import Count
from tests.books.dooom.helper import game


def test_O9_nobody_has_more_hit_points_than_there_are() -> None:
    """A potion gives one more than one began with."""
    table = game("1.E", on="H")
    table("Ann: pick up")
    screen = table.table.book.view.screen(table.table.view(0))
    counts = [row.counts for row in screen.status if row.id == "dooom-label-hit-points"]
    assert counts == [(Count(4, 4),)]
