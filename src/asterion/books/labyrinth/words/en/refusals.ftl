### Why a command is refused. $rule is the number of the rule it is refused by.

## At any time

labyrinth-refused-over = the game is over
labyrinth-refused-spectator = spectators cannot move
labyrinth-refused-masters-word = only the master can say that
labyrinth-refused-not-begun = the game has not begun: choose your start cell, for example “start b3” ({ $rule })
labyrinth-refused-not-begun-master = the game has not begun
labyrinth-refused-out = you are out of the game
# $whose (text): a player's name
labyrinth-refused-turn = not your turn: it is { $whose }'s
# $cell (text): a name such as b3
labyrinth-refused-no-cell = there is no cell { $cell } in the agreed shape
# $name (text)
labyrinth-refused-not-a-player = { $name } is not a player

## The start

labyrinth-refused-chosen = you have already chosen
labyrinth-refused-begun = the game has begun
labyrinth-refused-same-cell = the choices were void: choose a different cell ({ $rule })
# $cells (list): their names
labyrinth-refused-not-asked-about = start on a cell that you asked about: { LIST($cells, type: "join") } ({ $rule })
labyrinth-refused-no-question = you have no questions about cells left ({ $rule })
labyrinth-refused-asked-about = you have already asked about that cell

## A move

labyrinth-refused-no-movement = a move has exactly one movement, and this one may have none: say “blow up; go left” ({ $rule })
labyrinth-refused-movements = a move has exactly one movement, and this one may have more ({ $rule })
labyrinth-refused-dark = dark moves are not allowed at this table ({ $rule })
labyrinth-refused-semi-dark = semi-dark moves are not allowed at this table ({ $rule })
labyrinth-refused-conditional = conditional moves are not allowed at this table ({ $rule })
# $fact: see labyrinth-condition
labyrinth-refused-untold-condition =
    a condition on “{ labyrinth-condition }” would reveal what this move asks not to tell ({ $rule })
labyrinth-refused-throwing = items cannot be thrown at this table, only left ({ $rule })
labyrinth-refused-thrown-grenade = a grenade can only be thrown at a wall, or left ({ $rule })
labyrinth-refused-mine-beside = at this table you can set a landmine only on your own cell ({ $rule })
labyrinth-refused-no-target = say whom you shoot at and on which cell: shoot left at Bob on b3 ({ $rule })
labyrinth-refused-target = shots do not name a target at this table ({ $rule })
labyrinth-refused-own-target = you cannot shoot at yourself
labyrinth-refused-order = you can order a cell only on the turn in which you are told of a wound ({ $rule })
labyrinth-refused-known-wall =
    you know that there is a wall this way, and this table doesn't allow useless repeats ({ $rule })
labyrinth-refused-known-to-fail =
    that can't work here, and this table doesn't allow useless repeats ({ $rule })
labyrinth-refused-skip = you can't skip a turn at this table ({ $rule })
labyrinth-refused-third-skip = this table doesn't allow a third turn in a row on the same cell ({ $rule })
# $choices (list): what could be said
labyrinth-refused-choose-first = first say which treasure: { LIST($choices, type: "join") } ({ $rule })
labyrinth-refused-no-choice = there is no treasure to choose now
labyrinth-refused-no-such-treasure = there is no such treasure; say { LIST($choices, type: "join") } ({ $rule })

# $fact: a fact that a condition may ask for
labyrinth-condition =
    { $fact ->
        [wall] wall
        [land] land
        [hospital] hospital
        [weaponry] weaponry
        [pit] pit
        [river] river
        [delta] delta
        [encephalitis] encephalitis
        [outside] outside
        [mite] mite
        [carried] carried
        [feet] feet
        [found] found
        [treasure] treasure
        [bullet] bullet
        [grenade] grenade
        [landmine] landmine
        [corpse] corpse
        [scream] scream
        [blast] blast
        [healed] healed
       *[infected] infected
    }

## Questions, the count, breaks

labyrinth-refused-question = you may ask about yourself before your move and right after it ({ $rule })
labyrinth-refused-recall-every = only the last move of a player may be recalled ({ $rule })
# $name (text)
labyrinth-refused-not-moved = { $name } has not moved yet
labyrinth-refused-counted-anyway = the rounds are counted anyway; ask for the count ({ $rule })
labyrinth-refused-counted-already = the rounds are already being counted
labyrinth-refused-break = you may take another break only once half of the players have had theirs ({ $rule })

## The master

labyrinth-refused-nothing-to-confirm = there is nothing to confirm now ({ $rule })
# $cells (list)
labyrinth-refused-void = void by agreement: { LIST($cells, type: "join") }; say void ({ $rule })
labyrinth-refused-void-again = the start cells have been void three times; confirm them now ({ $rule })
labyrinth-refused-players-choose = the players choose their start cells themselves ({ $rule })
labyrinth-refused-flag = you can only flag a player whose time is up ({ $rule })
# $name (text)
labyrinth-refused-flag-unclocked = no clock is running for { $name }: say clock first ({ $rule })
labyrinth-refused-flag-in-break = nobody is out of time during a break: say end the break once it is over ({ $rule })
labyrinth-refused-no-break = there is no break to end ({ $rule })
# $name (text)
labyrinth-refused-nothing-asked = there is no question for { $name } now
labyrinth-refused-master = the master does not play, but may say confirm, void, flag, time, clock or rule:

## What is not understood. Quoted is what may be typed.

# $said (text): what was typed, or the beginning of it
labyrinth-unheard-way-to-go = “{ $said }” is not understood; say which way: go up, right, down or left
labyrinth-unheard-way-to-shoot = “{ $said }” is not understood; say which way: shoot up, right, down or left
labyrinth-unheard-wall = “{ $said }” is not understood; say which wall, as in “blow the left wall”
labyrinth-unheard-wall-for-grenade = “{ $said }” is not understood; say at which wall, as in “throw a grenade left”
labyrinth-unheard-take-nothing = “{ $said }” is not understood; to pick nothing up on the way, say “take nothing” first
labyrinth-unheard-negative = “{ $said }” is not understood; say what you do, not what you don't do
# $cell (text)
labyrinth-order-alone = say the move together with the cell: order { $cell }; go up ({ $rule })
# $most (number)
labyrinth-too-many-parts = a move can have at most { $most } parts
labyrinth-too-deep = conditions can be nested at most { $most } deep
# $thing: a kind of thing
labyrinth-how-many =
    { $thing ->
        [bullet] how many bullets? Say a number, or all of them
        [grenade] how many grenades? Say a number, or all of them
        [landmine] how many landmines? Say a number, or all of them
        [corpse] how many corpses? Say a number, or all of them
       *[treasure] how many treasures? Say a number, or all of them
    }
labyrinth-if-without-then = “{ $said }”: say what to do then
labyrinth-if-without-condition = “{ $said }”: after “if” say a condition, a comma, and what to do then
labyrinth-short-help =
    say a move, such as “shoot left; go up”, “blow the left wall; go left”, “go right; if I hit a wall, shoot up”; or “status”, “recall NAME”; the help of the book has every form

## Handicaps

# $option, $text (text): the option's name and its value
labyrinth-handicap-unreadable = write the option “{ $option }” as “2:3, 4:1”, not “{ $text }” ({ $rule })
# $option, $seat (text)
labyrinth-handicap-nobody = the option “{ $option }” names player { $seat }, who is not there ({ $rule })
