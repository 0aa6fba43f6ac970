"""No leak, and nothing in vain: the half of the contract that is about secrets, and its own tests.

A random game is played, and a twin of it, in which the plan or the doings of the others differ only
in what the rules keep from the seat. Whatever reaches the seat (events, sentences, screen, legal
commands, prompt, refusals) must be the same to the byte in both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from asterion.core.audience import EVERYONE, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.testing.broken import demand
from asterion.testing.kit import Kit
from asterion.testing.leaks import LEAKS, slip, told_on
from asterion.testing.play import play
from asterion.testing.twins.books import Pair, difference, kinds_that_differ, pairs, staged
from asterion.testing.uses import Pool, pool_of, sent_in_vain

SEARCHED = 400
"""Games at most among which some twin must give a leak away."""
COMMANDS = 40
POOLED = 12


def nothing_leaks(book: AnyBook, kit: Kit, seed: int) -> None:
    for pair in pairs(book, kit, seed):
        _are_alike(book, kit, pair)


def nothing_leaks_in_what_is_staged(book: AnyBook, kit: Kit) -> None:
    for pair in staged(book, kit):
        _are_alike(book, kit, pair)


def _are_alike(book: AnyBook, kit: Kit, pair: Pair) -> None:
    found = difference(book, kit, pair)
    demand(not found, f"a seat can tell what it must not know: {found}")


def most_games_have_a_twin(book: AnyBook, kit: Kit, places: int = 10) -> None:
    """Were there hardly anything to compare, the comparison would prove nothing."""
    compared = [sum(len(pair.places) for pair in pairs(book, kit, seed)) for seed in range(20)]
    enough = sum(found >= places for found in compared)
    demand(enough >= 12, f"only {enough} of 20 games have a twin alike in {places} places")


def secrets_are_listed(book: AnyBook, kit: Kit) -> None:
    """Every kind of event that is kept from anybody is among the kit's secrets."""
    played = (play(book, kit, seed, kit.longest) for seed in range(30))
    games = chain(played, (pair.one for pair in staged(book, kit)))
    events = (event for game in games for entry in game.entries for event in entry.events)
    kept = {type(event).__name__ for event in events if event.to != EVERYONE}
    demand(kept <= kit.secrets, f"not everybody is told of {kept - kit.secrets}")
    unknown = kit.secrets - {kind.__name__ for kind in book.rules.events}
    demand(not unknown, f"the book has no such events: {unknown}")


# ---- the comparison is tested: leaks put in on purpose


def random_pairs(book: AnyBook, kit: Kit, games: int) -> Iterator[Pair]:
    return (pair for seed in range(games) for pair in pairs(book, kit, seed))


def is_noticed(leaky: AnyBook, kit: Kit, pair: Pair) -> bool:
    """A fold may assert that it is the master's: told to a player, the event was noticed, too."""
    try:
        return bool(difference(leaky, kit, pair))
    except AssertionError:
        return True


def secrets_told_to_everyone_are_noticed(book: AnyBook, kit: Kit) -> None:
    missed = set(kit.secrets)
    for pair in chain(staged(book, kit), random_pairs(book, kit, SEARCHED)):
        likely = missed & kinds_that_differ(pair)
        missed -= {kind for kind in likely if is_noticed(slip(book, kind), kit, pair)}
        if not missed:
            break
    demand(not missed, f"no twin would give these kinds of events away: {sorted(missed)}")


def what_depends_on_the_truth_is_noticed(book: AnyBook, kit: Kit, leak: str) -> None:
    leaky = LEAKS[leak](book)
    noticed = any(is_noticed(leaky, kit, pair) for pair in random_pairs(book, kit, 10))
    demand(noticed, f"no twin would notice if {leak} depended on the truth")


# ---- nothing in vain


def common_pool(book: AnyBook, kit: Kit) -> Pool:
    """What else might have been told, from a few games."""
    return pool_of(book, kit, (play(book, kit, seed, COMMANDS) for seed in range(POOLED)))


def nothing_is_sent_in_vain(
    book: AnyBook, kit: Kit, seed: int, pool: Pool, commands: int = COMMANDS
) -> None:
    """Whatever an ear is sent, its sentence or its screen uses: else programs know more."""
    found = sent_in_vain(book, kit, play(book, kit, seed, commands), pool)
    demand(not found, f"sent, and neither said nor shown: {'; '.join(found)}")


def excuses_are_places(kit: Kit, pool: Pool) -> None:
    """A field that was renamed or taken out is excused no longer."""
    known = [f".{place}" for place in pool]
    for unsaid in kit.unsaid:
        demand(unsaid.why, f"{unsaid.place} is excused without a reason")
        met = any(place.endswith(f".{unsaid.place}") for place in known)
        demand(met, f"{unsaid.place} is excused, and no event has it")


class Rumour(Event):
    """Something that everyone is sent and nobody is told."""

    text: str


def gossiping(book: AnyBook) -> AnyBook:
    def tell(news: list[Event]) -> None:
        news.append(Rumour(EVERYONE, f"{len(news)} things happened"))

    def saying(event: Event, listener: Seat, names: Sequence[str]) -> Phrase | str | None:
        is_rumour = isinstance(event, Rumour)
        return "They say something." if is_rumour else book.speech.tell(event, listener, names)

    return replace(changed := told_on(book, tell), speech=replace(changed.speech, tell=saying))


def data_in_vain_is_noticed(book: AnyBook, kit: Kit, pool: Pool) -> None:
    leaky = gossiping(book)
    found = sent_in_vain(leaky, kit, play(leaky, kit, 1, 3), pool)
    noticed = any(complaint.startswith("Rumour.text") for complaint in found)
    demand(noticed, "a rumour that nobody is told would not be noticed")
