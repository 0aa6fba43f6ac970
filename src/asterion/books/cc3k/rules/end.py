"""How a game ends, and what it was worth."""

from asterion.books.cc3k.event import Died, Won
from asterion.books.cc3k.plan.kinds import SHADE
from asterion.books.cc3k.state import State
from asterion.core.audience import EVERYONE
from asterion.core.contract.chapters import Result
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value


def score(race: int, gold: int) -> int:
    """C40  The gold; a shade's counts half more, rounded down."""
    return gold * 3 // 2 if race == SHADE else gold


def win(game: State, news: list[Event]) -> None:
    """C9, C40  Out by the stairs of the last floor."""
    points = score(game.race, game.gold)
    game.result = Result((0,), Phrase("cc3k-ending-out", {"who": game.names[0], "score": points}))
    news.append(Won(EVERYONE, game.gold, points))


def die(game: State, news: list[Event]) -> None:
    """C40  At 0 hit points."""
    points = score(game.race, game.gold)
    died: dict[str, Value] = {"who": game.names[0], "floor": game.level, "score": points}
    game.result = Result((), Phrase("cc3k-ending-died", died))
    news.append(Died(EVERYONE, game.gold, points))
