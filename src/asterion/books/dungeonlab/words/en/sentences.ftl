# What players, spectators and the master are told. In every message $who and $whoIs are the player
# whom it is about, $way (phrase) a direction, and $n (number) how many.

# $columns, $rows, $levels (numbers): the size
# $order (list of names): who moves when
dungeonlab-began = The dungeon has { $columns } by { $rows } cells, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}. The order of moves: { LIST($order) }.
# $round (number): from 1
dungeonlab-turn-began = { $whoIs ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $who }'s turn.
}
dungeonlab-won = { $whoIs ->
    [you] You walk out with the treasure and win!
   *[other] { $who } walks out with the treasure and wins!
}
# $reason (phrase): see endings
dungeonlab-ended = The game is over and nobody has won: { $reason }.

# ---- where one is, and what is perceived

# $column, $row, $level (numbers): from 1
# $things (list): what the kits gave
# $left (number): landings that are left, -1 if they are not counted
dungeonlab-landed = { $whoIs ->
    [you] You land
   *[other] { $who } lands
} at column { $column }, row { $row }, level { $level }, with { LIST($things) }.{ $left ->
    [-1] { "" }
    [one] { " " }{ $left } landing left.
   *[other] { " " }{ $left } landings left.
}
# $seen (list): of dungeonlab-seen
dungeonlab-looked = { $whoIs ->
    [you] You see { LIST($seen) }.
   *[other] { $who } sees { LIST($seen) }.
}
# $seen (list): of dungeonlab-seen
dungeonlab-glimpsed = { $whoIs ->
    [you] Falling, you catch a glimpse of { LIST($seen) }.
   *[other] Falling, { $who } catches a glimpse of { LIST($seen) }.
}
# $what (list): all that is seen in one direction
dungeonlab-seen = { LIST($what, type: "join") } to the { $way }
dungeonlab-seen-nothing = nothing but the dark
dungeonlab-stung-pierce = From the { $way } { $whoIs ->
    [you] you are
   *[other] { $who } is
} pierced { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}.
dungeonlab-stung-burn = From the { $way } { $whoIs ->
    [you] you are
   *[other] { $who } is
} burnt { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}.
dungeonlab-stung-bite = From the { $way } { $whoIs ->
    [you] you are
   *[other] { $who } is
} bitten { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}.
# $things (list): what lies in one's cell
dungeonlab-here-lies = Lying here: { LIST($things) }.
# $others (list): players in one's cell
dungeonlab-here-company = { LIST($others) } { $n ->
    [one] is
   *[other] are
} here.
dungeonlab-here-nothing = The cell is empty now.
dungeonlab-came = { $whoIs ->
    [you] You come into the cell.
   *[other] { $who } comes into the cell.
}
# $through (yes or no): whether an exote passed a wall
dungeonlab-walked = { $whoIs ->
    [you] You go
   *[other] { $who } goes
} { $way }{ $through ->
    [true] { " " }through a wall
   *[false] { "" }
}.
# $wall (phrase): what stands there
# $who (text): the player who walked into it, and
# $whoIs: as everywhere
dungeonlab-bumped = To the { $way } there is { $wall }.
# $wall (phrase): what stands there
dungeonlab-came-down = The ontifutlas comes down here: to the { $way } there is { $wall }.
dungeonlab-went-up = { $whoIs ->
    [you] You go up a level.
   *[other] { $who } goes up a level.
}
dungeonlab-went-down = { $whoIs ->
    [you] You go down a level.
   *[other] { $who } goes down a level.
}
dungeonlab-thrown-up = { $whoIs ->
    [you] You are thrown up a level.
   *[other] { $who } is thrown up a level.
}
dungeonlab-thrown-down = { $whoIs ->
    [you] You are thrown down a level.
   *[other] { $who } is thrown down a level.
}
# $who (text): the player who tried, and
# $whoIs: as everywhere
dungeonlab-no-way-up = There is no way up from here.
# $who (text): the player who tried, and
# $whoIs: as everywhere
dungeonlab-no-way-down = There is no way down from here.
# $through (yes or no): whether an exote passed a wall
# $below (phrase): what is in the cell flown over, in sentences
dungeonlab-flew = { $whoIs ->
    [you] You jump
   *[other] { $who } jumps
} { $way }{ $through ->
    [true] { " " }through a wall
   *[false] { "" }
}; below: { $below }
# $what (phrase): something that was flown over
dungeonlab-flown-over = { $what }.
dungeonlab-flown-nothing = nothing.
# $level (number): where it is told, else 0
dungeonlab-carried = { $whoIs ->
    [you] You find yourself
   *[other] { $who } comes out
} { $level ->
    [0] who knows where
   *[other] on level { $level }, and who knows where
}.
# $walls (list): of dungeonlab-felt-wall
dungeonlab-felt = { $whoIs ->
    [you] You feel { LIST($walls) }.
   *[other] { $who } feels { LIST($walls) }.
}
dungeonlab-felt-wall = { $wall } to the { $way }

# ---- maps

# $map (phrase): which one
dungeonlab-map-used = { $whoIs ->
    [you] You unfold a { FORM($map, "name") }.
   *[other] { $who } unfolds a { FORM($map, "name") }.
}
# $column, $row, $level (numbers): where the reader is
# $shown (phrase): of dungeonlab-charted-place
dungeonlab-charted = The map says: column { $column }, row { $row }, level { $level }. It shows { $shown }.
dungeonlab-charted-nothing = nothing else
# $what (list): all that is there
dungeonlab-charted-place = { $column } { $row } { $level }: { LIST($what) }
dungeonlab-briefed-of-exit = { $whoIs ->
    [you] The management center tells you what is around the exit.
   *[other] The management center tells { $who } what is around the exit.
}
# $seconds (number)
dungeonlab-briefed = { $whoIs ->
    [you] You are
   *[other] { $who } is
} shown the map of the dungeon for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
# $seconds (number)
dungeonlab-map-shown = Look closely: in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} the map is gone.
# $mark (text): as it is drawn
# $what (phrase): which encounter
dungeonlab-mark = { $mark } { $what }
# $marks (list): of dungeonlab-mark
dungeonlab-marks = { $whoIs ->
    [you] You ask for the marks.
   *[other] { $who } asks for the marks.
} On the map: { LIST($marks, type: "join") }; a1 a pit that leads to a2, and so on; o> a source and ~> a river, with their direction; Tr the treasure; ,, other things; .. nothing. Small letters: dead, destroyed or bridled. Walls: -- and | simple, :: and : barbed wire, ## and # monolith, EE and E the exit.
# $things (list): their names
dungeonlab-map-lying = column { $column }, row { $row }, level { $level }: { LIST($things, type: "join") }
# $what (phrase): which encounter; $condition (phrase): dungeonlab-condition-...
dungeonlab-map-condition = { $what } ({ $condition })
dungeonlab-map-gone = The map is gone.
# $exit, $beside (phrases): level by level
dungeonlab-peeked = At the exit: { $exit }. In a cell beside it: { $beside }.

# $what (list): all that is on one level of a cell
dungeonlab-peeked-level = { LIST($what) }

# ---- encounters; most of their words are in their own files

# $what (phrase): who asks
# $question (phrase): one of dungeonlab-question-...
dungeonlab-asked = The { $what } asks: { $question }
# $what (phrase): which beast
dungeonlab-asked-skin = { $whoIs ->
    [you] Do you skin the { $what }?
   *[other] Does { $who } skin the { $what }?
}
dungeonlab-answered-yes = { $whoIs ->
    [you] You say yes.
   *[other] { $who } says yes.
}
dungeonlab-answered-no = { $whoIs ->
    [you] You say no.
   *[other] { $who } says no.
}
# $turns (number): how many are missed
dungeonlab-imprisoned = { $whoIs ->
    [you] You are
   *[other] { $who } is
} put into prison for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
dungeonlab-freed = { $whoIs ->
    [you] The prison falls down around you, and you are free.
   *[other] The prison falls down around { $who }, and { $who } is free.
}
# $things (list): money and skins
dungeonlab-fined = { $whoIs ->
    [you] You pay { LIST($things) }.
   *[other] { $who } pays { LIST($things) }.
}
# $what (phrase): which encounter
dungeonlab-trampled = The ontifutlas tramples the { $what }.
dungeonlab-mounted = { $whoIs ->
    [you] You mount the ontifutlas.
   *[other] { $who } mounts the ontifutlas.
}
dungeonlab-dismounted = { $whoIs ->
    [you] You are on foot; the bridled ontifutlas stays behind.
   *[other] { $who } is on foot; the bridled ontifutlas stays behind.
}
dungeonlab-fled = The ontifutlas flees to the Eldar, and the bridle with it.

# ---- shots and wounds

# $shots (phrase): this many of an ammunition
# $wall (destroyed, stands, none): what became of a wall in the way
dungeonlab-fired = { $whoIs ->
    [you] You fire { $shots }
   *[other] { $who } fires { $shots }
} { $way }{ $wall ->
    [destroyed] : the wall is destroyed
    [stands] : the wall still stands
   *[none] { "" }
}.
dungeonlab-screamed = { $whoIs ->
    [you] You hear a scream.
   *[other] { $who } hears a scream.
}
# $shots (phrase): this many of an ammunition
dungeonlab-shot = { $whoIs ->
    [you] You are hit by { $shots }.
   *[other] { $who } is hit by { $shots }.
}
# $damage (phrase): this many bites, pierces or burns
dungeonlab-hurt = { $whoIs ->
    [you] You take { $damage }.
   *[other] { $who } takes { $damage }.
}
dungeonlab-healed = { $whoIs ->
    [you] You are healed of all damage.
   *[other] { $who } is healed of all damage.
}
dungeonlab-exote-now = { $whoIs ->
    [you] You are an exote now.
   *[other] { $who } is an exote now.
}
dungeonlab-exote-no-more = { $whoIs ->
    [you] You are no longer an exote.
   *[other] { $who } is no longer an exote.
}
# $treasure (yes or no): whether the player carried it
dungeonlab-disembodied = { $whoIs ->
    [you] You are disembodied.
   *[other] { $who } is disembodied.
}{ $treasure ->
    [true] { " " }The treasure goes back to its place.
   *[false] { "" }
}
# $what (phrase): which beast
dungeonlab-struck-beast = { $whoIs ->
    [you] You strike the { $what } with the morgul blade: off to Mordor.
   *[other] { $who } strikes the { $what } with the morgul blade: off to Mordor.
}
# $victim (text): a player's name
dungeonlab-struck-player = { $whoIs ->
    [you] You strike { $victim } with the morgul blade: off to Mordor.
   *[other] { $who } strikes { $victim } with the morgul blade: off to Mordor.
}

dungeonlab-died-bite = { $whoIs ->
    [you] You die of the bites.
   *[other] { $who } dies of the bites.
}
dungeonlab-died-pierce = { $whoIs ->
    [you] You die, pierced like a sieve.
   *[other] { $who } dies, pierced like a sieve.
}
dungeonlab-died-burn = { $whoIs ->
    [you] You die of the burns.
   *[other] { $who } dies of the burns.
}
dungeonlab-died-bullet = { $whoIs ->
    [you] You are shot dead.
   *[other] { $who } is shot dead.
}
dungeonlab-died-grenade = { $whoIs ->
    [you] You are blown to pieces.
   *[other] { $who } is blown to pieces.
}
dungeonlab-died-blaster = { $whoIs ->
    [you] You are blasted to ashes.
   *[other] { $who } is blasted to ashes.
}
dungeonlab-died-wall = { $whoIs ->
    [you] You bang your head against a wall, thoroughly enough.
   *[other] { $who } bangs their head against a wall, thoroughly enough.
}
dungeonlab-died-lokh = { $whoIs ->
    [you] You are eaten, and that is that.
   *[other] { $who } is eaten, and that is that.
}
dungeonlab-died-antigourm = { $whoIs ->
    [you] You are ordinary again, and have more holes than ordinary people.
   *[other] { $who } is ordinary again, and has more holes than ordinary people.
}
dungeonlab-died-left = { $whoIs ->
    [you] You leave the game, which counts as dying for good.
   *[other] { $who } leaves the game, which counts as dying for good.
}
# Said after a death.
dungeonlab-turns-to-wait = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} to wait.
dungeonlab-no-landing-left = No landing is left.

# ---- goods; $what (phrase) is this many of a thing

dungeonlab-got = { $whoIs ->
    [you] You get { $what }.
   *[other] { $who } gets { $what }.
}
dungeonlab-lost = { $whoIs ->
    [you] You lose { $what }.
   *[other] { $who } loses { $what }.
}
dungeonlab-ruined = { $whoIs ->
    [you] All your money and ammunition are gone.
   *[other] All { $who }'s money and ammunition are gone.
}
dungeonlab-took = { $whoIs ->
    [you] You take { LIST($things) }.
   *[other] { $who } takes { LIST($things) }.
}
# $dollars (number): the price
dungeonlab-bought = { $whoIs ->
    [you] You buy { $what } for ${ $dollars }.
   *[other] { $who } buys { $what } for ${ $dollars }.
}
# $things (list): cash and skins; $change (number): the dollars that come back
dungeonlab-bought-with-skins = { $whoIs ->
    [you] You buy { $what } for { LIST($things) }{ $change ->
        [0] { "" }
       *[other] , and get ${ $change } back
    }.
   *[other] { $who } buys { $what } for { LIST($things) }{ $change ->
        [0] { "" }
       *[other] , and gets ${ $change } back
    }.
}
dungeonlab-sold = { $whoIs ->
    [you] You sell { $what } for ${ $dollars }.
   *[other] { $who } sells { $what } for ${ $dollars }.
}

# ---- facts, for the master alone; $place (phrase) is where

dungeonlab-taken-to = { $whoIs ->
    [you] You are taken to { $place }.
   *[other] { $who } is taken to { $place }.
}
# $what (phrase): which encounter
dungeonlab-became = The { $what } is at { $place }.
# $condition (phrase): dungeonlab-condition-...
dungeonlab-became-so = The { $what } is { $condition } at { $place }.
dungeonlab-ridden = The { $what } is under a rider.
dungeonlab-ridden-so = The { $what } is { $condition } under a rider.
# $things (list): all that lies there
dungeonlab-lies = Lying at { $place }: { LIST($things) }.
# $cell (phrase): on whose side the wall is
dungeonlab-wall-is-open = The wall { $way } of { $cell } is open.
dungeonlab-wall-has-regrown = The wall { $way } of { $cell } has regrown.
