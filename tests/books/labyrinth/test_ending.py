"""Outside, winning, losing and drawing (3)."""

from asterion.core.audience import MASTER
from tests.books.labyrinth.helper import hears, refusal, say, table

GATE = """
+--+--+--+--+
 1T .  F  2
+--+--+--+--+
""".replace("2\n", "2  \n")
STUCK = "Cannot move - hit a wall."
ANN_WINS = "Ann has carried out the true treasure and wins! Ann may make the next labyrinth."


def test_L14_L33_L34_carrying_out_the_true_treasure_wins_at_once() -> None:
    game = table(GATE, mines=False)
    assert say(game, "go left; shoot right") == ["Walked out of the labyrinth.", ANN_WINS]
    assert game.result is not None
    assert game.result.winners == (0,)
    assert game.result.reason == "Ann brought out the true treasure"
    assert refusal(game, "go up", seat=1) == "the game is over"


def test_L36_a_fake_crumbles_and_he_must_return_by_the_way_he_came() -> None:
    drawing = GATE.replace("1T", "1F")
    out = "Walked out of the labyrinth, the treasure crumbled to ashes."
    back = hears(drawing, "go left", "go up", "go right", mines=False)
    assert back == [out, STUCK, "Walked onto land."]
    lost = hears(drawing, "go left", "go up", "go up")
    assert lost[2:4] == ["Failed to return to the labyrinth and got lost.", "Ann is lost."]


def test_L36_skipping_outside_loses() -> None:
    heard = hears(GATE.replace("1T", "1F"), "go left", "go up", "skip")
    assert heard[2:4] == [
        "Ann skips. Failed to return to the labyrinth and got lost.",
        "Ann is lost.",
    ]


def test_L37_leaving_without_a_treasure_is_possible_and_what_is_dropped_outside_vanishes() -> None:
    game = table(GATE.replace("1T", "1 "), mines=False)
    assert say(game, "go left", "go up") == ["Walked out of the labyrinth.", STUCK]
    assert say(game, "leave two bullets; go right") == [
        "You are leaving two bullets. Walked onto land."
    ]
    assert say(game, "Ann: bullets") == ["One bullet."]
    assert all(not lay.lying.bullets for lay in game.view(MASTER).lying.values())


def test_L37_L103_who_resigns_leaves_his_corpse_and_all_items() -> None:
    drawing = GATE.replace("F  2", "3  2")
    game = table(drawing)
    cell = game.view(MASTER).at[2].cell
    assert say(game, "Cid: resign") == ["Cid resigns."]
    lying = game.view(MASTER).lying[cell].lying
    assert (lying.bullets, lying.grenades, lying.landmines, lying.corpses) == (3, 3, 1, 1)
    assert game.result is None


def test_L38_the_last_survivor_wins_also_when_the_others_resigned() -> None:
    game = table(GATE)
    assert say(game, "Ann: resign") == [
        "Ann resigns.",
        "Bob is the last survivor and wins. Bob may make the next labyrinth.",
    ]
    assert game.result is not None
    assert game.result.reason == "Bob is the last survivor"


def alone(*moves: str) -> list[str]:
    game = table(GATE, survivor_moves=2, mines=False)
    return say(game, "Bob: resign", "go right", *moves)


def test_L39_L88_the_survivor_may_have_to_bring_out_the_treasure() -> None:
    assert alone() == [
        "Bob resigns.",
        "Walked onto land.",
        "Ann is the last survivor and has 2 moves to bring out the true treasure.",
    ]
    assert alone("go left", "go left")[-1] == ANN_WINS
    assert alone("go left", "go up")[-1] == (
        "The treasure was not brought out in time - game ends with a draw!"
    )


def test_L40_after_nstop_rounds_without_change_it_is_a_draw() -> None:
    game = table(GATE, nstop=2)
    heard = say(game, "go right", "go left", "go right", "go left")
    assert heard[-1] == "Two rounds with no changes - game ends with a draw!"
    before = table(GATE, nstop=2, revision=1)
    say(before, "go right", "go left", "go right")
    assert say(before, "go left")[-1] == "Too many rounds with no changes - game ends with a draw!"


def test_L40_nstop_is_the_number_of_cells_by_default() -> None:
    game = table(GATE)
    assert "4 rounds with no changes are a draw" in game.sentences(game.entries[:1], 0)[0]


def test_L40_a_hidden_change_is_only_said_to_be_one() -> None:
    """A wall that fell without a word: the public count goes on, the true one starts over."""
    drawing = """
    +--+--+--+--+
    |1 |.  .  2 |
    +--+--+--+--+
    """
    fell = table(drawing, nstop=2)
    stood = table(drawing, nstop=2)
    say(fell, "go up", "go up", "blow right; go up", "go up")
    assert say(fell, "count") == ["No rounds with no changes that everyone knows of."]
    assert fell.sentences(fell.entries[-2:-1], 0)[1:-1] == [STUCK, "Play on."]
    assert say(stood, "go up", "go up", "blow up; go up", "go up")[-1].endswith("a draw!")


def test_L40_the_public_count_starts_anew_with_a_public_change() -> None:
    drawing = GATE.replace("1T", "1F")
    game = table(drawing, nstop=9)
    say(game, "go right", "go left")
    assert say(game, "count") == ["One round with no changes that everyone knows of."]
    say(game, "go left", "go up", "go left", "go up")
    assert say(game, "count") == ["No rounds with no changes that everyone knows of."]


def test_L40_the_claimed_count_is_declared_by_the_letter() -> None:
    game = table(GATE, nstop=2, claimed_count=True)
    say(game, "go right", "go left", "go right", "go left")
    assert say(game, "Ann: claim the count") == ["No rounds with no changes."]
    assert say(game, "go up", "go up")[2:] == ["One round with no changes."]
    assert game.result is None
    heard = say(game, "go up", "go up")
    assert heard[2:] == ["Two rounds with no changes - game ends with a draw!"]
    assert "L40" in refusal(table(GATE), "claim the count")


def test_L40_where_nobody_claims_the_master_starts_the_count_in_the_end() -> None:
    game = table(GATE, nstop=1, claimed_count=True)
    heard = say(game, "go up", "go up", "go up", "go up")
    assert heard[-1] == "No rounds with no changes."
    assert say(game, "go up", "go up")[-1].endswith("a draw!")


def test_L41_the_true_treasure_thrown_out_is_a_draw_at_once() -> None:
    assert hears(GATE, "throw a treasure to the left; go up", mines=False) == [
        "You are throwing a treasure to the left.",
        "The true treasure is lost for ever - game ends with a draw!",
    ]


def test_L41_so_it_is_on_a_river_source_but_not_in_the_river_below() -> None:
    drawing = """
    +--+--+--+--+
    |1T >  >  D |
    +--+  +  +--+
    |2  F  .  . |
    +--+--+--+--+
    """
    lost = hears(drawing, "throw a treasure to the right; go up", mines=False)
    assert lost[-1] == "The true treasure is lost for ever - game ends with a draw!"
    shallow = hears(drawing, "throw a treasure to the right; go up", mines=False, rivers="shallow")
    assert shallow == ["You are throwing a treasure to the right. " + STUCK]
    below = drawing.replace("1T >", ".  >").replace("|2  F  . ", "|2  .  1T")
    thrown = hears(below, "throw a treasure up; go right", mines=False)
    assert thrown == ["You are throwing a treasure up. Walked onto land."]
    turbulent = hears(below, "throw a treasure up; go right", mines=False, rivers="turbulent")
    assert turbulent[-1].endswith("a draw!")


def test_L42_when_nobody_is_left_it_is_a_draw() -> None:
    drawing = GATE.replace("1T", "1 ")
    game = table(drawing, survivor_moves=5)
    say(game, "go left", "go up", "go up", "go up")
    assert say(game, "Bob: resign") == [
        "Bob resigns.",
        "Nobody is left - game ends with a draw!",
    ]


def test_L29_when_all_skip_a_full_round_it_is_a_draw() -> None:
    assert hears(GATE, "skip", "skip") == [
        "Ann skips.",
        "Bob skips.",
        "All players skipped their moves - game ends with a draw!",
    ]
    assert hears(GATE, "skip", "go up", "skip") == ["Ann skips.", STUCK, "Ann skips."]


def test_L29_L36_a_round_in_which_somebody_moved_is_no_draw_however_few_are_left() -> None:
    drawing = GATE.replace("1T .  F  2 ", "3  .  1  2T")
    game = table(drawing, mines=False)
    say(game, "go up", "go up", "go left")
    assert say(game, "go up", "skip", "skip") == [
        STUCK,
        "Bob skips.",
        "Cid skips. Failed to return to the labyrinth and got lost.",
        "Cid is lost.",
    ]
    assert game.result is None
    assert say(game, "skip") == [
        "Ann skips.",
        "All players skipped their moves - game ends with a draw!",
    ]


def test_L29_L36_all_skip_and_the_last_of_them_is_lost_outside() -> None:
    game = table(GATE.replace("1T .  F  2 ", "3  .  1  2T"), mines=False)
    say(game, "go up", "go up", "go left")
    assert say(game, "skip", "skip", "skip")[-1].startswith("All players skipped")


def test_L29_L37_who_resigns_has_not_skipped() -> None:
    game = table(GATE.replace("1T .  F  2 ", "3  .  1  2T"), mines=False)
    assert say(game, "go up", "skip", "resign") == [STUCK, "Bob skips.", "Cid resigns."]
    assert game.result is None


def test_L29_a_skip_has_no_river_carry() -> None:
    drawing = """
    +--+--+--+
    |1> D  2 |
    +--+--+--+
    """
    game = table(drawing)
    before = game.view(MASTER).at[0].cell
    say(game, "skip", "go up")
    assert game.view(MASTER).at[0].cell == before


def test_L29_actions_without_movement_only_where_agreed() -> None:
    assert "L17" in refusal(table(GATE), "shoot right")
    assert hears(GATE, "shoot right", actions_without_movement=True)[0] == "A scream is heard!"


def test_L2_the_master_tells_everyone_the_result_and_nobody_the_plan() -> None:
    game = table(GATE, mines=False)
    entry = game.submit(0, "go right")
    heard = [game.sentences([entry], listener) for listener in (-1, 0, 1)]
    assert heard[0] == heard[1] == heard[2]
    assert len(game.sentences([entry], MASTER)) > len(heard[0])
