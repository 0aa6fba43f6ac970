"""A plan that meets all of section 8, to be broken in one place."""

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.plan.problems import problems

MILL = """
name The Old Mill
+  +--+--+--+--+
|.  .  .  .  . |
+--+  +  +  +  +
|v  W  P1|. |F |
+  +  +  +  +--+
|>  v |D  .  H |
+--+  +  +  +  +
=H  >  ^  . |E |
+  +  +  +  +  +
|P2|P3 W  . |T |
+--+--+--+--+--+
"""


def redrawn(drawing: str, *changes: tuple[str, str]) -> Plan:
    """The plan with each piece of the drawing, which is there once, drawn again."""
    for old, new in changes:
        assert drawing.count(old) == 1, old
        drawing = drawing.replace(old, new)
    return read_plan(drawing)


def told(plan: Plan, options: LabyrinthOptions | None = None, players: int = 3) -> list[str]:
    """The problems of the plan as the check prints them, advice too."""
    found = problems(plan, options or LabyrinthOptions(), players)
    return [str(problem) for problem in found]
