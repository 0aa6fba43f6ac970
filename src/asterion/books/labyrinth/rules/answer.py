"""The answer to a move: all of it, none of it, or the facets that were asked for (6.5-6.8)."""

from asterion.books.labyrinth.event import (
    ECHO,
    FACETED,
    IN_THE_DARK,
    PLAIN,
    SHORT,
    Answered,
    Style,
    Truth,
)
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    Ashes,
    Aspect,
    BlewUp,
    Found,
    Healed,
    Infected,
    Standing,
    ThrewGrenade,
    Went,
    facts_of,
)
from asterion.books.labyrinth.rules.ending import note_public_change
from asterion.books.labyrinth.rules.questions import standing_of
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.turns import announce_gone
from asterion.books.labyrinth.say.command import ALL_FACETS, DARK, FACETS, Move
from asterion.books.labyrinth.say.saying import Notes
from asterion.books.labyrinth.state import DEAD, TOLD, State
from asterion.core.audience import EVERYONE, NOBODY, Seat

NOTHING_FOUND = (0, 0, 0, 0, 0)


def answer(game: State, reply: Reply, notes: Notes, news: News) -> None:
    """L12, L30, L31  Public; what is not told stays with the master."""
    seat, told, command = reply.seat, reply.told, notes.command
    style: Style
    assert isinstance(command, Move)
    if command.told == ALL_FACETS:
        style = ECHO if notes.is_conditional else SHORT if game.options.words == "short" else PLAIN
    else:
        news.append(Truth(NOBODY, seat, told))
        told = [] if command.told == DARK else facets(game, reply, command.told)
        style = FACETED if told else IN_THE_DARK
        forget_untold_wound(game, reply, command.told)
    answered = Answered(EVERYONE, seat, style, notes.request, command.order != "", told)
    news.append(answered)
    game.moves[seat].append(answered)
    if style in (PLAIN, SHORT, ECHO):
        if game.changed and is_public_change(game, seat, told):
            note_public_change(game)
        if game.health[seat] >= DEAD:
            announce_gone(game, seat, news)
    elif game.health[seat] >= DEAD and tells_own_end(told):
        announce_gone(game, seat, news)
    note_illness(game, seat, told)


def facets(game: State, reply: Reply, wanted: int) -> list[AnyTelling]:
    """L31  One answer a facet, whatever happened: their number tells nothing."""
    facts = facts_of(reply.told)
    answers: list[AnyTelling] = []
    for number, facet in enumerate(FACETS):
        if not wanted >> number & 1:
            continue
        if facet == "cell":
            answers.append(Aspect("cell", cell_heard(reply)))
        elif facet == "found":
            found = [telling for telling in reply.told if isinstance(telling, Found)]
            answers.append(found[-1] if found else Found(*NOTHING_FOUND))
        elif facet == "blast":
            blasts = [telling for telling in reply.told if isinstance(telling, BlewUp)]
            ends = ("killed" if blast.killed else "wounded" for blast in blasts)
            answers.append(Aspect("blast", next(ends, "no")))
        elif facet == "status":
            answers.append(standing_of(game, reply.seat, "status"))
        else:
            answers.append(Aspect(facet, "yes" if facet in facts else "no"))
    return answers


def cell_heard(reply: Reply) -> str:
    """The kind of cell on which the movement ended, as the plain answer would have named it."""
    for telling in reply.told:
        if isinstance(telling, Went):
            return telling.reached or telling.entered
    return ""


def forget_untold_wound(game: State, reply: Reply, told: int) -> None:
    """L30  A blast that was not told gives no right to order a cell."""
    blown_up = any(isinstance(telling, BlewUp) for telling in reply.told)
    if blown_up and not told & (1 << FACETS.index("blast") | 1 << FACETS.index("status")):
        game.untold[reply.seat] = TOLD


def tells_own_end(told: list[AnyTelling]) -> bool:
    """L30  Whether a semi-dark answer has told that the mover is dead or lost."""
    return any(
        getattr(telling, "health", "") in ("dead", "lost")
        or (isinstance(telling, Aspect) and telling.value == "killed")
        for telling in told
    )


def is_public_change(game: State, seat: Seat, told: list[AnyTelling]) -> bool:
    """L40  Ashes, immunity, or a wall of which it was told that it was there and is gone."""
    for telling in told:
        match telling:
            case Ashes() | ThrewGrenade(missing=False, gone=True):
                return True
            case Healed() if seat in game.told_ill:
                return True
    return False


def note_illness(game: State, seat: Seat, told: list[AnyTelling]) -> None:
    """L40, L58  Whether everyone knows of an infection, so that a healing tells of immunity."""
    for telling in told:
        kind = type(telling)
        if kind is Went:  # most moves tell of nothing else
            continue
        if kind is Infected or (isinstance(telling, Standing) and telling.health == "infected"):
            game.told_ill.add(seat)
        elif kind is Healed:
            game.told_ill.discard(seat)
