"""The black rider: a hole in the darkness, with a morgul blade in it."""

from asterion.books.dungeonlab.encounters.kind import HOLE, Encounter, register
from asterion.books.dungeonlab.plan.things import ARNOR, ELVEN, MORGUL
from asterion.books.dungeonlab.rules.beasts import kill
from asterion.books.dungeonlab.rules.fate import disembody
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text


def meet(turn: Turn, being: Being) -> None:
    """D44, D45  It strikes, unless a blade can be drawn."""
    if turn.has(ARNOR) or turn.has(ELVEN):
        turn.ask(being, "blade")
    else:
        strike(turn, being)


def strike(turn: Turn, being: Being) -> None:
    """D44"""
    turn.tell(being, "strikes")
    disembody(turn)


def drawn(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D45, D47  An arnor blade kills; an elven one too, unless it may only defend."""
    if not yes:
        strike(turn, being)
    elif turn.has(ARNOR):
        slay(turn, being, ARNOR)
    elif turn.game.options.arnor:
        turn.lose(ELVEN)
        turn.tell(being, "parried")
    else:
        slay(turn, being, ELVEN)


def slay(turn: Turn, being: Being, blade: str) -> None:
    """D45  The blade is lost, a morgul blade gained, the corpse remains."""
    turn.lose(blade)
    kill(turn, being, cruel=False)
    turn.tell(being, "slain")
    turn.give(MORGUL)


bring_text(
    __file__,
    """
dungeonlab-black-rider = black rider
    .a = a black rider

dungeonlab-black-rider-here = The black rider is here, and it is cold.
dungeonlab-black-rider-strikes = { $whoIs ->
    [you] A black rider strikes you with a morgul blade.
   *[other] A black rider strikes { $who } with a morgul blade.
}
dungeonlab-black-rider-parried = The blade catches the black rider's stroke and goes to pieces.
dungeonlab-black-rider-slain = { $whoIs ->
    [you] You kill the black rider; the blade is gone, his own is not.
   *[other] { $who } kills the black rider; the blade is gone, his own is not.
}
dungeonlab-black-rider-dead = The corpse of a black rider, mostly coat.
dungeonlab-black-rider-blade = { $whoIs ->
    [you] A black rider! Do you draw a blade?
   *[other] A black rider! Does { $who } draw a blade?
}
""",
)

register(
    Encounter(
        name="black rider",
        letters="Br",
        rarity=(1, 1, 2),
        tone="odd",
        rule="D44",
        glow=HOLE,
        arrive=meet,
        displaces=True,
        needs="Mordor",
        asks={"blade": True},
        answer=drawn,
    )
)
