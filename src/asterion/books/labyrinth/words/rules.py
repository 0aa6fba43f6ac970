"""The rules of Labyrinth in words, as the options of a table have them (L16)."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.words.chapters import cells, course, items, meetings, moves, plans
from asterion.core.book import Rule

CHAPTERS = (
    ("General and set-up", range(1, 17), course.general),
    ("Moves", range(17, 33), moves.moves),
    ("Goal and end", range(33, 43), course.ends),
    ("Cells and announcements", range(43, 60), cells.cells),
    ("Items", range(60, 80), items.items),
    ("Options", range(80, 89), course.agreed),
    ("Plans", range(89, 101), plans.plans),
    ("Time", range(101, 105), course.time),
    ("Where rules meet", range(105, 122), meetings.meetings),
)


def rules_in_force(options: LabyrinthOptions) -> Sequence[Rule]:
    """L1 to L121, each as it is in force."""
    return [
        Rule(f"L{number}", heading, text)
        for heading, numbers, chapter in CHAPTERS
        for number, text in zip(numbers, chapter(options), strict=True)
    ]
