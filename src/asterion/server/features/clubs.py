"""Clubs: a link with a key, members by name, what they did with dailies and weeks, their tables.

Nothing of a game is in it but what everybody with the table's link sees.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.core.phrase import phrase
from asterion.core.referee.names import name_fault
from asterion.server.denied import forbidden, invalid, missing, refused
from asterion.server.features.solved import in_a_row
from asterion.server.features.weekly import Weekly
from asterion.server.game.doc import Doc, Summary, decode, summary_of
from asterion.server.guard import clean_text, digest, is_clean, new_id, new_key
from asterion.server.store import ClubRow, MemberRow, SolvedRow, StoreConflict, TryRow
from asterion.server.study import number_at
from asterion.server.tables import Hub

LONGEST_NAME = 60
SHOWN_TABLES = 30


class DailyOf(msgspec.Struct, frozen=True):
    """How a member solved today's labyrinth."""

    seconds: float
    slips: int
    hints: int


class WeekOf(msgspec.Struct, frozen=True):
    """A member's try at the labyrinth of this week."""

    value: Annotated[int | None, Meta(description="in the book's measure; null: not ranked")]
    over: bool


class Member(msgspec.Struct, frozen=True):
    """Somebody in a club; the first one may remove others and change its name."""

    mark: str
    name: str
    account: bool
    days: Annotated[int, Meta(description="dailies solved in a row, each on its own day")]
    solved: int
    daily: DailyOf | None
    week: WeekOf | None


class ClubRung(msgspec.Struct, frozen=True):
    """A member's games at tables of the club. A win is worth a point for each other player."""

    mark: str
    name: str
    points: float
    games: int
    won: int


class Club(msgspec.Struct, frozen=True):
    """All that its page shows; `mine` is the mark of the account that asks, if it is a member."""

    name: str
    mine: str
    members: list[Member]
    ladder: list[ClubRung]
    tables: list[Summary]


class Clubs:
    """A club is found by its key alone: anyone who has the link may see it and join."""

    def __init__(self, hub: Hub, weekly: Weekly) -> None:
        self._hub = hub
        self._weekly = weekly

    async def found(self, name: str, who: str, member: str) -> tuple[str, str]:
        """A new club: the key that its link has, and the founder's mark."""
        key, wall = new_key(), self._hub.time.wall()
        club, mark = digest(key), new_id()
        row = ClubRow(club, club_name(name), wall)
        await self._hub.store.add_club(row, MemberRow(club, who, mark, person(member), wall))
        return key, mark

    async def join(self, key: str, who: str, member: str) -> str:
        club = await self._known(key)
        row = MemberRow(club.id, who, new_id(), person(member), self._hub.time.wall())
        try:
            return (await self._hub.store.join(row)).mark
        except StoreConflict as error:
            raise refused(error.why) from None

    async def leave(self, key: str, who: str, mark: str) -> None:
        """Oneself, or another, if one has founded it."""
        club, members = await self._as_member(key, who)
        if not any(row.mark == mark for row in members):
            raise missing(phrase("server-club-nobody"))
        is_founder = members[0].who == who
        if not is_founder and not any((row.mark, row.who) == (mark, who) for row in members):
            raise forbidden(phrase("server-club-founder"))
        await self._hub.store.leave_club(club.id, mark)

    async def rename(self, key: str, who: str, name: str) -> None:
        club, members = await self._as_member(key, who)
        if members[0].who != who:
            raise forbidden(phrase("server-club-founder"))
        await self._hub.store.rename_club(club.id, club_name(name))

    async def bring(self, key: str, who: str, table: str) -> None:
        """A table, by somebody who has its link."""
        club, _ = await self._as_member(key, who)
        await self._hub.table(table)
        try:
            await self._hub.store.bring_table(club.id, table, who, self._hub.time.wall())
        except StoreConflict as error:
            raise refused(error.why) from None

    async def take_away(self, key: str, who: str, table: str) -> None:
        """By who has brought it, or who has founded the club."""
        club, members = await self._as_member(key, who)
        by = "" if members[0].who == who else who
        if not await self._hub.store.drop_club_table(club.id, table, by):
            raise missing(phrase("server-club-no-table"))

    async def of(self, key: str, who: str) -> Club:
        club, store = await self._known(key), self._hub.store
        members = await store.members(club.id)
        week = self._weekly.number()
        await self._weekly.results(week)  # settles what is over
        tries = {row.who: row for row in await store.tries(week)}
        solved: dict[str, list[SolvedRow]] = {}
        for row in await store.solved_in(club.id):
            solved.setdefault(row.who, []).append(row)
        docs = [decode(text) for text in await store.club_documents(club.id)]
        today = number_at(self._hub.time.wall())
        return Club(
            club.name,
            next((row.mark for row in members if row.who == who), ""),
            [_member(row, solved.get(row.who, []), tries.get(row.who), today) for row in members],
            ladder_of(members, docs),
            [summary_of(doc) for doc in docs[:SHOWN_TABLES]],
        )

    async def _known(self, key: str) -> ClubRow:
        club = await self._hub.store.club(digest(key))
        if club is None:
            raise missing(phrase("server-no-club"))
        return club

    async def _as_member(self, key: str, who: str) -> tuple[ClubRow, list[MemberRow]]:
        club = await self._known(key)
        members = await self._hub.store.members(club.id)
        if not any(row.who == who for row in members):
            raise forbidden(phrase("server-club-members"))
        return club, members


def _member(
    row: MemberRow, solved: Sequence[SolvedRow], tried: TryRow | None, today: int
) -> Member:
    daily = next((each for each in solved if each.number == today), None)
    return Member(
        row.mark,
        row.name,
        not is_browser(row),
        in_a_row(solved, today),
        len(solved),
        None if daily is None else DailyOf(daily.seconds, daily.slips, daily.hints),
        None if tried is None else WeekOf(tried.value, tried.ended is not None),
    )


def ladder_of(members: Sequence[MemberRow], docs: Sequence[Doc]) -> list[ClubRung]:
    """From finished games of two and more; a seat is the member's whose account or name it has."""
    by_account = {row.who: row.mark for row in members if not is_browser(row)}
    by_name = {row.name.casefold(): row.mark for row in members if is_browser(row)}
    points, games, won = dict[str, float](), dict[str, int](), dict[str, int]()
    for doc in docs:
        if doc.phase != "finished" or doc.result is None or len(doc.places) < 2:
            continue
        winners = [seat for seat in doc.result.winners if 0 <= seat < len(doc.places)]
        for seat, place in enumerate(doc.places):
            if place.kind != "person":
                continue
            account = f"account:{place.account}"
            mark = by_account.get(account) if place.account else by_name.get(place.name.casefold())
            if mark is None:
                continue
            games[mark] = games.get(mark, 0) + 1
            if seat in winners:
                won[mark] = won.get(mark, 0) + 1
                beaten = len(doc.places) - len(winners)
                points[mark] = points.get(mark, 0.0) + beaten / len(winners)
    found = [
        ClubRung(row.mark, row.name, round(points.get(row.mark, 0.0), 2), games[row.mark],
                 won.get(row.mark, 0))
        for row in members
        if row.mark in games
    ]  # fmt: skip
    return sorted(found, key=lambda rung: (-rung.points, rung.games, rung.name.casefold()))


def is_browser(row: MemberRow) -> bool:
    return not row.who.startswith("account:")


def club_name(name: str) -> str:
    cleaned = clean_text(name, LONGEST_NAME + 1).strip()
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise invalid(phrase("server-club-name", most=LONGEST_NAME))
    return cleaned


def person(name: str) -> str:
    """As at a table."""
    cleaned = " ".join(name.split())
    fault = name_fault(cleaned, ())
    if fault is not None or not is_clean(cleaned):
        raise invalid(fault or phrase("server-name-character"))
    return cleaned
