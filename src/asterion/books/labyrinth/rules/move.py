"""A move from its request to its one full answer (2.1, 6.2, 6.5-6.8)."""

from asterion.books.labyrinth.event import Asked, PlayerAt, Skipped
from asterion.books.labyrinth.plan.model import HOSPITAL, WEAPONRY
from asterion.books.labyrinth.rules.answer import answer, note_illness
from asterion.books.labyrinth.rules.arrival import restock
from asterion.books.labyrinth.rules.choice import ask_which_treasure
from asterion.books.labyrinth.rules.ending import (
    finish,
    living,
    see_who_is_left,
    spend_survivors_move,
)
from asterion.books.labyrinth.rules.infection import (
    count_down,
    heal,
    infect_who_stayed,
    stir_mites,
)
from asterion.books.labyrinth.rules.orders import order_cell
from asterion.books.labyrinth.rules.outside import stay_out
from asterion.books.labyrinth.rules.parts import carry_out
from asterion.books.labyrinth.rules.reply import News, Reply
from asterion.books.labyrinth.rules.turns import announce_gone, pass_turn
from asterion.books.labyrinth.say.command import FACETS, Move, Skip
from asterion.books.labyrinth.say.saying import notes_of
from asterion.books.labyrinth.state import DEAD, INSIDE, State
from asterion.core.audience import EVERYONE, NOBODY, Seat
from asterion.core.dice import Dice

FOUND_FACET = 1 << FACETS.index("found")


def move(game: State, seat: Seat, command: Move, dice: Dice, news: News) -> None:
    """L12, L17  The whole request is carried out, then answered in full; then the turn passes."""
    notes = notes_of(command)
    news.append(Asked(EVERYONE, seat, notes.request))
    reply = Reply(game, seat)
    reply.counts_bullets = notes.is_conditional
    if game.skipped:
        game.skipped.clear()
    start, side = game.at[seat], game.outside[seat]
    if command.order:
        order_cell(game, reply, command.order, news)
    carry_out(game, reply, command.parts, news)
    if game.result is None:
        end_of_move(game, reply)
    if game.at[seat] != start or game.outside[seat] != side:
        note_place(game, seat, news)
    answer(game, reply, notes, news)
    if game.touched and max(game.health) >= DEAD:
        see_who_is_left(game)
    if game.survivor_left:
        spend_survivors_move(game)
    if game.result is None:
        may_ask = reply.choice is not None and command.told & FOUND_FACET  # asking tells the find
        if not (may_ask and ask_which_treasure(game, reply, news)):
            pass_turn(game, news)


def note_place(game: State, seat: Seat, news: News) -> None:
    """For the master's plan: on a cell, or outside of one."""
    side = game.outside[seat]
    cell, way = (game.at[seat], -1) if side == INSIDE else (side // 4, side % 4)
    news.append(PlayerAt(NOBODY, seat, cell, way, game.plan.names.get(cell, "")))


def end_of_move(game: State, reply: Reply) -> None:
    """L36, L47, L55, L57, L72  What the end of a turn brings, wherever it finds him."""
    seat = reply.seat
    if reply.was_outside and game.outside[seat] != INSIDE and game.health[seat] < DEAD:
        stay_out(game, reply)
    kind = game.plan.kinds[game.at[seat]]
    if kind == WEAPONRY:
        restock(game, reply)
    elif kind == HOSPITAL:
        heal(game, reply)
    if game.waking or game.woken:
        stir_mites(game, seat)
    if game.infested or game.exposed:
        infect_who_stayed(game, reply)
    if reply.was_infected:
        count_down(game, reply)


def skip(game: State, seat: Seat, command: Skip, dice: Dice, news: News) -> None:
    """L29, L36  No action, no movement, no flow; a draw when all who are left have skipped."""
    reply = Reply(game, seat)
    game.skipped.add(seat)
    end_of_move(game, reply)
    note_illness(game, seat, reply.told)
    told = Skipped(EVERYONE, seat, reply.told)
    news.append(told)
    game.moves[seat].append(told)
    announce_gone(game, seat, news)
    see_who_is_left(game)
    if game.skipped.issuperset(living(game)):
        finish(game, "skipped")
    if game.survivor_left:
        spend_survivors_move(game)
    if game.result is None:
        pass_turn(game, news)
