# Why a command is refused. A refusal is said in the middle of other text, so it begins small and
# has no full stop. $rule (text) is the number of the rule.

dooom-refuse-over = the game is over
dooom-refuse-spectator = spectators cannot move
dooom-refuse-masters-word = only the master can say that
dooom-refuse-dead = you are dead: you may look and talk, nothing else ({ $rule })

# $players (number): how many are waited for
dooom-refuse-waiting = the game is waiting for { $players } players ({ $rule })

# $who (text): whose turn it is
dooom-refuse-turn = not your turn: it is { $who }'s

dooom-refuse-player = can't move into another player ({ $rule })
dooom-refuse-wall = can't move into a wall ({ $rule })
dooom-refuse-nothing-here = nothing to pick up ({ $rule })

# $what (phrase): the thing; its attribute .some has the article
dooom-refuse-second = you already have { FORM($what, "some") } ({ $rule })

dooom-refuse-nobody-there = nobody to attack there ({ $rule })

## What the master says

dooom-refuse-master = the master does not play, but says join, leave, return, time, place or rule:

# $name (text): what was said
dooom-refuse-not-a-player = { $name } is not a player

# $who (text): the player
dooom-refuse-is-dead = { $who } is dead
dooom-refuse-not-their-turn = it is not { $who }'s turn
dooom-refuse-away-already = { $who } is already away
dooom-refuse-not-away = { $who } is not away

# $columns, $rows (numbers)
dooom-refuse-off-the-map = the map has { $columns ->
    [one] { $columns } column
   *[other] { NUMBER($columns, useGrouping: 0) } columns
} and { $rows ->
    [one] { $rows } row
   *[other] { NUMBER($rows, useGrouping: 0) } rows
}

dooom-refuse-put-into-wall = nobody can be put into a wall ({ $rule })
dooom-refuse-put-onto-player = somebody is already there ({ $rule })
dooom-refuse-begun = nobody can join a game that has begun ({ $rule })
dooom-refuse-full = the map is full ({ $rule })

# $players (number): who would start; $tiles (number): from which one can win
dooom-refuse-start = { $players } players cannot start here: an exit and the target can be reached from only { $tiles } tiles

## What cannot be understood

# $word (text): join, leave, return or time
dooom-refuse-whom = say whom: { $word } NAME

# $said (text): what was said with no direction
dooom-refuse-where = “{ $said }”, but where? North, east, south or west

dooom-refuse-empty-talk = say something after the word

# $most (number): of characters
dooom-refuse-long-talk = too long: say at most { $most } characters at a time

dooom-refuse-strange-talk = use only printable characters
dooom-refuse-place = say whom and where: place NAME COLUMN ROW
