"""Deduction for Dooom: where others can be, who took what, and that nothing untrue is certain."""

import pytest

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.model import Plan
from asterion.core.audience import PUBLIC
from asterion.core.dice import Recorded, Rolled
from asterion.core.phrase import Phrase, english
from asterion.core.referee.table import Table
from asterion.knowledge import knowledge_of
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.dooom.asked import meant, still_possible
from asterion.knowledge.dooom.facts import Carries, PlayerAt, ThingLies, ThingTaken, TileIs
from asterion.knowledge.dooom.knowing import DooomKnowledge
from asterion.knowledge.dooom.places import name, named
from asterion.knowledge.dooom.words import Telling, place_in_words, place_meant
from asterion.testing.play import NAMES
from asterion.words import speak
from tests.contract.shelf.dooom import KIT
from tests.knowledge.checked import Say, answers, by_bots
from tests.knowledge.dooom_checked import DooomChair

BOOKS = ("dungeon-of-dooom", "labyrinth-of-dooom")
RANDOM_GAMES, BOT_GAMES = 40, 20
SOAKED_RANDOM_GAMES, SOAKED_BOT_GAMES, PIECES = 800, 200, 10
MOST_ANSWERS, ASKED_EVERY = 120, 20
TEAMS = (["walker", "hunter"], ["fighter", "walker", "hunter"], ["random", "walker"])
ANN, BOB = 0, 1


def random_table(seed: int) -> tuple[Table, Say]:
    """Any options, any map; whatever is legal, and what the master and late players do."""
    dice = Rolled(seed)
    players = KIT.players(dice)
    options = KIT.options(dice)
    chosen = book(BOOKS[seed % 2])
    table = Table(chosen, KIT.plan(dice, players), NAMES[:players], options, Rolled(seed), salt="")

    def say(table: Table) -> tuple[int, str]:
        aside = KIT.out_of_turn(table, dice) if dice.below(6, "aside") == 0 else None
        if aside is not None and not aside[1].startswith("place"):
            return aside
        seat = dice.pick(table.awaited, "who")
        return seat, dice.pick(table.legal(seat) or ["end"], "what")

    return table, say


def bots_table(seed: int) -> tuple[Table, Say]:
    chosen, team = book(BOOKS[seed % 2]), TEAMS[seed % len(TEAMS)]
    plan = chosen.plan.generate(chosen.plan.settings(), Rolled(seed))
    table = Table(chosen, plan, NAMES[: len(team)], DooomOptions(), Rolled(seed), salt="")
    return table, by_bots(chosen, team, Rolled(seed))


def check_game(table: Table, say: Say, seed: int) -> int:
    seats = [*range(len(table.names)), PUBLIC]
    chair = DooomChair(table, seats[seed % len(seats)])
    facts = 0
    for number in answers(table, say, MOST_ANSWERS):
        chair.listen()
        if number % ASKED_EVERY == 0:
            facts += chair.check_facts()
    return facts + chair.check_facts()


def test_O7_the_truth_fits_whatever_is_done_at_any_table() -> None:
    assert sum(check_game(*random_table(seed), seed) for seed in range(RANDOM_GAMES)) > 1000


def test_O7_the_truth_fits_in_games_of_the_bots() -> None:
    assert sum(check_game(*bots_table(seed), seed) for seed in range(BOT_GAMES)) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_O7_the_truth_fits_in_a_thousand_games(piece: int) -> None:
    for number in range(SOAKED_RANDOM_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*random_table(seed), seed)
    for number in range(SOAKED_BOT_GAMES // PIECES):
        seed = 10_000 + piece * 1_000 + number
        check_game(*bots_table(seed), seed)


# ---- scenes

CORRIDOR = [b"#########", b"#..S...E#", b"#########"]


def corridor(*starts: int, rows: list[bytes] = CORRIDOR) -> Table:
    """Players in a corridor, by their columns; the start is drawn among its free tiles."""
    draws, free = [], [*range(7)]
    for column in starts:
        draws.append(("start", len(free), free.index(column)))
        free.remove(column)
    chosen = book("dungeon-of-dooom")
    plan = Plan("corridor", 0, rows)
    return Table(
        chosen, plan, NAMES[: len(starts)], DooomOptions(sight=1), Recorded(draws), salt=""
    )


def hearing(table: Table, seat: int) -> Knowledge:
    knowledge = knowledge_of(table.book.name, seat, table.options, remembers=True)
    for entry in table.entries:
        knowledge.hear(entry.told(seat), entry.n)
    return knowledge


def say(table: Table, *commands: str) -> None:
    for command in commands:
        table.submit(table.awaited[0], command)


def cells(knowledge: Knowledge, seat: int) -> set[str]:
    return {at.cell for at in knowledge.could_be(seat)}


def test_O8_who_left_ones_sight_is_as_far_as_their_points_take_them() -> None:
    table = corridor(0, 1)
    assert cells(hearing(table, ANN), BOB) == {"e1"}
    say(table, "end", "move east")
    could = cells(hearing(table, ANN), BOB)
    assert {"e2", "e3", "e7"} <= could  # one point is spent, five are left
    assert not {"start", "e1", "e8"} & could
    say(table, "end")
    assert "e1" not in cells(hearing(table, ANN), BOB)


def test_O6_nobody_moves_out_of_turn() -> None:
    table = corridor(1, 2)
    say(table, "move west")
    ann = hearing(table, ANN)
    fact = PlayerAt("e1", BOB)
    assert fact in ann.certain().facts
    assert [line.rule for line in ann.why(fact).lines] == ["O6", ""]
    assert english(ann.say(fact)) == "Bob is on the tile 1 east of the start"


def test_O9_what_only_one_can_have_taken_they_have() -> None:
    table = corridor(0, 2)
    say(table, "move east", "end", "pick up", "move east", "end")
    ann = hearing(table, ANN)
    facts = ann.certain().facts
    assert ThingTaken("e2", BOB, "S") not in facts  # under Bob it was never seen
    table = corridor(0, 3)
    say(table, "move east", "end", "move west", "pick up", "move east")
    ann = hearing(table, ANN)
    facts = ann.certain().facts
    assert {ThingTaken("e2", BOB, "S"), Carries("", BOB, "S", True)} <= set(facts)
    assert english(ann.say(Carries("", BOB, "S", True))) == "Bob carries the sword"
    assert ann.why(ThingTaken("e2", BOB, "S")).proved


def test_O9_a_thing_is_certain_while_nobody_can_have_come_there() -> None:
    table = corridor(1, 6)
    say(table, "move west")
    ann = hearing(table, ANN)
    assert ThingLies("e1", "S") in ann.certain().facts
    assert [line.rule for line in ann.why(ThingLies("e1", "S")).lines][:2] == ["O8", "O9"]
    say(table, "end")  # now Bob, whom Ann has never seen, may be anywhere
    ann = hearing(table, ANN)
    assert ThingLies("e1", "S") not in ann.certain().facts
    assert ann.possible("e1") == {"S", "."}


def test_O5_the_public_sees_nothing() -> None:
    public = hearing(corridor(0, 1), PUBLIC)
    assert public.certain().facts == ()
    assert cells(public, ANN) == {""}


def test_O16_an_exit_in_sight_is_a_way_out() -> None:
    ann = hearing(corridor(5, 0), ANN)
    exits = [fact for fact in ann.certain().facts if ann.is_way_out(fact)]
    assert exits == [TileIs("e1", "E")]


def test_O1_names_of_places_go_both_ways() -> None:
    for text in ("start", "n2", "s1", "w3", "e12", "n2e3", "s10w4"):
        place = named(text)
        assert place is not None
        assert name(place) == text
    assert named("Bob") is None
    assert named("") is None


@pytest.mark.parametrize(
    ("language", "called", "lies"),
    [
        ("en", "the start tile", "lies on the start tile"),
        ("de", "das Startfeld", "auf dem Startfeld liegt"),
        ("ru", "стартовая клетка", "на стартовой клетке лежит"),
    ],
)
def test_O5_the_start_has_words_and_they_are_understood(
    language: str, called: str, lies: str
) -> None:
    ann = hearing(corridor(5, 0), ANN)
    assert isinstance(ann, DooomKnowledge)
    telling = Telling(ANN, NAMES[:2], DooomOptions())
    assert speak(telling.fact(TileIs("start", ".")), language).startswith(called)
    assert lies in speak(telling.fact(ThingLies("start", "G")), language)
    assert meant(ann, called, ann.certain().facts) == [TileIs("start", ".")]
    possible = still_possible(ann, called)
    assert possible is not None
    assert speak(possible.words, language).startswith(called)


@pytest.mark.parametrize(
    ("language", "cell", "called"),
    [
        ("en", "n2e3", "the tile 2 north and 3 east of the start"),
        ("en", "w4", "the tile 4 west of the start"),
        ("de", "s1w12", "das Feld 1 nach Süden und 12 nach Westen vom Start"),
        ("ru", "n2e3", "клетка на север (2) и на восток (3) от старта"),
    ],
)
def test_O5_any_tile_has_words_and_they_are_understood(
    language: str, cell: str, called: str
) -> None:
    words = place_in_words(cell)
    assert isinstance(words, Phrase)
    assert speak(words, language) == called
    assert place_meant(called.lower()) == cell


def test_O5_more_digits_than_any_map_has_tiles_name_no_tile() -> None:
    """Python refuses to read some thousand digits as a number, with an error of its own."""
    assert place_meant(f"{'9' * 5000} north") == place_meant(f"north {'9' * 5000}") == ""
    assert named(f"n{'9' * 5000}") is None


def test_O5_a_player_is_no_tile() -> None:
    assert place_meant("bob") == place_meant("4 bob") == ""
