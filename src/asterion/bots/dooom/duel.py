"""The odds of a fight to the end in Dooom (O12, O13)."""

from functools import lru_cache

from asterion.books.dooom.view.model import View

MOST_HITS = 20
"""Longer fights are reckoned as being so long; by then the first blow hardly matters."""


def odds(hit_chance: int, own: int, own_damage: int, other: int, other_damage: int) -> float:
    """The chance to win for the one who strikes first; own and other are hit points."""
    if not hit_chance or not own_damage:
        return 0.0
    if not other_damage:
        return 1.0
    needed = min(MOST_HITS, -(-other // own_damage))
    left = min(MOST_HITS, -(-own // other_damage))
    return _odds(1 - hit_chance / 100, needed, left)


def odds_against(view: View, blows: int) -> float:
    """For the player with this view, against somebody who began unarmed and in good health, and
    has been struck at `blows` times."""
    return odds_after(view, blows * view.options.hit_chance / 100)


def odds_after(view: View, hits: float) -> float:
    """The same after this number of blows that hit."""
    options = view.options
    damage = 1 + ("S" in view.kit)
    dealt = int(hits * damage)
    if dealt >= 2 * options.hit_points:
        damage -= 1  # who is alive after that must wear armour
    left = max(1, options.hit_points - dealt)
    return odds(options.hit_chance, view.hit_points, damage, left, 1 - ("A" in view.kit))


@lru_cache(maxsize=4096)
def _odds(miss: float, needed: int, left: int) -> float:
    """The striker needs `needed` hits to win, and dies of `left` hits.

    With p = 1 - miss, a striker's chance f and the other's chance g when it is their blow:
    f = p * (win after a hit) + miss * (1 - g), and g in the same way from f. The two equations
    give the line below.
    """
    if not left:
        return 0.0
    after_own_hit = 1.0 - _odds(miss, left, needed - 1)
    after_other_hit = _odds(miss, needed, left - 1)
    return (after_own_hit + miss * after_other_hit) / (1.0 + miss)
