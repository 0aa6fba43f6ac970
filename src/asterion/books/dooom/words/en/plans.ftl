# What is wrong with a map file. The place stands before it: line and column.

# $target, $treasure (numbers)
dooom-plan-target = the target is { NUMBER($target, useGrouping: 0) }, but there is only { NUMBER($treasure, useGrouping: 0) } treasure
dooom-plan-no-exit = there is no exit: draw at least one E

# $target (number)
dooom-plan-unreachable = there is no place from which both an exit and { NUMBER($target, useGrouping: 0) } treasure can be reached

# $players (number): who would start; $tiles (number): where one can start
dooom-plan-no-room = there is no room for { $players } players to start, only for { $tiles }
dooom-plan-out-of-reach = this treasure is out of reach

# $told (number): how many were named
dooom-plan-more-out-of-reach = more treasure is out of reach from here on; { $told } pieces are listed

## The drawing

dooom-plan-name = this line must begin with “name”, for example “name The Small Cellar”

# $most (number): of characters
dooom-plan-name-length = a name can have at most { $most } characters

# $symbol (text)
dooom-plan-name-symbol = “{ $symbol }” cannot be in a name
dooom-plan-win = this line must begin with “win”, for example “win 2”

# $most (number): the largest target
dooom-plan-win-number = “win” must be followed by a whole number from 0 to { NUMBER($most, useGrouping: 0) }

# $most (number): the largest target; $said (text): what stands there
dooom-plan-win-not-number = “win” must be followed by a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not “{ $said }”
dooom-plan-empty = there are no rows: the map is empty

# $most, $rows (numbers)
dooom-plan-rows = a map can have at most { NUMBER($most, useGrouping: 0) } rows; this one has { NUMBER($rows, useGrouping: 0) }

# $width, $height (numbers); $most (number): of tiles
dooom-plan-size = a map of { NUMBER($width, useGrouping: 0) } by { NUMBER($height, useGrouping: 0) } is too large: the limit is { NUMBER($most, useGrouping: 0) } tiles

# $most, $tiles (numbers)
dooom-plan-row-length = a row can have at most { NUMBER($most, useGrouping: 0) } tiles; this one has { NUMBER($tiles, useGrouping: 0) }

# $tiles (number): of this row; $line (number), $width (number): the row that is the model
dooom-plan-row-width = this row has { NUMBER($tiles, useGrouping: 0) } tiles, but the one in line { NUMBER($line, useGrouping: 0) } has { NUMBER($width, useGrouping: 0) }

# $symbols (text): what stands there; $count (number): how many characters; $known (text): the tiles
dooom-plan-symbols =
    { $count ->
        [one] “{ $symbols }” is not a tile; the tiles are { $known }
       *[other] “{ $symbols }” are not tiles; the tiles are { $known }
    }

# $told (number): how many were named
dooom-plan-more-faults = more faults from here on; only the first { $told } are listed
