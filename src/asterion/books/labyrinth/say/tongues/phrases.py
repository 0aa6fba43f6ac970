"""One part of a move, its words in any order, as the parser says it."""

from collections.abc import Callable
from typing import Final

from asterion.words.order import Heard, Part, Strange


def part_in_english(parts: list[Part]) -> str:
    heard = Heard(parts)
    verb = heard.take("verb")
    if heard.take("self"):
        verb = verb or "go"  # “мину вниз, сам влево”
    times = "".join(f" {kind}" for kind in ("twice", "thrice") if heard.take(kind))
    target = _target(heard) if verb == "shoot" else ""
    if heard.take("not"):
        english = _refusing(verb, heard)
    else:
        english = FRAMES[verb](heard)
    heard.done()
    return english + times.replace("thrice", "three times") + target


def _target(heard: Heard) -> str:
    """L84  “в игрока Анна на b3”: the name stands as it is, whatever it means otherwise.

    “в игрока 2 на b3” is the second player; without a cell a number could mean other things.
    """
    words = heard.left.pop("name", None)
    if words is None:
        numbers = heard.left.get("count", []) if heard.has("place") else []
        if [part.word.isdecimal() for part in numbers] != [True]:
            return ""
        words = heard.left.pop("count")
    cell = heard.take("place")
    name = " ".join(part.word for part in words)
    return f" at {name}" + (f" on {cell}" if cell else "")


def _refusing(verb: str, heard: Heard) -> str:
    """Only what is taken by itself can be refused: everything, or what a weaponry gives."""
    if verb == "take":
        heard.take("nothing", "all", "something")
        return "take nothing"
    if verb == "restock":
        heard.take("things", "thing", "ammunition")
        return "don't restock"
    raise Strange


def _way(heard: Heard, *kinds: str) -> str:
    return heard.take(*kinds)


def _steps(heard: Heard) -> None:
    """“на одну клетку”: one, and no more."""
    heard.take("cell")
    if heard.take("count") not in ("", "1"):
        raise Strange


def _bare(heard: Heard) -> str:
    """Without a verb: a way, a grenade and a wall, a mine and a place, or things in a row."""
    if heard.has("thing") or heard.has("things"):
        thing = _thing(heard)
        wall, way = heard.take("fact"), _way(heard, "way", "side", "at")
        here = heard.take("here")
        if thing.endswith(" grenade") and way and wall in ("", "wall") and not here:
            return f"grenade {way}"
        if thing.endswith(" landmine") and (way or here) and not wall:
            return f"mine {way or 'here'}"
        if way or wall or here:
            raise Strange
        return thing
    if heard.take("nothing"):
        return "take nothing"
    _steps(heard)
    if heard.has("place"):
        return _place(heard)
    return _movement(_way(heard, "way"))


def _movement(way: str) -> str:
    if not way:
        raise Strange
    return f"by the {way}" if way in ("flow", "loop") else way


def _place(heard: Heard) -> str:
    return heard.take("place")


def _go(heard: Heard) -> str:
    _steps(heard)
    way = _way(heard, "way")
    return f"go {_movement(way)}" if way else "go"


def _swim(heard: Heard) -> str:
    return _go(heard) if heard.has("way") else "go by the flow"


def _shoot(heard: Heard) -> str:
    bullets = _thing(heard) if heard.has("thing") or heard.has("things") else ""
    if bullets not in ("", "a bullet", "1 bullet", "2 bullets", "3 bullets"):
        raise Strange
    way = _way(heard, "way")
    if way in ("flow", "loop"):
        raise Strange
    several = f" {bullets}" if bullets.endswith("s") else ""
    return f"shoot{several} {way}".strip()


def _blow(heard: Heard) -> str:
    if heard.has("thing") and _thing(heard) not in ("a grenade", "1 grenade"):
        raise Strange
    if heard.take("fact") not in ("", "wall"):
        raise Strange
    way = _way(heard, "way", "side", "at")
    return f"blow the {way} wall" if way else "blow the wall"


def _throw(heard: Heard) -> str:
    thing = _thing(heard)
    wall, way = heard.take("fact"), _way(heard, "way", "side", "at")
    here = heard.take("here")
    if thing in ("a grenade", "1 grenade"):
        if wall not in ("", "wall") or here:
            raise Strange
        return f"throw a grenade at the {way} wall" if way else "throw a grenade"
    if wall or (way and here):
        raise Strange
    return f"throw {thing} {way}" if way else f"leave {thing}"


def _set(heard: Heard) -> str:
    if _thing(heard) not in ("a landmine", "1 landmine"):
        raise Strange
    heard.take("cell")
    way = _way(heard, "way", "at", "side")
    here = heard.take("here")
    if way and here:
        raise Strange
    return f"set a landmine {way or (here and 'here')}".strip()


def _mine(heard: Heard) -> str:
    """“минирую клетку слева”: the verb names the thing."""
    if heard.has("thing"):
        return _set(heard)
    own = heard.take("cell")
    way, here = _way(heard, "way", "at", "side"), heard.take("here")
    if bool(way) == bool(here or (own and not way)):
        raise Strange
    return f"set a landmine {way or 'here'}"


def _leave(heard: Heard) -> str:
    if heard.has("rank"):
        return _keep(heard)
    thing = _thing(heard)
    heard.take("here")
    return f"leave {thing}"


def _lay(heard: Heard) -> str:
    """To lay down a bullet is to leave it; a mine is perhaps to be set."""
    thing = _thing(heard)
    if "landmine" in thing:
        raise Strange
    heard.take("here")
    return f"leave {thing}"


def _take(heard: Heard) -> str:
    if heard.take("nothing"):
        return "take nothing"
    heard.take("here")
    if heard.has("rank") or (heard.has("side") and heard.has("thing")):
        return f"take the {_rank(heard)} treasure"
    if heard.has("thing") or heard.has("things"):
        value = heard.take("thing", "things")
        count = heard.take("count")
        heard.take("all")
        if count not in ("", "1", "all"):
            raise Strange
        return f"take the {value}s"
    heard.take("all", "something")
    if heard.take("count") not in ("", "all"):
        raise Strange
    return "take everything"


def _keep(heard: Heard) -> str:
    heard.take("here")
    if heard.has("rank") or heard.has("side"):
        return f"keep the {_rank(heard)} treasure"
    if heard.take("thing") != "treasure":
        raise Strange
    return "keep the old treasure"


def _choose(heard: Heard) -> str:
    return f"choose the {_rank(heard)} treasure"


def _order(heard: Heard) -> str:
    heard.take("cell")
    heard.take("rank")
    cell = heard.take("place")
    if not cell:
        raise Strange
    return f"order {cell}"


def _rank(heard: Heard) -> str:
    """L79  Of treasures alone “upper” and “lower” are places in the pile."""
    if heard.take("thing", "things") not in ("", "treasure"):
        raise Strange
    side = heard.take("side")
    rank = heard.take("rank")
    if side and rank:
        raise Strange
    rank = rank or {"up": "topmost", "down": "lowest"}.get(side, "")
    if not rank:
        raise Strange
    return rank


def _thing(heard: Heard) -> str:
    """“a bullet”, “2 bullets”, “all bullets”, “the bullets”."""
    several = heard.has("things")
    value = heard.take("thing", "things")
    count = heard.take("count") or ("all" if heard.take("all") else "")
    if not value:
        raise Strange
    if count == "all":
        return f"all {value}s"
    if count:
        return f"{count} {value}" + ("s" if count != "1" else "")
    return f"the {value}s" if several else f"a {value}"


def _never(heard: Heard) -> str:
    raise Strange


FRAMES: Final[dict[str, Callable[[Heard], str]]] = {
    "": _bare, "go": _go, "shoot": _shoot, "blow": _blow, "throw": _throw, "set": _set,
    "mine": _mine, "lay": _lay, "leave": _leave, "take": _take, "keep": _keep, "choose": _choose,
    "order": _order, "restock": _never, "swim": _swim, "plain": lambda heard: "don't restock",
}  # fmt: skip
"""What each verb wants beside it; whatever else stands there is strange."""
