### What is wrong with a plan, what could be better, and the certificate that is shown after a game.

## Requirements. $cell (text): the name of a cell such as b3

labyrinth-problem-no-kind = { $cell } has no kind
labyrinth-problem-mite = { $cell } is an encephalitis cell, but the table plays without them
labyrinth-problem-landmine = { $cell } has a landmine, but the table plays without them
# $kind: see labyrinth-kind-name
labyrinth-problem-missing-kind = there is no { labyrinth-kind-name }
labyrinth-problem-treasure-not-on-land = { $cell } has a treasure, but is not land
labyrinth-problem-no-true-treasure = there is no true treasure
labyrinth-problem-true-treasure-not-on-land = { $cell } has the true treasure, but is not land
labyrinth-problem-second-true-treasure = { $cell } has a second true treasure
# $count (number)
labyrinth-problem-exits =
    { $count ->
        [0] a labyrinth needs two exits; this one has none
       *[other] a labyrinth needs two exits; this one has { $count }
    }
labyrinth-problem-exit-out-of-reach = { $cell } has an exit, but nobody can stop there
labyrinth-problem-no-open-exit = no exit is open at the start
# $other (text): the name of another cell
labyrinth-problem-unreachable = { $cell } cannot be reached from { $other } without grenades
# $other (text): the name of another cell
labyrinth-problem-no-way-back = { $cell } has no way to { $other } without grenades

## Recommendations

# $players, $count (number)
labyrinth-problem-exits-for-mines =
    with landmines, { $players } players should have more than { $players } exits; there are { $count }
# $count (number)
labyrinth-problem-weaponries =
    { $count ->
        [0] two weaponries are better than none
       *[other] two weaponries are better than { $count }
    }
labyrinth-problem-hospitals =
    { $count ->
        [0] two hospitals are better than none
       *[other] two hospitals are better than { $count }
    }
# $other (text): the name of another cell
labyrinth-problem-hospital-beside-weaponry = { $cell } is a hospital beside the weaponry { $other }
# $players, $count (number)
labyrinth-problem-fakes =
    { $count ->
        [0] { $players } players should have 1 to { $players } fake treasures; there are none
       *[other] { $players } players should have 1 to { $players } fake treasures; there are { $count }
    }
# $ways (number): 0 or 1
labyrinth-problem-delta =
    { $ways ->
        [0] { $cell } is a delta with no way out
       *[other] { $cell } is a delta with only one way out
    }
# $other (text): the name of another cell
labyrinth-problem-deltas = { $cell } is a delta beside the delta { $other }
labyrinth-problem-unguarded = neither a river nor a mite guards the true treasure or an exit
labyrinth-problem-plain-edge = neither a pit nor a river lies along the outer wall
# $true (true, false)
labyrinth-problem-treasure-near-exit =
    { $true ->
        [true] { $cell } has the true treasure near an exit
       *[false] { $cell } has a fake treasure near an exit
    }

## What the table agreed on

# $limit: the name of a setting; $agreed, $found (number)
labyrinth-problem-limit = { labyrinth-limit }: the table agreed on { $agreed }; the plan has { $found }
labyrinth-limit =
    { $limit ->
        [most_pits] maximum pits
        [most_loops] maximum loops
        [longest_loop] longest loop
        [most_rivers] maximum rivers
        [most_branches] maximum branches
        [longest_river] longest river
        [mites] mites
        [weaponries] weaponries
        [hospitals] hospitals
        [treasures] treasures
        [inner_walls] inner walls
       *[exits] exits
    }
labyrinth-problem-closed-exit = { $cell } has a closed exit, but the table plays without them
labyrinth-problem-safe-chain = a pair of opposite sides is not joined by a chain of harmless cells

## Faults of a drawing. $drawn (text): what stands there

# $player (number)
labyrinth-drawing-player = “{ $player }” marks a player; players choose where they start
labyrinth-drawing-player-twice = player { $player } is here a second time
labyrinth-drawing-no-player = there is no player 0
# $count (number)
labyrinth-drawing-more-faults = and { $count } more faults in the drawing
labyrinth-drawing-pits-numbered = pits are numbered in their loop from 1: P1, P2, ...
# $order, $loop (text)
labyrinth-drawing-pit-twice = there is another pit { $order } in loop { $loop }
# $order, $missing (number); $loop (text)
labyrinth-drawing-pit-gap = pit { $order } of loop { $loop } comes after a gap: pit { $missing } is missing
labyrinth-drawing-loop-of-one = loop { $loop } needs at least two pits
labyrinth-drawing-river-out = this river flows out of the labyrinth
# $kind: see labyrinth-kind-name
labyrinth-drawing-river-onto =
    this river flows onto { $kind ->
        [L] land
        [H] a hospital
        [W] a weaponry
        [P] a pit
       *[E] an encephalitis cell
    }, not into a river or delta
labyrinth-drawing-river-wall = a wall is in the way of this river
labyrinth-drawing-river-circle = this river flows in a circle
labyrinth-drawing-delta-unfed = no river flows into this delta
labyrinth-drawing-wall = a wall here is drawn as “{ $drawn }”, and a gap is left blank
labyrinth-drawing-closed-exit = a closed exit (=) can only be in an outer wall
labyrinth-drawing-wall-alone = this wall has no cell beside it; draw land as “.”
labyrinth-drawing-post-missing = a post (+) is missing here
labyrinth-drawing-post-alone = no cell has a corner here
labyrinth-drawing-no-cell-drawn = no cell is drawn; draw land as “.”
# $other (text): the name of a cell
labyrinth-drawing-apart = this part of the shape is cut off from { $other }
labyrinth-drawing-no-such-cell = there is no cell “{ $drawn }”
labyrinth-drawing-no-item = “{ $drawn }” is not an item such as “2 bullets” or “a grenade”
# $item; $where (text)
labyrinth-drawing-item-twice =
    { $item ->
        [bullet] the bullets of { $where } are listed twice
        [grenade] the grenades of { $where } are listed twice
       *[landmine] the landmines of { $where } are listed twice
    }
labyrinth-drawing-two-kinds = “{ $drawn }”: a cell has only one kind
labyrinth-drawing-not-a-cell =
    “{ $drawn }” is not a cell; there are . H W E D P1 P2 < > ^ v, and T F for treasures
labyrinth-drawing-name-twice = the plan already has a name
# $most (number)
labyrinth-drawing-name-too-long = a name can have at most { $most } printable characters
labyrinth-drawing-missing = there is no drawing: draw the cells between walls, as +--+
labyrinth-drawing-width = the first line must show the width of a cell, as +--+
# $pitch (number)
labyrinth-drawing-pitch = there must be a post (+) every { $pitch } columns, as in the first line
# $columns, $rows, $most (number)
labyrinth-drawing-too-large =
    a labyrinth of { NUMBER($columns, useGrouping: 0) }x{ NUMBER($rows, useGrouping: 0) } cells is too large; the limit is { $most }x{ $most }
labyrinth-drawing-cells-expected = a line of cells, without +, was expected here
labyrinth-drawing-walls-expected = a line of walls, with + at every corner, was expected here
labyrinth-drawing-cells-follow = a line of cells must follow
labyrinth-drawing-walls-last = the drawing must end with a line of walls

# $kind: L land, H hospital, W weaponry
labyrinth-kind-name =
    { $kind ->
        [L] land
        [H] hospital
       *[W] weaponry
    }

## The certificate

# $name (text): of the plan; $columns, $rows, $cells, $players (number)
labyrinth-certificate = { $name } ({ labyrinth-certificate-size })
labyrinth-certificate-nameless = A plan without a name ({ labyrinth-certificate-size })
labyrinth-certificate-size = { $columns }x{ $rows }, { NUMBER($cells, useGrouping: 0) } cells, { $players } players
# One line per rule, in columns. $rule (text): its number, with the spaces that follow it
# $kept (phrase): one of the next three; $promise (phrase): what the rule says of plans
labyrinth-certificate-line = { $rule }{ $kept }  { $promise }
labyrinth-certificate-met = met{ "    " }
labyrinth-certificate-not-met = not met
labyrinth-certificate-broken = broken{ " " }
# $text (phrase): more about the line above, under its last column
labyrinth-certificate-below = { "              " }{ $text }
# $moves, $rounds (number); $healing (limited, unlimited)
labyrinth-certificate-announced =
    moves to heal: { $healing ->
        [unlimited] unlimited
       *[limited] { NUMBER($moves, useGrouping: 0) }
    }; rounds to a draw: { NUMBER($rounds, useGrouping: 0) }
labyrinth-certificate-L89 = every cell has one kind
labyrinth-certificate-L80 = there is nothing that the table agreed to leave out
labyrinth-certificate-L90 = there are a weaponry, a hospital and land
labyrinth-certificate-L33 = treasures lie on land
labyrinth-certificate-L91 = there is one true treasure, on land
labyrinth-certificate-L92 = there are two exits that can be used, one of them open
labyrinth-certificate-L93 = every cell can be reached from every other without grenades
labyrinth-certificate-L94 = the number of moves to heal and of rounds to a draw is announced
labyrinth-certificate-L78 = with landmines there are more exits than players
labyrinth-certificate-L95 = there are two weaponries and two hospitals
labyrinth-certificate-L96 = no hospital is beside a weaponry
labyrinth-certificate-L97 = there are fake treasures, no more than players
labyrinth-certificate-L98 = no delta is a trap
labyrinth-certificate-L99 = treasure and exits are guarded, and the edge is hard to recognise
labyrinth-certificate-L100 = no treasure is near an exit
