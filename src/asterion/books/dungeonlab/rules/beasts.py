"""How an encounter comes to its end, and what is left of it."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, CRUEL, DEAD, HIDDEN
from asterion.books.dungeonlab.event import Freed
from asterion.books.dungeonlab.plan.things import BULLET
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import Being


def suffer(turn: Turn, being: Being, ammunition: str, count: int) -> int:
    """D25, D34, D42, D66  Take what it needs to die, and give the rest back for the next target."""
    options = turn.game.options
    needed = being.kind.needed(ammunition, options)
    if not needed or not can_suffer(being, ammunition):
        return count
    needed -= wounds(turn, being, ammunition)
    if count < needed:
        if ammunition == BULLET or options.wounds == "all":
            key = (ammunition, turn.game.round)
            being.wounds[key] = being.wounds.get(key, 0) + count
        return 0
    kill(turn, being, cruel=ammunition != BULLET)
    return count - needed


def can_suffer(being: Being, ammunition: str) -> bool:
    """D41  The dead take no bullets; a skinnable corpse can still be torn to pieces."""
    if being.condition == ALIVE:
        return True
    return being.kind.has_skin and being.condition != CRUEL and ammunition != BULLET


def wounds(turn: Turn, being: Being, ammunition: str) -> int:
    """D42  What was fired in this round and in the one before still counts."""
    if not being.wounds:
        return 0
    last = turn.game.round - 1
    being.wounds = {key: count for key, count in being.wounds.items() if key[1] >= last}
    return sum(count for (kind, _), count in being.wounds.items() if kind == ammunition)


def kill(turn: Turn, being: Being, cruel: bool) -> None:
    """D39, D41  Normal or cruel death; a werewolf only hides its eyes."""
    if being.kind.hides:
        being.condition = HIDDEN
    elif being.kind.is_beast:
        being.condition = CRUEL if cruel else DEAD
    else:
        being.condition = DEAD
    being.wounds.clear()
    turn.note(being)
    for player in turn.game.players:
        if player.jailed and player.place == being.place and being.kind.jails:
            player.jailed = False
            player.misses = 0
            turn.game.stir(player.place)
            turn.news.append(Freed(player.hears, player.seat))
