"""What may be said in DungeonLab now, as people say it in any language."""

from typing import Final

from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say import read
from asterion.books.dungeonlab.words.terms import WAYS, encounter, thing
from asterion.core.contract.offer import ACROSS, Cell, Offer, Way
from asterion.core.contract.offers import offering
from asterion.core.phrase import Phrase, Value, phrase, verbatim
from asterion.core.state.grid import WAYS as WAY_NAMES

LEVELS: Final[dict[str, Way]] = {"up": "above", "down": "below"}
CAREFUL: Final = ("suicide",)
PLAIN: Final = {
    word: Offer(
        word,
        Phrase(f"dungeonlab-offer-{word}"),
        word,
        LEVELS.get(word, ""),
        careful=word in CAREFUL,
    )
    for word in (
        "yes", "no", "up", "down", "climb", "strangle", "dismount", "mount", "feel", "look",
        "pass", "suicide", "take", "skin",
    )
}  # fmt: skip


def _taken(say: str, heard: said.Command) -> Offer | None:
    match heard:
        case said.Land(column, row, level, ()):
            place: dict[str, Value] = {"column": column, "row": row, "level": level}
            label = Phrase("dungeonlab-offer-land", place)
            return Offer(say, label, "land", cell=Cell(column - 1, row - 1, level - 1))
        case said.Move(way, ()):
            label = phrase("dungeonlab-offer-move", way=WAYS[way])
            return Offer(say, label, "move", ACROSS[way])
        case said.Shoot(count, shot, way):
            label = phrase(f"dungeonlab-offer-shoot-{shot}", n=count, way=WAYS[way])
            group = say.rpartition(" ")[0]
            return Offer(say, label, "shoot", ACROSS[way], target=shot, amount=count, group=group)
        case said.Skin(what):
            label = phrase("dungeonlab-offer-skin-of", what=encounter(what))
            return Offer(say, label, "skin", target=what)
        case said.Buy(count, name):
            label = phrase("dungeonlab-offer-buy", what=thing(count, name))
            return Offer(say, label, "buy", target=name, amount=count)
        case said.Sell(count, name):
            label = phrase("dungeonlab-offer-sell", what=thing(count, name))
            return Offer(say, label, "sell", target=name, amount=count)
        case said.UseMap(name):
            return Offer(
                say, phrase("dungeonlab-offer-use", what=thing(1, name)), "use", target=name
            )
        case said.Morgul(target):
            whom = encounter(target) if target in KINDS else target
            kind = "beast" if target in KINDS else "player"
            label = phrase("dungeonlab-offer-morgul", whom=whom, kind=kind)
            return Offer(say, label, "morgul", target=target)
    return None


_whole: Final = offering(PLAIN, read, _taken)


def offer(command: str) -> Offer:
    """Also what only waits for a way, as it stands over the rose: “shoot two bullets”."""
    made = _whole(command)
    if made.label or not command:
        return made
    aimed = _whole(f"{command} {WAY_NAMES[0]}")
    if not (aimed.way and isinstance(aimed.label, Phrase)):
        return made
    label = Phrase(aimed.label.id, {**aimed.label.args, "way": verbatim("")})
    return Offer(command, label, aimed.verb, target=aimed.target, amount=aimed.amount)
