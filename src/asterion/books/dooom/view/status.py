"""What stands beside the board of Dooom: how it stands with a player, and with the game."""

from functools import lru_cache
from typing import Final

from asterion.books.dooom.view.model import NOBODYS_TURN, View
from asterion.books.dooom.words.things import EXIT, NOTHING, WORD_FOR
from asterion.core.contract.screen import Count, Row, counted, goal, row
from asterion.core.phrase import Item, Phrase

Status = list[Row]

_HIT_POINTS: Final = Phrase("dooom-label-hit-points")
_ACTION_POINTS: Final = Phrase("dooom-label-action-points")
_TREASURE: Final = Phrase("dooom-label-treasure")
_CARRYING: Final = Phrase("dooom-label-carrying")
_UNDER_YOU: Final = Phrase("dooom-label-under-you")
_IN_SIGHT: Final = Phrase("dooom-label-in-sight")
_TURN: Final = Phrase("dooom-label-turn")
_ROUND: Final = Phrase("dooom-label-round")
_OVER: Final = Phrase("dooom-value-over")
_WAITING: Final = Phrase("dooom-value-waiting")
_YOURS: Final = Phrase("dooom-value-yours")
_BELOW: Final = {ord(letter): word for letter, word in WORD_FOR.items()} | {ord("E"): EXIT}


def own_status(view: View) -> Status:
    own: Status = [
        # anyone who has found more than one began with has that many of that many
        counted(_HIT_POINTS, view.hit_points, max(view.hit_points, view.options.hit_points)),
        counted(_ACTION_POINTS, view.ap, view.options.action_points),
        _collected(view.treasure, view.target),
        row(_CARRYING, _carrying(view.kit)),
    ]
    if not (view.is_dead or view.over):
        own.append(_goal(view.treasure, view.target))
    return own + _around(view) + public_status(view)


@lru_cache(maxsize=1024)
def _goal(treasure: int, target: int) -> Row:
    wanted = max(0, target - treasure)
    return goal(Phrase("dooom-goal", {"wanted": wanted, "treasure": treasure, "target": target}))


@lru_cache(maxsize=1024)  # the same phrase stays on the screen, so it is put into words once
def _collected(treasure: int, target: int) -> Row:
    value = Phrase("dooom-value-treasure", {"treasure": treasure, "target": target})
    return row(_TREASURE, value, Count(treasure, target))


@lru_cache(maxsize=1024)
def _carrying(kit: str) -> Phrase:
    return Phrase("dooom-value-things", {"things": carried(kit)})


def carried(kit: str) -> list[Item]:
    return [WORD_FOR[letter] for letter in kit] or [NOTHING]


def _around(view: View) -> Status:
    """What the board cannot show: what lies below oneself, and who the others in sight are."""
    if view.is_dead:
        return []
    below = _BELOW.get(view.chart.tiles[view.here])
    around: Status = [row(_UNDER_YOU, below)] if below else []
    if view.players:
        names: list[Item] = [view.names[seat] for seat in view.players.values()]
        around.append(row(_IN_SIGHT, Phrase("dooom-value-names", {"names": names})))
    return around


def public_status(view: View) -> Status:
    turn: Phrase | str
    if view.over:
        turn = _OVER
    elif view.turn == NOBODYS_TURN:
        turn = _WAITING
    else:
        turn = _YOURS if view.turn == view.seat else view.names[view.turn]
    return [row(_TURN, turn), counted(_ROUND, view.round)]


def masters_status(view: View) -> Status:
    status = public_status(view)
    for seat, name in enumerate(view.names):
        label = Phrase("dooom-label-player", {"number": seat + 1, "who": name})
        status.append(row(label, _fortune(view, seat)))
    for cell, amount in sorted(view.piles.items()):
        assert view.plan is not None
        x, y = view.plan.grid.place(cell)
        label = Phrase("dooom-label-pile", {"row": y + 1, "column": x + 1})
        status.append(row(label, Phrase("dooom-value-pile", {"amount": amount})))
    return status


def _fortune(view: View, seat: int) -> Phrase:
    if seat in view.dead:
        return Phrase("dooom-value-dead")
    fortune = view.fortunes[seat]
    return Phrase(
        "dooom-value-fortune",
        {
            "points": fortune.hit_points,
            "treasure": fortune.treasure,
            "things": carried(fortune.kit),
        },
    )
