"""The river: from a pipe to a lavatory pan, never north, and it takes people along."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.plan.things import STICK
from asterion.books.dungeonlab.rules.arrival import carry, spend
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text

SOURCE, RIVER, PAN, WATERFALL = "source", "river", "lavatory pan", "waterfall"


def wade(turn: Turn, being: Being) -> None:
    """D70"""
    if turn.has(STICK):
        turn.ask(being, "stick")
    else:
        drift(turn, being)


def lean(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D70  The stick is spent."""
    if yes:
        turn.lose(STICK)
        turn.tell(being, "stays")
    else:
        drift(turn, being)


def drift(turn: Turn, being: Being) -> None:
    """D70, D71  One cell on, untold where; told only from the source and to the pan."""
    game = turn.game
    following = game.plan.flow[being.place]
    below = [game.beings[number] for number in game.at[following]]
    ends = any(other.kind.name == PAN for other in below)
    turn.tell(being, "carried")
    if being.kind.name == SOURCE:
        turn.tell(being, "from the source")
    if ends:
        turn.tell(being, "to the pan")
    for other in below:
        if other.kind.is_water:
            spend(turn, other)
    carry(turn, following)


def water(name: str, letters: str, rule: str = "D70", option: str = "") -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        tone="water",
        shelf="water",
        rule=rule,
        label=RIVER,
        mark="~",
        option=option,
        is_water=True,
        arrive=wade,
        displaces=True,
        asks={"stick": True},
        answer=lean,
    )


bring_text(
    __file__,
    """
dungeonlab-source = source
    .a = a source
dungeonlab-river = river
    .a = a river
dungeonlab-waterfall = waterfall
    .a = a waterfall
dungeonlab-lavatory-pan = lavatory pan
    .a = a lavatory pan

dungeonlab-source-east = source to the east
dungeonlab-source-south = source to the south
dungeonlab-source-west = source to the west
dungeonlab-river-east = river to the east
dungeonlab-river-south = river to the south
dungeonlab-river-west = river to the west
dungeonlab-river-here = A river runs through here.
dungeonlab-river-carried = { $whoIs ->
    [you] The river carries you along.
   *[other] The river carries { $who } along.
}
dungeonlab-river-from-the-source = It came out of a pipe: that was the source.
dungeonlab-river-to-the-pan = { $whoIs ->
    [you] You end up in a lavatory pan. So that is where it goes.
   *[other] { $who } ends up in a lavatory pan. So that is where it goes.
}
dungeonlab-river-stays = { $whoIs ->
    [you] You lean on the walking stick, which stays in the river.
   *[other] { $who } leans on the walking stick, which stays in the river.
}
dungeonlab-river-stick = { $whoIs ->
    [you] A river! Do you lean on a walking stick?
   *[other] A river! Does { $who } lean on a walking stick?
}
dungeonlab-lavatory-pan-here = A lavatory pan, of all things, at the end of a river.
""",
)

register(
    water(SOURCE, "o"),
    water(RIVER, "~"),
    water(WATERFALL, "~w", "D71", "waterfalls"),
    Encounter(
        name=PAN,
        letters="~u",
        tone="water",
        shelf="water",
        rule="D70",
        is_water=True,
    ),
)
