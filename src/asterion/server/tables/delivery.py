"""What the windows of a table are told, and what somebody who comes or looks is shown first."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

import msgspec

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.options import options_from
from asterion.core.recall import Recall
from asterion.server.tables import saying
from asterion.server.tables.doc import Doc
from asterion.server.tables.follower import Follower
from asterion.server.tables.forms import Role
from asterion.server.tables.messages import TableMessage, ViewMessage, chair, encode
from asterion.server.tables.shown import ShownGame
from asterion.words.language import FIRST

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

TRANSCRIPT = 100
"""So many lines a view begins with; the earlier ones are asked for."""


def delay(hosted: "Hosted", viewer: Seat) -> float:
    """Watchers may see later; once the game is over nothing is held back from anybody."""
    if viewer != PUBLIC or hosted.doc.phase != "playing":
        return 0.0
    return hosted.doc.terms.watch_delay


def reach(hosted: "Hosted", viewer: Seat) -> int:
    """So many entries this viewer may have heard by now."""
    game = hosted.log.game
    if game is None:
        return 0
    later = delay(hosted, viewer) if viewer == PUBLIC else 0.0
    return game.reach(later, hosted.hub.served()) if later else game.committed


async def be_ready(hosted: "Hosted", viewer: Seat) -> None:
    """What this viewer has not heard yet of a long game is heard in slices; then whoever looks in
    their name finds little left to do."""
    game, shown = hosted.log.game, hosted.log.shown
    if shown is not None:
        await hosted.in_slices(shown.hearing(viewer))
    elif game is not None:
        await hosted.in_slices(game.catching_up(viewer, reach(hosted, viewer)))


async def master_view(hosted: "Hosted") -> Any:
    """What the computer knows as master. It may be asked for it for the first time late in a game:
    a long one is heard in slices."""
    await be_ready(hosted, MASTER)
    assert hosted.game is not None
    return hosted.game.table.view(MASTER)


async def ears(
    hosted: "Hosted", viewer: Seat, since: int | None, form: str, screen: bool = True
) -> Follower | None:
    """For whoever was here before and missed much: ears that have heard all up to then."""
    game = hosted.log.game
    if game is None or since is None:
        return None
    found = game.ears(viewer, since, form, screen)
    if found is None:
        return None
    again, steps = found
    await hosted.in_slices(steps)
    return again


def deliver(hosted: "Hosted") -> None:
    """To every window the messages of what is committed and not yet told there."""
    game = hosted.log.game
    if game is None:
        return
    for viewer, windows in list(hosted.room.windows.items()):
        so_far = reach(hosted, viewer) if viewer == PUBLIC else game.committed
        messages = game.news(viewer, so_far)
        if not messages:
            continue
        clocks = clock_messages(hosted, viewer) if game.has_time_for(viewer) else []
        for window in list(windows):
            for message in messages:
                window.put(message.told(window.form, window.screen))
            for clock in clocks:
                window.put(clock)
        for message in messages:
            message.settle()
    if hosted.notes.held:  # what is said about it comes after it
        hosted.notes.deliver()


def tell_all(hosted: "Hosted", message: msgspec.Struct) -> None:
    written = encode(message)
    tell_players(hosted, written)
    tell_watchers(hosted, written)


def tell_players(hosted: "Hosted", written: bytes) -> None:
    """And the master: everyone but those who only watch."""
    for viewer, windows in list(hosted.room.windows.items()):
        for window in list(windows) if viewer != PUBLIC else ():
            window.put(written)


def tell_watchers(hosted: "Hosted", written: bytes) -> None:
    for window in list(hosted.room.windows.get(PUBLIC, ())):
        window.put(written)


def clock_messages(hosted: "Hosted", viewer: Seat) -> list[bytes]:
    """The clocks as far as this viewer knows of them; nothing where there is nothing to show."""
    game = hosted.game
    if game is None or game.timed is None or hosted.doc.phase != "playing":
        return []
    clock = game.follower(viewer, reach(hosted, viewer)).clock
    assert clock is not None
    served = hosted.hub.served() - delay(hosted, viewer)
    if clock.is_silent(served):
        return []
    message = clock.message(served, persons(hosted.doc))
    return [] if message.silent else [encode(message)]


def persons(doc: Doc) -> list[Seat]:
    """Whose clocks run out: not those of bots, nor of whoever has left."""
    return [
        seat for seat, place in enumerate(doc.places) if place.kind == "person" and not place.out
    ]


def first_messages(
    hosted: "Hosted",
    viewer: Seat,
    since: int | None,
    form: str = FIRST,
    screen: bool = True,
    ears: Follower | None = None,
) -> Iterator[bytes]:
    """A view; or, for one who was here before, the table and just what was missed; then chat.

    `ears` are those of `Game.ears`, where much was missed: they have heard what was not.

    Whoever has heard nothing yet is shown the table as a view with nothing in it, because it says
    which seat is his.
    """
    if hosted.log.shown is not None:
        return chain([view_message(hosted, viewer, form)], hosted.notes.shown(viewer))
    game = hosted.game
    number = 0
    is_gone = False
    if game is not None:
        follower = game.follower(viewer, reach(hosted, viewer))
        number = follower.number
        if since is not None and hosted.is_playing:
            is_gone = _is_gone(follower, max(0, since))
    if since is None or not 0 <= since <= number or is_gone:
        first: Iterator[bytes] = iter([view_message(hosted, viewer, form, screen)])
    else:
        table = encode(TableMessage(hosted.log.version, hosted.log.summary()))
        if since == 0:
            table = blank_view(hosted, viewer, form)
        missed: Iterator[bytes] = iter(())
        if game is not None:
            missed = game.since(viewer, since, reach(hosted, viewer), form, screen, ears)
        first = chain([table], missed)
    return chain(first, clock_messages(hosted, viewer), hosted.notes.shown(viewer))


def view_message(hosted: "Hosted", viewer: Seat, form: str = FIRST, screen: bool = True) -> bytes:
    """All that this viewer needs to begin with; before the game, the table alone."""
    if hosted.log.shown is not None:
        return shown_view(hosted, hosted.log.shown, viewer)
    game = hosted.game
    if game is None or not (so_far := reach(hosted, viewer)):
        return blank_view(hosted, viewer, form)
    follower = game.follower(viewer, so_far)
    playing = hosted.is_playing
    recall = _recall(hosted, viewer)
    earliest = max(1, follower.number - TRANSCRIPT + 1) if recall is None else 1
    return encode(
        ViewMessage(
            number=follower.number,
            seat=chair(viewer),
            table=hosted.log.summary(),
            names=follower.names,
            screen=saying.screen(follower.screen(), form) if screen else None,
            transcript=follower.heard(
                game.entries, earliest, follower.number, form, over=not playing
            ),
            earlier=earliest > 1,
            prompt=saying.prompt(follower.asked(), form) if playing else None,
            offers=saying.offers(follower.book, follower.book.legal(follower.view), form),
            turn=follower.book.turn(follower.view),
            result=game.result if so_far == game.committed else None,
            sheet=follower.sheet(),
            recall=msgspec.UNSET if recall is None else saying.words(recall.head, form),
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


def _recall(hosted: "Hosted", viewer: Seat) -> Recall | None:
    """What this viewer may read again now; None where that is everything."""
    if viewer == MASTER or hosted.doc.phase not in ("waiting", "playing"):
        return None
    return hosted.book.hosting.recall(options_from(hosted.book.options, hosted.doc.options))


def blank_view(hosted: "Hosted", viewer: Seat, form: str = FIRST) -> bytes:
    """As it is before the first entry."""
    recall = _recall(hosted, viewer)
    names = hosted.doc.names or [place.name for place in hosted.doc.places]
    return encode(
        ViewMessage(
            0, chair(viewer), hosted.log.summary(), names, None, [], False, None, [], [], None,
            recall=msgspec.UNSET if recall is None else saying.words(recall.head, form),
        )
    )  # fmt: skip


def shown_view(hosted: "Hosted", shown: ShownGame, viewer: Seat) -> bytes:
    """Of a game that cannot be played on: what this viewer was told, and why there is no more."""
    told = shown.heard(viewer)
    return encode(
        ViewMessage(
            len(told), chair(viewer), hosted.log.summary(), hosted.doc.names, None,
            told[-TRANSCRIPT:], len(told) > TRANSCRIPT, None, [], [], hosted.doc.result,
        )
    )  # fmt: skip


def follower_of(hosted: "Hosted", role: Role) -> Follower | None:
    """The follower of this role's viewer, where the game has begun for it."""
    game = hosted.game
    so_far = reach(hosted, role.viewer)
    return None if game is None or not so_far else game.follower(role.viewer, so_far)
