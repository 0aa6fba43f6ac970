"""Riding an ontifutlas: mounting, dismounting, trampling, and its fear of water."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, BRIDLED, CRUEL
from asterion.books.dungeonlab.event import Dismounted, Mounted, Trampled
from asterion.books.dungeonlab.plan.model import OPEN
from asterion.books.dungeonlab.rules.beasts import kill
from asterion.books.dungeonlab.rules.body import flee_to_eldar
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import NOWHERE, ON_FOOT, Being


def mount(turn: Turn) -> None:
    """D49, D56  The bridled one that waits here, with or without a bridle of one's own."""
    game, player = turn.game, turn.player
    waiting = [
        game.beings[number]
        for number in game.at[player.place]
        if game.beings[number].condition == BRIDLED
    ]
    turn.place_being(waiting[-1], NOWHERE)
    player.riding = waiting[-1].number
    turn.news.append(Mounted(player.hears, player.seat))


def leave_mount(turn: Turn) -> None:
    """D56  It stays where its rider leaves it, bridled."""
    player = turn.player
    if player.riding != ON_FOOT:
        being = turn.game.beings[player.riding]
        player.riding = ON_FOOT
        being.condition = BRIDLED
        turn.place_being(being, player.place)
        turn.news.append(Dismounted(player.hears, player.seat))


def trample(turn: Turn) -> None:
    """D50  One beast that is no cow, or a tree: the newest that lives, else a dead one."""
    game, player = turn.game, turn.player
    below = [game.beings[number] for number in reversed(game.at[player.place])]
    below = [being for being in below if can_be_trampled(being)]
    if not below:
        return
    victim = min(below, key=lambda being: being.condition != ALIVE)
    turn.news.append(Trampled(player.hears, player.seat, victim.kind.told_as))
    kill(turn, victim, cruel=True)


def can_be_trampled(being: Being) -> bool:
    """D41, D50  What lives, and a beast's body that is still in one piece."""
    if not being.kind.can_be_trampled:
        return False
    if being.kind.is_beast:
        return being.condition != CRUEL
    return being.condition == ALIVE


def shy(turn: Turn) -> None:
    """D52  On water, or beside it with no wall between, the mount flees."""
    if turn.player.riding != ON_FOOT and water_about(turn, turn.player.place):
        flee_to_eldar(turn)


def water_about(turn: Turn, place: int) -> bool:
    """D52  Water in the place or on a next cell of its level; walls shield."""
    game = turn.game
    if is_water(turn, place):
        return True
    return any(
        game.edges[edge] == OPEN and is_water(turn, there)
        for _, edge, there in game.plan.around[place]
    )


def is_water(turn: Turn, place: int) -> bool:
    beings = turn.game.beings
    return any(beings[number].kind.is_water for number in turn.game.at[place])


def mount_of(turn: Turn) -> Being | None:
    riding = turn.player.riding
    return turn.game.beings[riding] if riding != ON_FOOT else None
