"""What may be said in DungeonLab now, as people say it in any language."""

from typing import Final

from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say import read
from asterion.books.dungeonlab.words.terms import WAYS, encounter, thing
from asterion.core.offers import offering
from asterion.core.phrase import Phrase, Value, phrase

PLAIN: Final = {
    word: Phrase(f"dungeonlab-offer-{word}")
    for word in (
        "yes", "no", "up", "down", "climb", "strangle", "dismount", "mount", "feel", "look",
        "pass", "suicide", "take", "skin",
    )
}  # fmt: skip


def _said(heard: said.Command) -> Phrase | None:
    match heard:
        case said.Land(column, row, level, ()):
            place: dict[str, Value] = {"column": column, "row": row, "level": level}
            return Phrase("dungeonlab-offer-land", place)
        case said.Move(way, ()):
            return phrase("dungeonlab-offer-move", way=WAYS[way])
        case said.Shoot(count, ammunition, way):
            name = f"dungeonlab-offer-shoot-{ammunition}"
            return phrase(name, n=count, way=WAYS[way])
        case said.Skin(what):
            return phrase("dungeonlab-offer-skin-of", what=encounter(what))
        case said.Buy(count, name):
            return phrase("dungeonlab-offer-buy", what=thing(count, name))
        case said.Sell(count, name):
            return phrase("dungeonlab-offer-sell", what=thing(count, name))
        case said.UseMap(name):
            return phrase("dungeonlab-offer-use", what=thing(1, name))
        case said.Morgul(target):
            whom = encounter(target) if target in KINDS else target
            return phrase("dungeonlab-offer-morgul", whom=whom)
    return None


offer: Final = offering(PLAIN, read, _said)
