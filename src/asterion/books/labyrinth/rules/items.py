"""Items: what lies on a cell, what a player finds, picks up, takes and drops (5.1-5.3, 5.8)."""

from asterion.books.labyrinth.event.told import Found, NoLuck, TookThing
from asterion.books.labyrinth.plan.model import HOSPITAL
from asterion.books.labyrinth.rules.ending import lose_true_treasure
from asterion.books.labyrinth.rules.reply import News, Reply, shed_of
from asterion.books.labyrinth.say.command import EVERYTHING, OLD, TOPMOST, Take
from asterion.books.labyrinth.state import (
    CORPSE,
    HEALTHY,
    INSIDE,
    LOAD_NAMES,
    MINE,
    MOST_BULLETS,
    MOST_GRENADES,
    NOTHING,
    TREASURE,
    Pile,
    State,
)
from asterion.core.audience import Seat


def put_down(game: State, cell: int, load: int, thing: int) -> bool:
    """L41, L45, L116  A treasure, mine or corpse comes to lie there; True if it was cremated."""
    if load == TREASURE:
        game.pile(cell).treasures.append(thing)
        if game.is_true(thing) and cell not in game.stoppable:
            lose_true_treasure(game)
    elif load == MINE:
        game.pile(cell).mines += 1
    elif load == CORPSE:
        if game.plan.kinds[cell] == HOSPITAL:
            return True
        game.pile(cell).corpses.append(thing)
    return False


def drop_valuables(game: State, seat: Seat) -> None:
    """L56, L70, L77  Bullets, treasure, corpse and mine fall on the cell; outside they vanish."""
    if game.outside[seat] == INSIDE:
        cell = game.at[seat]
        if game.bullets[seat]:
            game.pile(cell).bullets += game.bullets[seat]
        put_down(game, cell, game.load[seat], game.carried_thing[seat])
    game.bullets[seat] = 0
    game.load[seat] = NOTHING
    game.touched.add(seat)


def drop_everything(game: State, seat: Seat) -> None:
    """L70  The dead leave their grenades too."""
    drop_valuables(game, seat)
    if game.outside[seat] == INSIDE and game.grenades[seat]:
        game.pile(game.at[seat]).grenades += game.grenades[seat]
    game.grenades[seat] = 0


def what_lies(pile: Pile) -> Found:
    counts = (pile.bullets, pile.grenades, pile.mines)
    return Found(len(pile.treasures), *counts, len(pile.corpses))


def found_there(game: State, seat: Seat, cell: int) -> Found | None:
    """L65  The healthy hear of everything but set mines, the others of treasures and grenades."""
    pile = game.piles.get(cell)
    if pile is None:
        return None
    if game.health[seat] == HEALTHY:
        return None if pile.is_empty else what_lies(pile)
    if pile.treasures or pile.grenades:
        return Found(len(pile.treasures), 0, pile.grenades, 0, 0)
    return None


def find(game: State, reply: Reply, cell: int) -> None:
    """L35, L61  The finder is told, and by default picks up all that he can carry."""
    found = found_there(game, reply.seat, cell)
    if found is not None:
        reply.told.append(found)
        if reply.picks_up and game.health[reply.seat] == HEALTHY:
            had_one = game.load[reply.seat] == TREASURE
            pick_up(game, reply, cell)
            note_choice(game, reply, cell, had_one, found.treasures)


def note_choice(game: State, reply: Reply, cell: int, had_one: bool, lying: int) -> None:
    """L79  Several treasures, or one in hand and one found: he is asked after the reply."""
    if reply.prefers is None and lying + had_one > 1 and game.load[reply.seat] == TREASURE:
        left = game.piles[cell].treasures[:]
        reply.took_topmost = not had_one
        reply.choice = (cell, game.carried_thing[reply.seat], left)


def pick_up(game: State, reply: Reply, cell: int) -> None:
    """L60, L61, L66, L109  All he can carry: ammunition, and the most valuable of the rest."""
    pile = game.piles.get(cell)
    if pile is not None:
        pick_up_bullets(game, reply, cell)
        pick_up_grenades(game, reply, cell)
        pick_up_load(game, reply, cell, pile)


def pick_up_bullets(game: State, reply: Reply, cell: int) -> int:
    """L66"""
    seat = reply.seat
    lying = game.piles[cell].bullets - shed_of(reply, cell).bullets
    taken = max(0, min(lying, MOST_BULLETS - game.bullets[seat]))
    if taken:
        game.pile(cell).bullets -= taken
        game.bullets[seat] += taken
        game.touched.add(seat)
    return taken


def pick_up_grenades(game: State, reply: Reply, cell: int) -> int:
    """L66"""
    seat = reply.seat
    lying = game.piles[cell].grenades - shed_of(reply, cell).grenades
    taken = max(0, min(lying, MOST_GRENADES - game.grenades[seat]))
    if taken:
        game.pile(cell).grenades -= taken
        game.grenades[seat] += taken
        game.touched.add(seat)
    return taken


def pick_up_load(game: State, reply: Reply, cell: int, pile: Pile) -> None:
    """L61, L79  Corpse for mine, mine for treasure, never equal for equal unless he prefers so."""
    seat = reply.seat
    load = game.load[seat]
    treasure = wanted_treasure(game, reply, cell, pile)
    if treasure is not None:
        exchange(game, reply, cell, TREASURE, treasure)
    elif load < MINE and pile.mines > shed_of(reply, cell).mines:
        exchange(game, reply, cell, MINE, 0)
    elif load < CORPSE:
        corpse = topmost_corpse(game, reply.seat, pile, shed_of(reply, cell).corpses)
        if corpse is not None:
            exchange(game, reply, cell, CORPSE, corpse)


def wanted_treasure(game: State, reply: Reply, cell: int, pile: Pile) -> int | None:
    """L79  By default the old one, else the topmost; by wish any of them."""
    shed = shed_of(reply, cell).treasures
    wish = reply.prefers
    if game.load[reply.seat] == TREASURE and wish in (None, OLD):
        return None
    return treasure_ranked(pile, shed, TOPMOST if wish in (None, OLD) else wish)


def treasure_ranked(pile: Pile, shed: list[int], rank: int | None) -> int | None:
    """L79  From the lowest, the one brought the earliest; a rank too high is the topmost."""
    there = [treasure for treasure in pile.treasures if treasure not in shed]
    if not there:
        return None
    return there[rank - 1] if rank and 0 < rank <= len(there) else there[-1]


def topmost_corpse(game: State, seat: Seat, pile: Pile, shed: list[Seat]) -> Seat | None:
    """L59, L110  Only an immune player can carry a contagious one."""
    for corpse in reversed(pile.corpses):
        if corpse not in shed and (game.immune[seat] or not game.contagious[corpse]):
            return corpse
    return None


def exchange(game: State, reply: Reply, cell: int, load: int, thing: int) -> None:
    """L61  What he carried stays where the better thing lay, and is not taken again."""
    seat = reply.seat
    old, old_thing = game.load[seat], game.carried_thing[seat]
    take_off(game.pile(cell), load, thing)
    game.load[seat], game.carried_thing[seat] = load, thing
    if old != NOTHING:
        put_down(game, cell, old, old_thing)
        note_shed(reply, cell, old, old_thing)
    game.touched.add(seat)


def take_off(pile: Pile, load: int, thing: int) -> None:
    if load == TREASURE:
        pile.treasures.remove(thing)
    elif load == CORPSE:
        pile.corpses.remove(thing)
    else:
        pile.mines -= 1


def note_shed(reply: Reply, cell: int, load: int, thing: int) -> None:
    """L109"""
    shed = reply.shed_on(cell)
    if load == TREASURE:
        shed.treasures.append(thing)
    elif load == CORPSE:
        shed.corpses.append(thing)
    elif load == MINE:
        shed.mines += 1


def take(game: State, reply: Reply, part: Take, news: News) -> None:
    """L108  An action that picks up; the wounded and infected take grenades only."""
    seat = reply.seat
    cell = game.at[seat]
    pile = game.piles.get(cell) if game.outside[seat] == INSIDE else None
    taken = Found(0, 0, 0, 0, 0)
    if pile is not None:
        wanted, healthy = part.thing, game.health[seat] == HEALTHY
        if wanted in (EVERYTHING, "grenade"):
            taken.grenades = pick_up_grenades(game, reply, cell)
        if healthy and wanted in (EVERYTHING, "bullet"):
            taken.bullets = pick_up_bullets(game, reply, cell)
        if healthy:
            _take_load(game, reply, part, pile, taken)
    if taken == Found(0, 0, 0, 0, 0):
        reply.told.append(NoLuck("take", part.thing, 0, "nothing there"))
    else:
        reply.told.append(TookThing(taken))


def _take_load(game: State, reply: Reply, part: Take, pile: Pile, taken: Found) -> None:
    """One kind that was asked for by name is exchanged for whatever he carries."""
    seat, cell = reply.seat, game.at[reply.seat]
    before = (game.load[seat], game.carried_thing[seat])
    if part.thing == EVERYTHING:
        pick_up_load(game, reply, cell, pile)
    elif part.thing == LOAD_NAMES[TREASURE]:
        treasure = treasure_ranked(pile, shed_of(reply, cell).treasures, part.rank)
        if treasure is not None and part.rank != OLD:
            exchange(game, reply, cell, TREASURE, treasure)
    elif part.thing == LOAD_NAMES[MINE]:
        if pile.mines > shed_of(reply, cell).mines and game.load[seat] != MINE:
            exchange(game, reply, cell, MINE, 0)
    elif part.thing == LOAD_NAMES[CORPSE]:
        corpse = topmost_corpse(game, reply.seat, pile, shed_of(reply, cell).corpses)
        if corpse is not None:
            exchange(game, reply, cell, CORPSE, corpse)
    if before != (game.load[seat], game.carried_thing[seat]):
        load = game.load[seat]
        taken.treasures, taken.landmines, taken.corpses = (
            int(load == TREASURE),
            int(load == MINE),
            int(load == CORPSE),
        )
