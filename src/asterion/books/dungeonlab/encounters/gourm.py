"""The gourm, which makes exotes, and the antigourm, which unmakes them."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.rules.body import die, is_over_damaged, make_exote
from asterion.books.dungeonlab.rules.riding import mount_of
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being
from asterion.words import bring_text


def transform(turn: Turn, being: Being) -> None:
    """D33, D51  As often as one likes; by option the mount too."""
    make_exote(turn, True)
    mount = mount_of(turn)
    if mount is not None and turn.game.options.exote_ontifutlai:
        mount.is_exote = True


def restore(turn: Turn, being: Being) -> None:
    """D65  Anyone who has more damage than a plain mortal survives dies of it now."""
    make_exote(turn, False)
    if is_over_damaged(turn):
        die(turn, "antigourm")


bring_text(
    __file__,
    """
dungeonlab-gourm = gourm
    .a = a gourm
dungeonlab-antigourm = antigourm
    .a = an antigourm

dungeonlab-gourm-here = A gourm: the air in here makes exotes.
dungeonlab-antigourm-here = An antigourm: in here everyone is painfully ordinary.
""",
)

register(
    Encounter(
        name="gourm",
        letters="Go",
        rarity=(3, 2, 1),
        tone="odd",
        shelf="houses",
        rule="D33",
        glow=LIGHTS,
        arrive=transform,
    ),
    Encounter(
        name="antigourm",
        letters="Ag",
        rarity=(1, 1, 2),
        tone="odd",
        shelf="houses",
        rule="D65",
        arrive=restore,
    ),
)
