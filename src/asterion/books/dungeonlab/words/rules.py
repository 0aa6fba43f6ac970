"""The rules of DungeonLab in words, as the options of a table have them."""

from collections.abc import Sequence

from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.core.book import Rule

FRAME, TURN, LIGHTS, EYES = "The frame", "The turn", "Lights", "Green eyes"
MONSTERS, THINGS, TREES, OTHER = "Other monsters", "Equipment", "Trees", "Other places"


def rules_in_force(options: DungeonLabOptions) -> Sequence[Rule]:
    """D1 to D72, each as it is in force."""
    rules = [*_frame(options), *_turn(options), *_lights(options), *_eyes(options)]
    rules += [*_monsters(options), *_things_trees_and_places(options)]
    return [Rule(f"D{n}", heading, text) for n, (heading, text) in enumerate(rules, 1)]


def _may(yes: bool, what: str) -> str:
    return f"There may be {what}." if yes else f"This table plays without {what}."


def _frame(o: DungeonLabOptions) -> list[tuple[str, str]]:
    landings = (
        f"Each player has {o.landings} landings."
        if o.landings
        else "Alone one has 5 landings on five rows and one more for each further row; several "
        "play until one wins."
    )
    limit = (
        f" After {o.round_limit} rounds the game ends without a winner." if o.round_limit else ""
    )
    hearing = (
        "Everyone hears everyone's moves and the answers."
        if o.hearing == "everyone"
        else "Nobody hears the others' moves."
    )
    kits = f"{o.kits} kits" if o.kits else "3 kits up to 7x7, 5 in a larger dungeon"
    texts = [
        f"One to six players. {landings}{limit}",
        f"The order of moves is random. {hearing} A question not answered in time takes its "
        "default: the wrong answer to a political question or a tree, yes to boat, stick, blade, "
        "bridle and skinning, no to climbing. A turn out of time is a pass; leaving the table is a "
        "death for good.",
        "The map does not change. A player knows her own cell. What is next door may be visible "
        "or not; any standing wall stops sight and effects alike.",
        "Ten bullets cost $5, a grenade $5, a blaster $5."
        + (" Dynamite costs $5 and acts as a grenade." if o.dynamite else ""),
        f"Every landing brings {kits}: {o.kit_bullets} bullets, 5 grenades, 10 blasters, $20 each.",
        "Whoever dies leaves equipment, skins and blades in the cell; ammunition and money vanish.",
        "Skins are money wherever a fine is due." if o.skins_as_money
        else "Skins are sold in stores and are money nowhere else.",
        "5 bites, 30 pierces or 5 burns kill "
        + ("when the number is reached" if o.deadly == "reached" else "when it is exceeded")
        + "; so do 5 bullets, 1 grenade or 2 blasters. Each is counted by itself.",
        "One may bang one's head against a wall until one dies. It takes the turn.",
        "A gourm makes an exote, who survives twice as much of everything, until death or an "
        "antigourm.",
        "The base rectangle lies in the north-west; branches only east or south of it. Nobody "
        "lands in a branch.",
        "1, 2 or 4 levels, the lowest is 1. Up or down takes a turn and is an arrival. One deals "
        "with one's own level only; walls span all.",
        "Walls: monoliths; simple walls, which one grenade destroys; barbed wires, which one "
        "blaster destroys and which pierce once whoever walks into them.",
        "The exit is a mark on an outer wall: a monolith for everyone but the treasure's carrier, "
        "who wins by walking through.",
        "Monoliths never divide the dungeon.",
        "Destroyed walls stay open for this round and the next, and are back before any look.",
        "An exote walks through simple walls and wires, and can feel the four walls of a cell, "
        "which takes a turn. The exit feels like a monolith without the treasure.",
        "A bump tells of a wall"
        + (" and its kind." if o.name_walls else ", not of its kind; a wire betrays itself.")
        + " A shooter hears whether the wall fell, and a scream if a player was hit. The victim "
        "hears the ammunition, not the direction.",
    ]  # fmt: skip
    return [(FRAME, text) for text in texts]


def _turn(o: DungeonLabOptions) -> list[tuple[str, str]]:
    free = [w for w, yes in (("climbing", o.free_climbing), ("skinning", o.free_skinning)) if yes]
    freely = f" Here {' and '.join(free)} is asked on arrival and costs no turn." if free else ""
    texts = [
        "All are told size and levels. One lands by column, row and level; that is an arrival and "
        "the whole turn.",
        "Before each turn one looks: what is visible, and what strikes from the next cells, by "
        "direction.",
        "One action a turn: move, up or down, shoot any amount of one ammunition, feel, climb, buy "
        "or sell any amount of one thing, skin, mount, morgul, pass. A bump costs the turn. "
        f"Strangling, taking, maps and dismounting are free.{freely}",
        "A neighbour strikes once a stay, at once when the wall between falls. A change of level "
        "is a new stay.",
        "Whatever is in a cell acts on arrival, in the same turn.",
        f"After a death one misses {o.waiting} turns, then lands again. Nothing touches the dead.",
        "Shots reach the next cell of the level. A grenade or blaster meets the wall first; the "
        "rest of the salvo goes on. The newest encounter is hit first, what cannot die is passed "
        "over, players come last. The wrong ammunition stops at a wall.",
        "Players in one cell know of each other"
        + (", and see each other from the next cell." if o.see_players
           else "; from the next cell they do not.")
        + " They cannot shoot each other there, only use a morgul blade.",
    ]  # fmt: skip
    return [(TURN, text) for text in texts]


def _lights(o: DungeonLabOptions) -> list[tuple[str, str]]:
    center = (
        "shows the whole map for as many seconds as the side has cells"
        if o.center == "map"
        else "tells what is in the exit's cell and in one beside it"
    )
    texts = [
        "A store trades boats ($50), walking sticks ($50) and ammunition, and buys skins."
        + (" Maps of 1x1 cost $20, of 3x3 $100; using one is free." if o.maps else ""),
        "An arsenal gives a kit without dollars, once a landing.",
        "A hospital heals everything, and nothing pierces or burns in it from next door.",
        f"A prison costs {o.prison_turns} turns among several; alone a fine of ${o.fine}, or three "
        "bites of the mad tiger." + (" Two grenades destroy it." if o.demolition else ""),
        "A political prison asks first. Right is what its sign says: plus yes, minus no. Wrong "
        f"costs {o.political_turns} turns, or the fine.",
        f"A management center {center}, once a {'landing' if o.center_again else 'game'}. It may "
        "take up both levels of its cell.",
        "A gourm makes exotes, as often as they come.",
    ]
    return [(LIGHTS, text) for text in texts]


def _eyes(o: DungeonLabOptions) -> list[tuple[str, str]]:
    blasters = " 2 blasters kill them too." if o.blasters_kill else ""
    more = " or 4 blasters" if o.blasters_kill else ""
    fine = "; a store takes it and $20 with it" if o.orc_fine else ""
    lasting = "Damage" if o.wounds == "all" else "Damage by bullets"
    texts = [
        "A lion dies of 5 bullets, a tiger of 10, a panther of 15, each of a grenade; skins are "
        f"worth $10, $20, $30. Each bites once on arrival.{blasters}",
        "A crocodile bites twice and keeps all money and ammunition. It dies of 50 bullets, 2 "
        f"grenades{more}; its skin is worth $100.",
        "A cow is harmless and cannot be killed.",
        "A rabbit cannot be shot; in its cell it can be strangled. Its skin is worth $5.",
        "An orc pierces 5 times and an urkh 10 times on the next cells, and only mocks on its own. "
        f"They die of 5 and 10 bullets, or a grenade. The skin is worth nothing{fine}.",
        _may(o.werewolves, "werewolves") + " Their eyes go out by 5 bullets, and are back with the "
        "next visitor, who is bitten.",
        _may(o.exote_beasts, "exote beasts") + " They take twice as much.",
        "Bullets kill normally, grenades, blasters and hooves cruelly; only the first can be "
        "skinned, and it can still become the second.",
        f"{lasting} lasts for this round and the next.",
    ]
    return [(EYES, text) for text in texts]


def _monsters(o: DungeonLabOptions) -> list[tuple[str, str]]:
    flight = " So does water beside the cell flown over." if o.water_in_flight else ""
    exote = " In a gourm it becomes exote too." if o.exote_ontifutlai else ""
    texts = [
        "An eyescorcher is not seen. It burns once on its cell and once on each next one, and dies "
        "of 4 blasters.",
        "A black rider is a hole in the darkness. He disembodies: money and ammunition gone, "
        "healed, in the nearest Mordor, the treasure at home.",
        "A blade kills him: it is lost, his morgul blade is gained.",
        "A morgul blade sends a beast, or a player, of one's own cell to Mordor, once.",
        "Elven blades only defend, arnor blades kill." if o.arnor
        else "Elven blades kill black riders.",
        "An ontifutlas carries whoever has no bridle to the nearest Eldar.",
        "With a bridle it can be bridled, and then mounted.",
        "A rider jumps two cells, sees what is in the first and tramples one beast or tree in the "
        "second; no other beast there harms.",
        f"A wall beyond the first cell brings it down there; an exote flies through.{exote}",
        f"Beside water, or when its rider opens a wall to water, it flees to the Eldar.{flight}",
        "When its rider dies it escapes to the Eldar.",
        "It falls into pits with its rider.",
        "To a rider another ontifutlas does nothing.",
        "Dismounting is free; the bridled one waits, for anyone.",
        _may(o.marmars, "marmars") + " From the lowest level they throw up, else down. 2 grenades.",
        "A political cop asks; a wrong answer leads to the nearest prison of its sign, without "
        "punishment. 2 grenades.",
        _may(o.cops, "cops") + " They ask nothing and take one to the nearest prison. 2 grenades.",
    ]  # fmt: skip
    return [(MONSTERS, text) for text in texts]


def _things_trees_and_places(o: DungeonLabOptions) -> list[tuple[str, str]]:
    glimpse = " Falling, one catches a glimpse of what is around." if o.glimpse else ""
    return [
        (THINGS, "One treasure. Its dead carrier leaves it in the cell for the next round; then it "
                 "is back in its place."),
        (THINGS, "Blades, bridles, ammunition and money lie about. Taking is free, by whoever is "
                 "still alive and there."),
        (TREES, "A willow gives a boat to who likes orcs and hates undead; all others pay $20."),
        (TREES, "An ent gives a walking stick to who hates orcs and likes undead; all others pay "
                "$20."),
        (TREES, _may(o.lokhs, "lokhs") + " A lokh eats its climber. Any tree dies of 2 blasters "
                "and serves once a landing."),
        (OTHER, "An antigourm ends being an exote; whoever has too much damage for that dies."),
        (OTHER, "In Mordor all beasts sent there wait together, the newest is hit first."),
        (OTHER, "The Eldar is where ontifutlai go."),
        (OTHER, f"A pit leads to another one, always the same; its level is told.{glimpse}"),
        (OTHER, "A hanging pit leads to itself."),
        (OTHER, "A river runs from a pipe to a lavatory pan, never north. It carries one cell on, "
                "untold where, unless a walking stick is spent."),
        (OTHER, _may(o.waterfalls, "waterfalls") + " There the river goes on a level below."),
        (OTHER, "A lake ruins money and ammunition, unless a boat is spent."),
    ]  # fmt: skip
