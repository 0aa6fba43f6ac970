# Why a command is refused. $rule (text) is the number of the rule, where one says so.

# $verb (text): the command as it was said
dungeonlab-refused-whom = say whom: { $verb } NAME
dungeonlab-refused-morgul-whom = Whom? Name a beast or a player in your cell
# $said (text): what was said with no direction
dungeonlab-refused-where = “{ $said }”, but where? North, east, south, west, up or down
dungeonlab-refused-shot = say how much of what, and where: shoot 5 bullets north, or s 5b n
dungeonlab-refused-nothing-shot = to shoot nothing, say pass
dungeonlab-refused-level = which level? Say column, row and level: land 3 4 2
dungeonlab-refused-how-many = how many? Say the number too: shoot 5 bullets north
dungeonlab-refused-landing = say column, row and level: land 3 4 2
# $verb (text): buy or sell
dungeonlab-refused-goods = say how many of what: { $verb } 20 bullets, { $verb } 1 boat
dungeonlab-refused-beforehand = only a move, a landing or a climb can carry answers beforehand

dungeonlab-refused-over = the game is over
dungeonlab-refused-watching = spectators cannot move
dungeonlab-refused-masters = only the master can say that
dungeonlab-refused-asked = you are asked a question: answer yes or no
dungeonlab-refused-not-asked = you are not asked anything
dungeonlab-refused-out = you have no landing left ({ $rule })
# $name (text): whose turn it is
dungeonlab-refused-turn = not your turn: it is { $name }'s
# $waits (phrase): dungeonlab-waits-...
dungeonlab-refused-waiting = not your turn: you are { $waits }
# $columns, $rows, $levels (numbers): the size
dungeonlab-refused-land-first = land first: land 1 1 1, up to { $columns } { $rows } { $levels } ({ $rule })
dungeonlab-refused-landed = you have already landed ({ $rule })
dungeonlab-refused-land-within = land within { $columns } { $rows } { $levels } ({ $rule })
# $what (phrase): this many of an ammunition
dungeonlab-refused-too-few = you only have { $what } ({ $rule })
dungeonlab-refused-none = you have none of that ({ $rule })
dungeonlab-refused-feel = only an exote can feel walls ({ $rule })
dungeonlab-refused-climb = there is no tree here to climb ({ $rule })
dungeonlab-refused-skin = there is nothing here to skin ({ $rule })
# $what (phrase): which beast
dungeonlab-refused-skin-which = there is no { $what } here to skin ({ $rule })
dungeonlab-refused-strangle = there is nothing here to strangle ({ $rule })
dungeonlab-refused-riding = you are already riding ({ $rule })
dungeonlab-refused-mount = there is no bridled ontifutlas here ({ $rule })
dungeonlab-refused-dismount = you are on foot ({ $rule })
dungeonlab-refused-take = nothing lies here ({ $rule })
# $what (phrase): which map
dungeonlab-refused-map = you have no { FORM($what, "name") } ({ $rule })
dungeonlab-refused-blade = you have no morgul blade ({ $rule })
# $target (text): what was said
dungeonlab-refused-no-such-target = there is no “{ $target }” in your cell ({ $rule })
# $target (text): a player's name, as it was said
dungeonlab-refused-target = { $target } is not in your cell ({ $rule })
dungeonlab-refused-no-store = you are not in a store ({ $rule })
# $what (phrase): which thing
dungeonlab-refused-not-sold = the store does not sell { FORM($what, "many") } ({ $rule })
# $what (phrase): which thing
dungeonlab-refused-not-bought = the store does not buy { FORM($what, "many") } ({ $rule })
dungeonlab-refused-tens = bullets are sold in tens ({ $rule })
# $cost, $money (numbers): dollars
dungeonlab-refused-price = that costs ${ $cost }, but you have only ${ $money } ({ $rule })
# $cost, $money (numbers): dollars
dungeonlab-refused-price-skins = that costs ${ $cost }, but your money and skins are worth only ${ $money } ({ $rule })
# $have (number): how many of it
dungeonlab-refused-have = you only have { $have } of that ({ $rule })

# For the master; $name (text) is the player's name.
dungeonlab-refused-master = the master does not play, but says time, leave, hide or rule:
dungeonlab-refused-no-player = { $name } is not a player
dungeonlab-refused-out-already = { $name } is already out
dungeonlab-refused-not-shown = { $name } is not shown a map ({ $rule })
dungeonlab-refused-not-due = it is not { $name }'s turn

# $turns (number): how many are missed in all
dungeonlab-waits-dead = dead for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
dungeonlab-waits-prison = in prison for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

dungeonlab-refused-unplayable = a dungeon without treasure or exit cannot be played (D14, D60)
