"""The rules of both Dooom books: one small function a rule, its number in the docstring."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dooom.command import (
    Attack,
    Command,
    EndTurn,
    Join,
    Leave,
    Look,
    Move,
    PickUp,
    Return,
    Say,
    TimeOut,
)
from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Dodged,
    Ended,
    Fared,
    Hit,
    Hurt,
    Joined,
    Lay,
    Missed,
    PickedUp,
    Refreshed,
    Said,
    Saw,
    Stood,
    TurnBegan,
    TurnEnded,
    Walked,
    Won,
)
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan import EXIT, FLOOR, TREASURE, WALL, Plan
from asterion.books.dooom.state import (
    ARMOUR_BIT,
    KIT_BITS,
    LANTERN_BIT,
    NO_TURN,
    SWORD_BIT,
    State,
)
from asterion.core.audience import EVERYONE, MASTER, NOBODY, Audience, Seat, only
from asterion.core.book import Refused, Result
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.names import find_seat

PLAYER = ord("P")
OUT_OF_SIGHT = ord("X")
ROW_END = bytearray(b"/")
News = list[Event]

# ---- before the game


def begin(plan: Plan, options: DooomOptions, names: Sequence[str], dice: Dice, news: News) -> State:
    """O4, O5, O24  The target is public; each player is put on a tile; the first one's turn."""
    if plan.starts.count < len(names):
        raise Refused(
            f"{len(names)} players cannot start here: "
            f"an exit and the target can be reached from {plan.starts.count} tiles only"
        )
    game = State(plan, options)
    news.append(Began(EVERYONE, plan.target))
    for name in names:
        seat_player(game, name, dice, news)
    for seat in range(len(names)):
        look(game, seat, news)
    start_when_all_are_there(game, news)
    return game


def seat_player(game: State, name: str, dice: Dice, news: News) -> Seat:
    """O5  Three hit points, nothing carried, on a random free tile from which one can win."""
    starts = game.plan.starts
    taken = sorted(cell for cell in game.occupied if cell in starts)
    cell = starts.nth(skipping(dice.below(starts.count - len(taken), "start"), starts, taken))
    seat = len(game.names)
    game.names.append(name)
    game.hears.append(only(seat))
    game.at.append(cell)
    game.occupied[cell] = seat
    game.hit_points.append(game.options.hit_points)
    game.treasure.append(0)
    game.kit.append(0)
    game.alive.append(True)
    game.away.append(False)
    news.append(Joined(EVERYONE, seat, name))
    news.append(Stood(NOBODY, seat, cell))
    news.append(fared(game, seat))
    return seat


def skipping(n: int, starts: Any, taken: list[int]) -> int:
    """The rank, among all starting tiles, of the n-th free one."""
    for cell in taken:
        if starts.nth(n) < cell:
            break
        n += 1
    return n


def start_when_all_are_there(game: State, news: News) -> None:
    """O24  The first turn may wait for a number of players."""
    if game.turn == NO_TURN and len(game.names) >= game.options.wait_for:
        living = [seat for seat, alive in enumerate(game.alive) if alive]
        if living:
            game.round = 1
            begin_turn(game, living[0], news)


# ---- sight


def look(game: State, seat: Seat, news: News) -> None:
    """O7, O23  Tell a seat its field of vision; walls never block it, a lantern widens it."""
    sight = game.sights[game.kit[seat] & LANTERN_BIT != 0]
    here = game.at[seat]
    ground = game.ground
    seen = ROW_END.join([ground[here + first : here + last] for first, last in sight.rows])
    for place in sight.out:
        seen[place] = OUT_OF_SIGHT
    who: list[Seat] = []
    index = sight.index
    for cell, other in game.occupied.items():
        offset = cell - here
        if offset and offset in index:
            seen[index[offset]] = PLAYER
            who.append(other)
    if len(who) > 1:
        who.sort(key=game.at.__getitem__)
    news.append(Saw(game.hears[seat], seat, seen.decode(), who))


def show(game: State, actor: Seat, news: News, *cells: int) -> None:
    """O7  Whoever has one of these changed cells in sight sees it, the actor first of all."""
    look(game, actor, news)
    sights, kit = game.sights, game.kit
    for seat, here in enumerate(game.at):
        if seat != actor:
            index = sights[kit[seat] & LANTERN_BIT != 0].index
            for cell in cells:
                if cell - here in index:
                    look(game, seat, news)
                    break


# ---- the turn


def begin_turn(game: State, seat: Seat, news: News) -> None:
    """O6, O14  Six action points, one less for each of sword, armour and lantern."""
    game.turn = seat
    game.ap = max(1, game.options.action_points - game.kit[seat].bit_count())
    news.append(TurnBegan(EVERYONE, seat, game.round))
    news.append(Refreshed(game.hears[seat], seat, game.ap))


def end_turn(game: State, news: News) -> None:
    """O6, O15  Unspent action points are lost; the next one alive in join order goes on."""
    seat = game.turn
    news.append(TurnEnded(game.hears[seat], seat))
    next_turn(game, news)


def next_turn(game: State, news: News) -> None:
    """O6, O22  The dead are skipped; where nobody is left, or no round, the game is over."""
    last = game.turn
    seat = following(game, last)
    if seat == NO_TURN:
        finish(game, news, "everyone is dead")
        return
    if seat <= last:
        game.round += 1
        if 0 < game.options.round_limit < game.round:
            finish(game, news, f"{game.options.round_limit} rounds have been played")
            return
    begin_turn(game, seat, news)


def following(game: State, last: Seat) -> Seat:
    """O6  The next one alive in join order; one who is away only where all the living are."""
    seats = len(game.names)
    first_away = NO_TURN
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        if game.alive[seat]:
            if not game.away[seat]:
                return seat
            if first_away == NO_TURN:
                first_away = seat
    return first_away


def spend(game: State, points: int, news: News) -> None:
    """O15  The turn ends by itself when no action point is left."""
    game.ap -= points
    if game.ap <= 0:
        end_turn(game, news)


# ---- actions


def move(game: State, seat: Seat, command: Move, dice: Dice, news: News) -> None:
    """O8, O16  One step for one action point; onto an exit with the target in hand, it wins."""
    start = game.at[seat]
    cell = start + game.plan.grid.steps[command.way]
    game.at[seat] = cell
    del game.occupied[start]
    game.occupied[cell] = seat
    news.append(Stood(NOBODY, seat, cell))
    news.append(Walked(game.hears[seat], seat, command.way, game.ap - 1))
    show(game, seat, news, start, cell)
    if game.ground[cell] == EXIT and game.treasure[seat] >= game.plan.target:
        win(game, seat, news)
    else:
        spend(game, 1, news)


def win(game: State, seat: Seat, news: News) -> None:
    """O16  The game ends at once for everyone."""
    game.result = Result(
        (seat,), f"{game.names[seat]} reached an exit with {game.treasure[seat]} treasure"
    )
    game.turn = NO_TURN
    news.append(Won(EVERYONE, seat, game.treasure[seat]))


def finish(game: State, news: News, reason: str) -> None:
    """O22  The game is over without a winner."""
    game.result = Result((), f"nobody won: {reason}")
    game.turn = NO_TURN
    news.append(Ended(EVERYONE, reason))


def pick_up(game: State, seat: Seat, command: PickUp, dice: Dice, news: News) -> None:
    """O9, O10, O11, O19  What lies on the tile, all of it; a potion spends the whole turn."""
    cell = game.at[seat]
    thing = chr(game.ground[cell])
    amount = game.piles.pop(cell, 1) if thing == "G" else 1
    left = game.ap - 1
    if thing == "G":
        game.treasure[seat] += amount
    elif thing == "H":
        game.hit_points[seat] += 1
        left = 0
    else:
        game.kit[seat] |= KIT_BITS[thing]
    lay(game, cell, FLOOR, 0, news)
    news.append(PickedUp(game.hears[seat], seat, thing, amount, left))
    news.append(fared(game, seat))
    show(game, seat, news, cell)
    spend(game, game.ap - left, news)


def attack(game: State, seat: Seat, command: Attack, dice: Dice, news: News) -> None:
    """O12  All remaining action points for a blow that hits three times out of four."""
    target = game.occupied[game.at[seat] + game.plan.grid.steps[command.way]]
    if dice.chance(game.options.hit_chance, "attack"):
        news.append(Hit(game.hears[seat], seat, target))
        hurt(game, seat, target, news)
    else:
        news.append(Missed(game.hears[seat], seat, target))
        news.append(Dodged(game.hears[target], target, seat))
    spend(game, game.ap, news)


def damage(attacker_kit: int, target_kit: int) -> int:
    """O13  One, one more with a sword, one less against armour, never below nothing."""
    return max(0, 1 + (attacker_kit & SWORD_BIT != 0) - (target_kit & ARMOUR_BIT != 0))


def hurt(game: State, seat: Seat, target: Seat, news: News) -> None:
    """O13, O17  The blow costs hit points; at none the player dies."""
    cost = min(damage(game.kit[seat], game.kit[target]), game.hit_points[target])
    game.hit_points[target] -= cost
    news.append(Hurt(game.hears[target], target, seat, cost, game.hit_points[target]))
    if game.hit_points[target]:
        news.append(fared(game, target))
    else:
        die(game, target, news, left=False, actor=seat)


def end(game: State, seat: Seat, command: EndTurn, dice: Dice, news: News) -> None:
    """O15  An explicit end of turn."""
    end_turn(game, news)


def look_again(game: State, seat: Seat, command: Look, dice: Dice, news: News) -> None:
    """O7, O22  Free, at any time, for the dead too."""
    look(game, seat, news)


def talk(game: State, seat: Seat, command: Say, dice: Dice, news: News) -> None:
    """O22  Everyone hears the living; by option only the dead hear the dead."""
    heard: Audience = EVERYONE
    if game.options.dead_talk == "dead" and not game.alive[seat]:
        heard = only(*(other for other, alive in enumerate(game.alive) if not alive))
    news.append(Said(heard, seat, command.text))


# ---- death


def die(game: State, seat: Seat, news: News, left: bool, actor: Seat) -> None:
    """O17, O18, O20  The equipment is destroyed, the treasure dropped as one pile."""
    cell = game.at[seat]
    pile = game.treasure[seat]
    game.alive[seat] = False
    game.hit_points[seat] = 0
    game.treasure[seat] = 0
    game.kit[seat] = 0
    del game.occupied[cell]
    news.append(Died(EVERYONE, seat, left))
    news.append(fared(game, seat))
    dropped = cell
    if pile:
        dropped = nearest_floor(game, cell)
        if game.ground[dropped] == TREASURE:
            pile += game.piles.get(dropped, 1)
        lay(game, dropped, TREASURE, pile, news)
    if not any(game.alive):
        finish(game, news, "everyone is dead")
    show(game, actor, news, cell, dropped)


def nearest_floor(game: State, cell: int) -> int:
    """O20  Exits stay empty: the nearest square that is none, north, east, south, west."""
    seen = {cell}
    queue = [cell]
    for here in queue:
        if game.ground[here] != EXIT:
            return here
        for step in game.plan.grid.steps:
            beside = here + step
            if beside not in seen and game.ground[beside] != WALL:
                seen.add(beside)
                queue.append(beside)
    return cell  # a map of exits alone: the pile lies on one


def lay(game: State, cell: int, thing: int, amount: int, news: News) -> None:
    """O2, O18, O19  A tile holds one thing; a pile of treasure replaces what lay there."""
    game.ground[cell] = thing
    if amount > 1:
        game.piles[cell] = amount
    news.append(Lay(NOBODY, cell, chr(thing), amount))


def fared(game: State, seat: Seat) -> Fared:
    kit = "".join(letter for letter, bit in KIT_BITS.items() if game.kit[seat] & bit)
    return Fared(NOBODY, seat, game.hit_points[seat], game.treasure[seat], kit)


# ---- what the master says


def join(game: State, seat: Seat, command: Join, dice: Dice, news: News) -> None:
    """O24  A newcomer is seated at the end of the turn order."""
    newcomer = seat_player(game, command.name, dice, news)
    show(game, newcomer, news, game.at[newcomer])
    start_when_all_are_there(game, news)


def leave(game: State, seat: Seat, command: Leave, dice: Dice, news: News) -> None:
    """O21  A disconnect is a death; if it was that player's turn, the next one's begins."""
    gone = find_seat(command.name, game.names)
    if game.options.disconnect == "death":
        die(game, gone, news, left=True, actor=gone)
    else:
        game.away[gone] = True
        news.append(Away(EVERYONE, gone))
    if game.turn == gone and game.result is None:
        next_turn(game, news)


def come_back(game: State, seat: Seat, command: Return, dice: Dice, news: News) -> None:
    """O21  Where leaving is no death, a player comes back to the same tile."""
    back = find_seat(command.name, game.names)
    game.away[back] = False
    news.append(CameBack(EVERYONE, back))
    if game.turn != NO_TURN and game.away[game.turn]:
        next_turn(game, news)


def time_out(game: State, seat: Seat, command: TimeOut, dice: Dice, news: News) -> None:
    """O15  A turn out of time is an end of turn."""
    end_turn(game, news)


# ---- the table of contents

RULES: dict[type[Command], Callable[[State, Seat, Any, Dice, News], None]] = {
    Move: move,
    Attack: attack,
    PickUp: pick_up,
    EndTurn: end,
    Look: look_again,
    Say: talk,
    Join: join,
    Leave: leave,
    Return: come_back,
    TimeOut: time_out,
}


def execute(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    RULES[type(command)](game, seat, command, dice, news)


def awaited(game: State) -> Sequence[Seat]:
    """The one whose turn it is; before the first turn the master, who seats players."""
    if game.result is not None:
        return ()
    return (game.turn,) if game.turn != NO_TURN else (MASTER,)


def result(game: State) -> Result | None:
    return game.result
