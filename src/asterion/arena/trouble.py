"""What went wrong in a contest, in a few sentences; the report has every fault."""

from collections.abc import Iterator

from asterion.arena.contest import Contest, Outcomes
from asterion.arena.faults import Fault
from asterion.arena.standing import standings
from asterion.arena.wording import Words


def every_fault(outcomes: Outcomes) -> Iterator[tuple[str, Fault]]:
    """With the id of its game, in the order of the games."""
    for name in sorted(outcomes):
        for fault in outcomes[name].wrong:
            yield name, fault


def first_faults(outcomes: Outcomes) -> dict[int, tuple[str, Fault]]:
    """Of each bot the first one: where it did not start, why."""
    found: dict[int, tuple[str, Fault]] = {}
    for name, fault in every_fault(outcomes):
        found.setdefault(outcomes[name].bots[fault.seat], (name, fault))
    return found


def not_started(contest: Contest, outcomes: Outcomes, say: Words) -> list[str]:
    """A sentence for each program that did not start, with the number of games."""
    return [
        say("not-started-in", bot=line.bot, games=line.absent)
        for line in standings(contest, outcomes)
        if line.absent
    ]


def troubles(contest: Contest, outcomes: Outcomes, say: Words) -> list[str]:
    """For the terminal: who did not start, and the first fault of each bot."""
    firsts = [
        _sentence(contest.bots[bot], name, fault, say)
        for bot, (name, fault) in sorted(first_faults(outcomes).items())
    ]
    return [*not_started(contest, outcomes, say), *firsts]


def _sentence(bot: str, game: str, fault: Fault, say: Words) -> str:
    about = {"bot": bot, "game": game, "asked": fault.asked, "wrong": fault.wrong}
    if not fault.said:
        return say("first-silence", **about)
    return say("first-fault", **about, said=fault.said)
