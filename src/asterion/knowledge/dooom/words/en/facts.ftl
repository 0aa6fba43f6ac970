# What is known of a dungeon: clauses without a full stop, since other sentences hold them.
# $cell (phrase): a tile, knowledge-start or knowledge-from-start

# The tile where one began; it stands wherever $cell does.
knowledge-start = the start tile
# Any other tile. $ways (list): knowledge-straight
knowledge-from-start = the tile { LIST($ways, type: "and") } of the start
# $tile (text): wall, exit or floor
knowledge-tile =
    { $tile ->
        [wall] a wall
        [exit] an exit
       *[floor] floor
    }
# $tile (phrase): knowledge-tile
knowledge-tile-is = { $cell } is { $tile }
# $thing (phrase): a thing, with its article where it has one
knowledge-thing-lies = { $thing } lies on { $cell }
# $cell (phrase): of the exit
knowledge-may-win = everything you need to win is on known ground, with the exit on { $cell }
# $who (text), $whoIs: the player
knowledge-taken =
    { $whoIs ->
        [you] you took { $thing } from { $cell }
       *[other] { $who } took { $thing } from { $cell }
    }
# $thing (phrase): without an article; $has (yes or no)
knowledge-carries =
    { $has ->
        [true] { $who } carries the { $thing }
       *[false] { $who } has no { $thing }
    }

## Why something is certain

# $steps (list): knowledge-straight
knowledge-steps = you went { LIST($steps, type: "join") }.
# $count (number) of steps; $way (text): north, east, south, west
knowledge-straight =
    { $count } { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# $count (number): of what was seen, and whose turn it was
knowledge-sights =
    { $count ->
        [one] { $count } report of what was in sight and whose turn it was.
       *[other] { $count } reports of what was in sight and whose turn it was.
    }

## What is only possible

# $count (number) of tiles
knowledge-many-tiles =
    { $whoIs ->
        [you] you may be on any of { $count } tiles
       *[other] { $who } may be on any of { $count } tiles
    }

## How much is certain

knowledge-tiles-known =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
knowledge-tiles-by-answer = Tiles that were certain, by answer
knowledge-exits-known =
    { $count ->
        [one] one exit
       *[other] { $count } exits
    }
