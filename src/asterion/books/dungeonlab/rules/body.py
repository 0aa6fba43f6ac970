"""How it stands with a player: damage, healing, being an exote, and death."""

from typing import Final

from asterion.books.dungeonlab.encounters.kind import BRIDLED
from asterion.books.dungeonlab.event import Died, Ended, Exote, Fled, Healed, Hurt
from asterion.books.dungeonlab.event.endings import NO_LANDING, NOBODY_LEFT, nobody_won
from asterion.books.dungeonlab.plan.damage import BITE, BURN, LIMITS, PIERCE
from asterion.books.dungeonlab.plan.things import PERISHABLE, TREASURE
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import NOTHING_FOUND, NOWHERE, ON_FOOT, State
from asterion.core.audience import EVERYONE

LANDINGS_ALONE: Final = 5
SMALL_SIDE: Final = 5
"""D1  Alone one has five landings on five rows, and one more for each further row."""


def limit(turn: Turn, hurt: str, exote: bool) -> int:
    """D8, D10  From which number on a kind of damage kills; an exote survives twice as much."""
    most = LIMITS[hurt] * (2 if exote else 1)
    exceeded = turn.game.options.deadly == "exceeded" and hurt in (BITE, PIERCE, BURN)
    return most + 1 if exceeded else most


def add_hurt(turn: Turn, hurt: str, count: int) -> bool:
    """D8  Add damage, each kind by itself; whether it is too much."""
    player = turn.player
    player.hurts[hurt] = player.hurts.get(hurt, 0) + count
    return player.hurts[hurt] >= limit(turn, hurt, player.exote)


def hurt(turn: Turn, kind: str, count: int) -> None:
    """D8  Bites, pierces or burns from what is in the cell, or from a wire."""
    player = turn.player
    turn.news.append(Hurt(player.hears, player.seat, kind, count))
    if add_hurt(turn, kind, count):
        die(turn, kind)


def heal(turn: Turn) -> None:
    """D29, D44  Of all damage, ammunition hits too."""
    if turn.player.hurts:
        turn.player.hurts.clear()
        turn.news.append(Healed(turn.player.hears, turn.player.seat))


def make_exote(turn: Turn, now: bool) -> None:
    """D10, D33, D65"""
    if turn.player.exote != now:
        turn.player.exote = now
        turn.news.append(Exote(turn.player.hears, turn.player.seat, now))


def is_over_damaged(turn: Turn) -> str:
    """D65  The kind of damage that no plain mortal survives; empty if there is none."""
    for kind, count in turn.player.hurts.items():
        if count >= limit(turn, kind, exote=False):
            return kind
    return ""


# ---- death


def landings_left(game: State, used: int) -> int:
    """D1  How many landings a player has left; -1 where they are not counted."""
    most = game.options.landings
    if not most and len(game.players) == 1:
        most = LANDINGS_ALONE + max(0, game.plan.base[1] - SMALL_SIDE)
    return most - used if most else -1


def die(turn: Turn, of: str, for_good: bool = False) -> None:
    """D6, D24, D53  Equipment stays in the cell, the rest vanishes; five turns to wait."""
    game, player = turn.game, turn.player
    flee_to_eldar(turn)
    drop_equipment(turn)
    game.stir(player.place)
    player.place = NOWHERE
    player.hurts.clear()
    player.exote = False
    player.jailed = False
    player.struck.clear()
    player.known_here = NOTHING_FOUND
    player.misses = game.options.waiting
    left = landings_left(game, player.landings)
    player.out = for_good or left == 0
    told = EVERYONE if for_good else player.hears
    turn.news.append(Died(told, player.seat, of, player.misses, 0 if for_good else left))
    if all(other.out for other in game.players):
        finish(turn, NOBODY_LEFT if for_good else NO_LANDING)


def drop_equipment(turn: Turn) -> None:
    """D6, D60  Skins and blades too; the treasure lies there for the killer to take."""
    game, player = turn.game, turn.player
    kept = {thing: n for thing, n in player.carries.items() if thing not in PERISHABLE}
    if TREASURE in kept:
        game.treasure_due = game.round + 2
    if kept:
        lying = game.lying.get(player.place, {})
        for thing, count in kept.items():
            lying[thing] = lying.get(thing, 0) + count
        turn.lie(player.place, lying)
    player.carries.clear()


def send_treasure_home(turn: Turn) -> None:
    """D60  Back to its place."""
    game = turn.game
    game.treasure_due = 0
    home = game.plan.treasures[0]
    turn.lie(home, game.lying.get(home, {}) | {TREASURE: 1})


def flee_to_eldar(turn: Turn) -> None:
    """D52, D53  The mount is gone, with its bridle; it stands in the nearest Eldar for anyone."""
    game, player = turn.game, turn.player
    if player.riding == ON_FOOT:
        return
    mount = game.beings[player.riding]
    player.riding = ON_FOOT
    mount.condition = BRIDLED
    eldar = turn.nearest("Eldar", player.place)
    turn.place_being(mount, eldar.place if eldar is not None else player.place)
    turn.news.append(Fled(player.hears, player.seat))


def finish(turn: Turn, reason: str) -> None:
    """D1  The game is over without a winner."""
    if turn.game.result is None:
        turn.game.asked = None
        turn.game.result = nobody_won(reason)
        turn.news.append(Ended(EVERYONE, reason))
