"""Clubs over HTTP: a page behind a link, without any account."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.server.features.clubs import LONGEST_NAME, Club
from asterion.server.guard import digest
from asterion.server.http.desk import Call
from asterion.server.http.routes import Route, TableId
from asterion.server.http.weeks import BrowserKey

ClubKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="as in the club's link")]
ClubName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
MemberName = Annotated[str, Meta(min_length=1, max_length=200)]
Mark = TableId


class ByMember(msgspec.Struct, forbid_unknown_fields=True):
    """Who asks, where they have no account."""

    browser: BrowserKey


class ClubWish(ByMember, forbid_unknown_fields=True):
    """A new club, and what its founder is called there."""

    name: ClubName
    member: MemberName


class JoinWish(ByMember, forbid_unknown_fields=True):
    """What somebody wants to be called in a club."""

    member: MemberName


class LeaveWish(ByMember, forbid_unknown_fields=True):
    """One's own mark, or that of somebody whom the founder removes."""

    mark: Mark


class RenameWish(ByMember, forbid_unknown_fields=True):
    """Another name of a club."""

    name: ClubName


class BringWish(ByMember, forbid_unknown_fields=True):
    """A table whose link one has."""

    table: TableId


class Joined(msgspec.Struct, frozen=True):
    """The club's key, which is its link, and one's own mark there."""

    club: str
    mark: str


async def who_asks(call: Call, browser: str) -> str:
    account = await call.account()
    return f"account:{account}" if account else digest(browser)


async def found_club(call: Call, body: ClubWish) -> Joined:
    who = await who_asks(call, body.browser)
    return Joined(*await call.desk.features.clubs.found(body.name, who, body.member))


async def get_club(call: Call, club: ClubKey) -> Club:
    account = await call.account()
    return await call.desk.features.clubs.of(club, f"account:{account}" if account else "")


async def join_club(call: Call, club: ClubKey, body: JoinWish) -> Joined:
    who = await who_asks(call, body.browser)
    return Joined(club, await call.desk.features.clubs.join(club, who, body.member))


async def leave_club(call: Call, club: ClubKey, body: LeaveWish) -> None:
    who = await who_asks(call, body.browser)
    await call.desk.features.clubs.leave(club, who, body.mark)


async def rename_club(call: Call, club: ClubKey, body: RenameWish) -> None:
    who = await who_asks(call, body.browser)
    await call.desk.features.clubs.rename(club, who, body.name)


async def bring_table(call: Call, club: ClubKey, body: BringWish) -> None:
    who = await who_asks(call, body.browser)
    await call.desk.features.clubs.bring(club, who, body.table)


async def take_table_away(call: Call, club: ClubKey, body: BringWish) -> None:
    who = await who_asks(call, body.browser)
    await call.desk.features.clubs.take_away(club, who, body.table)


ROUTES = [
    Route(
        "POST",
        "/clubs",
        found_club,
        "Found a club: its link is all that anybody needs to see it and to join.",
        token="may",
        status=201,
        rate="open",
    ),
    Route(
        "GET",
        "/clubs/{club}",
        get_club,
        "Its members, what they did today and this week, its tables and its ladder.",
        token="may",
        rate="look",
    ),
    Route(
        "POST",
        "/clubs/{club}/members",
        join_club,
        "Join under a name; who is in it already keeps theirs.",
        (409,),
        token="may",
        status=201,
        rate="open",
    ),
    Route(
        "POST",
        "/clubs/{club}/leave",
        leave_club,
        "Leave it, or remove somebody, if you have founded it.",
        (403,),
        token="may",
        status=204,
        rate="open",
    ),
    Route(
        "POST",
        "/clubs/{club}/rename",
        rename_club,
        "Another name, by who has founded it.",
        (403,),
        token="may",
        status=204,
        rate="open",
    ),
    Route(
        "POST",
        "/clubs/{club}/tables",
        bring_table,
        "Show a table whose link you have to the club; finished games count for its ladder.",
        (403, 409),
        token="may",
        status=204,
        rate="open",
    ),
    Route(
        "POST",
        "/clubs/{club}/tables/drop",
        take_table_away,
        "Show it no more, by who has brought it or has founded the club.",
        (403,),
        token="may",
        status=204,
        rate="open",
    ),
]
