"""A LOOK of a stranger's server beside what is known of its map."""

from typing import Final

import msgspec

from asterion.core.audience import Seat
from asterion.examiner.dooom.finding import WIRE, Fault
from asterion.examiner.dooom.judging import Deed, broken_sight
from asterion.examiner.dooom.world import FIXED, UNKNOWN, World

TILES: Final = frozenset("#.EGHLSAPX")


class Sighting(msgspec.Struct):
    """What one LOOK adds: tiles, and cells on which somebody is whose place was not known."""

    block: str
    learned: dict[int, str]
    strangers: list[int]


def compare(
    world: World, seat: Seat, who: str, deed: Deed, due: list[str], came: list[str]
) -> Sighting:
    """Fault where the rows show what cannot be there."""
    if [len(row) for row in came] != [len(row) for row in due]:
        raise Fault("O7", who, "LOOK", "/".join(came), f"{len(due)} rows of {len(due)}")
    block, wanted = "/".join(came), "/".join(due)
    sighting = Sighting(block, {}, [])
    sight, here = world.state.eyes[seat], world.state.at[seat]
    for place, (should, is_) in enumerate(zip(wanted, block, strict=True)):
        if should == is_:
            continue
        rule = _judge(world, seat, deed, should, is_, place == sight.centre)
        if rule:
            raise Fault(rule, who, "LOOK", marked(block, place), wanted)
        if is_ != "P":
            sighting.learned[here + sight.offset_at[place]] = is_
        else:
            sighting.strangers.append(here + sight.offset_at[place])
    return sighting


def _judge(
    world: World,
    seat: Seat,
    deed: Deed,
    should: str,
    is_: str,
    is_centre: bool,
) -> str:
    """The rule that this square breaks, or nothing if it may be so."""
    if is_ not in TILES:
        return WIRE
    if "X" in (should, is_) or (is_centre and is_ == "P"):
        return "O7"
    if should == UNKNOWN:
        return "O5" if is_centre and is_ == "#" else ""
    if is_ == "P":
        can_be = should not in "#" and world.others_elsewhere(seat)
        return "" if can_be else broken_sight(deed, should, is_)
    if should == "P" or should in FIXED or is_ in FIXED:
        return broken_sight(deed, should, is_)
    return "" if world.may_have_changed(seat, should, is_) else broken_sight(deed, should, is_)


def marked(block: str, place: int) -> str:
    """The rows on one line, the wrong square in brackets."""
    return f"{block[:place]}[{block[place]}]{block[place + 1 :]}"


def meet(world: World, seat: Seat, cell: int, blocks: dict[Seat, str]) -> list[Seat]:
    """Who the stranger on this cell can be: all have looked at the same moment."""
    game = world.state
    return [
        other
        for other, alive in enumerate(game.alive)
        if alive
        and world.island[other] != world.island[seat]
        and _sees_back(world, seat, cell, other, blocks)
        and world.fits(other, cell)
    ]


def _sees_back(world: World, seat: Seat, cell: int, other: Seat, blocks: dict[Seat, str]) -> bool:
    """Whether the other sees this one where it would have to be; the dead are not seen."""
    game = world.state
    place = game.eyes[other].index.get(game.at[seat] - cell)
    if place is None or other not in blocks or not game.alive[seat]:
        return True
    return blocks[other][place] == "P"
