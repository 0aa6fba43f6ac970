"""Whole games: every preset, chance as the players, to the end and again from the record."""

import io

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.make.generate import generate
from asterion.books.labyrinth.make.settings import LabyrinthSettings
from asterion.books.labyrinth.options import PRESETS, LabyrinthOptions
from asterion.core.dice import Rolled
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.core.referee.table import Table
from tests.contract.shelf.labyrinth import KIT

GAMES = 200
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def bound(table: Table) -> int:
    """L40  No game is longer than this many moves.

    Every Nstop rounds the master says “draw” unless something changed for good: a wall or closed
    exit went, a treasure was carried out, somebody died or became immune. The claimed count may
    begin only after twice that time; a void start and a treasure choice add a few commands.
    """
    plan, players = table.plan, len(table.names)
    walls = sum(1 for edge in plan.edges if edge in (1, 3))
    changes = walls + len(plan.treasures) + 2 * players
    return (changes + 4) * 2 * int(table.state.nstop) * players * 2 + 4 * players


def play_out(options: LabyrinthOptions, players: int, seed: int) -> Table:
    chooser = Rolled(seed)
    settings = LabyrinthSettings(
        width=4, height=4 + seed % 2, players=players, turbulent=options.rivers == "turbulent"
    )
    plan = generate(settings, Rolled(seed % 50))
    table = Table(BOOK, plan, NAMES[:players], options, Rolled(seed), salt="salt")
    while table.result is None:
        seat = chooser.pick(table.awaited, "who")
        table.submit(seat, chooser.pick(table.legal(seat), "what"))
        assert len(table.entries) < bound(table)
    return table


def check_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        chooser = Rolled(seed)
        agreed = [*PRESETS.values(), KIT.options(chooser)]
        options = agreed[seed % len(agreed)]
        assert isinstance(options, LabyrinthOptions)
        table = play_out(options, 2 + seed % 5, seed)
        file = io.BytesIO()
        record.write(table, file)
        assert verify(record.read(file.getvalue()), BOOK).state == table.state


def test_L40_random_games_of_every_preset_end_and_replay_identically() -> None:
    check_games(0, GAMES)


def test_L32_L81_the_presets() -> None:
    beginner, classic, full = (PRESETS[name] for name in ("beginner", "classic", "full"))
    assert classic == LabyrinthOptions()
    assert [preset.repeats for preset in (beginner, classic, full)] == [True, False, False]
    assert [preset.dark_moves for preset in (beginner, classic, full)] == [False, False, True]
    assert full.mines
    assert full.mites
    assert not beginner.conditional_moves
