"""Cops: the political ones ask, the others do not waste their time."""

from asterion.books.dungeonlab.encounters.kind import Encounter, register
from asterion.books.dungeonlab.encounters.prison import MINUS, PLUS
from asterion.books.dungeonlab.encounters.questions import another_question
from asterion.books.dungeonlab.options import REVISED
from asterion.books.dungeonlab.rules.arrival import carry, spend
from asterion.books.dungeonlab.rules.riding import leave_mount
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text

KILLED = {"grenade": 2}


def question(turn: Turn, being: Being) -> None:
    """D58  The questions are different every time."""
    turn.ask(being, "answer", another_question(turn))


def judge(turn: Turn, being: Being, asked: Question, yes: bool) -> None:
    """D58  Right is what the sign says."""
    if yes == (being.kind.needs == PLUS):
        turn.tell(being, "released")
    else:
        arrest(turn, being)


def arrest(turn: Turn, being: Being) -> None:
    """D58, D59  To the nearest prison of its kind, which does nothing more (D56: on foot)."""
    prison = turn.nearest(being.kind.needs, turn.player.place)
    if prison is None and turn.game.options.revision >= REVISED:
        turn.tell(being, "no prison")
        return
    turn.tell(being, "arrests")
    if prison is not None:
        leave_mount(turn)
        spend(turn, prison)
        carry(turn, prison.place)


def political(name: str, letters: str, prison: str, wrong: bool) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rarity=(1, 1, 2),
        tone="bad",
        rule="D58",
        label="political cop",
        mark="C?",
        arrive=question,
        displaces=True,
        needs=prison,
        asks={"answer": wrong},
        answer=judge,
        dies_of=KILLED,
    )


bring_text(
    __file__,
    """
dungeonlab-plus-cop = plus-cop
    .a = a plus-cop
dungeonlab-minus-cop = minus-cop
    .a = a minus-cop
dungeonlab-cop = cop
    .a = a cop
dungeonlab-political-cop = political cop
    .a = a political cop

dungeonlab-political-cop-here = A political cop, notebook in hand.
dungeonlab-political-cop-released = The political cop nods and looks the other way.
dungeonlab-political-cop-arrests = { $whoIs ->
    [you] The political cop dislikes that answer, and you are taken away.
   *[other] The political cop dislikes that answer, and { $who } is taken away.
}
dungeonlab-political-cop-no-prison =
    The political cop dislikes that answer, but there is no prison left for it.
dungeonlab-political-cop-dead = A dead political cop. No comment.
dungeonlab-cop-here = A cop, rocking on his heels.
dungeonlab-cop-arrests = { $whoIs ->
    [you] A cop asks nothing at all and takes you away.
   *[other] A cop asks nothing at all and takes { $who } away.
}
dungeonlab-cop-no-prison =
    A cop reaches for the handcuffs and puts them away again: there is no prison left.
dungeonlab-cop-dead = A dead cop.
""",
)

register(
    political("plus-cop", "C+", PLUS, wrong=False),
    political("minus-cop", "C-", MINUS, wrong=True),
    Encounter(
        name="cop",
        letters="Cp",
        rarity=(1, 1, 2),
        tone="bad",
        rule="D59",
        option="cops",
        arrive=arrest,
        displaces=True,
        needs="prison",
        dies_of=KILLED,
    ),
)
