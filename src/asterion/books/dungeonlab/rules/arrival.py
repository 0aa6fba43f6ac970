"""Arriving: the cell acts at once (D23), and those still there and alive take what lies."""

from asterion.books.dungeonlab.encounters.kind import DEAD, GONE, SKINS
from asterion.books.dungeonlab.event import Came, Carried, Here, PlayerAt, Took
from asterion.books.dungeonlab.plan.model import OPEN, SOMEBODY
from asterion.books.dungeonlab.plan.things import TREASURE
from asterion.books.dungeonlab.rules.riding import shy, trample
from asterion.books.dungeonlab.rules.turn import Turn
from asterion.books.dungeonlab.state import NOTHING_FOUND, NOWHERE, ON_FOOT, Being, Found
from asterion.core.audience import NOBODY, only


def arrive(turn: Turn, place: int) -> None:
    """D22, D23, D50  A new stay; a mount tramples first, shies at water, then the cell acts."""
    game, player = turn.game, turn.player
    turn.arrivals += 1
    if player.place != NOWHERE:
        game.stir(player.place)
    player.place = place
    game.stir(place)
    if player.struck:
        player.struck.clear()
    player.known_here = NOTHING_FOUND
    player.sees = False
    queue = game.at[place]
    if player.riding != ON_FOOT:
        trample(turn)
        shy(turn)
        queue = [number for number in queue if not game.beings[number].kind.is_beast]
    if queue:
        go_on(turn, queue[:])
    else:
        settle(turn)


def go_on(turn: Turn, queue: list[int]) -> None:
    """D23, D68  Each encounter of the cell in turn, until one sends her away, kills or asks."""
    game, player = turn.game, turn.player
    arrivals = turn.arrivals
    while queue:
        being = game.beings[queue.pop(0)]
        if being.number in game.done:
            continue
        if being.kind.displaces:
            game.done.add(being.number)
        if being.condition not in GONE:
            being.kind.arrive(turn, being)
        elif may_skin_at_once(turn, being):
            turn.ask(being, "skin")
        if turn.arrivals != arrivals or not turn.is_alive or game.result is not None:
            return
        if game.asked is not None:
            game.asked.left = tuple(queue)
            game.asked.arriving = True
            return
    if player.place >= 0:
        settle(turn)


def may_skin_at_once(turn: Turn, being: Being) -> bool:
    """D21  By option skinning is asked on arrival; not of anyone who was sent here by another."""
    skinnable = being.condition == DEAD and being.kind.skin > 0
    game = turn.game
    return skinnable and game.options.free_skinning and game.turn == turn.player.seat


def settle(turn: Turn) -> None:
    """D26, D61  Take what lies there, meet who is there, and know what is there."""
    game, player = turn.game, turn.player
    if not player.jailed:  # a prisoner does nothing at all (D30)
        if player.place in game.lying and game.presets.get("take", True):
            take_all(turn, but_fined_skins=True)
        if len(game.players) > 1:
            meet_company(turn)
    tell_here(turn)


def meet_company(turn: Turn) -> None:
    """D26  Those who are there are told who came."""
    company = turn.company()
    if company:
        seat = turn.player.seat
        turn.news.append(Came(only(*company), seat))
        for other in company:
            host = turn.game.players[other]
            found, things, known = host.known_here
            host.known_here = found, things, sorted({*known, seat})


def take_all(turn: Turn, but_fined_skins: bool = False) -> None:
    """D61  Free; an orc's skin is picked up on request only."""
    game, player = turn.game, turn.player
    lying = game.lying[player.place]
    left = {}
    if but_fined_skins:
        left = {t: n for t, n in lying.items() if t in SKINS and SKINS[t].fined_skin}
    taken = {thing: count for thing, count in lying.items() if thing not in left}
    if not taken:
        return
    for thing, count in taken.items():
        turn.add(thing, count)
    if TREASURE in taken:
        game.treasure_due = 0
    turn.lie(player.place, left)
    turn.news.append(Took(player.hears, player.seat, taken))


def found_here(turn: Turn) -> Found:
    """D3  What a player knows of her own cell."""
    game, here = turn.game, turn.player.place
    numbers, lying = game.at[here], game.lying.get(here)
    company = turn.company() if len(game.players) > 1 else []
    if not numbers and lying is None and not company:
        return NOTHING_FOUND
    return [game.beings[number].told_as for number in numbers], dict(lying or {}), company


def tell_here(turn: Turn) -> None:
    """D3, D41  Told on arrival, and before a turn if anything has changed."""
    player = turn.player
    player.stale = False
    found = found_here(turn)
    if found != player.known_here:
        player.known_here = found
        turn.news.append(Here(player.hears, player.seat, *found))


def carry(turn: Turn, place: int, told_level: bool = False) -> None:
    """D44, D48, D58, D68, D70  To a place that is not told, and there it is an arrival."""
    player = turn.player
    level = turn.game.plan.coordinates(place)[2] + 1 if told_level else 0
    turn.news.append(Carried(player.hears, player.seat, level))
    turn.news.append(PlayerAt(NOBODY, player.seat, place))
    arrive(turn, place)


def spend(turn: Turn, being: Being) -> None:
    """D58, D68  This one does not act on anyone who is brought to it."""
    turn.game.done.add(being.number)


def visible(turn: Turn, place: int) -> list[str]:
    """D3, D20  What is seen on the four next cells of this level; any standing wall hides it."""
    game = turn.game
    edges, glows = game.edges, game.glows
    seen = ["", "", "", ""]
    for way, edge, there in game.plan.around[place]:
        if edges[edge] == OPEN:
            seen[way] = glows[there]
    if game.options.see_players:
        add_players(turn, place, seen)
    return seen


def add_players(turn: Turn, place: int, seen: list[str]) -> None:
    """D26  By option players are seen from the next cell."""
    game = turn.game
    for way, edge, there in game.plan.around[place]:
        if game.edges[edge] == OPEN and any(player.place == there for player in game.players):
            seen[way] = f"{seen[way]}, {SOMEBODY}" if seen[way] else SOMEBODY
