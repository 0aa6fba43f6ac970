"""What a viewer of Dooom sees: the field of vision, the map remembered, how it stands."""

from asterion.books.dooom.view import NOBODYS_TURN, THINGS, View
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.screen import DARK, KNOWN, SEEN, Screen

ME, OTHER = "@", "P"


def screen(view: View) -> Screen:
    if view.seat == MASTER:
        board = _truth(view)
        return Screen(board, [SEEN * len(row) for row in board], _masters_status(view))
    if view.seat == PUBLIC:
        return Screen(status=_public_status(view))
    board, shades = _remembered(view)
    return Screen(board, shades, _own_status(view))


def _remembered(view: View) -> tuple[list[str], list[str]]:
    """The smallest rectangle that holds all that was ever seen."""
    chart = view.chart
    columns, rows = chart.bounds()
    in_sight = {view.here + offset for offset in view.sight.offsets}
    figures = dict.fromkeys(view.players, OTHER)
    if not view.is_dead:
        figures[view.here] = ME
    board, shades = [], []
    for row in rows:
        cells = [chart.cell(column, row) for column in columns]
        drawn = [figures.get(cell) or chr(chart.tiles[cell] or ord(" ")) for cell in cells]
        board.append("".join(drawn))
        shades.append(
            "".join(
                SEEN if cell in in_sight else KNOWN if chart.tiles[cell] else DARK for cell in cells
            )
        )
    return board, shades


def _truth(view: View) -> list[str]:
    """The whole map; a player is drawn by the number of the seat, from 1."""
    assert view.plan is not None
    drawn = view.ground[:]
    for seat, cell in view.at.items():
        drawn[cell] = ord(str(seat + 1)) if seat < 9 else ord(OTHER)
    grid = view.plan.grid
    return [drawn[row.start : row.stop].decode() for row in map(grid.row, range(grid.height))]


def carried(kit: str) -> str:
    return ", ".join(THINGS[letter] for letter in kit) or "nothing"


def _own_status(view: View) -> list[tuple[str, str]]:
    own = [
        ("Hit points", str(view.hit_points)),
        ("Action points", str(view.ap)),
        ("Treasure", f"{view.treasure} of {view.target}"),
        ("Carrying", carried(view.kit)),
    ]
    return own + _around(view) + _public_status(view)


def _around(view: View) -> list[tuple[str, str]]:
    """What the board cannot show: what lies below oneself, and who the others in sight are."""
    if view.is_dead:
        return []
    below = {**THINGS, "E": "exit"}.get(chr(view.chart.tiles[view.here]))
    others = [view.names[seat] for seat in view.players.values()]
    around = [("Under you", below)] if below else []
    return around + ([("In sight", ", ".join(others))] if others else [])


def _public_status(view: View) -> list[tuple[str, str]]:
    if view.over:
        turn = "the game is over"
    elif view.turn == NOBODYS_TURN:
        turn = "waiting for players"
    else:
        turn = "yours" if view.turn == view.seat else view.names[view.turn]
    return [("Turn", turn), ("Round", str(view.round))]


def _masters_status(view: View) -> list[tuple[str, str]]:
    status = _public_status(view)
    for seat, name in enumerate(view.names):
        fared = view.fortunes[seat]
        if seat in view.dead:
            status.append((f"{seat + 1} {name}", "dead"))
        else:
            fortune = f"{fared.hit_points} hit points, {fared.treasure} treasure"
            status.append((f"{seat + 1} {name}", f"{fortune}, carries {carried(fared.kit)}"))
    for cell, amount in sorted(view.piles.items()):
        assert view.plan is not None
        column, row = view.plan.grid.place(cell)
        status.append((f"Pile in row {row + 1}, column {column + 1}", f"{amount} treasure"))
    return status
