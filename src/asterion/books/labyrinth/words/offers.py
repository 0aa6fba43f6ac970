"""What may be said in Labyrinth now, as people say it in any language."""

from typing import Final

from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.saying import read
from asterion.books.labyrinth.words.requests import parts_said, with_telling
from asterion.books.labyrinth.words.things import ranked
from asterion.core.offers import offering
from asterion.core.phrase import Phrase, phrase

PLAIN: Final = {
    "skip": Phrase("labyrinth-offer-skip"),
    "confirm": Phrase("labyrinth-offer-confirm"),
    "void": Phrase("labyrinth-offer-void"),
    "status": Phrase("labyrinth-offer-status"),
    "count": Phrase("labyrinth-offer-count"),
    "break": Phrase("labyrinth-offer-break"),
    "clock": Phrase("labyrinth-offer-clock"),
    "resign": Phrase("labyrinth-offer-resign"),
}


def _said(heard: said.Command) -> Phrase | None:
    match heard:
        case said.Start(cell):
            return phrase("labyrinth-offer-start", cell=cell)
        case said.AskCell(cell):
            return phrase("labyrinth-offer-ask", cell=cell)
        case said.Choose(rank):
            return phrase("labyrinth-offer-keep", rank=ranked(rank))
        case said.Recall(name, every):
            return phrase(
                "labyrinth-offer-recall-all" if every else "labyrinth-offer-recall", who=name
            )
        case said.ClaimCount():
            return phrase("labyrinth-offer-claim-the-count")
        case said.VoteBreak(yes):
            return phrase(
                "labyrinth-offer-vote-break-yes" if yes else "labyrinth-offer-vote-break-no"
            )
        case said.Move(parts, told, order):
            move = parts_said(parts)
            if order:
                before = phrase("labyrinth-offer-order", cell=order)
                move = phrase("labyrinth-request-parts", before=before, next=move)
            return with_telling(move, told)
    return None


offer: Final = offering(PLAIN, read, _said)
