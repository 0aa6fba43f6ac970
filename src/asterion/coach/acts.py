"""What somebody would say, as one of the offers."""

from collections.abc import Callable, Sequence

from asterion.core.contract.offer import Offer


def offered_as(act: str, offered: Sequence[str], offer: Callable[[str], Offer]) -> str | None:
    """The act itself if it is offered, else the same act with another amount; else nothing."""
    if act in offered:
        return act
    wanted = offer(act)
    if not wanted.verb:
        return None
    alike = [
        found
        for found in map(offer, offered)
        if (found.verb, found.way, found.cell) == (wanted.verb, wanted.way, wanted.cell)
        and found.target == wanted.target
        and found.amount <= wanted.amount
    ]
    return max(alike, key=lambda found: found.amount).say if alike else None
