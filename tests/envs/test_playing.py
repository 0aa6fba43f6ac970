"""Whole games by numbers: what is offered is accepted, and one seed says everything."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from asterion.books import books
from asterion.core.drawing.tiles import ACCENT, COLOURS, GOLD, INK, LIT, ROCK
from asterion.envs.playing import CannotLearn, Playing, dtype_of
from asterion.envs.several import SeatsEnv
from asterion.envs.single import BookEnv, choose

LEARNT = [book.name for book in books() if book.learning is not None]
TWO_WALLS = """
+--+--+--+
 .  .  .T|
+  +  +  +
|. |. |. |
+  +  +  +
|H  W  E |
+--+--+--+
"""
CLOSET = "name Closet\nwin 1\n.GE\n"


def test_every_book_can_be_learnt() -> None:
    assert {"dungeon-of-dooom", "labyrinth-of-dooom", "cc3k", "labyrinth", "dungeonlab"} <= {
        *LEARNT
    }


@pytest.mark.parametrize("name", LEARNT)
def test_whatever_the_mask_allows_is_accepted(name: str) -> None:
    playing = Playing(name, max(2, books_seats(name)) if name != "cc3k" else 1)
    generator = np.random.default_rng(7)
    for game in range(3):
        playing.start(game)
        for _ in range(150):
            seat = playing.asked
            if seat is None:
                break
            mask = playing.mask(seat)
            assert mask.any(), "somebody is asked, and can say nothing"
            said = playing.sayings[choose(mask, generator)]
            assert playing.say(seat, said) == "", said
            for field, given in zip(playing.fields, playing.observe(seat).values(), strict=True):
                assert given.shape == field.shape
                assert field.low <= given.min()
                assert given.max() <= field.high


def books_seats(name: str) -> int:
    return next(book.seats.start for book in books() if book.name == name)


@pytest.mark.parametrize("name", ["asterion/Dooom-v0", "asterion/CC3k-Shaped-v0"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert played(name, 5) == played(name, 5)
    assert played(name, 5) != played(name, 6)


def played(name: str, seed: int) -> list[Any]:
    env = gymnasium.make(name)
    generator = np.random.default_rng(1)
    given, info = env.reset(seed=seed)
    course: list[Any] = [info["text"]]
    for _ in range(80):
        given, reward, over, cut, info = env.step(choose(given["action_mask"], generator))
        course.append((info["text"], float(reward), given["own"].tolist()))
        if over or cut:
            break
    return course


def test_out_of_a_closet_with_its_gold() -> None:
    env = BookEnv("dungeon-of-dooom", plan=CLOSET)
    sayings = env.playing.sayings
    given, _ = env.reset(seed=1)
    rewards = []
    while given["action_mask"][sayings.index("pick up")] == 0:  # walk east to the gold
        given, reward, *_ = env.step(sayings.index("move east"))
        rewards.append(reward)
    given, _, over, _, info = env.step(sayings.index("pick up"))
    assert "You pick up 1 treasure" in info["text"]
    assert not over
    while not over:
        given, reward, over, _, info = env.step(sayings.index("move east"))
        rewards.append(reward)
    assert rewards[-1] == 1.0
    assert not any(rewards[:-1])
    assert not given["action_mask"].any()


@pytest.mark.parametrize("name", LEARNT)
def test_what_is_observed_is_what_a_fresh_listener_would_make_of_it(name: str) -> None:
    """Views are folded step by step, masks remembered; nobody's arrays are anybody else's."""
    playing = Playing(name, max(2, books_seats(name)) if name != "cc3k" else 1)
    generator = np.random.default_rng(3)
    playing.start(3)
    for _ in range(60):
        seat = playing.asked
        if seat is None:
            break
        for array in (*playing.observe(seat).values(), playing.mask(seat)):
            array[...] = 1
        seen, mask = playing.observe(seat), playing.mask(seat)
        fresh, offered = from_scratch(playing, seat)
        for field, array in fresh.items():
            np.testing.assert_array_equal(seen[field], array, field)
            assert seen[field].dtype == array.dtype
        listed = [saying in offered for saying in playing.sayings]
        np.testing.assert_array_equal(mask, listed)
        playing.say(seat, playing.sayings[choose(mask, generator)])


def from_scratch(playing: Playing, seat: int) -> tuple[dict[str, Any], set[str]]:
    """All that the seat was told, heard at once by somebody who knew nothing: as arrays made in the
    plainest way, and what could be said."""
    learning = playing.learning
    hearing = playing.table.new_hearing(seat)
    notes = learning.notes(hearing.view)
    for entry in playing.table.entries:
        hearing.hear(entry, entry.told(seat))
        notes.hear(entry.told(seat))
    given = learning.features(hearing.view, notes)
    arrays = {
        field.name: np.array([*values], dtype_of(field)).reshape(field.shape)
        for field, values in zip(playing.fields, given, strict=True)
    }
    offered = learning.legal or playing.book.view.legal
    return arrays, set(offered(hearing.view))


def test_what_is_refused_costs_a_little_and_changes_nothing() -> None:
    env = BookEnv("dungeon-of-dooom", plan=CLOSET)
    before, _ = env.reset(seed=1)
    after, reward, over, cut, info = env.step(env.playing.sayings.index("move north"))
    assert (reward, over, cut) == (-0.01, False, False)
    assert "wall" in info["refused"]
    assert before["own"].tolist() == after["own"].tolist()


def test_in_words_as_a_person_types_them() -> None:
    env = BookEnv("labyrinth", ["random"], actions="words")
    env.reset(seed=3)
    *_, info = env.step("start c3")
    assert "refused" not in info
    *_, reward, _, _, info = env.step("gibberish")
    assert reward == -0.01
    assert "gibberish" in info["refused"]


def test_factors_leave_the_choice_of_a_start_to_chance() -> None:
    env = BookEnv("labyrinth", ["random"], actions="factors")
    env.reset(seed=3)
    *_, info = env.step([0, 1, 0, 0])  # go right
    assert "refused" not in info
    assert "o right" in info["text"]


def test_a_plan_for_one_game_only() -> None:
    env = BookEnv("dungeon-of-dooom", settings={"width": 12, "height": 9})
    given, _ = env.reset(seed=1, options={"plan": CLOSET})
    assert given["own"][3] == 1, "the closet asks for one piece of gold"
    given, _ = env.reset(seed=1)
    assert given["own"][3] != 1


def test_a_game_is_broken_off_when_patience_ends() -> None:
    env = BookEnv("cc3k", patience=3)
    given, _ = env.reset(seed=1)
    generator = np.random.default_rng(1)
    for step in range(3):
        given, _, _, cut, _ = env.step(choose(given["action_mask"], generator))
        assert cut == (step == 2)


def test_a_seat_hears_what_the_others_did() -> None:
    env = SeatsEnv("labyrinth", 2)
    env.reset(seed=4)
    sayings = env.playing.sayings
    env.step(sayings.index("start a1"))
    env.step(sayings.index("start e5"))
    first = env.agent_selection
    env.step(sayings.index("go up"))
    while env.agent_selection == first:
        env.step(sayings.index("go left"))
    assert "o up" in env.infos[env.agent_selection]["text"]


def test_pictures_have_one_size() -> None:
    env = BookEnv("cc3k", render_mode="rgb_array")
    given, _ = env.reset(seed=1)
    first = env.render()
    env.step(choose(given["action_mask"], np.random.default_rng(1)))
    assert first.shape == env.render().shape == (544, 720, 3)
    assert first.std() > 1, "something is drawn"


def test_O7_a_picture_has_the_tiles_that_are_known() -> None:
    plan = "name Hall\nwin 1\n...\n.G.\n..E\n"
    env = BookEnv("dungeon-of-dooom", render_mode="rgb_array", plan=plan)
    env.reset(seed=1)
    seen = env.render()
    colours = {tuple(colour) for colour in seen.reshape(-1, 3).tolist()}
    as_colour = {colour: tuple(bytearray.fromhex(colour[1:])) for colour in COLOURS}
    for name in (LIT, ROCK, ACCENT, GOLD):
        assert as_colour[COLOURS[name]] in colours, "floor in sight, walls, the player, treasure"


def test_L20_a_picture_has_the_walls_that_were_met() -> None:
    """Of what the seat was told, and of nothing else: the second wall is as yet unknown."""
    env = BookEnv("labyrinth", ["random"], render_mode="rgb_array", plan=TWO_WALLS, actions="words")
    env.reset(seed=1)
    env.step("start b2")
    before = inked(env.render())
    env.step("go right")
    met = inked(env.render())
    env.step("go left")
    assert before < met < inked(env.render())


def inked(picture: Any) -> int:
    """Points of the map that are drawn in ink, above the lines of text."""
    ink = tuple(bytearray.fromhex(COLOURS[INK][1:]))
    return int((picture[:400] == ink).all(axis=2).sum())


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(CannotLearn, match="no preset “nightmare”"):
        BookEnv("cc3k", preset="nightmare")
    with pytest.raises(CannotLearn, match="no sample plan “Atlantis”"):
        BookEnv("cc3k", plan="Atlantis")
    with pytest.raises(CannotLearn, match="DungeonLab has no factors"):
        BookEnv("dungeonlab", actions="factors")


def test_informed_players_are_given_what_is_certain_and_nothing_else() -> None:
    env = BookEnv("labyrinth", ["random"], informed=True, actions="words")
    given, _ = env.reset(seed=3)
    assert given["certain_players"].sum() == 0, "nobody has begun"
    given, *_ = env.step("start c3")
    assert given["certain_players"][0, 2, 2] == 1
    assert given["certain_players"][1].sum() == 0, "where the other began is theirs to know"
    assert env.playing.informed is not None
    stamps = list(env.playing.informed.stamps)
    for way in ("up", "right", "down", "left"):
        given, *_ = env.step(f"go {way}")
    known = {(stamps[n], row, column) for n, row, column in np.argwhere(given["certain_stamps"])}
    assert known, "some cells have been entered"
    assert given["certain_edges"].any()


def test_a_book_without_deduction_cannot_inform() -> None:
    with pytest.raises(CannotLearn, match="nothing is deduced of ChamberCrawler3000"):
        BookEnv("cc3k", informed=True)
