### What a table may agree on, and what a generated plan should be like, one line each.

## The options of a table

labyrinth-option-mines = each player starts with one landmine
labyrinth-option-mites = plans may have encephalitis cells
labyrinth-option-open-exit = at least one exit is open at the start
labyrinth-option-weaponry-mines = a weaponry gives a landmine too
labyrinth-option-conditional-moves = conditional moves are allowed
labyrinth-option-dark-moves = a move may ask that nothing be told
labyrinth-option-semi-dark-moves = a move may ask that only parts be told
labyrinth-option-throwing = items may be thrown to a neighbouring cell
labyrinth-option-mine-on-neighbour = a landmine may be set on a neighbouring cell
labyrinth-option-skips = a turn may be skipped
labyrinth-option-repeats = moves known to change nothing may be repeated
labyrinth-option-actions-without-movement = a move may consist of actions alone
labyrinth-option-master = who confirms the start cells and decides what no rule foresaw
labyrinth-option-common-start = all start on one cell of the master's choice, without ammunition
labyrinth-option-void-same = two on one cell make the start void
labyrinth-option-void-treasure = a start on a treasure is void
labyrinth-option-void-near = a start next to a treasure or exit is void
labyrinth-option-void-inaccessible = a start on a river source is void
labyrinth-option-transport-on-placement = rivers and pits carry whoever starts or is placed there
labyrinth-option-cells-to-ask = handicap: who may ask how many cells, by seat: “2:3, 4:1”
labyrinth-option-extra-orders = handicap: who may order how many cells unwounded, by seat: “2:1”
labyrinth-option-range-of-one = a bullet flies one cell far
labyrinth-option-damp-powder = no shooting from rivers
labyrinth-option-through-buildings = bullets fly through weaponries and hospitals
labyrinth-option-named-targets = a shot names its target and points at the cell in secret
labyrinth-option-mine-victims-order = whoever was wounded by a landmine may order a cell
labyrinth-option-ordered-hospital = an ordered hospital heals at once, or only if the movement ends there
labyrinth-option-tell-ordered-cell = the type of an ordered cell is told
labyrinth-option-rivers = rivers carry one cell, only whoever steps in, or all the way
labyrinth-option-moves-to-heal = moves to heal after an infection; 0 is half of the cells
labyrinth-option-healing-counts = which moves count against the time to heal
labyrinth-option-tell-missing-wall = a grenade thrown where there was no wall is told
labyrinth-option-tell-surviving-wall = it is told whether a wall is left after a grenade
labyrinth-option-recall = what may be recalled: every move, or each player's last one
labyrinth-option-words = the master speaks as the reference does, or as the short game
labyrinth-option-nstop = rounds without change until a draw; 0 is the number of cells
labyrinth-option-claimed-count = the rounds are counted only once somebody claims it, and out loud
labyrinth-option-survivor-moves = moves of the last survivor to bring out the treasure; 0: they win at once

## The settings of the generator

labyrinth-setting-width = columns
labyrinth-setting-height = rows
labyrinth-setting-shape = the outer shape
labyrinth-setting-players = how many will play on it
labyrinth-setting-difficulty = how many rivers, pits, mites and walls, and how well the treasure is kept
labyrinth-setting-mines = for a game with landmines: more exits than players
labyrinth-setting-turbulent = for a game with turbulent rivers
labyrinth-setting-mites = encephalitis cells; 0 is none
labyrinth-setting-most-pits = at most so many pits; 0 is none
labyrinth-setting-most-loops = at most so many loops of pits
labyrinth-setting-longest-loop = at most so many pits in a loop
labyrinth-setting-most-rivers = at most so many river systems
labyrinth-setting-most-branches = at most so many branches, that is sources, of a river system
labyrinth-setting-longest-river = at most so many river cells from a source to the delta
labyrinth-setting-weaponries = exactly so many weaponries
labyrinth-setting-hospitals = exactly so many hospitals
labyrinth-setting-treasures = exactly so many treasures, the true one among them
labyrinth-setting-inner-walls = exactly so many inner walls
labyrinth-setting-exits = exactly so many exits
labyrinth-setting-closed-exits = exits may be closed at the start
labyrinth-setting-open-exit = at least one exit is open at the start
labyrinth-setting-safe-chain = opposite sides are joined by chains of harmless cells
