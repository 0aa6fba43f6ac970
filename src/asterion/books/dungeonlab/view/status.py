"""How it stands with a player, in a few labelled values beside the board."""

from collections.abc import Sequence

from asterion.books.dungeonlab.event import Asked, MapShown
from asterion.books.dungeonlab.plan.damage import LIMITS
from asterion.books.dungeonlab.view.model import NOBODYS_TURN, Fortune, View
from asterion.books.dungeonlab.view.sketch import lying_about
from asterion.books.dungeonlab.words.terms import NOTHING, WAYS, place, row_of, sights_of, things
from asterion.core.contract.screen import Count, Row, goal, row
from asterion.core.phrase import Item, Phrase


def label(name: str) -> Phrase:
    return Phrase(f"dungeonlab-label-{name}")


def own_status(view: View) -> list[Row]:
    mine = view.mine
    status = public_status(view)
    if view.asked is not None and view.asked.seat == view.seat:
        status.append(goal(at_stake(view, view.asked)))
    elif mine.carries.get("treasure") and not view.over:
        status.append(goal(Phrase("dungeonlab-goal-treasure")))
    if mine.in_dungeon:
        status.append(row(label("place"), _where(view)))
    status.append(row(label("damage"), _damage(mine), *_hurts(mine)))
    status.append(row(label("carrying"), _carried(mine)))
    being = [word for word, yes in (("exote", mine.exote), ("riding", mine.riding)) if yes]
    if being:
        status.append(row(label("being"), _list([Phrase(f"dungeonlab-being-{b}") for b in being])))
    if mine.waits is not None:
        status.append(row(label("waiting"), mine.waits))
    if mine.left >= 0:
        status.append(row(label("landings"), _number(mine.left), Count(mine.left)))
    if any(view.seen):
        status.append(row(label("sight"), _in_sight(view.seen)))
    return status


def at_stake(view: View, asked: Asked) -> Phrase:
    """D31, D45, D49, D58, D62, D70, D72  What follows from each answer, by the rules alone."""
    options = view.options
    key = asked.key if asked.key != "answer" else "cop" if "cop" in asked.what else "prison"
    costs = {"turns": options.political_turns, "fine": options.fine, "lokhs": options.lokhs}
    return Phrase(f"dungeonlab-stake-{key}", {**costs, "arnor": options.arnor})


def _where(view: View) -> Phrase:
    column, row, _ = view.chart.here
    level = {"level": view.level, "levels": view.levels}
    if view.chart.anchored:
        return Phrase("dungeonlab-at", {"column": column, "row": row, **level})
    return Phrase("dungeonlab-at-unknown", {**level})


def _in_sight(seen: Sequence[str]) -> Phrase:
    return _list(
        [
            Phrase("dungeonlab-in-sight", {"what": sights_of(told), "way": way})
            for told, way in zip(seen, WAYS, strict=True)
            if told
        ]
    )


def _list(items: list[Item]) -> Phrase:
    return Phrase("dungeonlab-list", {"items": items})


def _number(n: int) -> Phrase:
    return Phrase("dungeonlab-number", {"n": n})


def _damage(fortune: Fortune) -> Phrase:
    if not fortune.hurts:
        return Phrase("dungeonlab-damage-none")
    return Phrase("dungeonlab-commas", {"items": [count.says for count in _hurts(fortune)]})


def _hurts(fortune: Fortune) -> list[Count]:
    times = 2 if fortune.exote else 1
    return [
        Count(n, most, Phrase(f"dungeonlab-damage-{hurt}.of", {"n": n, "most": most}))
        for hurt, n in fortune.hurts.items()
        for most in (LIMITS[hurt] * times,)
    ]


def _carried(fortune: Fortune) -> Phrase:
    return _list(things(fortune.carries)) if fortune.carries else NOTHING


def public_status(view: View) -> list[Row]:
    turn: Phrase | str
    if view.over:
        turn = Phrase("dungeonlab-turn-over")
    elif view.turn == NOBODYS_TURN:
        turn = Phrase("dungeonlab-turn-nobodys")
    elif view.turn == view.seat:
        turn = Phrase("dungeonlab-turn-yours")
    else:
        turn = view.names[view.turn]
    rounds = row(label("round"), _number(view.round), Count(view.round))
    return [row(label("turn"), turn), rounds]


def masters_status(view: View) -> Sequence[Row]:
    status = public_status(view)
    for seat, name in enumerate(view.names):
        fortune = view.fortunes[seat]
        where = Phrase("dungeonlab-at-none")
        if seat in view.at and view.plan is not None:
            where = place(view.plan, view.at[seat])
        state = {"place": where, "damage": _damage(fortune), "carries": _carried(fortune)}
        told = Phrase("dungeonlab-state", {**state})
        if fortune.waits is not None:
            told = Phrase("dungeonlab-state-waiting", {**state, "waits": fortune.waits})
        status.append(
            row(Phrase("dungeonlab-label-player", {"number": seat + 1, "name": name}), told)
        )
    return status


def lying_on(shown: MapShown) -> list[Row]:
    """D32  What lies about on a map that is shown: the drawing has no room for it."""
    lying = row_of("dungeonlab-semicolon", lying_about(shown))
    return [row(label("map"), lying)] if lying is not None else []
