"""L14  Who compiles the next labyrinth: the winner, or the player they hand that over to.

The compiler leads the next game as its master and does not play in it. Where nobody compiles, the
computer does, and a rematch is like any other.
"""

from msgspec.structs import replace

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import phrase
from asterion.server.denied import forbidden, refused
from asterion.server.features import rematch
from asterion.server.game import planning
from asterion.server.game.doc import Doc, Outcome, Place, Summary
from asterion.server.game.forms import Opened, OpenTable, Role
from asterion.server.guard import digest, new_token
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import Ending
from asterion.server.tables.requests import CompileNext, HandOver


def compiler_after(book: AnyBook, doc: Doc, result: Outcome) -> Seat | None:
    """The one winner, if it is a person, and others are there to play the next game."""
    if book.rules.elected is None or doc.terms.rated or doc.week or len(result.winners) != 1:
        return None
    (winner,) = result.winners
    others = [place for seat, place in enumerate(doc.places) if seat != winner]
    people = sum(place.kind == "person" for place in others) + _led_by_a_person(doc)
    is_enough = len(others) + _led_by_a_person(doc) in book.seats
    return winner if doc.places[winner].kind == "person" and people and is_enough else None


def _led_by_a_person(doc: Doc) -> bool:
    return doc.terms.master == "person"


def _hand_over(doc: Doc, role: Role, seat: Seat) -> None:
    """By the one who may compile, to another person who played."""
    _check_may_compile(doc, role)
    if not (0 <= seat < len(doc.places) and doc.places[seat].kind == "person"):
        raise refused(phrase("server-compile-nobody"))
    doc.compiler = seat


def _check_may_compile(doc: Doc, role: Role) -> None:
    if role.kind != "seat" or doc.compiler is None or role.viewer != doc.compiler:
        raise forbidden(phrase("server-compile-winner"))


def _wish(doc: Doc, plan: str) -> OpenTable:
    usual = rematch.wish_for(doc)
    led = {"master": "person"}
    return replace(
        usual,
        plan=plan,
        terms=usual.terms | led,
        seats=len(doc.places) - 1 + _led_by_a_person(doc),
    )


def _for_the_last_master(doc: Doc) -> list[Place]:
    """A person who led a game may play in the next one."""
    return [Place()] if _led_by_a_person(doc) else []


class Compiling:
    """Who may is in the document of the game that is over."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        happenings = hub.services.happenings
        happenings.on(Ending, self._choose)
        happenings.answer(HandOver, self._leave_to)
        happenings.answer(CompileNext, self._compile)

    def _choose(self, table: Hosted, end: Ending) -> None:
        if end.doc.result is not None:
            end.doc.compiler = compiler_after(table.book, end.doc, end.doc.result)

    async def _leave_to(self, table: Hosted, role: Role, wish: HandOver) -> Summary:
        await table.log.change(lambda doc: _hand_over(doc, role, wish.seat))
        return table.log.summary()

    async def _compile(self, table: Hosted, role: Role, wish: CompileNext) -> Opened:
        """The next table, led by this player; on a plan of theirs, if they give one."""
        hub, doc = self._hub, table.doc
        _check_may_compile(doc, role)
        new = await hub.make_doc(_wish(doc, wish.plan), doc.owner, doc.id)
        if not doc.rematch:
            new.places = [
                rematch.kept_place(place)
                for seat, place in enumerate(doc.places)
                if seat != role.viewer
            ]
            new.places += _for_the_last_master(doc)
            opened = await rematch.add_next(hub, table, new)
            if opened is not None:
                return opened
        return await self._take_over(await hub.table(table.doc.rematch), new, doc, role.viewer)

    async def _take_over(self, there: Hosted, new: Doc, before: Doc, seat: Seat) -> Opened:
        """Somebody was quicker, and opened the next table: it is led by this player from now on."""
        if new.generated:
            planning.leave_open(new)
        master = new_token("master")

        def lead(doc: Doc) -> None:
            if doc.phase != "waiting":
                raise refused(phrase("server-begun-already"))
            kept = rematch.kept_place(before.places[seat])
            if kept not in doc.places:
                raise refused(phrase("server-compile-seated"))
            doc.places.remove(kept)
            doc.places += _for_the_last_master(before)
            for other in doc.places:
                other.votes = {}  # on what was proposed before
            doc.options, doc.settings, doc.terms = new.options, new.settings, new.terms
            doc.plan, doc.salt, doc.commitment = new.plan, new.salt, new.commitment
            doc.generated, doc.proposed = new.generated, {}
            doc.master = [digest(master)]

        async with there.lock:
            await there.log.settle()
            await there.log.change(lead)
            await there.seats.start_if_full()
        return Opened(there.id, "", None, master, there.log.summary())
