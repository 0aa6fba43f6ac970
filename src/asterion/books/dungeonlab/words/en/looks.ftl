# What boards, notebooks and plan editors call the things of DungeonLab, and a few words of guidance.

# What else is on a map.
dungeonlab-look-lights = lights
dungeonlab-look-green-eyes = green eyes
dungeonlab-look-hole-in-the-darkness = hole in the darkness
dungeonlab-look-treasure = treasure
dungeonlab-look-things = things
dungeonlab-look-something = something
dungeonlab-look-some-wall = wall of an unknown kind
dungeonlab-look-simple-wall = simple wall
dungeonlab-look-barbed-wire = barbed wire
dungeonlab-look-monolith = monolith
dungeonlab-look-exit = exit
dungeonlab-look-empty = empty
dungeonlab-look-empty-cell = empty cell
dungeonlab-look-untried = untried side
dungeonlab-look-elven-blade = elven blade
dungeonlab-look-arnor-blade = arnor blade
dungeonlab-look-morgul-blade = morgul blade
dungeonlab-look-bridle = bridle
dungeonlab-look-boat = boat
dungeonlab-look-ammunition = ammunition

# Headings of the palette and of the notebook.
dungeonlab-look-houses = Houses
dungeonlab-look-green-eyed = Green eyes
dungeonlab-look-others = Others
dungeonlab-look-water = Water
dungeonlab-look-pits = Pits
dungeonlab-look-beings = Beings
dungeonlab-look-waters-and-pits = Water and pits
dungeonlab-look-seen-from-beside = Seen from next door

# The palette.
dungeonlab-look-source-east = source, flowing east
dungeonlab-look-source-south = source, flowing south
dungeonlab-look-source-west = source, flowing west
dungeonlab-look-river-east = river, flowing east
dungeonlab-look-river-south = river, flowing south
dungeonlab-look-river-west = river, flowing west
dungeonlab-look-pit-a = next pit of cycle a
dungeonlab-look-pit-b = next pit of cycle b
dungeonlab-look-pit-c = next pit of cycle c
dungeonlab-look-about = Houses, beasts, water and pits, on one level or more.

# Guidance.
dungeonlab-look-goal = Find the treasure, and walk with it into the outer wall that is the exit.
# Single letters and “land 3 3 1” are commands, and are typed as they stand.
dungeonlab-look-hint = Land by column, row and level: land 3 3 1. Then n, e, s, w walk, u and d change the level, s 15b n shoots 15 bullets north (g grenades break walls, bl blasters cut wire). Take the treasure, and walk into the outer walls with it: one of them is the exit.
dungeonlab-look-say-up = up a level
dungeonlab-look-say-down = down a level
dungeonlab-look-say-pass = pass the turn
dungeonlab-look-asks-land = Choose where you land: column, row and level.
dungeonlab-look-asks-move = Move, shoot, or use what you have found.
dungeonlab-look-asks-answer = Answer yes or no.

# As the screen and the prompt say it.
dungeonlab-look-near-death = death is near
dungeonlab-look-remark-landed = You know where you landed; what you see beside you is drawn on the board.
dungeonlab-look-remark-wall = You walked into it: that side is closed, and you have not moved.
dungeonlab-look-remark-looked = Lights are a house or a friend, green eyes are a beast. You learn what it is when you enter.
dungeonlab-look-remark-hurt = Each kind of damage is counted separately; when one reaches its limit, you die. A hospital heals.
dungeonlab-look-remark-carried = Nobody told you where this is: you draw on a new piece of paper until you know where it belongs.
dungeonlab-look-prompt-land = land
dungeonlab-look-prompt-move = move
dungeonlab-look-prompt-answer = answer
