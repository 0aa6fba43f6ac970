"""The management center: for a moment one knows what the master knows."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.event import Briefed, MapShown, Peeked
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.books.dungeonlab.things import counted, listed
from asterion.books.dungeonlab.writing import write_plan
from asterion.core.audience import only


def inform(turn: Turn, being: Being) -> None:
    """D32  Once a game, by option once a landing; on two levels it is one center."""
    cell = being.place % turn.game.plan.area
    if cell in turn.player.centers:
        turn.tell(being, "again")
        return
    turn.player.centers.add(cell)
    if turn.game.options.center == "map":
        show_map(turn)
    else:
        peek(turn)


def show_map(turn: Turn) -> None:
    """D32  As a live master does: for as many seconds as the side has cells."""
    plan, player = turn.game.plan, turn.player
    turn.news.append(Briefed(player.hears, player.seat, max(plan.base)))
    turn.news.append(MapShown(only(player.seat), player.seat, write_plan(plan)))


def peek(turn: Turn) -> None:
    """D32  As the computer does: the exit's cell and one beside it, neither place nor walls."""
    plan, player = turn.game.plan, turn.player
    way_out = plan.exits[0] // 4
    around = [cell for cell in plan.beside[way_out * 4 : way_out * 4 + 4] if cell >= 0]
    beside = turn.dice.pick(around, "beside the exit") if around else way_out
    told = only(player.seat)
    turn.news.append(Briefed(player.hears, player.seat, 0))
    turn.news.append(Peeked(told, player.seat, contents(turn, way_out), contents(turn, beside)))


def contents(turn: Turn, cell: int) -> list[str]:
    """What is in a cell now, the lowest level first."""
    game = turn.game
    found = []
    for level in range(game.plan.levels):
        place = level * game.plan.area + cell
        what = [game.beings[number].kind.name for number in game.at[place]]
        what += [counted(n, thing) for thing, n in game.lying.get(place, {}).items()]
        found.append(listed(what) or "nothing")
    return found


register(
    Encounter(
        name="management center",
        letters="Mc",
        rule="D32",
        glow=LIGHTS,
        arrive=inform,
        sentences={
            "here": "The management center, humming with screens.",
            "again": "The management center has told {you} all it is going to tell.",
        },
    )
)
