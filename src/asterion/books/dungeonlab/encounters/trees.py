"""Trees: a willow, an ent or a lokh, and none of them tells before it is climbed."""

from asterion.books.dungeonlab.encounters.kind import Arrival, Encounter, Rarity, register
from asterion.books.dungeonlab.plan.things import BOAT, STICK
from asterion.books.dungeonlab.rules.body import die
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being, Question
from asterion.words import bring_text

FINE = 20
GIFTS = {"willow": (True, BOAT), "ent": (False, STICK)}
"""D62, D63  Whether it wants orcs to be liked and undead hated, or the opposite; what it gives."""


def stand_under(turn: Turn, being: Being) -> None:
    """D21, D62  By option a tree asks at once whether one climbs it."""
    if turn.game.options.free_climbing and being.number not in turn.player.used:
        turn.ask(being, "climb")


def first_question(turn: Turn, being: Being) -> None:
    turn.ask(being, "orcs")


def listen(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    """D62, D63, D64  Two questions, one taste; anything else is $20, if there are any."""
    if question.key == "orcs":
        turn.ask(being, "undead", memory=(yes,))
        return
    likes_orcs, gift = GIFTS[being.kind.name]
    if (*question.memory, yes) == (likes_orcs, not likes_orcs):
        turn.tell(being, gift)
        turn.give(gift)
        return
    fine = min(FINE, turn.worth())
    turn.tell(being, "offended" if fine else "pities")
    if fine:
        turn.pay(FINE)


def eat(turn: Turn, being: Being) -> None:
    """D64  It does not ask anything."""
    turn.tell(being, "eats")
    die(turn, "lokh")


def tree(
    name: str, letters: str, rule: str, rarity: Rarity, climb: Arrival, asks: dict[str, bool]
) -> Encounter:
    return Encounter(
        name=name,
        letters=letters,
        rarity=rarity,
        tone="good",
        rule=rule,
        label="tree",
        mark="Y",
        option="lokhs" if name == "lokh" else "",
        arrive=stand_under,
        climb=climb,
        asks=asks,
        answer=listen,
        can_be_trampled=True,
        dies_of={"blaster": 2},
    )


bring_text(
    __file__,
    """
dungeonlab-willow = willow
    .a = a willow
dungeonlab-ent = ent
    .a = an ent
dungeonlab-lokh = lokh
    .a = a lokh
dungeonlab-tree = tree
    .a = a tree

dungeonlab-tree-here = A tree.
dungeonlab-tree-dead = A charred trunk that was a tree.
dungeonlab-tree-used = { $whoIs ->
    [you] The tree has nothing more to say to you for now.
   *[other] The tree has nothing more to say to { $who } for now.
}
dungeonlab-tree-boat = { $whoIs ->
    [you] “Well said.” The tree lets you make a boat out of it.
   *[other] “Well said.” The tree lets { $who } make a boat out of it.
}
dungeonlab-tree-walking-stick = { $whoIs ->
    [you] “Well said.” The tree lets you cut a walking stick from it.
   *[other] “Well said.” The tree lets { $who } cut a walking stick from it.
}
dungeonlab-tree-offended = “Wrong company!” The tree takes a fine.
dungeonlab-tree-pities = { $whoIs ->
    [you] “Wrong company, and not a dollar either.” The tree lets you go.
   *[other] “Wrong company, and not a dollar either.” The tree lets { $who } go.
}
dungeonlab-tree-eats = { $whoIs ->
    [you] It is a lokh. It eats you.
   *[other] It is a lokh. It eats { $who }.
}
dungeonlab-tree-climb = { $whoIs ->
    [you] Do you climb the tree?
   *[other] Does { $who } climb the tree?
}
dungeonlab-tree-orcs = { $whoIs ->
    [you] “Do you like orcs?” asks the tree.
   *[other] “Does { $who } like orcs?” asks the tree.
}
dungeonlab-tree-undead = { $whoIs ->
    [you] “And do you like the undead?” asks the tree.
   *[other] “And does { $who } like the undead?” asks the tree.
}
""",
)

register(
    tree("willow", "Wi", "D62", (2, 2, 2), first_question, {"orcs": False, "undead": True}),
    tree("ent", "En", "D63", (2, 2, 2), first_question, {"orcs": True, "undead": False}),
    tree("lokh", "Lo", "D64", (0, 1, 2), eat, {}),
)
