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

# What each of them does, in a line.
dooom-look-about-exit = Step onto it with enough treasure, and you win.
dooom-look-about-treasure = Picked up for one action point.
dooom-look-about-potion = One more hit point; drinking it spends all your remaining points.
dooom-look-about-sword = You hit for one more; one action point less in every later turn.
dooom-look-about-armour = Every hit on you does one less; one action point less in every later turn.
dooom-look-about-lantern = You see farther; one action point less in every later turn.
dooom-look-ground = Ground

dooom-look-goal = Gather enough treasure, then step onto an exit.
# The letters are commands, and are typed as they stand.
dooom-look-hint = Type n, e, s or w to walk, p to pick up treasure (G); then walk onto an exit (E).
dooom-look-end = end the turn
dooom-look-asks-move = Move, pick up, or end your turn.
dooom-look-about = A map of tiles: walls, treasure, things and exits.
dooom-look-about-other = The same maps under another title.

# Remarks on the first answers of a newcomer, and what a low bar means.
dooom-look-near-death = one blow from death
dooom-look-remark-walked = Each step costs an action point. When they are used up, your turn ends automatically.
dooom-look-remark-treasure = Treasure counts as soon as it is picked up; a player who kills you can take it.
dooom-look-remark-thing = It helps from now on, but costs one action point every turn.
dooom-look-remark-hurt = You were hit. Another player is right beside you, even if you do not see them.
dooom-look-remark-hit = A hit: you are not told what it cost them. An attack takes all your remaining action points.

# As the screen and the prompt say it.
dooom-look-prompt-move = move
