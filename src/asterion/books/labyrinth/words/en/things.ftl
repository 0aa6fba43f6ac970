### What things, cells, ways and numbers are called.

# $n (number)
labyrinth-number =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { NUMBER($n, useGrouping: 0) }
    }
# $moves (number)
labyrinth-moves =
    { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } move
       *[other] { NUMBER($moves, useGrouping: 0) } moves
    }

# $kind: L land, H hospital, W weaponry, P pit, R river, D delta, E encephalitis cell, O outside
labyrinth-kind =
    { $kind ->
        [L] land
        [H] a hospital
        [W] a weaponry
        [P] a pit
        [R] a river
        [D] a delta
        [E] the encephalitis cell
       *[O] outside
    }
# Where somebody is
labyrinth-place =
    { $kind ->
        [L] on land
        [H] in a hospital
        [W] in a weaponry
        [P] in a pit
        [R] in a river
        [D] in a delta
        [E] at the encephalitis cell
       *[O] outside
    }

# $way
labyrinth-way =
    { $way ->
        [up] up
        [right] right
        [down] down
        [left] left
        [flow] by the flow
        [loop] by the loop
       *[here] here
    }
labyrinth-to-way =
    { $way ->
        [up] up
        [right] to the right
        [down] down
        [left] to the left
       *[here] here
    }

# $things (list): labyrinth-treasure, labyrinth-bullet, ...
labyrinth-things = { LIST($things) }
labyrinth-nothing = nothing
# $n (number), here and below
labyrinth-treasure =
    { $n ->
        [1] a treasure
       *[other] { labyrinth-number } treasures
    }
labyrinth-bullet =
    { $n ->
        [1] a bullet
       *[other] { labyrinth-number } bullets
    }
labyrinth-grenade =
    { $n ->
        [1] a grenade
       *[other] { labyrinth-number } grenades
    }
labyrinth-landmine =
    { $n ->
        [1] a landmine
       *[other] { labyrinth-number } landmines
    }
labyrinth-corpse =
    { $n ->
        [1] a corpse
       *[other] { labyrinth-number } corpses
    }
# Where a number is asked for: “one bullet”, “no bullets”
labyrinth-bullets-held =
    { $n ->
        [one] { labyrinth-number } bullet
       *[other] { labyrinth-number } bullets
    }
labyrinth-grenades-held =
    { $n ->
        [one] { labyrinth-number } grenade
       *[other] { labyrinth-number } grenades
    }

# Which of several treasures. $n (number): from the lowest, 0 the topmost, -1 the one that was carried
labyrinth-rank-old = old
labyrinth-rank-topmost = topmost
labyrinth-rank =
    { $n ->
        [1] lowest
        [2] second lowest
        [3] third lowest
        [4] fourth lowest
        [5] fifth lowest
        [6] sixth lowest
        [7] seventh lowest
        [8] eighth lowest
       *[9] ninth lowest
    }
