"""First games of Labyrinth from *Play now*: they begin at the first choice, and somebody wins."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsing import CHOOSING, Person
from tests.web.minds import Mind

Come = Callable[..., Person]
GAMES = 20
DECIDED = 16
MOST_MOVES = 250


def first_game(ann: Person, seed: int) -> str:
    """As the page suggests: a cell that it offers, and then moves of its buttons that may find the
    treasure and an exit. How it ended: "won", "lost", "draw" or "too long"."""
    ann.heard.clear()
    ann.play_now("Labyrinth")
    assert ann.is_asked()
    mind, starts = Mind(ann, "mapper", seed), 0
    for _ in range(MOST_MOVES):
        if not ann.is_asked():
            break
        asked = ann.latest("prompt")["asks"]["id"]
        starts += asked == CHOOSING
        ann.say(mind.choose())
        ann.is_answered()
    assert starts == 1, "no start cell is void"
    if not ann.ending.is_visible():
        return "too long"
    winners = ann.latest("result")["winners"]
    return "draw" if not winners else "won" if ann.latest("seat") in winners else "lost"


def test_a_first_game_begins_at_its_first_choice(person: Come) -> None:
    ann = person("Ann")
    ann.play_now("Labyrinth")
    assert ann.is_asked()
    ann.say(ann.latest("offers")[0]["say"])
    ann.is_answered()
    assert ann.is_asked()
    assert ann.latest("prompt")["asks"]["id"] != CHOOSING
    expect(ann.transcript).to_contain_text("Round 1")


@pytest.mark.soak
def test_most_first_games_are_decided(person: Come) -> None:
    ended: Counter[str] = Counter()
    for seed in range(GAMES):
        ann = person(f"Ann{seed}")
        how = first_game(ann, seed)
        ended[how] += 1
        print(f"game {seed + 1}: {how}", flush=True)
        ann.page.close()
    assert ended["won"] + ended["lost"] >= DECIDED, ended
