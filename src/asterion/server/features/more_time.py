"""More time: given by an opponent, or taken as a holiday that the table agreed on.

The master says so in the record, and every clock is folded from what the master said: so a replay,
another process and each player's own clock come to the same time.
"""

import math

from asterion.core.audience import Seat
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.server.denied import forbidden, refused
from asterion.server.features import hands
from asterion.server.game.doc import Doc, Place
from asterion.server.game.forms import Role
from asterion.server.game.places import is_own, place_at
from asterion.server.tables import Hosted
from asterion.server.tables.requests import EndHoliday, GiveTime, TakeHoliday
from asterion.server.tables.services import Services

DAY = 86_400.0
HOURS, SECONDS = 24, 60
"""What is given at once, where moves have days and where they have seconds."""
MOST_GIVEN = 20
"""By one player in one game: each is an entry of the record."""


class MoreTime:
    """Nobody has to be asked: only somebody's own chances are smaller by it."""

    def __init__(self, services: Services) -> None:
        self._time = services.time
        services.happenings.answer(GiveTime, self._give)
        services.happenings.answer(TakeHoliday, self._take)
        services.happenings.answer(EndHoliday, self._end)

    async def _give(self, table: Hosted, role: Role, wish: GiveTime) -> None:
        clock, place = table.doc.terms.clock, place_at(table.doc, wish.seat)
        _check_playing(table)
        if clock == "none":
            raise refused(phrase("server-time-no-clock"))
        if role.kind != "seat":
            raise forbidden(phrase("server-time-of-players"))
        if is_own(role, wish.seat):
            raise refused(phrase("server-time-own"))
        if place.kind != "person" or place.out:
            raise refused(phrase("server-time-nobody"))
        giver = table.doc.places[role.viewer]
        if giver.gave >= MOST_GIVEN:
            raise refused(phrase("server-time-enough", most=MOST_GIVEN))
        id = "core-ruling-more-hours" if clock == "days" else "core-ruling-more-seconds"
        said = known_ruling(
            id, place.name, [giver.name], player=wish.seat + 1, hours=HOURS, seconds=SECONDS
        )
        await hands.tell(table, said, lambda doc: _note_given(doc, role.viewer))

    # ---- holidays

    async def _take(self, table: Hosted, role: Role, wish: TakeHoliday) -> None:
        place, served = self._own(table, role, wish.seat), self._time.served()
        if is_resting(place, served):
            raise refused(phrase("server-holiday-now"))
        left = table.doc.terms.holiday_days - place.holidays
        if wish.days > left:
            raise refused(phrase("server-holiday-left", left=left))
        said = known_ruling("core-ruling-holiday", place.name, player=wish.seat + 1, days=wish.days)
        until = served + wish.days * DAY
        taken = place.holidays + wish.days
        await hands.tell(table, said, lambda doc: _note(doc, wish.seat, taken, (served, until)))

    async def _end(self, table: Hosted, role: Role, wish: EndHoliday) -> None:
        place, served = self._own(table, role, wish.seat), self._time.served()
        if place.rests is None or not is_resting(place, served):
            raise refused(phrase("server-holiday-not"))
        since, until = place.rests
        unused = math.floor((until - served) / DAY)
        said = known_ruling("core-ruling-holiday-over", place.name, player=wish.seat + 1)
        taken = place.holidays - unused
        await hands.tell(table, said, lambda doc: _note(doc, wish.seat, taken, (since, served)))

    @staticmethod
    def _own(table: Hosted, role: Role, seat: Seat) -> Place:
        place = place_at(table.doc, seat)
        _check_playing(table)
        if not is_own(role, seat):
            raise forbidden(phrase("server-holiday-own"))
        terms = table.doc.terms
        if terms.clock != "days" or not terms.holiday_days:
            raise refused(phrase("server-holiday-none"))
        return place


def is_resting(place: Place, served: float) -> bool:
    return place.rests is not None and served < place.rests[1]


def _check_playing(table: Hosted) -> None:
    if table.doc.phase != "playing" or table.game is None:
        raise refused(table.log.why_not_playing())


def _note_given(doc: Doc, seat: Seat) -> None:
    doc.places[seat].gave += 1


def _note(doc: Doc, seat: Seat, taken: int, rests: tuple[float, float]) -> None:
    doc.places[seat].holidays, doc.places[seat].rests = taken, rests
