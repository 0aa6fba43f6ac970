"""What a human master may say to the start cells, from the master's own view (6.1)."""

from asterion.books.labyrinth.options import REVISED
from asterion.books.labyrinth.plan.model import cell_named
from asterion.books.labyrinth.plan.starts import MOST_VOID_ROUNDS, void_starts
from asterion.books.labyrinth.view.model import View
from asterion.core.phrase import Item, Phrase, phrase


def masters_choice(view: View) -> dict[str, Phrase | None]:
    """L10  Why a human master cannot confirm the start cells, or declare them void.

    What was agreed binds this master as it does the computer, and as often.
    """
    if view.options.revision < REVISED:
        return {"confirm": None, "void": None}
    if view.void_rounds >= MOST_VOID_ROUNDS:
        often = phrase("labyrinth-refused-void-again", rule="L10")
        return {"confirm": None, "void": often}
    void = _agreed_void(view)
    return {
        "confirm": phrase("labyrinth-refused-void", cells=void, rule="L10") if void else None,
        "void": None,
    }


def _agreed_void(view: View) -> list[Item]:
    """The names of the start cells that are void by what was agreed."""
    plan = view.plan
    assert plan is not None
    chosen = [cell_named(plan, name) or 0 for name in view.have_chosen.values()]
    return [plan.names[cell] for cell in void_starts(plan, view.options, chosen)]
