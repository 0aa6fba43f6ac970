"""What the windows of a table are told, and what somebody who comes or looks is shown first."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.server.tables.doc import Doc
from asterion.server.tables.follower import Follower
from asterion.server.tables.forms import Role
from asterion.server.tables.messages import TableMessage, ViewMessage, chair, encode
from asterion.server.tables.shown import ShownGame

if TYPE_CHECKING:
    from asterion.server.tables.kept import Kept

TRANSCRIPT = 100
"""So many lines a view begins with; the earlier ones are asked for."""


def delay(kept: "Kept", viewer: Seat) -> float:
    """Watchers may see later; once the game is over nothing is held back from anybody."""
    if viewer != PUBLIC or kept.doc.phase != "playing":
        return 0.0
    return kept.doc.terms.watch_delay


def reach(kept: "Kept", viewer: Seat) -> int:
    """So many entries this viewer may have heard by now."""
    game = kept.game
    if game is None:
        return 0
    later = delay(kept, viewer)
    return game.reach(later, kept.hub.served()) if later else game.committed


def deliver(kept: "Kept") -> None:
    """To every window the messages of what is committed and not yet told there."""
    game = kept.game
    if game is None:
        return
    for viewer, windows in list(kept.windows.items()):
        so_far = game.committed if viewer != PUBLIC else reach(kept, viewer)
        messages = game.news(viewer, so_far)
        if not messages:
            continue
        if game.timed is not None:
            messages += clock_messages(kept, viewer)
        for window in list(windows):
            for message in messages:
                window.put(message)
    if kept.notes.held:  # what is said about it comes after it
        kept.notes.deliver()


def tell_all(kept: "Kept", message: msgspec.Struct) -> None:
    written = encode(message)
    tell_players(kept, written)
    tell_watchers(kept, written)


def tell_players(kept: "Kept", written: bytes) -> None:
    """And the master: everyone but those who only watch."""
    for viewer, windows in list(kept.windows.items()):
        for window in list(windows) if viewer != PUBLIC else ():
            window.put(written)


def tell_watchers(kept: "Kept", written: bytes) -> None:
    for window in list(kept.windows.get(PUBLIC, ())):
        window.put(written)


def clock_messages(kept: "Kept", viewer: Seat) -> list[bytes]:
    """The clocks as far as this viewer knows of them; nothing where there is nothing to show."""
    game = kept.game
    if game is None or game.timed is None or kept.doc.phase != "playing":
        return []
    clock = game.follower(viewer, reach(kept, viewer)).clock
    assert clock is not None
    message = clock.message(kept.hub.served() - delay(kept, viewer), persons(kept.doc))
    return [] if message.silent else [encode(message)]


def persons(doc: Doc) -> list[Seat]:
    """Whose clocks run out: not those of bots, nor of whoever has left."""
    return [
        seat for seat, place in enumerate(doc.places) if place.kind == "person" and not place.out
    ]


def first_messages(kept: "Kept", viewer: Seat, since: int | None) -> Iterator[bytes]:
    """A view; or, for one who was here before, the table and just what was missed; then chat.

    Whoever has heard nothing yet is shown the table as a view with nothing in it, because it says
    which seat is his.
    """
    if kept.shown is not None:
        return chain([view_message(kept, viewer)], kept.notes.shown(viewer))
    game = kept.game
    number = 0
    is_gone = False
    if game is not None:
        follower = game.follower(viewer, reach(kept, viewer))
        number = follower.number
        if since is not None and kept.doc.phase == "playing":
            is_gone = follower.heard_fleeting(game.entries, max(0, since))
    if since is None or not 0 <= since <= number or is_gone:
        first: Iterator[bytes] = iter([view_message(kept, viewer)])
    else:
        table = encode(TableMessage(kept.version, kept.summary()))
        if since == 0:
            table = blank_view(kept, viewer)
        missed = game.since(viewer, since, reach(kept, viewer)) if game is not None else iter(())
        first = chain([table], missed)
    return chain(first, clock_messages(kept, viewer), kept.notes.shown(viewer))


def view_message(kept: "Kept", viewer: Seat) -> bytes:
    """All that this viewer needs to begin with; before the game, the table alone."""
    if kept.shown is not None:
        return shown_view(kept, kept.shown, viewer)
    game = kept.game
    if game is None or not (so_far := reach(kept, viewer)):
        return blank_view(kept, viewer)
    follower = game.follower(viewer, so_far)
    earliest = max(1, follower.number - TRANSCRIPT + 1)
    return encode(
        ViewMessage(
            number=follower.number,
            seat=chair(viewer),
            table=kept.summary(),
            names=follower.names,
            screen=follower.shown(),
            transcript=follower.heard(
                game.entries, earliest, follower.number, over=kept.doc.phase != "playing"
            ),
            earlier=earliest > 1,
            prompt=follower.asked() if kept.doc.phase == "playing" else None,
            legal=follower.book.legal(follower.view),
            turn=follower.book.turn(follower.view),
            result=game.result if so_far == game.committed else None,
            sheet=follower.sheet(),
        )
    )


def blank_view(kept: "Kept", viewer: Seat) -> bytes:
    """As it is before the first entry."""
    names = kept.doc.names or [place.name for place in kept.doc.places]
    return encode(
        ViewMessage(0, chair(viewer), kept.summary(), names, None, [], False, None, [], [], None)
    )


def shown_view(kept: "Kept", shown: ShownGame, viewer: Seat) -> bytes:
    """Of a game that cannot be played on: what this viewer was told, and why there is no more."""
    told = shown.heard(viewer)
    return encode(
        ViewMessage(
            len(told), chair(viewer), kept.summary(), kept.doc.names, None, told[-TRANSCRIPT:],
            len(told) > TRANSCRIPT, None, [], [], kept.doc.result,
        )
    )  # fmt: skip


def follower_of(kept: "Kept", role: Role) -> Follower | None:
    """The follower of this role's viewer, where the game has begun for it."""
    game = kept.game
    so_far = reach(kept, role.viewer)
    return None if game is None or not so_far else game.follower(role.viewer, so_far)
