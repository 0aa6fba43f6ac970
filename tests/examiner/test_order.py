"""C22  Programs whose enemies act in an order of their own are followed, where that is allowed."""

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.model import Plan, default_plan
from asterion.books.cc3k.rules import begin, execute
from asterion.books.cc3k.state import State
from asterion.core.dice import Lowest, Rolled
from asterion.examiner.cc3k.examining import Examiner
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.frame import Frame, board_of
from asterion.examiner.cc3k.order import orders
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.rulings import Allowed, Readings, usual
from asterion.examiner.cc3k.scene import floor
from tests.examiner.planted import Planted

GAMES = 20


class InAnyOrder(Planted):
    """Its enemies act in another order every turn."""

    def __init__(self, seed: int) -> None:
        super().__init__("", seed)
        self.dice = Rolled(seed)
        self.execute = Readings(Cc3kOptions(), {}).ruled((("order", "any"),)).execute


def examined(allowed: Allowed, wording: str) -> Examination:
    readings = Readings(Cc3kOptions(), allowed)
    profile, found = Profile(wording=wording), Examination([])
    return Examiner(InAnyOrder, default_plan(), readings, profile, found).examine(GAMES)


@pytest.mark.parametrize("wording", ["free", "book"])
def test_C22_another_order_every_turn_is_no_fault(wording: str) -> None:
    found = examined(usual(), wording)
    assert found.findings == []
    read = next(each for each in found.readings if each.ruling == "order")
    assert "any" in read.readings


def test_C22_it_is_one_where_only_rows_and_columns_are_allowed() -> None:
    found = examined({**usual(), "order": ["rows", "columns"]}, "free")
    assert {each.rule for each in found.findings} & {"C22", "C23"}


def state(row: str) -> State:
    """One row with the player, on a floor without anything else."""
    drawn = Plan([floor(f"|------|\n{row}\n|\\.....|\n|------|")] * 5)
    game, dice = begin(drawn, Cc3kOptions(), ["PC"], Lowest(), []), Lowest()
    execute(game, 0, BOOK.speech.parse("s"), dice, [])
    return game


def seen(before: str, after: str) -> list[str]:
    """The orders in which the second row can come of the first."""
    game = state(before)
    kinds = {foe.cell: chr(foe.kind) for foe in game.foes}
    found = orders(game, sorted(kinds), Frame(board_of(state(after))))
    return ["".join(kinds[cell] for cell in order) for order in found]


@pytest.mark.parametrize(
    ("before", "after", "order"),
    [
        ("|EH...@|", "|.EH..@|", "HE"),
        ("|@...HE|", "|@..HE.|", "HE"),
        ("|E.H..@|", "|.EH..@|", "EH"),
    ],
)
def test_C22_who_makes_way_acts_first(before: str, after: str, order: str) -> None:
    assert seen(before, after) == [order]


def test_C22_no_order_lets_two_change_places() -> None:
    assert seen("|EH...@|", "|HE...@|") == []
