"""The ontifutlas: without a bridle it decides where to go."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, BRIDLED, Encounter, register
from asterion.books.dungeonlab.plan.things import BRIDLE
from asterion.books.dungeonlab.rules.arrival import carry
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import ON_FOOT, Being, Question
from asterion.words import bring_text


def meet(turn: Turn, being: Being) -> None:
    """D48, D49, D55, D56  A wild one on foot; a rider and a bridled one leave each other alone."""
    if being.condition != ALIVE or turn.player.riding != ON_FOOT:
        return
    if turn.has(BRIDLE):
        turn.ask(being, "bridle")
    else:
        carry_off(turn, being)


def carry_off(turn: Turn, being: Being) -> None:
    """D48  To the nearest Eldar; it is back home at once."""
    eldar = turn.nearest("Eldar", turn.player.place)
    turn.tell(being, "carries")
    if eldar is not None:
        carry(turn, eldar.place)


def bridle(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D49  Bridled, it can be mounted, which is an action (D21)."""
    if yes:
        turn.lose(BRIDLE)
        being.condition = BRIDLED
        turn.note(being)
        turn.tell(being, "tamed")
    else:
        carry_off(turn, being)


bring_text(
    __file__,
    """
dungeonlab-ontifutlas = ontifutlas
    .a = an ontifutlas

dungeonlab-ontifutlas-here = An ontifutlas paws the ground.
dungeonlab-ontifutlas-bridled = A bridled ontifutlas waits to be mounted.
dungeonlab-ontifutlas-carries = { $whoIs ->
    [you] An ontifutlas throws you on its back and is off to the Eldar.
   *[other] An ontifutlas throws { $who } on its back and is off to the Eldar.
}
dungeonlab-ontifutlas-tamed = { $whoIs ->
    [you] You put the bridle on the ontifutlas, which looks surprised.
   *[other] { $who } puts the bridle on the ontifutlas, which looks surprised.
}
dungeonlab-ontifutlas-bridle = { $whoIs ->
    [you] An ontifutlas! Do you put the bridle on it?
   *[other] An ontifutlas! Does { $who } put the bridle on it?
}
""",
)

register(
    Encounter(
        name="ontifutlas",
        letters="On",
        rarity=(1, 2, 2),
        tone="odd",
        rule="D48",
        arrive=meet,
        displaces=True,
        needs="Eldar",
        asks={"bridle": True},
        answer=bridle,
    )
)
