# What a table may agree on.

dungeonlab-option-landings = landings for each player; 0 is the book's number alone, else no limit
dungeonlab-option-round-limit = the game ends without a winner after so many rounds; 0 is never
dungeonlab-option-hearing = who hears a player's moves and their answers
dungeonlab-option-dynamite = stores sell dynamite, which acts as a grenade
dungeonlab-option-kits = kits at a landing; 0 is 3 in a small dungeon and 5 in a large one
dungeonlab-option-kit-bullets = bullets in a kit
dungeonlab-option-skins-as-money = fines may be paid with skins
dungeonlab-option-deadly = bites, pierces and burns kill when their limit is reached, or exceeded
dungeonlab-option-waiting = turns missed after a death
dungeonlab-option-name-walls = a bump tells the kind of the wall
dungeonlab-option-see-players = players are seen from the next cell
dungeonlab-option-free-climbing = a tree asks at once to be climbed, and it costs no turn
dungeonlab-option-free-skinning = skinning is asked at once, and it costs no turn
dungeonlab-option-maps = stores sell maps of 1x1 and 3x3
dungeonlab-option-prison-turns = turns in a prison, among several
dungeonlab-option-fine = the fine in a prison for whoever plays alone
dungeonlab-option-demolition = two grenades destroy a prison
dungeonlab-option-political-turns = turns in a political prison, among several
dungeonlab-option-center = a management center shows the map, or the exit's cell and one beside it
dungeonlab-option-center-again = a management center serves once per landing, not once a game
dungeonlab-option-blasters-kill = blasters kill green-eyed beasts too
dungeonlab-option-orc-fine = a store fines for orc and urkh skins
dungeonlab-option-werewolves = there may be werewolves
dungeonlab-option-exote-beasts = there may be exote beasts
dungeonlab-option-wounds = which damage to a beast lasts to the next turn
dungeonlab-option-arnor = elven blades only defend; arnor blades kill black riders
dungeonlab-option-exote-ontifutlai = an ontifutlas becomes exote in a gourm as well
dungeonlab-option-water-in-flight = water beside the cell flown over scares an ontifutlas as well
dungeonlab-option-marmars = there may be marmars
dungeonlab-option-cops = there may be cops that ask nothing
dungeonlab-option-lokhs = there may be lokhs
dungeonlab-option-glimpse = a glimpse of what is round a pit one falls into
dungeonlab-option-waterfalls = rivers may fall to the level below

# What a generated plan should be like.

dungeonlab-setting-width = columns of the base rectangle
dungeonlab-setting-height = rows of the base rectangle
dungeonlab-setting-levels = levels
dungeonlab-setting-difficulty = how many walls and encounters, and of which kinds
dungeonlab-setting-branches = exactly so many branches east or south
dungeonlab-setting-walls = walls between cells, of a hundred
dungeonlab-setting-filled = places with an encounter, of a hundred
dungeonlab-setting-rivers = exactly so many rivers
dungeonlab-setting-pits = exactly so many pits
dungeonlab-setting-kits = for a game with so many kits at a landing; 0 as the size has it
dungeonlab-setting-werewolves = there may be werewolves
dungeonlab-setting-exote-beasts = there may be exote beasts
dungeonlab-setting-arnor = arnor blades may lie about
dungeonlab-setting-marmars = there may be marmars
dungeonlab-setting-cops = there may be cops that ask nothing
dungeonlab-setting-lokhs = there may be lokhs
dungeonlab-setting-waterfalls = rivers may fall to the level below
dungeonlab-setting-maps = maps may lie about
dungeonlab-setting-dynamite = dynamite may lie about
