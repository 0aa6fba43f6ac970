"""What may be said in Labyrinth now, as people say it in any language."""

from typing import Final

from asterion.books.labyrinth.plan.model import place_named
from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.saying import read
from asterion.books.labyrinth.words.requests import parts_said, with_telling
from asterion.books.labyrinth.words.things import ranked
from asterion.core.contract.offer import ACROSS, Cell, Offer
from asterion.core.contract.offers import offering
from asterion.core.phrase import Phrase, phrase

CAREFUL: Final = ("resign",)
_PLAIN: Final = {
    "skip": Phrase("labyrinth-offer-skip"),
    "confirm": Phrase("labyrinth-offer-confirm"),
    "void": Phrase("labyrinth-offer-void"),
    "status": Phrase("labyrinth-offer-status"),
    "count": Phrase("labyrinth-offer-count"),
    "break": Phrase("labyrinth-offer-break"),
    "start the clock": Phrase("labyrinth-offer-clock"),
    "resign": Phrase("labyrinth-offer-resign"),
}
PLAIN: Final = {
    word: Offer(word, label, word.split()[-1], careful=word in CAREFUL)
    for word, label in _PLAIN.items()
}


def _taken(say: str, heard: said.Command) -> Offer | None:
    match heard:
        case said.Start(cell):
            return _on_cell(say, phrase("labyrinth-offer-start", cell=cell), "start", cell)
        case said.AskCell(cell):
            return _on_cell(say, phrase("labyrinth-offer-ask", cell=cell), "ask", cell)
        case said.Move():
            return _moving(say, heard)
        case said.Choose(rank):
            return Offer(say, phrase("labyrinth-offer-keep", rank=ranked(rank)), "keep")
        case said.Recall(name, every):
            message = "labyrinth-offer-recall-all" if every else "labyrinth-offer-recall"
            return Offer(say, phrase(message, who=name), "recall", target=name)
        case said.ClaimCount():
            return Offer(say, phrase("labyrinth-offer-claim-the-count"), "claim")
        case said.VoteBreak(yes):
            message = "labyrinth-offer-vote-break-yes" if yes else "labyrinth-offer-vote-break-no"
            return Offer(say, phrase(message), "vote")
    return None


def _on_cell(say: str, label: Phrase, verb: str, cell: str) -> Offer:
    place = place_named(cell)
    return Offer(say, label, verb, cell=place and Cell(*place))


def _moving(say: str, move: said.Move) -> Offer:
    """L17, L72  A way only where the movement is all there is to it."""
    label = parts_said(move.parts)
    if move.order:
        before = phrase("labyrinth-offer-order", cell=move.order)
        label = phrase("labyrinth-request-parts", before=before, next=label)
    label = with_telling(label, move.told)
    verb = "order" if move.order else VERBS.get(type(move.parts[0]), "")
    match move:
        case said.Move((said.Go(way),), said.ALL_FACETS, "") if way < len(ACROSS):
            return Offer(say, label, verb, ACROSS[way])
    return Offer(say, label, verb)


VERBS: Final[dict[type[said.Part], str]] = {
    said.Go: "go",
    said.Shoot: "shoot",
    said.Blow: "blow",
    said.SetMine: "set",
    said.Leave: "leave",
    said.Throw: "throw",
    said.Take: "take",
    said.TakeNothing: "take",
}
"""Under which a move stands among others: what it begins with."""

offer: Final = offering(PLAIN, read, _taken)
