# What stands beside the board, and what is asked.

dooom-asks-move = move
dooom-asks-join = join

dooom-label-hit-points = Hit points
dooom-label-action-points = Action points
dooom-label-treasure = Treasure
dooom-label-carrying = Carrying
dooom-label-under-you = Under you
dooom-label-in-sight = In sight
dooom-label-turn = Turn
dooom-label-round = Round

# $treasure (number): what one has; $target (number): what it takes
dooom-value-treasure = { $treasure } of { $target }

# $things (list of phrases)
dooom-value-things = { LIST($things, type: "join") }

# $names (list): who is in sight
dooom-value-names = { LIST($names, type: "join") }

dooom-value-over = the game is over
dooom-value-waiting = waiting for players
dooom-value-yours = yours

## The master's own

# $number (number): of the seat, from 1; $who (text): the player
dooom-label-player = { $number } { $who }

dooom-value-dead = dead

# $points (number): hit points; $treasure (number); $things (list of phrases): what is carried
dooom-value-fortune = { $points } hit points, { $treasure } treasure, carries { LIST($things, type: "join") }

# $column, $row (numbers)
dooom-label-pile = Pile in row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }

# $amount (number)
dooom-value-pile = { $amount } treasure

## How a game ended

# $who (text): the winner; $treasure (number): what they hold
dooom-ending-out = { $who } reached an exit with { $treasure } treasure

dooom-ending-dead = nobody won: everyone is dead

# $rounds (number)
dooom-ending-rounds = nobody won: { $rounds } rounds have been played

## What to do next

# $wanted, $treasure, $target (number): still wanted, gathered, needed
dooom-goal =
    { $wanted ->
        [0] You have enough treasure: step onto an exit.
       *[other] Treasure wanted: { $target }, and you have { $treasure }. Then step onto an exit.
    }
