"""Pairs of games that one seat must not be able to tell apart.

Either the plan is changed where the seat was never told of it, and everybody says the same; or the
others do something else on the same plan, and the two games are compared for as long as whatever
the rules let the seat know of them stays the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Dice, DiceError, Draw, Highest, Rolled
from asterion.core.phrase import phrase
from asterion.core.records.record import encode
from asterion.core.referee.names import find_seat
from asterion.core.referee.table import Table
from asterion.testing.kit import Kit, Scene
from asterion.testing.play import again, ears, eyes, play

COMMANDS = 50
LONGEST_TURN = 20
OTHERWISE = 4
"""One in this many commands of the others is another one in the twin."""

Places = list[tuple[int, int]]


@dataclass(frozen=True)
class Pair:
    """Two games, and the entries (of the one, of the other) up to which both must sound alike."""

    seat: Seat
    one: Table
    other: Table
    places: Places


def pairs(book: AnyBook, kit: Kit, seed: int) -> Iterator[Pair]:
    """A random game with a twin for every seat and for anyone who watches, where there is one."""
    table = play(book, kit, seed, COMMANDS)
    dice = Rolled(seed + 2)
    several = len(table.first_names) > 1
    for seat in (PUBLIC, *range(len(table.first_names))):
        same_plan = several and dice.below(2, "what is changed") == 0
        other = None if same_plan else on_another_plan(kit, table, seat, dice)
        if other is not None:
            every = range(len(table.entries))
            yield Pair(seat, table, other, list(zip(every, every, strict=True)))
        elif several:
            other = played_otherwise(kit, table, seat, dice)
            yield Pair(seat, table, other, alike(known(kit, table, seat), known(kit, other, seat)))


def staged(book: AnyBook, kit: Kit) -> Iterator[Pair]:
    """What chance hardly brings about, for anyone who listens but the one whose words differ."""
    for scene in kit.staged():
        lines = [line.partition(": ")[::2] for line in scene.said]
        others = iter(scene.instead)
        twins = [(name, next(others) if name == scene.actor else text) for name, text in lines]
        one, other = (performed(book, scene, words) for words in (lines, twins))
        for seat in (PUBLIC, *range(len(one.names))):
            if one.names[seat] != scene.actor or seat == PUBLIC:
                places = alike(known(kit, one, seat), known(kit, other, seat))
                yield Pair(seat, one, other, places)


def performed(book: AnyBook, scene: Scene, words: Sequence[tuple[str, str]]) -> Table:
    names = sorted({name for name, _ in words} - {"GM"})
    table = Table(book, scene.plan, names, scene.options, Highest(), salt="salt")
    for name, text in words:
        table.submit(find_seat(name, names), text)
    return table


# ---- another plan


class TwinDice(Dice):
    """The draws of another table, each translated to what means the same on this plan."""

    __slots__ = ("left", "redraw")

    def __init__(self, draws: Sequence[Draw], redraw: Callable[[Draw], int | None]) -> None:
        super().__init__()
        self.left = list(draws)
        self.redraw = redraw

    def answer(self, n: int, why: str) -> int:
        if not self.left:
            raise DiceError(phrase("core-dice-no-draw", question=why, below=n))
        draw = self.left.pop(0)
        result = self.redraw(draw)
        if draw[0] != why or result is None or not 0 <= result < n:
            raise DiceError(
                phrase("core-dice-other-draw", question=why, below=n, asked=draw[0], size=draw[1])
            )
        return result


def on_another_plan(kit: Kit, table: Table, seat: Seat, dice: Dice) -> Table | None:
    """The same is said, and the same befalls, on a plan of which the seat cannot know.

    Where the changed plan makes one of the others' commands impossible, there is no such game; nor
    where after the last one it is another's turn, who is asked something there and not here: the
    next command would be impossible.
    """
    plan = kit.twin(table, seat, dice)
    if plan is None or plan == table.plan:
        return None
    draws = [draw for entry in table.entries for draw in entry.draws]
    same = TwinDice(draws, kit.redraw(table, plan))
    try:
        twin = Table(table.book, plan, table.first_names, table.options, same, salt="salt")
        for entry in table.entries[1:]:
            twin.submit(entry.seat, entry.do)
    except (DiceError, Refused):
        return None
    return twin if twin.awaited == table.awaited else None


# ---- other doings of the others


class Leaning(Dice):
    """The draws of another game for as long as the questions are the same, and chance after."""

    __slots__ = ("chance_after", "left")

    def __init__(self, draws: Sequence[Draw], chance_after: Dice) -> None:
        super().__init__()
        self.left = list(draws)
        self.chance_after = chance_after

    def answer(self, n: int, why: str) -> int:
        if self.left and self.left[0][:2] == (why, n):
            return self.left.pop(0)[2]
        self.left.clear()
        return self.chance_after.answer(n, why)


def played_otherwise(kit: Kit, table: Table, seat: Seat, dice: Dice) -> Table:
    """The same game, but others, or the master, say something else now and then, or for good."""
    leaning = Leaning(table.entries[0].draws, dice)
    twin = Table(table.book, table.plan, table.first_names, table.options, leaning, salt="salt")
    strays = dice.below(2, "for good") == 0
    strayed: set[Seat] = set()
    for entry in table.entries[1:]:
        if entry.seat >= len(twin.names):
            continue  # one who joined the game, and found no place in its twin
        text = entry.do
        if entry.seat != seat and dice.below(OTHERWISE, "otherwise") == 0:
            text = kit.instead(twin, entry.seat, text, dice)
            strayed.add(entry.seat)
        elif entry.seat in strayed and strays:
            text = kit.instead(twin, entry.seat, text, dice)
        twin.dice = Leaning(entry.draws, dice)
        if not said(twin, entry.seat, text) and entry.seat == seat:
            finish_turns(twin, seat, dice)
            if not said(twin, seat, text):
                break
    return twin


def said(table: Table, seat: Seat, text: str) -> bool:
    try:
        table.submit(seat, text)
    except Refused:
        return False
    return True


def finish_turns(table: Table, seat: Seat, dice: Dice) -> None:
    """Anyone who has something left to do in the twin does it, until it is this seat's turn."""
    for _ in range(LONGEST_TURN):
        speakers = [speaker for speaker in table.awaited if speaker >= 0]
        if not speakers or seat in speakers:
            return
        table.submit(speakers[0], dice.pick(table.legal(speakers[0]), "go on"))


def known(kit: Kit, game: Table, seat: Seat) -> list[tuple[int, bytes]]:
    """The entries of which the rules, not an audience, let this seat know anything, and what.

    Whatever a seat says, it knows that it said it.
    """
    entries = []
    for table, entry in again(game.book, game):
        knows = [kit.knows(table, event, seat) for event in entry.events]
        said = entry.do if entry.seat == seat else ""
        if said or any(knows):
            entries.append((entry.n, encode([said, *(one for one in knows if one)])))
    return entries


def alike(one: list[tuple[int, bytes]], other: list[tuple[int, bytes]]) -> Places:
    """Where the same has become known in both, up to the first difference."""
    places: Places = []
    for (n, mine), (twins, its) in zip(one, other, strict=False):
        if mine != its:
            break
        places.append((n, twins))
    return places


# ---- telling them apart


def difference(book: AnyBook, kit: Kit, pair: Pair) -> str:
    """Where the seat could tell the two games apart, if this book told them; empty if nowhere."""
    ours, theirs = zip(*pair.places, strict=True)
    one = reaches(book, kit, pair.one, pair.seat, ours)
    other = reaches(book, kit, pair.other, pair.seat, theirs)
    for (n, _), mine, its in zip(pair.places, one, other, strict=True):
        if mine != its:
            where = f"seat {pair.seat}, up to entry {n}, {pair.one.entries[n].do}"
            return f"{where}:\n{mine.decode()}\nbut in the twin:\n{its.decode()}"
    return ""


def reaches(book: AnyBook, kit: Kit, game: Table, seat: Seat, places: Sequence[int]) -> list[bytes]:
    """Every byte that this seat gets in the stretches of a game that end at these entries."""
    stretches: list[bytes] = []
    stretch: list[bytes] = []
    last_look = b""
    for table, entry in again(book, game):
        look = eyes(table, kit, seat)
        stretch.append(ears(table, seat, entry))
        stretch.append(look if look != last_look else b"")
        last_look = look
        if entry.n == places[len(stretches)]:
            stretches.append(b"\n".join(filter(None, stretch)))
            stretch.clear()
            if len(stretches) == len(places):
                break
    return stretches


def kinds_that_differ(pair: Pair) -> set[str]:
    """The kinds of events of which there were others in the twin, before the seat knew of it."""
    found: set[str] = set()
    ours = theirs = 0
    for n, twins in pair.places:
        one = [event for entry in pair.one.entries[ours : n + 1] for event in entry.events]
        other = [
            event for entry in pair.other.entries[theirs : twins + 1] for event in entry.events
        ]
        for kind in {type(event) for event in (*one, *other)}:
            mine, its = ([e for e in events if type(e) is kind] for events in (one, other))
            if mine != its:
                found.add(kind.__name__)
        ours, theirs = n + 1, twins + 1
    return found
