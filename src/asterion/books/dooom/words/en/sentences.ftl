# What happens in Dooom, as each listener hears it.
#
# $who, $whoIs: the player it is about; $whoIs is “you” or “other”
# $by, $byIs and $target, $targetIs: another player, in the same way

# $target (number): how much treasure it takes to win
dooom-began = The game is on: bring { $target } treasure to an exit.

dooom-joined =
    { $whoIs ->
        [you] You join the game.
       *[other] { $who } joins the game.
    }

# $board (text): the field of vision, its rows with spaces between
dooom-saw =
    { $whoIs ->
        [you] You see { $board }.
       *[other] { $who } sees { $board }.
    }

# $board (text): the field of vision, its rows with spaces between
# $others (list): the names of the players in sight, in the order in which they are drawn
dooom-saw-players =
    { $whoIs ->
        [you] You see { $board }, with { LIST($others) }.
       *[other] { $who } sees { $board }, with { LIST($others) }.
    }

# $round (number): which round of turns it is
dooom-turn-began =
    { $whoIs ->
        [you] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $who }'s turn.
    }

# $points (number): action points
dooom-refreshed =
    { $whoIs ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.

# $way (north, east, south or west)
# $points (number): action points left
dooom-walked =
    { $whoIs ->
        [you] You walk
       *[other] { $who } walks
    } { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }; { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    } left.

# $what (phrase): the thing; its attribute .some has the article
# $points (number): action points left
dooom-picked-up =
    { $whoIs ->
        [you] You pick
       *[other] { $who } picks
    } up { FORM($what, "some") }; { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    } left.

# $amount (number): hit points gained
dooom-drank =
    { $whoIs ->
        [you] You drink
       *[other] { $who } drinks
    } a health potion: { $amount ->
        [one] { $amount } hit point
       *[other] { $amount } hit points
    } more.

dooom-hit =
    { $whoIs ->
        [you] You hit
       *[other] { $who } hits
    } { $targetIs ->
        [you] you
       *[other] { $target }
    }.

dooom-missed =
    { $whoIs ->
        [you] You miss
       *[other] { $who } misses
    } { $targetIs ->
        [you] you
       *[other] { $target }
    }.

# $who: the one who was struck; $by: the attacker
dooom-armour-held =
    { $byIs ->
        [you] You strike
       *[other] { $by } strikes
    } at { $whoIs ->
        [you] your
       *[other] { $who }'s
    } armour, which holds.

# $who: the one who was struck; $by: the attacker
# $damage (number): hit points lost; $left (number): hit points left
dooom-hurt =
    { $byIs ->
        [you] You hit
       *[other] { $by } hits
    } { $whoIs ->
        [you] you: you lose
       *[other] { $who }: { $who } loses
    } { $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    }, { $left } left.

# $who: the one who was struck at; $by: the attacker
dooom-dodged =
    { $byIs ->
        [you] You strike at { $who } and miss.
       *[other] { $by } strikes at { $whoIs ->
            [you] you
           *[other] { $who }
        } and misses.
    }

dooom-died =
    { $whoIs ->
        [you] You die.
       *[other] { $who } dies.
    }

dooom-left =
    { $whoIs ->
        [you] You leave the game, which counts as a death.
       *[other] { $who } leaves the game, which counts as a death.
    }

dooom-away =
    { $whoIs ->
        [you] You are away; your turns are skipped.
       *[other] { $who } is away; their turns are skipped.
    }

dooom-came-back =
    { $whoIs ->
        [you] You are back.
       *[other] { $who } is back.
    }

dooom-placed =
    { $whoIs ->
        [you] You are put on another tile; your map starts over.
       *[other] { $who } is put on another tile; their map starts over.
    }

# $text (text): what was said, as it was said
dooom-said =
    { $whoIs ->
        [you] You say: { $text }
       *[other] { $who } says: { $text }
    }

# $treasure (number): how much the winner holds
dooom-won =
    { $whoIs ->
        [you] You win! You got out with { $treasure ->
            [one] { $treasure } treasure
           *[other] { $treasure } treasures
        }.
       *[other] { $who } gets out with { $treasure ->
            [one] { $treasure } treasure
           *[other] { $treasure } treasures
        } and wins!
    }

dooom-ended-dead = The game is over and nobody has won: everyone is dead.

# $rounds (number): how many rounds were agreed on
dooom-ended-rounds = The game is over and nobody has won: { $rounds } rounds have been played.

## Facts, which the master alone hears

# $column, $row (numbers): the tile, counted from 1
dooom-stood =
    { $whoIs ->
        [you] You are
       *[other] { $who } is
    } in column { NUMBER($column, useGrouping: 0) }, row { NUMBER($row, useGrouping: 0) }.

# $column, $row (numbers): the tile, counted from 1; $what (phrase): what lies there
dooom-lay = In column { NUMBER($column, useGrouping: 0) }, row { NUMBER($row, useGrouping: 0) } there is now { FORM($what, "some") }.

# $points (number): hit points; $treasure (number); $things (list of phrases): what is carried
dooom-fared =
    { $whoIs ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] { $points } hit point
       *[other] { $points } hit points
    }, { $treasure } treasure; carried: { LIST($things) }.
