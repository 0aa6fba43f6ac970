"""The words of a review: who overlooked what, and for how long."""

from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.names import name_of
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.chronicle import REACH
from asterion.knowledge.prose.naming import answer, chair_name, of_somebody, proof
from asterion.knowledge.reviewed import Reviewing


def blindness(again: Reviewing) -> Phrase | None:
    """Who overlooked what for how long; nothing where nobody did."""
    blind, table = again.blind, again.table
    if blind is None:
        return None
    assert table.result is not None
    insight, reach = blind.insight, blind.reach
    if reach is not None:
        return phrase(
            "review-blind-carrying",
            name=chair_name(table, blind.seat),
            moment=answer(table, reach.n),
            fact=of_somebody(insight.words),
            proof=proof(insight),
            answers=reach.answers,
            drawn=not table.result.winners,
            winners=[name_of(seat, table.names) for seat in table.result.winners],
        )
    which = "review-blind-unladen" if has_fakes(table.book.name) else "review-blind"
    return phrase(
        "review-blind-reach" if insight.kind == REACH else which,
        name=chair_name(table, blind.seat),
        moment=answer(table, insight.n),
        fact=of_somebody(insight.words),
        proof=proof(insight),
        answers=blind.answers,
        drawn=not table.result.winners,
        winners=[name_of(seat, table.names) for seat in table.result.winners],
    )
