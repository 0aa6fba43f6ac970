"""The rules of ChamberCrawler3000 in words, as the options of a table have them."""

from collections.abc import Sequence

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import ENEMIES, RACES, full_hit_points
from asterion.core.book import Rule

FLOOR, PLAYER, FOES, ITEMS = "The floor", "The player", "Enemies", "Items"
COMBAT, COMMANDS, FILES = "Combat", "Commands and display", "Floor files and arguments"


def rules_in_force(options: Cc3kOptions) -> Sequence[Rule]:
    """C1 to C45, each as it is in force."""
    headed = (
        (FLOOR, floor_rules()),
        (PLAYER, player_rules(options)),
        (FOES, enemy_rules(options)),
        (ITEMS, item_rules(options)),
        (COMBAT, combat_rules(options)),
        (COMMANDS, command_rules(options)),
        (FILES, file_rules(options)),
    )
    texts = [(heading, text) for heading, section in headed for text in section]
    return [Rule(f"C{n}", heading, text) for n, (heading, text) in enumerate(texts, 1)]


def floor_rules() -> list[str]:
    """C1-C9"""
    return [
        "A board has 79 columns and 30 rows: 25 of map, 5 of information. There are five floors, "
        "by default with the same five chambers.",
        "| and - are walls, + doorways, # passages, . floor tiles, \\ the stairs, @ the player, P "
        "a potion, G gold; letters are enemies. Floor tiles that touch, at a corner too, are one "
        "chamber.",
        "Things appear in this order: the player, the stairs, potions, gold, enemies; each on a "
        "free floor tile.",
        "First the chamber is drawn, all with the same odds whatever their size, then the tile. "
        "The stairs are never in the player's chamber, unless there is no other.",
        "A floor has 10 potions, each kind with the same odds, and 10 piles of gold: 5 of 8 are "
        "normal, 2 of 8 small, 1 of 8 is a dragon hoard. A chamber without room is drawn again; "
        "so is a hoard's tile without room for its dragon. Where none is left it is another pile.",
        "A floor has 20 enemies, not counting dragons; of 18 there are 4 humans, 3 dwarves, 5 "
        "halflings, 2 elves, 2 orcs and 2 merchants.",
        "Every dragon hoard comes with its dragon, within one block.",
        "A step onto the stairs leads to a new floor instead, to a random place. Enemies there do "
        "not act on that turn.",
        "The stairs of floor 5 win the game.",
    ]


def player_rules(options: Cc3kOptions) -> list[str]:
    """C10-C15"""
    stats = {
        race.name: f"{race.name}: {race.hit_points} HP, {race.attack} Atk, {race.defence} Def"
        for race in RACES
    }
    strength = 8 if options.drow_rounding == "up" else 7
    return [
        f"{stats['Shade']}; the usual choice.",
        f"{stats['Drow']}. Potions do half more: 15 HP, {strength} Atk or Def.",
        f"{stats['Vampire']}. Every hit it lands gives it 5 HP, without a most; a hit at a dwarf "
        "costs it 5 HP instead, which may kill it, after the dwarf's gold is taken.",
        f"{stats['Troll']}. It regains 5 HP every turn that counts, up to 120, after its own "
        "action and before the enemies act.",
        f"{stats['Goblin']}. It steals 5 gold from every enemy it slays, on top of what that one "
        "drops.",
        "Nobody but a vampire has more hit points than the race starts with.",
    ]


def enemy_rules(options: Cc3kOptions) -> list[str]:
    """C16-C25"""
    stats = ", ".join(
        f"{enemy.name} {enemy.letter} {full_hit_points(kind, options.hard)}/{enemy.attack}/"
        f"{enemy.defence}"
        for kind, enemy in ENEMIES.items()
    )
    orc = "rounded up: 38" if options.orc_blow == "38" else "rounded down: 37"
    merchants = (
        "Merchants are hostile."
        if options.hard
        else "Merchants are neutral until one is attacked; from then on all of them are hostile, "
        "that one too, on later floors too, until a restart."
    )
    steps = (
        "a hostile one in the player's chamber takes a step that brings it nearest to the player; "
        "any other steps at random"
        if options.pursuit
        else "any other steps at random"
    )
    return [
        f"HP/Atk/Def: {stats}.",
        "An elf attacks twice, each time with its own chance, but a drow only once.",
        f"An orc does half more damage to a goblin, {orc} at Def 20.",
        "Half of the player's attacks on a halfling miss.",
        "A dragon never moves; it guards its hoard.",
        merchants,
        "Enemies act after the player, row by row from the top, leftmost first, each once.",
        "A hostile enemy with the player within one block attacks, and half of the attacks miss; "
        f"{steps}, with the same odds for every free floor tile of its chamber within one block. "
        "Gold, potions, stairs, doorways and passages are not free. It stays where none is.",
        "A dragon attacks a player within one block of itself or of its hoard.",
        "A slain dragon drops nothing, its hoard is free. A human leaves two normal piles, one on "
        "its tile and one on a free tile beside it, or both on its tile. A merchant leaves a "
        "hoard worth 4 there. Any other gives a small or a normal pile, half and half, at once.",
    ]


def item_rules(options: Cc3kOptions) -> list[str]:
    """C26-C30"""
    return [
        "RH gives 10 HP, PH takes 10, and 0 is death; BA and WA change Atk by 5, BD and WD Def.",
        "Changes of Atk and Def end with the floor. Neither falls below 0.",
        "A kind of potion is unknown until one of it is drunk; then it is known until a restart.",
        "Potions cannot be carried nor stepped on; u drinks one in any of the eight directions.",
        "Gold is worth 1 (small), 2 (normal), 4 (merchant's) or 6 (dragon's) and is taken by "
        "walking over it. A hoard whose dragon lives can be walked over, not taken; one under the "
        "player's feet when the dragon dies is taken at once.",
    ]


def combat_rules(options: Cc3kOptions) -> list[str]:
    """C31-C32"""
    classic = "A blow does 100 / (100 + Def) x Atk damage, rounded up."
    printed = "A blow does 100 / (100 + Def) / Atk damage, rounded up: 1, or 0 where Atk is 0."
    return [
        classic if options.damage == "classic" else printed,
        "The player attacks any of the eight squares, before the enemies, and does not miss. Any "
        "number of enemies may attack in one turn.",
    ]


def command_rules(options: Cc3kOptions) -> list[str]:
    """C33-C40"""
    stopped = (
        "stops movement only: an enemy beside the player still attacks"
        if options.freeze == "movement"
        else "stops movement and attacks"
    )
    return [
        "At the start s, d, v, g or t chooses a race; q or the end of input ends the program, "
        "anything else is ignored.",
        "no so ea we ne nw se sw move; u and a with one of them drink and attack, also in one "
        "word; f stops the enemies until it is said again; r restarts with a new race, everything "
        "reset but the dice; q gives up.",
        f"f costs no turn and {stopped}.",
        "A command that is not understood, blocked or without a target says so and costs no turn.",
        "Diagonal steps round corners, through doorways and along passages are allowed. Stairs, "
        "doorways and passages are for the player only.",
        "Below the map stand race, gold and floor, then HP, Atk, Def and the action, a row each.",
        "The action row says in one line all that happened. It is never cut.",
        "The game ends on the stairs of floor 5, at 0 HP, by a restart or by q. For the first two "
        "the gold is the score; a shade's counts half more, rounded down.",
    ]


def file_rules(options: Cc3kOptions) -> list[str]:
    """C41-C45"""
    pursuing = "on" if options.pursuit else "off"
    return [
        "A floor file is up to five floors of 25 rows of 79 columns, one below the other, as the "
        "player sees them.",
        "In it 0 is RH, 1 BA, 2 BD, 3 PH, 4 WA, 5 WD, 6 a normal pile, 7 a small one, 8 a "
        "merchant's hoard, 9 a dragon's; @, \\ and letters stand for themselves. As many hoards "
        "and dragons beside them as possible are paired, the first in reading order first. A "
        "hoard without a dragon can be taken, a dragon without a hoard guards itself.",
        "Nothing is generated on such a floor but a missing @ or \\. Where there are fewer than "
        "five floors the last is used again.",
        "The same seed and the same commands give the same game everywhere.",
        f"Extras change no rule unless they are asked for. Enemies that pursue are {pursuing}.",
    ]
