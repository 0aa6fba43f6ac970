"""What is done in a move: steps, shots, grenades, mines, what is taken and left."""

from asterion.books.labyrinth.say.command import (
    ALL_OF_THEM,
    BULLET,
    EVERYTHING,
    FLOW,
    GRENADE,
    HERE,
    LANDMINE,
    LOOP,
    OLD,
    TOPMOST,
    TREASURE,
    Blow,
    Go,
    Leave,
    NoRestock,
    Part,
    Prefer,
    SetMine,
    Shoot,
    Take,
    TakeNothing,
    Throw,
)
from asterion.books.labyrinth.say.meaning.things import (
    MOST_COUNTED,
    PLACES,
    RANKS,
    Things,
    counted,
)
from asterion.books.labyrinth.say.row import (
    AGAIN,
    AGAIN_TO,
    IT,
    THERE,
    Parts,
)
from asterion.words.speech.chart import Reject


def go(way: int) -> Parts:
    return (Go(way),)


def go_either(ways: tuple[int, ...]) -> Parts:
    return tuple(map(Go, ways))


def go_to(value: str) -> Parts:
    return (Go(PLACES[value]),)


def go_through() -> Parts:
    """Through the hole that was just made."""
    return (Go(THERE),)


def shoot_there() -> Parts:
    """Through the hole that was just made."""
    return (Shoot(THERE),)


def shoot_whom(target: tuple[str, str], ways: tuple[int, ...], cell: str = "") -> Parts:
    """“shoot Bob, who is left of me on b3”."""
    return shoot(ways, target=(target[0], cell or target[1]))


def blow_above() -> Parts:
    """“blow up”, with no wall behind it: that is the way."""
    return (Blow(0),)


def blow_there() -> Parts:
    return (Blow(THERE),)


def shots(number: str) -> Things:
    return counted(number, BULLET)


def one_shot() -> Things:
    return Things(BULLET, 1)


def one_bullet(value: str) -> Things:
    """“a bullet left”; a grenade or a mine is something else."""
    if value != BULLET:
        raise Reject
    return Things(BULLET, 1)


def flow() -> Parts:
    return (Go(FLOW),)


def loop() -> Parts:
    return (Go(LOOP),)


def shoot(
    ways: tuple[int, ...],
    times: str = "1",
    bullets: Things | None = None,
    target: tuple[str, str] = ("", ""),
) -> Parts:
    """L69  Each way as often as it is said; “two bullets” are two shots."""
    if bullets is not None and (bullets.thing != BULLET or bullets.many == ALL_OF_THEM):
        raise Reject
    count = int(times)
    if bullets is not None and bullets.many > 1:
        if count > 1 or len(ways) > 1:
            raise Reject
        count = bullets.many
    if not 1 <= count <= MOST_COUNTED:
        raise Reject
    return tuple(Shoot(way, *target) for way in ways for _ in range(count))


class Bare(tuple[Part, ...]):
    """“a bullet left”, without a verb: after a throw it is not known to be a shot."""


def shoot_bare(ways: tuple[int, ...], bullets: Things) -> Parts:
    return Bare(shoot(ways, bullets=bullets))


def shoot_one(way: int) -> Parts:
    return (Shoot(way),)


def shoot_to(value: str, times: str = "1") -> Parts:
    """“hochschießen”: the way is in the verb."""
    return shoot((PLACES[value],), times)


def aimed(way: int, target: tuple[str, str]) -> Parts:
    return (Shoot(way, *target),)


def shoot_at_each(first: int, at: tuple[str, str], more: tuple[Parts, ...]) -> Parts:
    """“shoot left at Ann, then up at Bob”."""
    return (*aimed(first, at), *(part for parts in more for part in parts))


def times_way(times: str, way: int) -> Parts:
    return shoot((way,), times)


def shoot_each(times: str, first: int, more: tuple[Parts, ...]) -> Parts:
    """“twice left and once up”."""
    return (*shoot((first,), times), *(part for parts in more for part in parts))


def shots_each(number: str, way: int, others: tuple[int, ...]) -> Parts:
    """“two shots: right and up”."""
    if int(number) != 1 + len(others):
        raise Reject
    return tuple(map(Shoot, (way, *others)))


def number_said(number: str) -> str:
    return number


def bang(bangs: tuple[str, ...], ways: tuple[int, ...]) -> Parts:
    """“bang bang left”: as many shots."""
    return shoot(ways, str(len(bangs)))


def blow_one(way: int) -> Parts:
    return (Blow(way),)


def shoot_more(way: int, others: tuple[int, ...]) -> Parts:
    """“влево стреляю и вправо”: as unclear as in any other order."""
    return shoot((way, *others))


def at_name(name: str, cell: str = "") -> tuple[str, str]:
    return name, cell


def blow(ways: tuple[int, ...]) -> Parts:
    return tuple(map(Blow, ways))


def mine(way: int = HERE) -> Parts:
    return (SetMine(way),)


def mines(ways: tuple[int, ...]) -> Parts:
    return tuple(map(SetMine, ways))


def leave(things: tuple[Things, ...]) -> Parts:
    return tuple(Leave(*each) for each in things)


def drop(things: tuple[Things, ...]) -> Parts:
    """To throw with no way is to leave; but a grenade wants its wall."""
    if (GRENADE, 1) in things:
        raise Reject
    return leave(things)


def lay(things: tuple[Things, ...]) -> Parts:
    """To lay down a bullet is to leave it; a mine is perhaps to be set."""
    if any(each.thing in (LANDMINE, IT) for each in things):
        raise Reject
    return leave(things)


def throw(things: tuple[Things, ...], ways: tuple[int, ...]) -> Parts:
    """L67  One grenade is thrown at a wall."""
    if len(things) > 1 and len(ways) > 1:
        raise Reject
    return tuple(
        Blow(way) if each == (GRENADE, 1) else Throw(each.thing, way, each.many)
        for way in ways
        for each in things
    )


def throw_to(value: str, things: tuple[Things, ...]) -> Parts:
    """“hochwerfen”: the way is in the verb."""
    return throw(things, (PLACES[value],))


def thing_way(things: Things, way: int) -> tuple[Things, int]:
    return things, way


def throw_each(
    things: Things, way: int, more: tuple[tuple[Things, int] | tuple[int], ...]
) -> Parts:
    """“throw one bullet right, one bullet left”, or “... and one left”."""
    row = [(things, way)]
    for each in more:
        row.append(each if len(each) == 2 else (things, each[0]))
    return tuple(part for thing, where in row for part in throw((thing,), (where,)))


def take(things: tuple[str, ...]) -> Parts:
    return tuple(Take(thing) for thing in things)


def take_list(first: str, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    return (first, *more)


def take_all() -> Parts:
    return (Take(EVERYTHING),)


def take_ranked(treasure_rank: int) -> Parts:
    return (Take(TREASURE, treasure_rank),)


def take_nothing() -> Parts:
    return (TakeNothing(),)


def no_restock() -> Parts:
    return (NoRestock(),)


def prefer(treasure_rank: int = OLD, treasure_choice: int | None = None) -> Parts:
    return (Prefer(treasure_rank if treasure_choice is None else treasure_choice),)


def rank(value: str) -> int:
    return RANKS[value] if value in RANKS else int(value)


def rank_by_side(value: str) -> int:
    """L79  Of treasures “upper” and “lower” are places in the pile."""
    if value not in ("up", "down"):
        raise Reject
    return TOPMOST if value == "up" else 1


def again() -> Parts:
    return AGAIN


def again_to(way: int) -> Parts:
    """“... and one more to the left”: the act before, another way."""
    if not 0 <= way < FLOW:
        raise Reject
    return (Go(AGAIN_TO - way),)
