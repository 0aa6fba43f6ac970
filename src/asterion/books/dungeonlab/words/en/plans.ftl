# What is wrong with a plan, or would be no fun.

dungeonlab-plan-dynamite = dynamite needs the “dynamite” option
dungeonlab-plan-arnor = an arnor blade needs the “arnor” option
dungeonlab-plan-divided = monoliths divide the dungeon: this cell is cut off
dungeonlab-plan-no-exit = there is no exit: draw E in an outer wall
dungeonlab-plan-second-exit = there is a second exit; one is enough
dungeonlab-plan-inner-exit = an exit can only be in an outer wall
dungeonlab-plan-no-treasure = there is no treasure: draw Tr
dungeonlab-plan-second-treasure = there is a second treasure; one is enough
dungeonlab-plan-morgul = a morgul blade needs Mordor somewhere
dungeonlab-plan-center = a management center takes up two levels at most, one above the other
dungeonlab-plan-pit-target = this pit must lead to another pit
dungeonlab-plan-river-ends = the river must continue to its next cell here
dungeonlab-plan-river-meets = two rivers flow into one cell here
dungeonlab-plan-river-source = nothing flows here: a river begins with a source
dungeonlab-plan-river-jumps = the river must continue to a neighbouring cell
dungeonlab-plan-river-north = rivers do not flow north
dungeonlab-plan-river-circle = this river flows in a circle
dungeonlab-plan-short = the treasure lies at the exit, which makes for a short game
dungeonlab-plan-no-help = there is neither a store nor a hospital
dungeonlab-plan-dull = most of the dungeon is empty, which makes for a dull walk
dungeonlab-plan-pocket = walls enclose this part: without ammunition, dying is the only way out
# $what (phrase): which encounter
# $option (text): the option's name
dungeonlab-plan-option = { FORM($what, "a") } needs the “{ $option }” option
# $what (phrase): which map
dungeonlab-plan-maps = a { $what } needs the “maps” option
# $what, $target (phrases): encounters
dungeonlab-plan-needs = { FORM($what, "a") } needs { FORM($target, "a") } somewhere
# $what (phrase): which encounter
dungeonlab-plan-single-level = { FORM($what, "a") } has nowhere to throw anyone on a single level
# $what (phrase): which encounter
dungeonlab-plan-above = { FORM($what, "a") } is above another
# $target (phrase): a place
dungeonlab-plan-pit-twice = this pit leads to the same place as another: { $target }
# $wall (phrase): which wall
dungeonlab-plan-river-wall = { $wall } is in the river's way
dungeonlab-plan-river-out = the river flows out of the dungeon here
dungeonlab-plan-waterfall = there is no level below this waterfall
dungeonlab-plan-no-cell = no cell is drawn there
dungeonlab-plan-one-treasure = there is only one treasure
dungeonlab-plan-hanging = a pit that leads to itself is a hanging pit: draw Hp
# $cells, $width (numbers)
dungeonlab-plan-row = this row has { $cells } cells, but the walls are drawn for { $width }
# $height (number)
dungeonlab-plan-rows-only = the walls are drawn for only { $height } rows
# $rows, $height (numbers)
dungeonlab-plan-rows = this level has { $rows } rows, but the walls are drawn for { $height }
# $word (text): as it is drawn
dungeonlab-plan-unknown = “{ $word }” cannot be here
# $column, $row (numbers)
dungeonlab-plan-no-place = there is no column { $column }, row { $row }
# $word (text): as it is written
dungeonlab-plan-unknown-thing = “{ $word }” cannot lie here; write it like “20 bullets”
# $pit (text): its letter and number
dungeonlab-plan-pit-again = the pit { $pit } is drawn twice
# $cycle (text): its letter
# $pits (number): how many it has
# $pit (text): its letter and number
dungeonlab-plan-cycle = cycle { $cycle } has { $pits } pits, so { $pit } is not one of them
dungeonlab-plan-cell-below = level 1 has a cell here
dungeonlab-plan-no-cell-below = level 1 has no cell here
dungeonlab-plan-begin = a drawing begins with “walls”, then come “level 1” and so on
dungeonlab-plan-base = the base is given as columns and rows, for example “base 5 5”
dungeonlab-plan-level = a level is named by its number, each once: “level 1”
dungeonlab-plan-no-walls = there is no drawing of the walls: “walls”, then lines such as +##+##+
dungeonlab-plan-levels = a dungeon has 1, 2 or 4 levels, numbered from 1, each with a drawing
dungeonlab-plan-posts = lines with posts (+) and lines with cells alternate; the first and last have posts
dungeonlab-plan-post = a post (+) belongs here
dungeonlab-plan-inside = nothing is drawn inside a cell here
dungeonlab-plan-outer = an outer wall is a monolith (#) or the exit (E)
dungeonlab-plan-lone-wall = there is a wall with no cell beside it
# $first (number): a line
dungeonlab-plan-name-twice = the plan already has a name, in line { $first }
# $most (number)
dungeonlab-plan-name = a name can have at most { $most } printable characters
# $first (number): a line
dungeonlab-plan-base-twice = the base is already given, in line { $first }
# $most (number)
dungeonlab-plan-large = a dungeon can have at most { $most } columns and rows
# $drawn (text): as it is drawn
# $marks (text): the marks of walls
dungeonlab-plan-wall = “{ $drawn }” is not a wall: draw { $marks } or leave it open
# $columns, $rows (numbers)
dungeonlab-plan-base-size = the base of { $columns } by { $rows } does not fit into the drawing
# $column, $row (numbers)
dungeonlab-plan-base-hole = the base rectangle has a gap: no cell at column { $column }, row { $row }
# $most (number)
dungeonlab-plan-more = more faults from here on; only the first { $most } are listed
