"""When somebody wants word: quiet hours, one message per day, and reminders, in their own time."""

from datetime import UTC, datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

DAY, HOUR = 86_400.0, 3_600.0
REMINDERS = (DAY, HOUR)
"""Seconds before somebody's time is out."""

TimeOfDay = Annotated[str, Meta(pattern="^(?:[01][0-9]|2[0-3]):[0-5][0-9]$")]


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When word may come; times of day are those of the zone."""

    zone: Annotated[str, Meta(max_length=60, description="as Europe/Berlin")] = "UTC"
    quiet: Annotated[
        list[TimeOfDay], Meta(max_length=2, description="no word between these two times of day")
    ] = []
    digest: Annotated[
        TimeOfDay | None,
        Meta(description="one message at this time for all tables, and none for each turn"),
    ] = None
    reminders: Annotated[
        bool, Meta(description="a day and an hour before the time for a move is out")
    ] = True


def read(text: str) -> Habits:
    """As a bell has them; without a word, the usual ones."""
    return msgspec.json.decode(text, type=Habits) if text else Habits()


def written(habits: Habits) -> str:
    return msgspec.json.encode(habits).decode()


def is_sound(habits: Habits) -> bool:
    """Whether there is such a zone, and quiet hours have a beginning and an end."""
    try:
        _ = ZoneInfo(habits.zone)
    except (ValueError, OSError, KeyError):
        return False
    return len(habits.quiet) != 1 and len(set(habits.quiet)) == len(habits.quiet)


def quiet_until(habits: Habits, now: float) -> float | None:
    """When the quiet hours of this moment end, by the wall; None if it is not in any."""
    if not habits.quiet:
        return None
    begins, ends = map(time.fromisoformat, habits.quiet)
    here = _local(habits, now).time()
    is_quiet = begins <= here < ends if begins < ends else (here >= begins or here < ends)
    return next_at(habits, ends, now) if is_quiet else None


def next_digest(habits: Habits, now: float) -> float | None:
    """When the next message of the day is due, by the wall."""
    return (
        None if habits.digest is None else next_at(habits, time.fromisoformat(habits.digest), now)
    )


def next_at(habits: Habits, at: time, now: float) -> float:
    """The first moment after now at which clocks there show this; a clock that was put forward
    over it shows it a little later."""
    here = _local(habits, now)
    for day in range(3):
        date = here.date() + timedelta(days=day)
        moment = datetime.combine(date, at, here.tzinfo).timestamp()
        if moment > now:
            return moment
    raise AssertionError("every day has every time of day")


def next_reminder(habits: Habits, deadline: float | None, served: float) -> float | None:
    """The served time at which the next one is due, of somebody whose time is out then."""
    if deadline is None or not habits.reminders:
        return None
    times = [deadline - before for before in REMINDERS if deadline - before > served]
    return min(times, default=None)


def _local(habits: Habits, now: float) -> datetime:
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(habits.zone))
