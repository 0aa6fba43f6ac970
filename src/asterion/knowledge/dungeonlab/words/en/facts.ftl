# What is known of a dungeon: clauses without a full stop, since other sentences hold them.
# $cell (text): column, row and level of a place, “3 2 1”; of a wall without the level

# $what (phrase): “a lion”, “nothing”
knowledge-content =
    on { $cell } there is { $what }
# $what (phrase): “a tree”, “lights”; $seen (yes or no): how it shows from the next cell
knowledge-looks-like =
    { $seen ->
        [true] on { $cell } there is something that looks like { $what }
       *[false] on { $cell } there is { $what } of some kind
    }
# $way (phrase): north, east, south, west; $wall (phrase): “a monolith”, “no wall”
knowledge-wall-is = { $way } of { $cell } there is { $wall }
# $round (number): when it stands again
knowledge-wall-gone = the wall { $way } of { $cell } is gone until round { NUMBER($round, useGrouping: 0) }
knowledge-dead = what lived on { $cell } is dead or gone
knowledge-treasure-home = the treasure's own place is { $cell }

## Why something is certain

# Between the beginning and the end of a long row of sentences
knowledge-and-so-on = (...)

## What is only possible

# $who, $whoIs: the player
knowledge-not-there =
    { $whoIs ->
        [you] you are not in the dungeon
       *[other] { $who } is not in the dungeon
    }
# $count (number) of places
knowledge-many-places =
    { $whoIs ->
        [you] you may be in any of { $count } places
       *[other] { $who } may be in any of { $count } places
    }
# $places (list): their names; $branch (yes or no): or in a branch of the dungeon
knowledge-may-be-in =
    { $whoIs ->
        [you] you may be on
       *[other] { $who } may be on
    } { $branch ->
        [true] { LIST($places, type: "or") }, or in a branch that nobody has seen
       *[false] { LIST($places, type: "or") }
    }

## How much is certain

# $known (number) of $of (number)
knowledge-places-known = { $known } of { $of } places
knowledge-places-by-answer = Places that were certain, by answer
# $count (number)
knowledge-walls-known =
    { $count ->
        [one] one wall or gap
       *[other] { $count } walls and gaps
    }
