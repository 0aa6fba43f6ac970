"""Where the rules begin: the opening, and the table of contents from command to rule."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dungeonlab.encounters.kind import COMMON_QUESTIONS
from asterion.books.dungeonlab.event import Began, Looked, MapGone, MapShown, MarksTold
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.dungeonlab.rules import deeds, moving, riding, shooting, trading
from asterion.books.dungeonlab.rules.arrival import go_on, take_all, tell_here, visible
from asterion.books.dungeonlab.rules.body import die
from asterion.books.dungeonlab.rules.rounds import begin_turn, next_turn
from asterion.books.dungeonlab.rules.sight import NOTHING_SEEN
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.state import NOTHING_FOUND, NOWHERE, Being, Player, State
from asterion.core.audience import EVERYONE, Seat, only
from asterion.core.contract.book import Refused
from asterion.core.contract.chapters import Fleeting, Result
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.core.referee.names import find_seat

FREE, SPENT = True, False
"""Whether a command leaves the turn to the player."""
DRAWN_OTHERWISE = ("pit", "source", "river")
"""D32, D68, D70  By where they lead to; the sentence explains it."""


def begin(
    plan: Plan, options: DungeonLabOptions, names: Sequence[str], dice: Dice, news: list[Event]
) -> State:
    """D2, D19  Size and levels are told; chance puts the players in order."""
    if not plan.treasures or not plan.exits:
        raise Refused(Phrase("dungeonlab-refused-unplayable"))
    game = State(plan, options, names)
    for place, name in plan.contents.items():
        game.at[place].append(len(game.beings))
        game.beings.append(Being(len(game.beings), KINDS[name], place))
        game.shine(place)
    dice.shuffle(game.order, "order")
    game.round = 1
    columns, rows = plan.base
    news.append(Began(EVERYONE, columns, rows, plan.levels, list(names), game.order[:]))
    begin_turn(Turn(game, game.players[game.order[0]], dice, news))
    return game


# ---- actions; each says whether it was free (D21)


def land(turn: Turn, command: said.Land) -> bool:
    moving.land(turn, command.column, command.row, command.level)
    return SPENT


def move(turn: Turn, command: said.Move) -> bool:
    moving.step(turn, command.way)
    return SPENT


def level(turn: Turn, command: said.Level) -> bool:
    moving.change_level(turn, command.by)
    return SPENT


def shoot(turn: Turn, command: said.Shoot) -> bool:
    shooting.shoot(turn, command.ammunition, command.count, command.way)
    return SPENT


def feel(turn: Turn, command: said.Feel) -> bool:
    moving.feel(turn)
    return SPENT


def climb(turn: Turn, command: said.Climb) -> bool:
    deeds.climb(turn, deeds.tree_here(turn))
    return turn.game.options.free_climbing


def skin(turn: Turn, command: said.Skin) -> bool:
    deeds.skin(turn, deeds.skinnable_here(turn, command.what))
    tell_here(turn)
    return turn.game.options.free_skinning


def buy(turn: Turn, command: said.Buy) -> bool:
    trading.buy(turn, command.thing, command.count)
    return SPENT


def sell(turn: Turn, command: said.Sell) -> bool:
    trading.sell(turn, command.thing, command.count)
    return SPENT


def use_map(turn: Turn, command: said.UseMap) -> bool:
    trading.use_map(turn, command.thing)
    return FREE


def morgul(turn: Turn, command: said.Morgul) -> bool:
    """D46  A beast by its name, else a player."""
    beast = deeds.beast_here(turn, command.target)
    if beast is not None:
        deeds.send_beast(turn, beast)
    else:
        victim = find_seat(command.target, turn.game.names)
        deeds.send_player(turn, turn.game.players[victim])
    return SPENT


def mount(turn: Turn, command: said.Mount) -> bool:
    riding.mount(turn)
    tell_here(turn)
    return SPENT


def dismount(turn: Turn, command: said.Dismount) -> bool:
    """D56  Free, and no new arrival."""
    riding.leave_mount(turn)
    tell_here(turn)
    return FREE


def strangle(turn: Turn, command: said.Strangle) -> bool:
    deeds.strangle(turn, deeds.rabbit_here(turn))
    tell_here(turn)
    return FREE


def take(turn: Turn, command: said.Take) -> bool:
    take_all(turn)
    tell_here(turn)
    return FREE


def look_again(turn: Turn, command: said.Look) -> bool:
    """D20  The same once more; nothing strikes a second time (D22)."""
    player = turn.player
    seen = visible(turn, player.place)
    player.sees = seen != NOTHING_SEEN
    turn.news.append(Looked(player.hears, player.seat, seen))
    player.known_here = NOTHING_FOUND
    tell_here(turn)
    return FREE


def do_nothing(turn: Turn, command: said.Pass) -> bool:
    return SPENT


def bang_head(turn: Turn, command: said.Suicide) -> bool:
    """D9  Against a wall, thoroughly."""
    die(turn, "wall")
    return SPENT


def answer(turn: Turn, command: said.Answer) -> bool:
    """The answer takes the move up where the question left it."""
    question = turn.game.asked
    assert question is not None
    arrivals = turn.arrivals
    turn.answer(command.yes)
    asked = turn.game.asked
    if asked is not None:
        asked.left, asked.arriving = question.left, question.arriving
    elif question.arriving and turn.arrivals == arrivals and turn.is_alive:
        go_on(turn, list(question.left))
    return question.free


# ---- what the master says


def time_out(game: State, name: str, dice: Dice, news: list[Event]) -> None:
    """D2  A question takes its default, a turn out of time is a pass."""
    player = game.players[find_seat(name, game.names)]
    turn = Turn(game, player, dice, news)
    question = game.asked
    game.presets = {}
    free = SPENT
    if question is not None:
        kind = game.beings[question.being].kind
        default = kind.asks.get(question.key, COMMON_QUESTIONS.get(question.key, False))
        free = answer(turn, said.Answer(default))
    conclude(turn, free)


def hide(game: State, name: str, news: list[Event]) -> None:
    """D32  The seconds are over."""
    take_map_away(game.players[find_seat(name, game.names)], news)


def taken_away(event: MapShown, names: Sequence[str]) -> Fleeting:
    """D32  What a master with a clock says when the seconds of a map are over."""
    return Fleeting(event.seat, event.seconds, f"hide {names[event.seat]}")


def tell_marks(game: State, player: Player, news: list[Event]) -> None:
    """D32  All that this table may have: those of one plan alone would tell what is in it."""
    marks = [
        (kind.letters, kind.name)
        for kind in KINDS.values()
        if kind.name not in DRAWN_OTHERWISE
        and (not kind.option or getattr(game.options, kind.option))
    ]
    news.append(MarksTold(player.hears, player.seat, marks))


def take_map_away(player: Player, news: list[Event]) -> None:
    player.reads = False
    news.append(MapGone(only(player.seat), player.seat))


def leave(game: State, name: str, dice: Dice, news: list[Event]) -> None:
    """D2  A disconnection that lasts is a death without landing again."""
    player = game.players[find_seat(name, game.names)]
    turn = Turn(game, player, dice, news)
    had_the_word = player.seat in awaited(game)
    if game.asked is not None and game.asked.seat == player.seat:
        game.asked = None
    if player.place != NOWHERE or not player.out:
        die(turn, "left", for_good=True)
    if had_the_word:
        conclude(turn, SPENT)


# ---- the table of contents

RULES: dict[type[said.Command], Callable[[Turn, Any], bool]] = {
    said.Move: move,
    said.Level: level,
    said.Shoot: shoot,
    said.Answer: answer,
    said.Land: land,
    said.Feel: feel,
    said.Climb: climb,
    said.Skin: skin,
    said.Buy: buy,
    said.Sell: sell,
    said.UseMap: use_map,
    said.Morgul: morgul,
    said.Mount: mount,
    said.Dismount: dismount,
    said.Strangle: strangle,
    said.Take: take,
    said.Look: look_again,
    said.Pass: do_nothing,
    said.Suicide: bang_head,
}


def execute(game: State, seat: Seat, command: said.Command, dice: Dice, news: list[Event]) -> None:
    rule = RULES.get(type(command))
    if rule is not None:
        if type(command) is not said.Answer:  # which belongs to a move that began earlier
            presets = getattr(command, "presets", ())
            if presets or game.presets:
                game.presets = dict(presets)
        player = game.players[seat]
        if player.reads:  # D32  anyone who goes on has looked long enough
            take_map_away(player, news)
        turn = Turn(game, player, dice, news)
        conclude(turn, rule(turn, command))
    elif isinstance(command, said.Marks):
        tell_marks(game, game.players[seat], news)
    elif isinstance(command, said.TimeOut):
        time_out(game, command.name, dice, news)
    elif isinstance(command, said.Leave):
        leave(game, command.name, dice, news)
    elif isinstance(command, said.Hide):
        hide(game, command.name, news)


def conclude(turn: Turn, free: bool) -> None:
    """D21  A question waits, a free deed leaves the turn, anything else ends it."""
    game, player = turn.game, turn.player
    if game.asked is not None:
        game.asked.free = free
    elif game.result is None:
        if not free or not turn.is_alive or player.jailed:
            next_turn(turn)


def awaited(game: State) -> Sequence[Seat]:
    if game.result is not None:
        return ()
    return (game.turn,) if game.asked is None else (game.asked.seat,)


def result(game: State) -> Result | None:
    return game.result
