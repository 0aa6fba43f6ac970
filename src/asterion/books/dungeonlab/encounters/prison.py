"""Prisons: the plain one, and the two political ones that ask first."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.encounters.questions import POLITICAL
from asterion.books.dungeonlab.rules.fate import punish
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question

PLUS, MINUS = "plus-prison", "minus-prison"
DEMOLISHED = {"grenade": 2}
RUIN = "The ruins of a prison: a draught of freedom."
TIGER = "No money for the fine? The warders let the mad tiger out at {you}."


def lock_up(turn: Turn, being: Being) -> None:
    """D30"""
    turn.tell(being, "locks")
    punish(turn, being, turn.game.options.prison_turns)


def interrogate(turn: Turn, being: Being) -> None:
    """D31  Another question every time, and the same right answer."""
    turn.ask(being, "answer", turn.dice.below(len(POLITICAL), "question"))


def judge(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D31  Right is what the sign says: plus “yes”, minus “no”."""
    if yes == (being.kind.name == PLUS):
        turn.tell(being, "released")
    else:
        turn.tell(being, "wrong")
        punish(turn, being, turn.game.options.political_turns)


def political(name: str, letters: str, wrong: bool) -> Encounter:
    """D2  Whoever says nothing has given the wrong answer."""
    return Encounter(
        name=name,
        letters=letters,
        rule="D31",
        shelf="houses",
        label="political prison",
        mark="P?",
        glow=LIGHTS,
        arrive=interrogate,
        asks={"answer": wrong},
        answer=judge,
        jails=True,
        dies_of=DEMOLISHED,
        dies_by_option="demolition",
        sentences={
            "here": "A political prison, with a portrait on every wall.",
            "released": "A correct opinion. The political prison lets {you} go.",
            "wrong": "An incorrect opinion. The political prison has room for {you}.",
            "tiger": TIGER,
            "dead": RUIN,
        },
    )


register(
    Encounter(
        name="prison",
        letters="Pr",
        rule="D30",
        shelf="houses",
        glow=LIGHTS,
        arrive=lock_up,
        jails=True,
        dies_of=DEMOLISHED,
        dies_by_option="demolition",
        sentences={
            "here": "A prison.",
            "locks": "A prison: {you} {are|is} received like an old acquaintance.",
            "tiger": TIGER,
            "dead": RUIN,
        },
    ),
    political(PLUS, "P+", wrong=False),
    political(MINUS, "P-", wrong=True),
)
