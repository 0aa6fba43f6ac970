"""The management center: for a moment one knows what the master knows."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.event import Briefed, MapShown, Peeked
from asterion.books.dungeonlab.options import REVISED
from asterion.books.dungeonlab.plan.model import WALL_NAMES
from asterion.books.dungeonlab.plan.things import TREASURE, counted, listed
from asterion.books.dungeonlab.plan.writing import EMPTY, pit_names, token
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.core.audience import only
from asterion.words import bring_text


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
    game, player = turn.game, turn.player
    plan, pits = game.plan, pit_names(game.plan)
    seconds = max(plan.base)
    places = [
        (column + 1, row + 1, level + 1, mark(turn, place, pits), found(turn, place))
        for place in plan.places
        for column, row, level in [plan.coordinates(place)]
    ]
    walls = [
        (cell % plan.width + 1, cell // plan.width + 1, way, WALL_NAMES[game.edges[cell * 4 + way]])
        for cell in plan.cells
        for way in range(4)
    ]
    player.reads = True
    turn.news.append(Briefed(player.hears, player.seat, seconds))
    turn.news.append(MapShown(only(player.seat), player.seat, places, walls, seconds))


def found(turn: Turn, place: int) -> list[str]:
    game = turn.game
    return [game.beings[n].told_as for n in game.at[place]] + list(game.lying.get(place, {}))


def mark(turn: Turn, place: int, pits: dict[int, str]) -> str:
    """What the master has drawn in a place: as in his plan, unless it has changed since."""
    game = turn.game
    here = [game.beings[number] for number in game.at[place]]
    if here and here[-1].kind.name != game.plan.contents.get(place):
        return here[-1].kind.letters
    if here or place not in game.plan.contents:
        lying = game.lying.get(place, {})
        if not here and lying:
            return "Tr" if TREASURE in lying else ",,"
        drawn = token(game.plan, place, pits) if here else EMPTY
        return drawn.lower() if here and here[-1].condition else drawn
    return EMPTY


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
    """D32  What is in a cell now, the lowest level first: by its true name, and how it is."""
    game = turn.game
    now = game.options.revision >= REVISED
    found = []
    for level in range(game.plan.levels):
        place = level * game.plan.area + cell
        here = [game.beings[number] for number in game.at[place]]
        what = [being.named if now else being.kind.name for being in here]
        what += [counted(n, thing) for thing, n in game.lying.get(place, {}).items()]
        found.append(listed(what) or "nothing")
    return found


bring_text(
    __file__,
    """
dungeonlab-management-center = management center
    .a = a management center

dungeonlab-management-center-here = The management center, humming with screens.
dungeonlab-management-center-again = { $whoIs ->
    [you] The management center has told you all it is going to tell.
   *[other] The management center has told { $who } all it is going to tell.
}
""",
)

register(
    Encounter(
        name="management center",
        letters="Mc",
        rarity=(3, 2, 1),
        tone="gold",
        unique=True,
        shelf="houses",
        rule="D32",
        glow=LIGHTS,
        arrive=inform,
    )
)
