### What a table may agree on, and what a generated plan should be like, one line each.

## The options of a table

labyrinth-option-mines = each player starts with one landmine
    .name = landmines
    .agreed =
        { $value ->
            [true] landmines
           *[false] no landmines
        }
labyrinth-option-mites = plans may have encephalitis cells
    .name = encephalitis
    .agreed =
        { $value ->
            [true] encephalitis cells
           *[false] no encephalitis cells
        }
labyrinth-option-open-exit = at least one exit is open at the start
    .name = an open exit
    .agreed =
        { $value ->
            [true] an exit is open at the start
           *[false] exits may all be closed at the start
        }
labyrinth-option-weaponry-mines = a weaponry gives a landmine too
    .name = landmines in weaponries
    .agreed =
        { $value ->
            [true] weaponries give landmines
           *[false] weaponries give no landmines
        }
labyrinth-option-conditional-moves = conditional moves are allowed
    .name = conditional moves
    .agreed =
        { $value ->
            [true] conditional moves
           *[false] no conditional moves
        }
labyrinth-option-dark-moves = a move may ask that nothing be told
    .name = dark moves
    .agreed =
        { $value ->
            [true] dark moves
           *[false] no dark moves
        }
labyrinth-option-semi-dark-moves = a move may ask that only parts be told
    .name = semi-dark moves
    .agreed =
        { $value ->
            [true] semi-dark moves
           *[false] no semi-dark moves
        }
labyrinth-option-throwing = items may be thrown to a neighbouring cell
    .name = throwing
    .agreed =
        { $value ->
            [true] throwing
           *[false] no throwing
        }
labyrinth-option-mine-on-neighbour = a landmine may be set on a neighbouring cell
    .name = landmines next door
    .agreed =
        { $value ->
            [true] landmines on neighbouring cells
           *[false] landmines on one’s own cell only
        }
labyrinth-option-skips = a turn may be skipped
    .name = skipped turns
    .agreed =
        { $value ->
            [true] turns may be skipped
           *[false] no skipping
        }
labyrinth-option-repeats = moves known to change nothing may be repeated
    .name = repeated moves
    .agreed =
        { $value ->
            [true] moves may be repeated
           *[false] no idle repeats
        }
labyrinth-option-actions-without-movement = a move may consist of actions alone
    .name = actions without a movement
    .agreed =
        { $value ->
            [true] moves of actions alone
           *[false] no move without a movement
        }
labyrinth-option-master = who confirms the start cells and decides what no rule foresaw
    .name = game master
    .value-computer = the computer
    .value-human = a person
    .agreed =
        { $value ->
            [human] a person as game master
           *[computer] the computer as game master
        }
labyrinth-option-common-start = all start on one cell of the master's choice, without ammunition
    .name = common start
    .agreed =
        { $value ->
            [true] one common start cell
           *[false] start cells chosen in secret
        }
labyrinth-option-void-same = two players who start on the same cell make the start void
    .name = no two on one start cell
    .agreed =
        { $value ->
            [true] two players who start on the same cell make the start void
           *[false] two may start on one cell
        }
labyrinth-option-void-treasure = a start on a treasure is void
    .name = no start on a treasure
    .agreed =
        { $value ->
            [true] no start on a treasure
           *[false] starting on a treasure is allowed
        }
labyrinth-option-void-near = a start next to a treasure or exit is void
    .name = no start beside a treasure or exit
    .agreed =
        { $value ->
            [true] no start beside a treasure or an exit
           *[false] starting beside a treasure or an exit is allowed
        }
labyrinth-option-void-inaccessible = a start on a river source is void
    .name = no start on a river source
    .agreed =
        { $value ->
            [true] no start on a river source
           *[false] starting on a river source is allowed
        }
labyrinth-option-void-by-draw = the master may void start cells by a secret draw, without giving a reason
    .name = start cells void by a draw
    .agreed =
        { $value ->
            [true] start cells void by a secret draw
           *[false] no draw voids start cells, and the reason is told
        }
labyrinth-option-transport-on-placement = rivers and pits carry players who start or are placed there
    .name = carried from the start
    .agreed =
        { $value ->
            [true] rivers and pits carry players who are placed there
           *[false] placed players are not carried
        }
labyrinth-option-cells-to-ask = handicap: who may ask about how many cells, by seat: “2:3, 4:1”
    .name = cells to ask about
    .agreed = cells to ask about: { $value }
labyrinth-option-extra-orders = handicap: who may order how many cells while not wounded, by seat: “2:1”
    .name = extra orders
    .agreed = extra orders: { $value }
labyrinth-option-range-of-one = a bullet flies only one cell
    .name = range of one cell
    .agreed =
        { $value ->
            [true] bullets fly one cell
           *[false] bullets fly on
        }
labyrinth-option-damp-powder = no shooting from rivers
    .name = damp powder
    .agreed =
        { $value ->
            [true] no shooting from rivers
           *[false] shooting from rivers is allowed
        }
labyrinth-option-through-buildings = bullets fly through weaponries and hospitals
    .name = shots through buildings
    .agreed =
        { $value ->
            [true] bullets fly through buildings
           *[false] buildings stop bullets
        }
labyrinth-option-named-targets = a shot names its target and points at the cell in secret
    .name = shots at a named target
    .agreed =
        { $value ->
            [true] shots name their target
           *[false] shots name no target
        }
labyrinth-option-mine-victims-order = a player wounded by a landmine may order a cell
    .name = orders after a landmine
    .agreed =
        { $value ->
            [true] landmine victims may order a cell
           *[false] landmine victims may not order a cell
        }
labyrinth-option-ordered-hospital = an ordered hospital heals at once, or only if the movement ends there
    .name = an ordered hospital heals
    .value-at-once = at once
    .value-at-the-end = at the end of the movement
    .agreed =
        { $value ->
            [at-once] an ordered hospital heals at once
           *[at-the-end] an ordered hospital heals at the end
        }
labyrinth-option-tell-ordered-cell = the kind of an ordered cell is announced
    .name = announce ordered cells
    .agreed =
        { $value ->
            [true] the kind of an ordered cell is announced
           *[false] the kind of an ordered cell is not announced
        }
labyrinth-option-rivers = rivers carry everyone one cell, only players who step in, or all the way
    .name = rivers
    .value-plain = plain
    .value-shallow = shallow
    .value-turbulent = turbulent
    .agreed = { $value } rivers
labyrinth-option-moves-to-heal = moves to heal after an infection; 0 means half the number of cells
    .name = moves to heal
    .agreed =
        { $value ->
            [0] half as many moves to heal as cells
            [one] one move to heal
           *[other] { $value } moves to heal
        }
labyrinth-option-healing-counts = which moves count against the time to heal
    .name = moves that count
    .value-successful = successful ones
    .value-all = all
    .value-unlimited = none: there is no limit
    .agreed =
        { $value ->
            [successful] successful moves count against the time to heal
            [all] all moves count against the time to heal
           *[unlimited] unlimited time to heal
        }
labyrinth-option-tell-missing-wall = it is announced if a grenade is thrown where there was no wall
    .name = announce missing walls
    .agreed =
        { $value ->
            [true] a missing wall is announced
           *[false] a missing wall is not announced
        }
labyrinth-option-tell-surviving-wall = it is announced whether a wall survives a grenade
    .name = announce surviving walls
    .agreed =
        { $value ->
            [true] surviving walls are announced
           *[false] surviving walls are not announced
        }
labyrinth-option-recall = what may be recalled: every move, or each player's last one
    .name = what may be recalled
    .value-everything = everything
    .value-classic = last moves
    .agreed =
        { $value ->
            [classic] only last moves may be recalled
           *[everything] every move may be recalled
        }
labyrinth-option-words = the master uses the sentences of the reference, or short ones
    .name = the master’s words
    .value-reference = as in the reference
    .value-short = short
    .agreed =
        { $value ->
            [short] short answers
           *[reference] answers as in the reference
        }
labyrinth-option-nstop = rounds without change until a draw; 0 is the number of cells
    .name = rounds until a draw
    .agreed =
        { $value ->
            [0] a draw after as many idle rounds as cells
            [one] a draw after one idle round
           *[other] a draw after { $value } idle rounds
        }
labyrinth-option-claimed-count = rounds are counted only after somebody claims the count, and then aloud
    .name = count on request
    .agreed =
        { $value ->
            [true] idle rounds are counted on request
           *[false] idle rounds are always counted
        }
labyrinth-option-survivor-moves = how many moves the last survivor has to bring out the treasure; 0: they win at once
    .name = the last survivor’s moves
    .agreed =
        { $value ->
            [0] the last survivor wins at once
            [one] the last survivor has one move
           *[other] the last survivor has { $value } moves
        }

## The settings of the generator

labyrinth-setting-width = columns
    .name = width
labyrinth-setting-height = rows
    .name = height
labyrinth-setting-shape = the outer shape
    .name = shape
    .value-rectangle = rectangle
    .value-no-corners = without corners
    .value-plus = plus
    .value-l-shape = L
    .value-ring = ring
    .value-blob = blob
labyrinth-setting-players = number of players
    .name = players
labyrinth-setting-difficulty = how many rivers, pits, mites and walls, and how well the treasure is guarded
    .name = difficulty
    .value-easy = easy
    .value-normal = normal
    .value-hard = hard
labyrinth-setting-mines = for a game with landmines: more exits than players
    .name = landmines
labyrinth-setting-turbulent = for a game with turbulent rivers
    .name = turbulent rivers
labyrinth-setting-mites = encephalitis cells; 0 means none
    .name = encephalitis cells
labyrinth-setting-most-pits = at most this many pits; 0 means none
    .name = maximum pits
labyrinth-setting-most-loops = at most this many loops of pits
    .name = maximum loops
labyrinth-setting-longest-loop = at most this many pits in a loop
    .name = longest loop
labyrinth-setting-most-rivers = at most this many river systems
    .name = maximum rivers
labyrinth-setting-most-branches = at most this many branches (sources) per river system
    .name = maximum branches
labyrinth-setting-longest-river = at most this many river cells from a source to the delta
    .name = longest river
labyrinth-setting-weaponries = exactly this many weaponries
    .name = weaponries
labyrinth-setting-hospitals = exactly this many hospitals
    .name = hospitals
labyrinth-setting-treasures = exactly this many treasures, the true one among them
    .name = treasures
labyrinth-setting-inner-walls = exactly this many inner walls
    .name = inner walls
labyrinth-setting-exits = exactly this many exits
    .name = exits
labyrinth-setting-closed-exits = exits may be closed at the start
    .name = closed exits
labyrinth-setting-open-exit = at least one exit is open at the start
    .name = an open exit
labyrinth-setting-safe-chain = opposite sides are joined by chains of harmless cells
    .name = safe chains

## Headings of the form

labyrinth-group-there-is = Cells and things
labyrinth-group-said = Kinds of moves
labyrinth-group-start = The start
labyrinth-group-shooting = Shooting and wounds
labyrinth-group-rivers = Rivers and infection
labyrinth-group-told = Announcements
labyrinth-group-end = The end

## Presets: a name, and three lines on its card

labyrinth-preset-beginner = beginner
    .lines =
        Short answers, one plain movement at a time.
        No landmines, no infection, no conditions.
        For a first game, and for quick ones.
labyrinth-preset-classic = classic
    .lines =
        The game as in the reference.
        Conditional moves, throwing, infection; no landmines.
        For players who have already carried a treasure out.
labyrinth-preset-full = full
    .lines =
        Everything: landmines, dark and semi-dark moves.
        What is not told matters as much as what is.
        For experienced players with sharp pencils.
