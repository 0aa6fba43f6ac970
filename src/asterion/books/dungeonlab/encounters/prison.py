"""Prisons: the plain one, and the two political ones that ask first."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, Rarity, register
from asterion.books.dungeonlab.encounters.questions import another_question
from asterion.books.dungeonlab.rules.fate import punish
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text

PLUS, MINUS = "plus-prison", "minus-prison"
DEMOLISHED = {"grenade": 2}


def lock_up(turn: Turn, being: Being) -> None:
    """D30"""
    turn.tell(being, "locks")
    punish(turn, being, turn.game.options.prison_turns)


def interrogate(turn: Turn, being: Being) -> None:
    """D31  Another question every time, and the same right answer."""
    turn.ask(being, "answer", another_question(turn))


def judge(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D31  Right is what the sign says: plus “yes”, minus “no”."""
    if yes == (being.kind.name == PLUS):
        turn.tell(being, "released")
    else:
        turn.tell(being, "wrong")
        punish(turn, being, turn.game.options.political_turns)


def political(name: str, letters: str, rarity: Rarity, wrong: bool) -> Encounter:
    """D2  Anyone who says nothing has given the wrong answer."""
    return Encounter(
        name=name,
        letters=letters,
        rarity=rarity,
        tone="bad",
        shelf="houses",
        rule="D31",
        label="political prison",
        mark="P?",
        glow=LIGHTS,
        arrive=interrogate,
        asks={"answer": wrong},
        answer=judge,
        jails=True,
        dies_of=DEMOLISHED,
        dies_by_option="demolition",
    )


bring_text(
    __file__,
    """
dungeonlab-prison = prison
    .a = a prison
dungeonlab-plus-prison = plus-prison
    .a = a plus-prison
dungeonlab-minus-prison = minus-prison
    .a = a minus-prison
dungeonlab-political-prison = political prison
    .a = a political prison

dungeonlab-prison-here = A prison.
dungeonlab-prison-locks = { $whoIs ->
    [you] A prison: you are received like an old acquaintance.
   *[other] A prison: { $who } is received like an old acquaintance.
}
dungeonlab-prison-tiger = { $whoIs ->
    [you] No money for the fine? The warders set the mad tiger on you.
   *[other] No money for the fine? The warders set the mad tiger on { $who }.
}
dungeonlab-prison-dead = The ruins of a prison: a draught of freedom.
dungeonlab-political-prison-here = A political prison, with a portrait on every wall.
dungeonlab-political-prison-released = { $whoIs ->
    [you] A correct opinion. The political prison lets you go.
   *[other] A correct opinion. The political prison lets { $who } go.
}
dungeonlab-political-prison-wrong = { $whoIs ->
    [you] An incorrect opinion. The political prison has room for you.
   *[other] An incorrect opinion. The political prison has room for { $who }.
}
dungeonlab-political-prison-tiger = { $whoIs ->
    [you] No money for the fine? The warders set the mad tiger on you.
   *[other] No money for the fine? The warders set the mad tiger on { $who }.
}
dungeonlab-political-prison-dead = The ruins of a prison: a draught of freedom.
""",
)

register(
    Encounter(
        name="prison",
        letters="Pr",
        rarity=(1, 2, 3),
        tone="bad",
        shelf="houses",
        rule="D30",
        glow=LIGHTS,
        arrive=lock_up,
        jails=True,
        dies_of=DEMOLISHED,
        dies_by_option="demolition",
    ),
    political(PLUS, "P+", (1, 1, 2), wrong=False),
    political(MINUS, "P-", (1, 1, 2), wrong=True),
)
