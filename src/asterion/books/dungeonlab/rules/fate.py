"""Being sent away: prison, and Mordor."""

from asterion.books.dungeonlab.event import Disembodied, Imprisoned
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.rules.arrival import carry
from asterion.books.dungeonlab.rules.body import heal, hurt, send_treasure_home
from asterion.books.dungeonlab.rules.riding import leave_mount
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being

MAD_TIGER_BITES = 3


def punish(turn: Turn, being: Being, turns: int) -> None:
    """D30, D31  Among several the turns are missed; alone it is a fine, or else the mad tiger."""
    if len(turn.game.players) > 1:
        imprison(turn, turns)
    elif turn.worth() >= turn.game.options.fine:
        turn.pay(turn.game.options.fine)
    else:
        turn.tell(being, "tiger")
        hurt(turn, BITE, MAD_TIGER_BITES)


def imprison(turn: Turn, turns: int) -> None:
    """D30, D56  This many turns are missed; a mount waits outside."""
    leave_mount(turn)
    turn.player.misses = turns
    turn.player.jailed = True
    turn.game.stir(turn.player.place)
    turn.news.append(Imprisoned(turn.player.hears, turn.player.seat, turns))


def disembody(turn: Turn) -> None:
    """D44, D46, D60  By a morgul blade: goods lost, healed, whole again in the nearest Mordor."""
    leave_mount(turn)
    player = turn.player
    had_treasure = bool(player.carries.pop(TREASURE, 0))
    turn.news.append(Disembodied(player.hears, player.seat, had_treasure))
    if had_treasure:
        send_treasure_home(turn)
    turn.lose_perishables()
    heal(turn)
    mordor = turn.nearest("Mordor", player.place)
    if mordor is not None:
        carry(turn, mordor.place)
