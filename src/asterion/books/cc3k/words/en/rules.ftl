# The rules of ChamberCrawler3000 by their numbers, as the options of a table have them.

cc3k-heading-floor = The floor
cc3k-heading-player = The player
cc3k-heading-enemies = Enemies
cc3k-heading-items = Items
cc3k-heading-combat = Combat
cc3k-heading-commands = Commands and display
cc3k-heading-files = Floor files and arguments

cc3k-rule-C1 = A board has 79 columns and 30 rows: 25 of map, 5 of information. There are five floors, by default with the same five chambers.
cc3k-rule-C2 = | and - are walls, + doorways, # passages, . floor tiles, \ the stairs, @ the player, P a potion, G gold; letters are enemies. Floor tiles that touch, even at a corner, are one chamber.
cc3k-rule-C3 = Things appear in this order: the player, the stairs, potions, gold, enemies; each on a free floor tile.
cc3k-rule-C4 = First the chamber is drawn, all with the same odds whatever their size, then the tile. The stairs are never in the player's chamber, unless there is no other.
cc3k-rule-C5 = A floor has 10 potions, each kind with the same odds, and 10 piles of gold: 5 of 8 are normal, 2 of 8 small, 1 of 8 is a dragon hoard. A chamber without room is drawn again; so is a hoard's tile without room for its dragon. If none is left, it becomes another pile.
cc3k-rule-C6 = A floor has 20 enemies, not counting dragons; of 18 there are 4 humans, 3 dwarves, 5 halflings, 2 elves, 2 orcs and 2 merchants.
cc3k-rule-C7 = Every dragon hoard comes with its dragon, within one block.
cc3k-rule-C8 = A step onto the stairs leads to a new floor instead, to a random place. Enemies there do not act on that turn.
cc3k-rule-C9 = Taking the stairs on floor 5 wins the game.

# $points, $attack, $defence (numbers): what the race starts with
cc3k-rule-C10 = Shade: { $points } HP, { $attack } Atk, { $defence } Def; the usual choice.

# $points, $attack, $defence (numbers): what the race starts with
# $strength (number): what a potion changes
cc3k-rule-C11 = Drow: { $points } HP, { $attack } Atk, { $defence } Def. Potions do half as much again: 15 HP, { $strength } Atk or Def.

# $points, $attack, $defence (numbers): what the race starts with
cc3k-rule-C12 = Vampire: { $points } HP, { $attack } Atk, { $defence } Def. Every hit it lands gives it 5 HP, without limit; a hit on a dwarf costs it 5 HP instead, which may kill it, after the dwarf's gold is taken.

# $points, $attack, $defence (numbers): what the race starts with
cc3k-rule-C13 = Troll: { $points } HP, { $attack } Atk, { $defence } Def. It regains 5 HP every turn, up to 120, after its own action and before the enemies act.

# $points, $attack, $defence (numbers): what the race starts with
cc3k-rule-C14 = Goblin: { $points } HP, { $attack } Atk, { $defence } Def. It steals 5 gold from every enemy it slays, on top of what the enemy drops.

cc3k-rule-C15 = Only a vampire can have more hit points than its race starts with.

# $enemies (list of phrases): each with its numbers
cc3k-rule-C16 = HP/Atk/Def: { LIST($enemies, type: "join") }.

# $enemy (phrase); $letter (text); $points, $attack, $defence (numbers)
cc3k-enemy-numbers = { $enemy } { $letter } { $points }/{ $attack }/{ $defence }

cc3k-rule-C17 = An elf attacks twice, each time with its own chance, but a drow only once.

# $blow (38 or 37): the damage at Def 20
cc3k-rule-C18 =
    { $blow ->
        [38] An orc does half as much damage again to a goblin, rounded up: 38 at Def 20.
       *[37] An orc does half as much damage again to a goblin, rounded down: 37 at Def 20.
    }

cc3k-rule-C19 = Half of the player's attacks on a halfling miss.
cc3k-rule-C20 = A dragon never moves; it guards its hoard.

# $hard (true or false)
cc3k-rule-C21 =
    { $hard ->
        [true] Merchants are hostile.
       *[false] Merchants are neutral until one is attacked; from then on all of them are hostile, including that one, and on later floors, until a restart.
    }

cc3k-rule-C22 = Enemies act after the player, row by row from the top, leftmost first, each once.

# $pursuit (true or false)
cc3k-rule-C23 =
    { $pursuit ->
        [true] A hostile enemy within one block of the player attacks, and half of its attacks miss; a hostile one in the player's chamber takes a step that brings it nearest to the player; any other enemy moves at random, with the same odds for every free floor tile of its chamber within one block. Gold, potions, stairs, doorways and passages are not free. If no tile is free, it stays where it is.
       *[false] A hostile enemy within one block of the player attacks, and half of its attacks miss; any other enemy moves at random, with the same odds for every free floor tile of its chamber within one block. Gold, potions, stairs, doorways and passages are not free. If no tile is free, it stays where it is.
    }

cc3k-rule-C24 = A dragon attacks a player within one block of itself or of its hoard.
cc3k-rule-C25 = A slain dragon drops nothing, and its hoard is free. A human leaves two normal piles, one on its tile and one on a free tile beside it, or both on its tile. A merchant leaves a hoard worth 4 there. Any other gives a small or a normal pile, half and half, at once.
cc3k-rule-C26 = RH gives 10 HP, PH takes 10, and 0 is death; BA and WA change Atk by 5, BD and WD Def.
cc3k-rule-C27 = Changes of Atk and Def end with the floor. Neither falls below 0.
cc3k-rule-C28 = A kind of potion is unknown until one has been drunk; then it is known until a restart.
cc3k-rule-C29 = Potions can be neither carried nor stepped on; u drinks one in any of the eight directions.
cc3k-rule-C30 = Gold is worth 1 (small), 2 (normal), 4 (merchant's) or 6 (dragon's) and is taken by walking over it. A hoard whose dragon lives can be walked over, not taken; one under the player's feet when the dragon dies is taken at once.

# $damage (classic or as-printed)
cc3k-rule-C31 =
    { $damage ->
        [classic] A blow does 100 / (100 + Def) x Atk damage, rounded up.
       *[as-printed] A blow does 100 / (100 + Def) / Atk damage, rounded up: 1, or 0 where Atk is 0.
    }

cc3k-rule-C32 = The player attacks any of the eight squares, before the enemies, and does not miss. Any number of enemies may attack in one turn.
cc3k-rule-C33 = At the start s, d, v, g or t chooses a race; q or the end of input ends the program, and anything else is ignored.
cc3k-rule-C34 = no so ea we ne nw se sw move; u and a with one of them drink and attack, also in one word; f stops the enemies until it is said again; r restarts with a new race, resetting everything but the dice; q gives up.

# $stopped (movement or everything)
cc3k-rule-C35 =
    { $stopped ->
        [movement] f costs no turn and stops movement only: an enemy beside the player still attacks.
       *[everything] f costs no turn and stops movement and attacks.
    }

cc3k-rule-C36 = A command that is not understood, blocked or without a target says so and costs no turn.
cc3k-rule-C37 = Diagonal steps round corners, through doorways and along passages are allowed. Stairs, doorways and passages are for the player only.
cc3k-rule-C38 = Below the map are race, gold and floor, then HP, Atk, Def and the action, one row each.
cc3k-rule-C39 = The action row tells in one line everything that happened. It is never cut.
cc3k-rule-C40 = The game ends on the stairs of floor 5, at 0 HP, by a restart or by q. For the first two the gold is the score; a shade's counts half as much again, rounded down.
cc3k-rule-C41 = A floor file is up to five floors of 25 rows of 79 columns, one below the other, as the player sees them.
cc3k-rule-C42 = In it 0 is RH, 1 BA, 2 BD, 3 PH, 4 WA, 5 WD, 6 a normal pile, 7 a small one, 8 a merchant's hoard, 9 a dragon's; @, \ and letters stand for themselves. As many hoards and dragons beside them as possible are paired, the first in reading order first. A hoard without a dragon can be taken, and a dragon without a hoard guards itself.
cc3k-rule-C43 = Nothing is generated on such a floor except a missing @ or \. If there are fewer than five floors, the last is used again.
cc3k-rule-C44 = The same seed and the same commands give the same game everywhere.

# $pursuit (true or false)
cc3k-rule-C45 =
    { $pursuit ->
        [true] Extras change a rule only on request. Pursuit is on.
       *[false] Extras change a rule only on request. Pursuit is off.
    }
