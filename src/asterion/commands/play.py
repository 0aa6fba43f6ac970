"""`asterion play`: a game at the keyboard, kept from its first word."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import click

from asterion.books import UnknownBook, book, books
from asterion.bots import bot_names
from asterion.commands.common import (
    STANDARD_INPUT,
    check_plan,
    fail,
    load_record,
    make_plan,
    read_options,
    read_players,
    shown,
    take_book,
)
from asterion.commands.flags import plan_option, preset_option, seed_option, set_option
from asterion.commands.numbers import Number, WholeNumber
from asterion.commands.opponents import company, make_bots, names_for, read_bots
from asterion.commands.verb import option, verb
from asterion.commands.voting_in_turn import Settings, VoteInTurn
from asterion.commands.words import in_words, say, word
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Rolled
from asterion.core.phrase import phrase
from asterion.core.records.record import RecordError
from asterion.core.records.replay import replay
from asterion.core.referee.table import Table
from asterion.terminal.console import Console
from asterion.terminal.game_file import CannotKeep, GameFile, place_for
from asterion.terminal.general import asks_for_hint
from asterion.terminal.layout import wrapped
from asterion.terminal.screens import on_its_screen
from asterion.terminal.session import Left, Session, Stuck, Thinker

PERSON = "Theseus"
MOST_SEATS = 99
USUAL = ""
"""The bot that is meant where none is named: the first that was made for the book."""


@verb(
    examples="""
  asterion play dooom
  asterion play dooom --bots 2
  asterion play dooom --bots 2 --seat 3
  asterion play dooom --players Ann,Bob --bots hunter --plan cellar.txt --seed 7
  asterion play cc3k --bot --speed 20
  asterion play labyrinth --plan old-mill
  asterion play labyrinth --players Ann,Bob,Cid --vote
  asterion play dungeonlab --bots scout --preset everything
  asterion play labyrinth --deduction
  asterion play --resume cellar.jsonl
  asterion play --from cellar.jsonl --at 78 --seat Ann"""
)
@click.argument("book", required=False, metavar="[BOOK]")
@option("--bots", metavar="N|NAMES", help="commands-option-bots")
@option(
    "--bot",
    "watched",
    is_flag=False,
    flag_value=USUAL,
    metavar="[NAME]",
    help="commands-option-watched",
)
@option(
    "--speed",
    type=Number(0, 1000),
    metavar="N",
    help="commands-option-speed",
)
@option("--players", metavar="NAMES", help="commands-option-players")
@option("--seat", metavar="N|NAME", help="commands-option-seat")
@plan_option
@seed_option
@set_option
@preset_option
@option("--vote", is_flag=True, help="commands-option-vote")
@option("--deduction", is_flag=True, help="commands-option-deduction")
@option("--record", metavar="FILE", help="commands-option-record")
@option("--resume", metavar="FILE", help="commands-option-resume")
@option("--from", "source", metavar="FILE", help="commands-option-from")
@option("--at", type=WholeNumber(0, 1_000_000), metavar="N", help="commands-option-at")
def play(
    book: str | None,
    bots: str | None,
    watched: str | None,
    speed: float | None,
    players: str | None,
    seat: str | None,
    plan: str | None,
    seed: int | None,
    settings: tuple[str, ...],
    preset: str | None,
    vote: bool,
    deduction: bool,
    record: str | None,
    resume: str | None,
    source: str | None,
    at: int | None,
) -> None:
    """Play BOOK at the keyboard: alone, against bots, or with others in turn."""
    console = Console(sys.stdin, sys.stdout, os.environ)
    try:
        if resume is not None:
            fixed = (book, watched, players, seat, plan, preset, record, source, at, *settings)
            if vote or any(value is not None for value in fixed):
                fail(word("commands-resume-alone"))
            session = resumed(console, Path(resume), bots, seed)
        elif source is not None:
            from asterion.commands.playing_on import played_on

            if vote or any(one is not None for one in (book, watched, players, plan, preset)):
                fail(word("commands-from-alone"))
            kept = Path(record) if record is not None else None
            session = played_on(
                console, Path(source), at or 0, seat or "", bots, seed, kept, games()
            )
        else:
            if watched is not None and any(one is not None for one in (players, bots, seat)):
                fail(word("commands-bots-alone"))
            chosen = take_book(book) if book is not None else ask_for_book(console)
            session = begun(
                console, chosen, players, bots, watched, read_seat(seat), plan, seed, settings,
                preset, vote, record,
            )  # fmt: skip
        if deduction:
            allow_deduction(session)
        elif len(session.people) == 1:
            session.new_thinker, session.thinks_about = hinting, asks_for_hint
        status = on_its_screen(session, speed).run()
    except (CannotKeep, Stuck) as error:
        fail(str(error))
    except (Left, EOFError):  # in the vote, before there is a game
        status = 0
    raise SystemExit(status)


def read_seat(said: str | None) -> int:
    """The number of the seat in a new game, which has no names yet."""
    if said is None:
        return 1
    if not said.isdecimal() or not 1 <= int(said) <= MOST_SEATS:
        fail(say("commands-seat-number", most=MOST_SEATS))
    return int(said)


def hinting(table: Table, seat: Seat) -> Thinker:
    """Players alone or against bots may ask for a hint; for proofs only where they are on."""
    from asterion.terminal.deducer import Deducer

    return Deducer(table, seat)


def allow_deduction(session: Session) -> None:
    """For everybody at the table, and said to everybody; it is loaded only where it is wanted."""
    from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
    from asterion.terminal.deducer import Deducer

    try:
        check_deduction(session.table.book.name)
    except (MissingSolver, NoKnowledge) as error:
        fail(error.why)
    session.new_thinker = Deducer
    said = word("commands-with-deduction")
    session.notice = f"{session.notice} {said}".strip()


# ---- a new game


def ask_for_book(console: Console) -> AnyBook:
    """Which book? By number or by name; asked again until it is one."""
    shelf = books()
    console.say(word("commands-which-book"))
    for number, one in enumerate(shelf, 1):
        console.lines(
            [
                f"{number:>3}  {in_words(one.called)}",
                *wrapped([in_words(one.summary)], console.columns, "     "),
            ]
        )
    while True:
        try:
            said = console.ask(say("commands-which-number", count=len(shelf)) + "> ")
        except EOFError:
            raise SystemExit(0) from None
        if said.isdecimal() and 1 <= int(said) <= len(shelf):
            return shelf[int(said) - 1]
        try:
            return book(said)
        except UnknownBook:
            console.say(say("commands-number-please", count=len(shelf)))


def begun(
    console: Console,
    book: AnyBook,
    players: str | None,
    bots: str | None,
    watched: str | None,
    first: int,
    plan_file: str | None,
    seed: int | None,
    settings: Sequence[str],
    preset: str | None,
    vote: bool,
    record: str | None,
) -> Session:
    if plan_file == STANDARD_INPUT:
        fail(word("commands-plan-from-keyboard"))
    people = read_players(players) if players is not None else [PERSON]
    kinds = read_bots(book, bots, default=max(book.seats[0] - len(people), first - 1))
    if watched is not None:
        people, kinds = [], [watched or bot_names(book.name)[0]] * book.seats[0]
    if first - 1 > len(kinds):
        fail(say("commands-no-such-seat", seat=first, bots=len(kinds)))
    others = names_for(len(kinds), people)
    names = [*others[: first - 1], *people, *others[first - 1 :]]
    options = read_options(book, preset, settings)
    if getattr(options, "master", "") == "human":
        fail(say("commands-master-at-keyboard", book=book.name))
    wishes: Settings = {}
    if vote:
        if book.rules.elected is None:
            fail(phrase("core-no-vote", book=book.called))
        in_turn = VoteInTurn(console, book, options, people, len(names), plan_file is not None)
        options, wishes = in_turn.take()
    dice = Rolled(seed)
    plan = make_plan(book, plan_file, dice, len(names), wishes, options)
    check_plan(book, plan, options, len(names), plan_file)
    try:
        table = Table(book, plan, names, options, dice)
    except Refused as refused:
        fail(in_words(refused.why))
    playing = dict(zip(others, kinds, strict=True))
    made = make_bots(book, names, playing, seed)
    path = Path(record) if record is not None else place_for(book.name, games(), time.localtime())
    kept = GameFile.begin(path, table, playing)
    return Session(table, console, kept, made, company(playing))


def games() -> Path:
    """Where games are kept whose players name no file."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("asterion", appauthor=False)) / "games"


# ---- a game that was kept


def resumed(console: Console, path: Path, bots: str | None, seed: int | None) -> Session:
    kept = GameFile.reopen(path)
    record, book = load_record(path)
    if record.seal is not None:
        fail(say("commands-finished", path=shown(path)))
    try:
        table = replay(record, book)
    except RecordError as error:
        fail(phrase("commands-path-says", path=shown(path), why=error.why))
    names = table.names
    if bots is None:
        playing = kept.bots()
    else:
        kinds = read_bots(book, bots, default=0)
        if len(kinds) >= len(names):
            fail(say("commands-somebody-has-to-play", bots=len(kinds), players=len(names)))
        playing = dict(zip(names[len(names) - len(kinds) :], kinds, strict=True))
    table.dice = Rolled(seed)
    kept.resume(record, table)
    notice = ""
    if record.torn:
        notice = word("commands-record-was-cut")
    return Session(
        table, console, kept, make_bots(book, names, playing, seed), company(playing), notice
    )
