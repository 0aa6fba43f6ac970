# What a table of Dooom may agree on, one line per option.

dooom-option-hit-points = hit points at the start
    .name = hit points
    .agreed =
        { $value ->
            [one] one hit point
           *[other] { $value } hit points
        }
dooom-option-action-points = action points per turn
    .name = action points
    .agreed =
        { $value ->
            [one] one action point per turn
           *[other] { $value } action points per turn
        }
dooom-option-sight = how far a player sees
    .name = sight
    .agreed = sight: { $value }
dooom-option-lantern-sight = how far with a lantern
    .name = sight with a lantern
    .agreed = sight with a lantern: { $value }
dooom-option-sight-shape = what is in sight: the book's rounded square, the full square, or a diamond
    .name = shape of sight
    .value-book = as the book draws it
    .value-square = square
    .value-diamond = diamond
    .agreed =
        { $value ->
            [square] square sight
            [diamond] diamond sight
           *[book] the book’s sight
        }
dooom-option-hit-chance = how many attacks in a hundred hit
    .name = chance of a hit
    .agreed = { $value } of a hundred attacks hit
dooom-option-disconnect = a player who leaves dies, or their turns are skipped until they return
    .name = a player who leaves
    .value-death = dies
    .value-skip = is skipped
    .agreed =
        { $value ->
            [skip] a player who leaves is skipped
           *[death] a player who leaves dies
        }
dooom-option-dead-talk = who hears the dead: everyone or the dead only
    .name = who hears the dead
    .value-everyone = everyone
    .value-dead = only the dead
    .agreed =
        { $value ->
            [dead] only the dead hear the dead
           *[everyone] everyone hears the dead
        }
dooom-option-round-limit = the game ends without a winner after this many rounds; 0 means never
    .name = round limit
    .agreed =
        { $value ->
            [0] no round limit
            [one] one round at most
           *[other] { $value } rounds at most
        }
dooom-option-late-joining = players may join during the game
    .name = late joining
    .agreed =
        { $value ->
            [true] late joining
           *[false] no late joining
        }
dooom-option-wait-for = players needed for the first turn
    .name = players to wait for
    .agreed =
        { $value ->
            [one] the first turn waits for one player
           *[other] the first turn waits for { $value } players
        }

## What a plan made at random should be like

dooom-setting-width = columns
    .name = width
dooom-setting-height = rows
    .name = height
dooom-setting-style = winding caves, rooms and corridors, or a maze
    .name = style
    .value-caves = caves
    .value-rooms = rooms
    .value-maze = maze
dooom-setting-walls = walls, in percent of the tiles inside the border
    .name = walls
dooom-setting-border = a wall runs around the map
    .name = border of walls
dooom-setting-players = players who need a place to start
    .name = players
dooom-setting-treasure = treasure on the map
    .name = treasure
dooom-setting-target = treasure needed to win
    .name = treasure to win
dooom-setting-exits = exits
    .name = exits
dooom-setting-potions = health potions
    .name = potions
dooom-setting-swords = swords
    .name = swords
dooom-setting-armours = armours
    .name = armours
dooom-setting-lanterns = lanterns
    .name = lanterns

## Settings that no plan can meet; $rule (text) is the number of the rule

dooom-unmet-exit = a plan needs an exit: “exits” cannot be 0 ({ $rule })

# $target, $treasure (numbers)
dooom-unmet-target = a target of { NUMBER($target, useGrouping: 0) } cannot be met with { NUMBER($treasure, useGrouping: 0) } treasure ({ $rule })

# $width, $height, $walls (numbers): the size, and walls in a hundred tiles
# $room (number): tiles of floor; $needed (number): how many it takes
dooom-unmet-room = { $width } by { $height } with { $walls } % walls leaves { NUMBER($room, useGrouping: 0) } tiles of floor, and { NUMBER($needed, useGrouping: 0) } are needed ({ $rule })
