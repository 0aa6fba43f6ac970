"""Who a person plays against at the keyboard: how many bots, which, and what they are called."""

from collections.abc import Mapping, Sequence

from asterion.bots import EVERYWHERE, Bot, UnknownBot, bot_names, make_bot
from asterion.commands.common import fail
from asterion.commands.words import say
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.dice import Rolled
from asterion.core.phrase import Item, Phrase

BOTS = ("Ariadne", "Daedalus", "Icarus", "Minos", "Phaedra", "Pasiphae", "Aegeus", "Androgeos")


def read_bots(book: AnyBook, said: str | None, default: int) -> list[str]:
    """How many bots, or which; where nothing is said, as many as the book needs."""
    known = bot_names(book.name)
    usual = [name for name in known if name not in EVERYWHERE] or known
    if said is None or said.strip().isdecimal():
        wanted = default if said is None else int(said)
        if wanted > book.seats[-1]:
            seats = book.seats[-1]
            fail(say("commands-too-many-bots", book=book.called, seats=seats, bots=wanted))
        return [usual[n % len(usual)] for n in range(max(0, wanted))]
    return [name.strip().lower() for name in said.split(",")]


def names_for(bots: int, people: Sequence[str]) -> list[str]:
    """Names out of the old story, then numbered ones; none that a person has."""
    taken = {name.casefold() for name in people}
    numbered = (f"{name} {number}" for number in range(2, 40) for name in BOTS)
    free = (name for name in (*BOTS, *numbered) if name.casefold() not in taken)
    return [next(free) for _ in range(bots)]


def make_bots(
    book: AnyBook, names: Sequence[str], playing: Mapping[str, str], seed: int | None
) -> dict[Seat, Bot]:
    """Each with dice of its own, so that no bot's choice touches the chance of the game."""
    made: dict[Seat, Bot] = {}
    for seat, name in enumerate(names):
        if name in playing:
            dice = Rolled(seed + seat + 1 if seed is not None else None)
            try:
                made[seat] = make_bot(book.name, playing[name], dice)
            except UnknownBot as error:
                fail(error.why)
    return made


def company(playing: Mapping[str, str]) -> str:
    bots: list[Item] = [
        Phrase("commands-bot", {"name": name, "kind": kind}) for name, kind in playing.items()
    ]
    return say("commands-company", bots=bots) if bots else ""
