"""What encounters do and ask betrays what they are."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.event import Event
from asterion.knowledge.dungeonlab.terms import (
    ELDAR,
    LOKH,
    MINUS_PRISON,
    MORDOR,
    ONTIFUTLAS,
    PIT,
    PLUS_PRISON,
    PRISON,
    RIVER,
    SOURCE,
    TREE,
    happened,
    tasted,
)

if TYPE_CHECKING:
    from asterion.knowledge.dungeonlab.listening import Listener

POLITICAL = {
    "political prison": (PLUS_PRISON, MINUS_PRISON),
    "political cop": ("plus-cop", "minus-cop"),
}
"""D31, D58  Plus, to which “yes” is right, and minus."""
JUDGED = ("released", "wrong", "arrests", "no prison")
"""How it takes an answer; only the first says that it was right."""
TREES = {"boat": ("willow",), "walking stick": ("ent",), "eats": (LOKH,)}
CHANGES = ("slain", "strangled", "skins", "tamed")
"""After this it is not as it was."""


def met(listener: "Listener", event: happened.Met, after: Sequence[Event]) -> None:
    kinds = _kinds(listener, event, after)
    _is_one_of(listener, event.seat, event.what, kinds)
    fortune = listener.fortunes[event.seat]
    match event.what, event.how:
        case "pit", "falls":
            fortune.cause = PIT
        case "river", "carried":
            fortune.cause, fortune.to_pan = RIVER, False
        case "river", "to the pan":
            fortune.to_pan = True
        case "ontifutlas", "carries":
            fortune.cause = ELDAR
        case "cop", "arrests":
            fortune.cause = PRISON
        case "political cop", "arrests":
            fortune.cause = PLUS_PRISON if not fortune.answers[-1] else MINUS_PRISON
    if event.how == "tamed":
        listener.has_mounts = True
    if event.how in CHANGES:
        listener.changed(event)


def _kinds(listener: "Listener", event: happened.Met, after: Sequence[Event]) -> tuple[str, ...]:
    label, how = event.what, event.how
    kinds = listener.bestiary.by_label.get(label, ())
    answers = listener.fortunes[event.seat].answers
    if label in POLITICAL and how in JUDGED and answers:
        plus, minus = POLITICAL[label]
        return (plus,) if answers[-1] == (how == "released") else (minus,)
    if label == TREE and how in TREES:
        return TREES[how]
    if label == TREE and how in ("offended", "pities"):
        return tasted(answers)
    if label == RIVER and how == "carried":
        piped = any(isinstance(e, happened.Met) and e.how == "from the source" for e in after)
        return (SOURCE,) if piped else tuple(kind for kind in kinds if kind != SOURCE)
    return kinds


def asked(listener: "Listener", event: happened.Asked) -> None:
    """D62, D64  Only a lokh asks nothing once it is climbed."""
    kinds = listener.bestiary.by_label.get(event.what, ())
    if event.what == TREE and event.key in ("orcs", "undead"):
        kinds = tuple(kind for kind in kinds if kind != LOKH)
    _is_one_of(listener, event.seat, event.what, kinds)


def _is_one_of(listener: "Listener", seat: int, label: str, kinds: Sequence[str]) -> None:
    """It is there; a beast may have been sent to Mordor (D46), a wild ontifutlas is at home."""
    scene, bestiary = listener.scene_(), listener.bestiary
    sent = [MORDOR] if listener.has_struck and bestiary.is_beast(label) else []
    if label == ONTIFUTLAS and listener.has_mounts:
        sent = []
    for place, here in scene.known(seat):
        listener.clauses.add(-here, *scene.ground.one_of(place, [*kinds, *sent]))
        scene.ground.hint(place, here, kinds)
