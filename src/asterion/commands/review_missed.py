"""The words of a review: who overlooked what, and for how long."""

from asterion.commands.review_words import answer, chair_name, of_somebody, proof
from asterion.commands.words import say
from asterion.core.names import name_of
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.chronicle import REACH
from asterion.knowledge.reviewed import Reviewing


def blindness(again: Reviewing) -> str:
    """Who overlooked what for how long; nothing where nobody did."""
    blind, table = again.blind, again.table
    if blind is None:
        return ""
    assert table.result is not None
    insight, reach = blind.insight, blind.reach
    if reach is not None:
        return say(
            "commands-review-blind-carrying",
            name=chair_name(table, blind.seat),
            moment=answer(table, reach.n),
            fact=of_somebody(insight.words),
            proof=proof(insight),
            answers=reach.answers,
            drawn=not table.result.winners,
            winners=[name_of(seat, table.names) for seat in table.result.winners],
        )
    which = (
        "commands-review-blind-unladen" if has_fakes(table.book.name) else "commands-review-blind"
    )
    return say(
        "commands-review-blind-reach" if insight.kind == REACH else which,
        name=chair_name(table, blind.seat),
        moment=answer(table, insight.n),
        fact=of_somebody(insight.words),
        proof=proof(insight),
        answers=blind.answers,
        drawn=not table.result.winners,
        winners=[name_of(seat, table.names) for seat in table.result.winners],
    )
