# What stands below the map, and what is asked.

cc3k-book = Fight and rob your way down five floors of chambers, and out by the last stairs.
cc3k-asks-race = race
cc3k-asks-move = move

cc3k-label-race = Race
cc3k-label-gold = Gold
cc3k-label-floor = Floor
cc3k-label-hp = HP
cc3k-label-atk = Atk
cc3k-label-def = Def
cc3k-label-merchants = Merchants
cc3k-label-score = Score
# $points (a number) of $most.
cc3k-value-hp = { $points } of { $most }
cc3k-value-hostile = hostile

## The rows of information, each one line

# $race (phrase); $gold (number)
cc3k-frame-purse = Race: { $race } Gold: { NUMBER($gold, useGrouping: 0) }

# $floor (number)
cc3k-frame-floor = Floor { $floor }

# $points (number): hit points
cc3k-frame-hp = HP: { NUMBER($points, useGrouping: 0) }

# $points (number): attack, or defence
cc3k-frame-atk = Atk: { NUMBER($points, useGrouping: 0) }
cc3k-frame-def = Def: { NUMBER($points, useGrouping: 0) }

# $told (text): all that happened, or why a command was refused
cc3k-frame-action = Action: { $told }

# The heading of a column of numbers, where many play the same floors (C40)
cc3k-contest-score = score

## What to do next

# $floor, $floors (number)
cc3k-goal =
    { $floor ->
        [5] The last floor: take the stairs, and you have won.
       *[other] Floor { $floor } of { $floors }: find the stairs, and stay alive.
    }
