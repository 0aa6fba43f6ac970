"""What a player does with what is in her cell: climbing, skinning, strangling, a morgul blade."""

from asterion.books.dungeonlab.encounters.kind import ALIVE, DEAD, GONE, SKINNED
from asterion.books.dungeonlab.event import Struck
from asterion.books.dungeonlab.plan.things import MORGUL
from asterion.books.dungeonlab.rules.fate import disembody
from asterion.books.dungeonlab.rules.turn import COMMON_ANSWERS, Turn
from asterion.books.dungeonlab.state import Being, Player, Question


def climb(turn: Turn, being: Being) -> None:
    """D62  Every tree serves once a landing."""
    assert being.kind.climb is not None
    if being.number in turn.player.used:
        turn.tell(being, "used")
        return
    turn.player.used.add(being.number)
    being.kind.climb(turn, being)


def skin(turn: Turn, being: Being) -> None:
    """D21, D34  Only what died a normal death."""
    being.condition = SKINNED
    turn.note(being)
    turn.tell(being, "skins")
    turn.give(being.kind.skin_name)


def strangle(turn: Turn, being: Being) -> None:
    """D37  Free; a rabbit's skin comes with it."""
    being.condition = SKINNED
    turn.note(being)
    turn.tell(being, "strangled")
    turn.give(being.kind.skin_name)


def send_beast(turn: Turn, being: Being) -> None:
    """D46, D66  To the nearest Mordor, where it is the newest."""
    turn.lose(MORGUL)
    turn.news.append(Struck(turn.player.hears, turn.player.seat, being.kind.told_as))
    mordor = turn.nearest("Mordor", being.place)
    if mordor is not None:
        turn.place_being(being, mordor.place)


def send_player(turn: Turn, victim: Player) -> None:
    """D26, D46  No blade parries it."""
    turn.lose(MORGUL)
    turn.news.append(Struck(turn.player.hears, turn.player.seat, turn.game.names[victim.seat]))
    disembody(turn.of(victim))


# ---- which one


def beings_here(turn: Turn) -> list[Being]:
    """What is in the player's cell, the newest first."""
    game = turn.game
    return [game.beings[number] for number in reversed(game.at[turn.player.place])]


def tree_here(turn: Turn) -> Being:
    living = (b for b in beings_here(turn) if b.kind.climb is not None and b.condition == ALIVE)
    return next(living)


def skinnable_here(turn: Turn, label: str) -> Being:
    """The one that is named, else the newest."""
    bodies = [b for b in beings_here(turn) if b.kind.has_skin and b.condition == DEAD]
    return next((body for body in bodies if body.kind.told_as == label), bodies[0])


def rabbit_here(turn: Turn) -> Being:
    return next(b for b in beings_here(turn) if b.kind.can_be_strangled and b.condition == ALIVE)


def beast_here(turn: Turn, label: str) -> Being | None:
    for being in beings_here(turn):
        if being.kind.is_beast and being.condition not in GONE and being.kind.told_as == label:
            return being
    return None


def _climb_asked(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    if yes:
        climb(turn, being)


def _skin_asked(turn: Turn, being: Being, question: Question, yes: bool) -> None:
    if yes:
        skin(turn, being)


COMMON_ANSWERS.update(climb=_climb_asked, skin=_skin_asked)
