# What boards and plan editors call the things of Dooom, and a few words of guidance.

dooom-look-player = player
dooom-look-exit = exit
dooom-look-treasure = treasure
dooom-look-potion = potion
dooom-look-sword = sword
dooom-look-armour = armour
dooom-look-lantern = lantern
dooom-look-wall = wall
dooom-look-floor = floor
dooom-look-ground = Ground

dooom-look-goal = Walk, pick up treasure, and step onto an exit once you carry enough.
# The letters are commands, and are typed as they stand.
dooom-look-hint = Type n, e, s or w to walk, p to pick up treasure (G); then walk onto an exit (E).
dooom-look-end = end the turn
dooom-look-asks-move = Move, pick up, or end your turn.
dooom-look-about = A map of tiles: walls, treasure, things and exits.
dooom-look-about-other = The same maps, under the other cover.

# As the screen and the prompt say it.
dooom-look-row-hit-points = Hit points
dooom-look-row-action-points = Action points
dooom-look-row-treasure = Treasure
dooom-look-row-carrying = Carrying
dooom-look-prompt-move = move
