# What a bot was after, said after the game. Each stands behind its name and a colon.

bots-aim-start = choosing where to start
bots-aim-hospital = on the way to a hospital
bots-aim-treasure = going for a treasure
bots-aim-search = looking for the treasure
bots-aim-carry = carrying a treasure to a known exit
bots-aim-rim = looking for an exit along the edge
bots-aim-chase = chasing the player who carries the treasure
bots-aim-arms = fetching grenades
bots-aim-change = keeping the game alive by blowing up a wall
bots-aim-fight = fighting
bots-aim-follow = following somebody out of sight
bots-aim-guard = guarding an exit
bots-aim-flee = avoiding a fight that it would lose
bots-aim-explore = exploring
bots-aim-collect = collecting
bots-aim-leave = on the way out
bots-aim-stairs = on the way to the stairs
bots-aim-heal = waiting for its wounds to heal
bots-aim-wait = waiting until the way is free
# $round (number): in which it first was sure
bots-knew-exit = knew an exit from round { $round } on
