"""Any settings at all, and whether some plan can meet them."""

from hypothesis import strategies as st

from asterion.books.dooom.make.generate import BY_SIZE, DooomSettings

STYLES = ("caves", "rooms", "maze")

THINGS = {
    "exits": "E",
    "treasure": "G",
    "potions": "H",
    "swords": "S",
    "armours": "A",
    "lanterns": "L",
}

amounts = st.just(BY_SIZE) | st.integers(0, 8)

any_settings = st.builds(
    DooomSettings,
    width=st.integers(5, 40),
    height=st.integers(5, 40),
    style=st.sampled_from(STYLES),
    walls=st.integers(0, 80),
    border=st.booleans(),
    players=st.integers(1, 32),
    treasure=amounts,
    target=amounts,
    exits=amounts,
    potions=amounts,
    swords=amounts,
    armours=amounts,
    lanterns=amounts,
)

seeds = st.integers(0, 2**32)


def room(wanted: DooomSettings) -> int:
    """Tiles of floor, by the share of walls inside the border."""
    ring = 2 if wanted.border else 0
    return (wanted.width - ring) * (wanted.height - ring) * (100 - wanted.walls) // 100


def can_be_met(wanted: DooomSettings) -> bool:
    """Whether there is an exit, enough treasure, and room for all that is asked for."""
    if wanted.exits == 0 or BY_SIZE < wanted.treasure < wanted.target:
        return False
    asked: list[int] = [max(0, getattr(wanted, name)) for name in THINGS]
    asked[0] = max(asked[0], 1)
    asked[1] = max(asked[1], wanted.target)
    return room(wanted) >= max(sum(asked), wanted.players, 2)
