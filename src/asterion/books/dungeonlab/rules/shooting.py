"""Shooting: any amount of one ammunition in one direction, into the next cell of the level."""

from asterion.books.dungeonlab.event import Fired, Screamed, Shot, Wall
from asterion.books.dungeonlab.plan.damage import LIMITS
from asterion.books.dungeonlab.plan.model import OPEN, SIMPLE, WIRE, opposite
from asterion.books.dungeonlab.plan.things import BLASTER, DYNAMITE, GRENADE
from asterion.books.dungeonlab.rules.beasts import suffer
from asterion.books.dungeonlab.rules.body import add_hurt, die, flee_to_eldar
from asterion.books.dungeonlab.rules.riding import is_water
from asterion.books.dungeonlab.rules.sight import suffer_neighbours
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import NOWHERE, ON_FOOT, Player
from asterion.core.audience import NOBODY

BREAKS = {(GRENADE, SIMPLE), (BLASTER, WIRE)}
REGROWTH = 2
DESTROYED, STANDS = "destroyed", "stands"


def shoot(turn: Turn, ammunition: str, count: int, way: int) -> None:
    """D18, D25  The wall first, then the cell behind it, then whatever a gap lets through."""
    game, player = turn.game, turn.player
    turn.add(ammunition, -count)
    acts_as = GRENADE if ammunition == DYNAMITE else ammunition
    plan = game.plan
    level, cell = divmod(player.place, plan.area)
    edge = cell * 4 + way
    wall = game.edges[edge]
    left = count
    fate = ""
    if wall != OPEN:
        fate = DESTROYED if (acts_as, wall) in BREAKS else STANDS
        left = count - 1 if fate == DESTROYED else 0
    turn.news.append(Fired(player.hears, player.seat, ammunition, count, way, fate))
    if fate == DESTROYED:
        break_wall(turn, edge)
    if left:
        hit_place(turn, level * plan.area + plan.beside[edge], acts_as, left)
    if fate == DESTROYED:
        through_the_gap(turn, edge)


def break_wall(turn: Turn, edge: int) -> None:
    """D16  Gone for this round and the next."""
    game = turn.game
    back = opposite(edge, game.plan.beside[edge])
    game.regrow[edge] = game.round + REGROWTH
    game.edges[edge] = game.edges[back] = OPEN
    turn.news.append(Wall(NOBODY, edge, OPEN))


def hit_place(turn: Turn, place: int, ammunition: str, count: int) -> None:
    """D25, D66  The newest encounter first, over what cannot die; what is left goes to players."""
    game = turn.game
    for number in reversed(game.at[place]):
        count = suffer(turn, game.beings[number], ammunition, count)
        if not count:
            return
    victims = [game.players[seat] for seat in game.order if game.players[seat].place == place]
    for victim in victims:
        if count and not victim.jailed:
            count -= hit_player(turn, victim, ammunition, count)


def hit_player(turn: Turn, victim: Player, ammunition: str, count: int) -> int:
    """D8, D18, D26  As many as it takes to kill; the shooter hears a scream, not whose."""
    of_victim = turn.of(victim)
    most = LIMITS[ammunition] * (2 if victim.exote else 1)
    hits = min(count, most - victim.hurts.get(ammunition, 0))
    turn.news.append(Screamed(turn.player.hears, turn.player.seat))
    turn.news.append(Shot(victim.hears, victim.seat, ammunition, hits))
    if add_hurt(of_victim, ammunition, hits):
        die(of_victim, ammunition)
    return hits


def through_the_gap(turn: Turn, edge: int) -> None:
    """D22, D52  What was behind the wall affects at once anyone who stands on either side of it."""
    game = turn.game
    area = game.plan.area
    sides = {edge // 4: edge % 4, game.plan.beside[edge]: edge % 4 ^ 2}
    beyond = turn.player.place // area * area + game.plan.beside[edge]
    if turn.player.riding != ON_FOOT and is_water(turn, beyond):
        flee_to_eldar(turn)
    for player in game.players:
        if player.place != NOWHERE and not player.jailed and player.place % area in sides:
            suffer_neighbours(turn.of(player), (sides[player.place % area],))
