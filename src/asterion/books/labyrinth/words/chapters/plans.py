"""What a plan must be, and what it should be."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions


def plans(o: LabyrinthOptions) -> Sequence[str]:
    """L89 to L100."""
    opened = " At least one is open at the start." if o.open_exit else ""
    return (
        "Each cell has one kind.",
        "There is at least one weaponry, one hospital and one land cell.",
        "There is exactly one true treasure, and it lies on land.",
        f"There are at least two exits, none from a cell where nobody can stop.{opened}",
        "Every cell but river sources can be reached from every other without grenades.",
        "The master announces the moves to heal and the number of rounds without change. A plan "
        "that breaks one of these six is ground for a protest.",
        "Better two weaponries and two hospitals.",
        "Better no hospital beside a weaponry.",
        "Better as many fakes as players at most, and at least one.",
        "Better no strong attractors: no delta with one way out, no two deltas side by side.",
        "Better rivers and encephalitis cells around treasure and exits, pits and rivers along "
        "the edge, odd shapes, repeated patterns.",
        "Better no treasure near an exit, above all not the true one.",
    )
