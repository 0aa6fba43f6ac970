"""Before the first move: the shape, the secret start cells, and the first answers (6.1, 6.2)."""

from collections.abc import Sequence

from asterion.books.labyrinth.event import (
    Began,
    CellTold,
    ChoseStart,
    Confirmed,
    Placed,
    PlayerAt,
    Voided,
    VoidedBy,
)
from asterion.books.labyrinth.options import UNLIMITED, LabyrinthOptions, handicap
from asterion.books.labyrinth.plan.model import Plan, cell_named
from asterion.books.labyrinth.plan.starts import (
    MOST_VOID_ROUNDS,
    is_valid_start,
    why_void,
)
from asterion.books.labyrinth.rules.arrival import kind_heard
from asterion.books.labyrinth.rules.infection import stir_mites
from asterion.books.labyrinth.rules.orders import place
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.turns import begin_turn
from asterion.books.labyrinth.say.command import TOPMOST, AskCell, Confirm, Start, Void
from asterion.books.labyrinth.state import CHOOSING, CONFIRMING, MINE, PLAYING, State
from asterion.core.audience import EVERYONE, MASTER, NOBODY, Seat
from asterion.core.dice import Dice

VOID_ONCE_IN = 6


def begin(
    plan: Plan, options: LabyrinthOptions, names: Sequence[str], dice: Dice, news: News
) -> State:
    """L2, L5, L13, L94  The shape and the two numbers are announced; the rest is secret."""
    game = State(plan, options, list(names))
    game.questions_left = handicap(options.cells_to_ask, "cells_to_ask", len(names))
    game.extra_orders = handicap(options.extra_orders, "extra_orders", len(names))
    if options.mines:
        game.load = [MINE for _ in names]
    healing = UNLIMITED if options.healing_counts == "unlimited" else game.moves_to_heal
    news.append(Began(EVERYONE, list(names), plan.outline, healing, game.nstop))
    dice.shuffle(game.asking_order, "asking order")
    if options.common_start:
        begin_together(game, dice, news)
    game.touched.update(range(len(names)))
    return game


def begin_together(game: State, dice: Dice, news: News) -> None:
    """L87, L121  One cell for all, chosen by the master; no bullets, no grenades."""
    players = len(game.names)
    game.bullets = [0] * players
    game.grenades = [0] * players
    if game.options.master == "human":
        game.phase = CONFIRMING
    else:
        cell = dice.pick(valid_starts(game, 0), "common start")
        game.chosen = [cell] * players
        set_out(game, news)


# ---- choosing


def choose_start(game: State, seat: Seat, command: Start, dice: Dice, news: News) -> None:
    """L9  Secretly; when all have chosen, the master looks at the choices."""
    cell = cell_named(game.plan, command.cell)
    assert cell is not None  # the shape is public, and was checked
    if seat == MASTER:
        game.chosen = [cell] * len(game.names)
        set_out(game, news)
    else:
        note_start(game, seat, cell, dice, news)


def note_start(game: State, seat: Seat, cell: int, dice: Dice, news: News) -> None:
    game.chosen[seat] = cell
    game.asking_order.remove(seat)
    name = game.plan.names[cell]
    news.append(ChoseStart(game.hears[seat], seat, name))
    if not game.asking_order:
        if game.options.master == "human":
            game.phase = CONFIRMING
        else:
            judge(game, dice, news)


def ask_cell(game: State, seat: Seat, command: AskCell, dice: Dice, news: News) -> None:
    """L83  A handicap: the type of a cell, told to the one who asks."""
    cell = cell_named(game.plan, command.cell)
    assert cell is not None
    game.questions_left[seat] -= 1
    game.asked_cells[seat].append(cell)
    news.append(CellTold(game.hears[seat], seat, command.cell, chr(game.plan.kinds[cell])))


def start_by_lot(game: State, seat: Seat, dice: Dice, news: News) -> None:
    """L117  No start cell chosen in time: a random valid one."""
    note_start(game, seat, dice.pick(valid_starts(game, game.chosen[seat]), "start"), dice, news)


def valid_starts(game: State, previous: int) -> list[int]:
    """L10, L117  The cells that no condition forbids, but not the one of the void round."""
    cells = [cell for cell in game.plan.cells if cell != previous]
    return [cell for cell in cells if is_valid_start(game.plan, game.options, cell)] or cells


# ---- confirming


def judge(game: State, dice: Dice, news: News) -> None:
    """L10  The computer voids by the agreed conditions, and sometimes for no reason at all.

    The secret draw is made in every round, so that a void round tells nobody anything; where none
    is made, the reason follows from the choices, and is said.
    """
    by_draw = game.options.void_by_draw
    for_nothing = by_draw and dice.below(VOID_ONCE_IN, "void the start cells") == 0
    why = why_void(game.plan, game.options, game.chosen)
    if not (for_nothing or why) or game.void_rounds >= MOST_VOID_ROUNDS:
        set_out(game, news)
    else:
        declare_void(game, dice, news, Voided(EVERYONE) if by_draw else VoidedBy(EVERYONE, [*why]))


def declare_void(game: State, dice: Dice, news: News, told: Voided | VoidedBy) -> None:
    """L10  Every player picks a new cell."""
    game.void_rounds += 1
    game.phase = CHOOSING
    game.asking_order = list(range(len(game.names)))
    dice.shuffle(game.asking_order, "asking order")
    news.append(told)


def confirm(game: State, seat: Seat, command: Confirm, dice: Dice, news: News) -> None:
    """L10  The human master's word."""
    set_out(game, news)


def void(game: State, seat: Seat, command: Void, dice: Dice, news: News) -> None:
    """L10  The human master's word."""
    declare_void(game, dice, news, Voided(EVERYONE))


def set_out(game: State, news: News) -> None:
    """L11  Everyone hears the type of the cell where each player is; the first turn begins."""
    game.asking_order = []
    game.phase = PLAYING
    news.append(Confirmed(EVERYONE))
    for seat, cell in enumerate(game.chosen):
        reply = Reply(game, seat)
        reply.prefers = TOPMOST  # nobody is asked before the first move
        place(game, reply, cell)
        news.append(Placed(EVERYONE, seat, kind_heard(game, seat, game.at[seat]), reply.told))
        news.append(PlayerAt(NOBODY, seat, game.at[seat], -1, game.plan.names[game.at[seat]]))
        stir_mites(game, seat)
    game.round = 1
    begin_turn(game, 0, news)
