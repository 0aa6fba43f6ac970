"""The map on which servers are measured."""

PLAN = "name Plain\nwin 9\n" + 38 * f"{40 * '.'}\n" + f"{9 * 'G'}{31 * '.'}\n{39 * '.'}E\n"
"""Wide, with the gold in one corner: no game ends while it is measured."""
