"""The werewolf: one can put out its eyes, not the wolf."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, GREEN_EYES, Encounter, register
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.rules.body import hurt
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def bite(turn: Turn, being: Being) -> None:
    """D39  Alive, healthy, happy to bite, and its eyes are back."""
    if being.condition != ALIVE:
        being.condition = ALIVE
        turn.note(being)
    turn.tell(being, "bites")
    hurt(turn, BITE, 1)


bring_text(
    __file__,
    """
dungeonlab-werewolf = werewolf
    .a = a werewolf

dungeonlab-werewolf-here = The werewolf licks its teeth.
dungeonlab-werewolf-bites = { $whoIs ->
    [you] A werewolf bites you. It has never felt better.
   *[other] A werewolf bites { $who }. It has never felt better.
}
dungeonlab-werewolf-hidden = The werewolf lies still, and does not look dead enough.
""",
)

register(
    Encounter(
        name="werewolf",
        letters="We",
        rarity=(1, 2, 2),
        tone="bad",
        shelf="green eyes",
        rule="D39",
        option="werewolves",
        glow=GREEN_EYES,
        arrive=bite,
        is_beast=True,
        can_be_trampled=True,
        hides=True,
        dies_of={"bullet": 5, "grenade": 1},
        dies_of_blasters=2,
    )
)
