"""What the windows of a table are told, and what somebody who comes or looks is shown first."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from asterion.core.audience import PUBLIC, Seat
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
    hosted: "Hosted", viewer: Seat, since: int | None, form: str = FIRST, screen: bool = True
) -> Iterator[bytes]:
    """A view; or, for one who was here before, the table and just what was missed; then chat.

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
        if since is not None and hosted.doc.phase == "playing":
            is_gone = follower.heard_fleeting(game.entries, max(0, since))
    if since is None or not 0 <= since <= number or is_gone:
        first: Iterator[bytes] = iter([view_message(hosted, viewer, form, screen)])
    else:
        table = encode(TableMessage(hosted.log.version, hosted.log.summary()))
        if since == 0:
            table = blank_view(hosted, viewer)
        missed: Iterator[bytes] = iter(())
        if game is not None:
            missed = game.since(viewer, since, reach(hosted, viewer), form, screen)
        first = chain([table], missed)
    return chain(first, clock_messages(hosted, viewer), hosted.notes.shown(viewer))


def view_message(hosted: "Hosted", viewer: Seat, form: str = FIRST, screen: bool = True) -> bytes:
    """All that this viewer needs to begin with; before the game, the table alone."""
    if hosted.log.shown is not None:
        return shown_view(hosted, hosted.log.shown, viewer)
    game = hosted.game
    if game is None or not (so_far := reach(hosted, viewer)):
        return blank_view(hosted, viewer)
    follower = game.follower(viewer, so_far)
    earliest = max(1, follower.number - TRANSCRIPT + 1)
    playing = hosted.doc.phase == "playing"
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
            legal=follower.book.legal(follower.view),
            turn=follower.book.turn(follower.view),
            result=game.result if so_far == game.committed else None,
            sheet=follower.sheet(),
        )
    )


def blank_view(hosted: "Hosted", viewer: Seat) -> bytes:
    """As it is before the first entry."""
    names = hosted.doc.names or [place.name for place in hosted.doc.places]
    return encode(
        ViewMessage(
            0, chair(viewer), hosted.log.summary(), names, None, [], False, None, [], [], None
        )
    )


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
