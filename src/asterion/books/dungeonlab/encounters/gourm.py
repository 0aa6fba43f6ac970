"""The gourm, which makes exotes, and the antigourm, which unmakes them."""

from asterion.books.dungeonlab.encounters.kind import LIGHTS, Encounter, register
from asterion.books.dungeonlab.rules.body import die, is_over_damaged, make_exote
from asterion.books.dungeonlab.rules.riding import mount_of
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def transform(turn: Turn, being: Being) -> None:
    """D33, D51  As often as one likes; by option the mount too."""
    make_exote(turn, True)
    mount = mount_of(turn)
    if mount is not None and turn.game.options.exote_ontifutlai:
        mount.is_exote = True


def restore(turn: Turn, being: Being) -> None:
    """D65  Whoever has more damage than a plain mortal survives dies of it now."""
    make_exote(turn, False)
    if is_over_damaged(turn):
        die(turn, "antigourm")


register(
    Encounter(
        name="gourm",
        letters="Go",
        rule="D33",
        tone="gold",
        shelf="houses",
        glow=LIGHTS,
        arrive=transform,
        sentences={"here": "A gourm: the air in here makes exotes."},
    ),
    Encounter(
        name="antigourm",
        letters="Ag",
        rule="D65",
        tone="gold",
        shelf="houses",
        arrive=restore,
        sentences={"here": "An antigourm: in here everyone is painfully ordinary."},
    ),
)
