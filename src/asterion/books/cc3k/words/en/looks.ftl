# What boards and plan editors call the things of ChamberCrawler3000, and a few words of guidance.

cc3k-look-stairs = stairs
cc3k-look-potion = potion
cc3k-look-gold = gold
cc3k-look-human = human
cc3k-look-dwarf = dwarf
cc3k-look-elf = elf
cc3k-look-orc = orc
cc3k-look-merchant = merchant
cc3k-look-dragon = dragon
cc3k-look-halfling = halfling
cc3k-look-door = door
cc3k-look-passage = passage
cc3k-look-wall = wall
cc3k-look-floor = floor

cc3k-look-goal = Walk to the stairs. Step beside an enemy to fight it, beside a potion to drink it.
# The letters are commands, and are typed as they stand.
cc3k-look-hint = Type no, ne, ea, se, so, sw, we or nw to move, a no to attack, u no to drink a potion.
cc3k-look-asks-race = Choose your race.
cc3k-look-asks-move = Move, attack, or drink a potion.

# What the short commands mean.
cc3k-look-say-shade = shade
cc3k-look-say-drow = drow
cc3k-look-say-vampire = vampire
cc3k-look-say-goblin = goblin
cc3k-look-say-troll = troll
cc3k-look-say-north = north
cc3k-look-say-south = south
cc3k-look-say-east = east
cc3k-look-say-west = west
cc3k-look-say-northeast = northeast
cc3k-look-say-northwest = northwest
cc3k-look-say-southeast = southeast
cc3k-look-say-southwest = southwest
cc3k-look-say-attack = attack
cc3k-look-say-drink = drink
cc3k-look-say-freeze = freeze the enemies
cc3k-look-say-restart = restart
cc3k-look-say-quit = give up

# The plan editor.
cc3k-look-about = Floors of chambers; enemies and potions by hand or by chance.
cc3k-look-storey = Floor
cc3k-look-ground = Ground
cc3k-look-upright-wall = upright wall
cc3k-look-flat-wall = flat wall
cc3k-look-doorway = doorway
cc3k-look-rock = solid rock
cc3k-look-one-of-each = One of each
cc3k-look-the-player = the player
cc3k-look-the-stairs = the stairs
cc3k-look-potions = Potions
cc3k-look-restore-health = restore health
cc3k-look-boost-attack = boost attack
cc3k-look-boost-defence = boost defence
cc3k-look-poison-health = poison health
cc3k-look-wound-attack = wound attack
cc3k-look-wound-defence = wound defence
cc3k-look-piles = Gold
cc3k-look-normal-pile = normal pile
cc3k-look-small-pile = small pile
cc3k-look-merchants-hoard = merchant's hoard
cc3k-look-dragons-hoard = dragon's hoard
cc3k-look-enemies = Enemies

# As the screen and the prompt say it.
cc3k-look-row-hp = HP
cc3k-look-row-atk = Atk
cc3k-look-row-def = Def
cc3k-look-row-gold = Gold
cc3k-look-row-floor = Floor
cc3k-look-prompt-race = race
cc3k-look-prompt-move = move
