"""What somebody who comes or looks is shown first: a view, or just what they missed."""

from collections.abc import Iterator
from itertools import chain

import msgspec

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.options import Options, options_from
from asterion.core.contract.recall import Recall
from asterion.server.game import saying
from asterion.server.game.follower import Follower
from asterion.server.game.forms import Role
from asterion.server.game.messages import TableMessage, ViewMessage, chair, encode
from asterion.server.game.shown import ShownGame
from asterion.server.tables.log import TableLog
from asterion.words.language import FIRST

TRANSCRIPT = 100
"""This many lines a view begins with; the earlier ones are asked for."""


async def ears(
    log: TableLog, viewer: Seat, since: int | None, form: str, screen: bool = True
) -> Follower | None:
    """For anyone who was here before and missed much: ears that have heard all up to then."""
    game = log.game
    if game is None or since is None:
        return None
    found = game.ears(viewer, since, form, screen)
    if found is None:
        return None
    again, steps = found
    await log.in_slices(steps)
    return again


def first_messages(
    log: TableLog,
    viewer: Seat,
    since: int | None,
    form: str = FIRST,
    screen: bool = True,
    ears: Follower | None = None,
) -> Iterator[bytes]:
    """A view; or, for one who was here before, the table and just what was missed; then chat.

    `ears` are those of `Game.ears`, where much was missed: they have heard what was not.

    Who has heard nothing yet is shown the table as a view with nothing in it, because it says
    which seat is his.
    """
    if log.shown is not None:
        return chain([view_message(log, viewer, form)], log.chat.shown(viewer, log.delay(PUBLIC)))
    game = log.game
    number = 0
    is_gone = False
    if game is not None:
        follower = game.follower(viewer, log.reach(viewer))
        number = follower.number
        if since is not None and log.doc.phase == "playing":
            is_gone = _is_gone(follower, max(0, since))
    if since is None or not 0 <= since <= number or is_gone:
        first: Iterator[bytes] = iter([view_message(log, viewer, form, screen)])
    else:
        table = encode(TableMessage(log.version, log.summary()))
        if since == 0:
            table = blank_view(log, viewer, form)
        missed: Iterator[bytes] = iter(())
        if game is not None:
            missed = game.since(viewer, since, log.reach(viewer), form, screen, ears)
        first = chain([table], missed)
    return chain(first, log.clock_messages(viewer), log.chat.shown(viewer, log.delay(PUBLIC)))


def view_message(log: TableLog, viewer: Seat, form: str = FIRST, screen: bool = True) -> bytes:
    """All that this viewer needs to begin with; before the game, the table alone."""
    if log.shown is not None:
        return shown_view(log, log.shown, viewer)
    game = log.game
    if game is None or not (so_far := log.reach(viewer)):
        return blank_view(log, viewer, form)
    follower = game.follower(viewer, so_far)
    playing = log.doc.phase == "playing"
    recall = _recall(log, viewer)
    earliest = max(1, follower.number - TRANSCRIPT + 1) if recall is None else 1
    return encode(
        ViewMessage(
            number=follower.number,
            seat=chair(viewer),
            table=log.summary(),
            names=follower.names,
            screen=saying.screen(follower.screen(), form) if screen else None,
            transcript=follower.heard(
                game.entries, earliest, follower.number, form, over=not playing
            ),
            earlier=earliest > 1,
            prompt=saying.prompt(follower.asked(), form) if playing else None,
            offers=saying.offers(follower.book, follower.book.view.legal(follower.view), form),
            turn=follower.book.view.turn(follower.view),
            result=game.result if so_far == game.committed else None,
            sheet=follower.sheet(),
            recall=msgspec.UNSET if recall is None else saying.words(recall.head, form),
            compound=saying.compound(log.book, _options(log), viewer, form),
        )
    )


def _is_gone(follower: Follower, since: int) -> bool:
    """Whether what came after this number cannot be told again as it was told then.

    Where last moves alone are recalled, each message would have the screen of its time, and with
    it the last moves of then; so what was missed stands in a view.
    """
    if follower.memory is not None and since < follower.number:
        return True
    return follower.heard_fleeting(since)


def _recall(log: TableLog, viewer: Seat) -> Recall | None:
    """What this viewer may read again now; None where that is everything."""
    if viewer == MASTER or log.doc.phase not in ("waiting", "playing"):
        return None
    return log.book.host.recall(_options(log))


def _options(log: TableLog) -> Options:
    chosen: Options = options_from(log.book.rules.options, log.doc.options)
    return chosen


def blank_view(log: TableLog, viewer: Seat, form: str = FIRST) -> bytes:
    """As it is before the first entry."""
    recall = _recall(log, viewer)
    names = log.doc.names or [place.name for place in log.doc.places]
    return encode(
        ViewMessage(
            0, chair(viewer), log.summary(), names, None, [], False, None, [], [], None,
            recall=msgspec.UNSET if recall is None else saying.words(recall.head, form),
            compound=saying.compound(log.book, _options(log), viewer, form),
        )
    )  # fmt: skip


def shown_view(log: TableLog, shown: ShownGame, viewer: Seat) -> bytes:
    """Of a game that cannot be played on: what this viewer was told, and why there is no more."""
    told = shown.heard(viewer)
    return encode(
        ViewMessage(
            len(told), chair(viewer), log.summary(), log.doc.names, None,
            told[-TRANSCRIPT:], len(told) > TRANSCRIPT, None, [], [], log.doc.result,
        )
    )  # fmt: skip


def follower_of(log: TableLog, role: Role) -> Follower | None:
    """The follower of this role's viewer, where the game has begun for it."""
    game = log.game
    so_far = log.reach(role.viewer)
    return None if game is None or not so_far else game.follower(role.viewer, so_far)
