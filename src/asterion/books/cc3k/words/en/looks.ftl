# What boards and plan editors call the things of ChamberCrawler3000, and a few words of guidance.

cc3k-look-stairs = stairs
cc3k-look-potion = potion
cc3k-look-gold = gold
cc3k-look-human = human
cc3k-look-dwarf = dwarf
cc3k-look-elf = elf
cc3k-look-orc = orc
cc3k-look-merchant = merchant
cc3k-look-hostile-merchant = hostile merchant
cc3k-look-dragon = dragon
cc3k-look-halfling = halfling
cc3k-look-door = door
cc3k-look-passage = passage
cc3k-look-wall = wall
cc3k-look-floor = floor

# What each of them does, in a line or two.
cc3k-look-about-shade = 125 HP, attack 25, defence 25. No gift and no curse; at the end its gold counts half as much again.
cc3k-look-about-drow = 150 HP, attack 25, defence 15. Every potion does half as much again to it, good or bad.
cc3k-look-about-vampire = 50 HP, attack 25, defence 25. Every hit it lands gives it 5 HP, without limit; hitting a dwarf costs it 5.
cc3k-look-about-goblin = 110 HP, attack 15, defence 20. It steals 5 gold from everyone it slays; orcs hurt it half as much again.
cc3k-look-about-troll = 120 HP, attack 25, defence 15. It regains 5 HP every turn.
cc3k-look-about-stairs = They lead to the next floor; from the fifth, out.
cc3k-look-about-potion = Stand beside it to drink it. It heals or poisons, or strengthens or weakens attack or defence; you know a kind once you have drunk one.
cc3k-look-about-gold = You take it by walking over it. A dragon's hoard can be taken only when its dragon is slain.
cc3k-look-about-human = Attack 20, defence 20. When it is slain, it leaves two piles of gold.
cc3k-look-about-dwarf = Attack 20, defence 30. Its blood makes vampires sick.
cc3k-look-about-elf = Attack 30, defence 10. It attacks twice, but a drow only once.
cc3k-look-about-orc = Attack 30, defence 25. It hurts goblins half as much again.
cc3k-look-about-merchant = Attack 70, defence 5. Neutral until one is attacked, unless the game is hard; it leaves a hoard worth 4.
cc3k-look-about-hostile-merchant = Attack 70, defence 5. It strikes a player beside it; it leaves a hoard worth 4.
cc3k-look-about-dragon = Attack 20, defence 20. It never moves, and attacks a player who comes near it or its hoard.
cc3k-look-about-halfling = Attack 15, defence 20. Half of your attacks on it miss.

cc3k-look-goal = Go down five floors by the stairs, and stay alive; gold is your score.
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
cc3k-look-about = Floors of chambers; enemies and potions placed by hand or at random.
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

# Remarks on the first answers of a newcomer, and what a low bar means.
cc3k-look-near-death = death is near
cc3k-look-remark-spawned = You are the figure on the floor. Walk to the stairs; enemies beside you strike first if you linger.
cc3k-look-remark-struck = A blow sets your attack against its defence. Walk towards an enemy to strike again.
cc3k-look-remark-hurt = You were hit. In a passage fewer enemies can stand beside you.
cc3k-look-remark-gold = You take gold by walking onto it; it is your score at the end.
cc3k-look-remark-drank = Now you know this kind of potion, wherever it lies. It works until you leave this floor, unless it heals or poisons.
cc3k-look-remark-stairs = The next floor: the effects of attack and defence potions are gone.

# What took the last hit points, as the end of a game says it.
cc3k-look-slain-human = A human struck the last blow.
cc3k-look-slain-dwarf = A dwarf struck the last blow.
cc3k-look-slain-elf = An elf struck the last blow.
cc3k-look-slain-orc = An orc struck the last blow.
cc3k-look-slain-merchant = A merchant struck the last blow.
cc3k-look-slain-dragon = A dragon struck the last blow.
cc3k-look-slain-halfling = A halfling struck the last blow.
cc3k-look-slain-poison = A poisonous potion took the last hit points.
cc3k-look-slain-sickness = The blood of a dwarf took the vampire's last hit points.

# As the screen and the prompt say it.
cc3k-look-prompt-race = race
cc3k-look-prompt-move = move
