"""What a scout makes of trees: whether she climbs, and what she says she likes."""

from asterion.books.dungeonlab.plan.things import BOAT, STICK
from asterion.books.dungeonlab.view.chart import Square
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.world import World

USES = frozenset({"lake", "river", "waterfall", "store"})
"""D27, D70, D72  Where a boat or a walking stick is used or sold."""
TASTES = frozenset({"orcs", "undead"})
"""What a tree asks about."""
Tree = tuple[World, Square]


class Trees:
    """D62, D63  A willow gives a boat to friends of orcs, an ent a stick to those of the undead.

    Which of them a tree is nobody is told: a fine teaches it for the next time.
    """

    def __init__(self) -> None:
        self.tastes: dict[Tree, bool] = {}  # whether it wants orcs to be liked
        self.climbed: set[Tree] = set()  # since she landed
        self.asking: tuple[Tree, bool, int] | None = None  # what she said, and what she had then

    def land(self) -> None:
        self.climbed.clear()

    def notice(self, view: View) -> None:
        """Whether the last tree gave her anything, once it has asked both of its questions."""
        if self.asking is not None and view.asked is None:
            tree, likes_orcs, had = self.asking
            self.tastes[tree] = likes_orcs if gifts(view) > had else not likes_orcs
            self.asking = None

    def is_worth_it(self, view: View, tree: Tree) -> bool:
        """D64  Once per landing, where no lokh can be, if she knows a use for what it may give."""
        if tree in self.climbed or view.options.lokhs:
            return False
        known = (label for square in tree[0].squares for label in tree[0].labels(square))
        return tree in self.tastes or not USES.isdisjoint(known)

    def climbs(self, view: View, tree: Tree) -> bool:
        """Whether she climbs now; she will not think of it again before she lands again."""
        is_tree = any(kind.climb is not None for _, kind in view.living_here())
        if view.mine.riding or not is_tree or not self.is_worth_it(view, tree):
            return False
        self.climbed.add(tree)
        return True

    def says(self, view: View, key: str, tree: Tree) -> bool:
        """Orcs or undead: one of them is liked and the other is not."""
        likes_orcs = self.tastes.get(tree, True)
        self.asking = tree, likes_orcs, gifts(view)
        return likes_orcs == (key == "orcs")


def gifts(view: View) -> int:
    carries = view.mine.carries
    return carries.get(BOAT, 0) + carries.get(STICK, 0)
