# How to say each command, one per line; the words before the gap are what is typed.
dooom-help =
    move north        one step; also: north, n (and east e, south s, west w)
    attack north      strike the player there with all action points left; also: an, ae, as, aw
    pick up           what lies under you; also: pickup, take, p
    end               end your turn; also: end turn, pass, .
    look              what is in sight, at any time; also: l
    say TEXT          talk to the others, at any time; also: shout TEXT
    for the master:   join NAME, leave NAME, return NAME, time NAME, rule: TEXT,
                      place NAME COLUMN ROW

# What may be said now. $way (north, east, south, west, or nowhere: the verb alone)
dooom-offer-move =
    { $way ->
        [nowhere] move
        [north] move north
        [east] move east
        [south] move south
       *[west] move west
    }
# $way (north, east, south, west or nowhere)
dooom-offer-attack =
    { $way ->
        [nowhere] attack
        [north] attack north
        [east] attack east
        [south] attack south
       *[west] attack west
    }
dooom-offer-pick-up = pick up
dooom-offer-end = end
dooom-offer-look = look
