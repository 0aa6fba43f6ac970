# The rules by their numbers, as the options of a table have them: $landings and the like are options,
# numbers or yes and no (true, false) or the value that was chosen.

dungeonlab-heading-frame = Basics
dungeonlab-heading-turn = The turn
dungeonlab-heading-lights = Lights
dungeonlab-heading-eyes = Green eyes
dungeonlab-heading-monsters = Other monsters
dungeonlab-heading-things = Equipment
dungeonlab-heading-trees = Trees
dungeonlab-heading-places = Other places

# ---- the frame

dungeonlab-rule-D1 = One to six players. { $landings ->
    [0] A single player has 5 landings on five rows and one more for each further row; several players play until one wins.
   *[other] Each player has { $landings } landings.
}{ $round_limit ->
    [0] { "" }
   *[other] { " " }After { $round_limit } rounds the game ends without a winner.
}
dungeonlab-rule-D2 = The order of moves is random. { $hearing ->
    [everyone] Everyone hears everyone's moves and the answers.
   *[nobody] Nobody hears the others' moves.
} A question not answered in time takes its default: the wrong answer to a political question or a tree, yes to boat, stick, blade, bridle and skinning, no to climbing. If a turn's time runs out, it is a pass; leaving the table counts as dying for good.
dungeonlab-rule-D3 = The map does not change. A player knows their own cell. What is next door may be visible or not; every intact wall stops both sight and effects.
dungeonlab-rule-D4 = Ten bullets cost $5, a grenade $5, a blaster $5.{ $dynamite ->
    [true] { " " }Dynamite costs $5 and acts as a grenade.
   *[false] { "" }
}
dungeonlab-rule-D5 = Every landing brings { $kits ->
    [0] 3 kits up to 7x7, 5 in a larger dungeon
   *[other] { $kits } kits
}: { $kit_bullets } bullets, 5 grenades, 10 blasters, $20 each.
dungeonlab-rule-D6 = A player who dies leaves equipment, skins and blades in the cell; ammunition and money vanish.
dungeonlab-rule-D7 = { $skins_as_money ->
    [true] { $revision ->
        [1] Skins are money wherever a fine is due.
       *[other] Skins are money wherever money is needed, in stores too. Cash is spent first, then the cheapest skins; a store gives change.
    }
   *[false] Skins are sold in stores and are money nowhere else.
}
dungeonlab-rule-D8 = 5 bites, 30 pierces or 5 burns kill { $deadly ->
    [reached] when the number is reached
   *[exceeded] when it is exceeded
}; so do 5 bullets, 1 grenade or 2 blasters. Each kind is counted separately.
dungeonlab-rule-D9 = You may bang your head against a wall until you die. It takes your turn.
dungeonlab-rule-D10 = A gourm makes an exote, who survives twice as much of everything, until death or an antigourm.
dungeonlab-rule-D11 = The base rectangle lies in the north-west; branches only east or south of it. Nobody lands in a branch.
dungeonlab-rule-D12 = 1, 2 or 4 levels; the lowest is 1. Going up or down takes a turn and is an arrival. You interact with your own level only; walls span all levels.
dungeonlab-rule-D13 = Walls: monoliths; simple walls, which one grenade destroys; barbed wire, which one blaster destroys and which pierces once anyone who walks into it.
dungeonlab-rule-D14 = The exit is a mark on an outer wall: a monolith for everyone but the treasure's carrier, who wins by walking through.
dungeonlab-rule-D15 = Monoliths never divide the dungeon.
dungeonlab-rule-D16 = Destroyed walls stay open for this round and the next; they are back before anyone looks again.
dungeonlab-rule-D17 = An exote walks through simple walls and wires, and can feel the four walls of a cell, which takes a turn. The exit feels like a monolith without the treasure.
dungeonlab-rule-D18 = A bump reveals a wall{ $name_walls ->
    [true] { " " }and its kind.
   *[false] {" "}but not its kind; barbed wire gives itself away.
} A shooter hears whether the wall fell, and a scream if a player was hit. The victim hears the ammunition, not the direction.

# ---- the turn

dungeonlab-rule-D19 = Everyone is told the size and the levels. You land by column, row and level; that is an arrival and takes the whole turn.
dungeonlab-rule-D20 = Before each turn you look: you learn what is visible, and what strikes from the next cells, by direction.
# $free (none, climbing, skinning or both): what is asked on arrival
dungeonlab-rule-D21 = A turn is one action: move, go up or down, shoot any amount of one kind of ammunition, feel the walls, climb, buy or sell any amount of one thing, skin, mount, use a morgul blade, or pass. Bumping into a wall costs the turn. Strangling, taking, maps and dismounting are free.{ $free ->
    [climbing] { " " }Here you are asked on arrival whether you climb, and it costs no turn.
    [skinning] { " " }Here you are asked on arrival whether you skin, and it costs no turn.
    [both] { " " }Here you are asked on arrival whether you climb or skin, and neither costs a turn.
   *[none] { "" }
}
dungeonlab-rule-D22 = A neighbour strikes once while you stay in a cell, or at once when the wall between falls. Changing level begins a new stay.
dungeonlab-rule-D23 = Whatever is in a cell acts on arrival, in the same turn.
dungeonlab-rule-D24 = After a death you miss { $waiting } turns, then land again. Nothing touches the dead.
dungeonlab-rule-D25 = Shots reach the next cell of the level. A grenade or blaster meets the wall first; the rest of the salvo flies on. The newest encounter is hit first, what cannot die is passed over, and players come last. The wrong ammunition stops at a wall.
dungeonlab-rule-D26 = Players in one cell know of each other{ $see_players ->
    [true] , and see each other from the next cell.
   *[false] ; from the next cell they do not.
} They cannot shoot each other there, only use a morgul blade.

# ---- lights

dungeonlab-rule-D27 = A store trades in boats ($50), walking sticks ($50) and ammunition, and buys skins.{ $maps ->
    [true] { " " }Maps of 1x1 cost $20, of 3x3 $100; using one is free.
   *[false] { "" }
}
dungeonlab-rule-D28 = An arsenal gives a kit without dollars, once per landing.
dungeonlab-rule-D29 = A hospital heals everything, and nothing next door can pierce or burn you in it.
dungeonlab-rule-D30 = With several players prison costs { $prison_turns } turns; a single player pays a fine of ${ $fine } or takes three bites of the mad tiger.{ $demolition ->
    [true] { " " }Two grenades destroy it.
   *[false] { "" }
}
dungeonlab-rule-D31 = A political prison asks first. The right answer is what its sign says: plus yes, minus no. A wrong one costs { $political_turns } turns, or the fine.
dungeonlab-rule-D32 = A management center { $center ->
    [map] shows the whole map for as many seconds as the side has cells
   *[peek] tells what is in the exit's cell and in one beside it
}, once per { $center_again ->
    [true] landing
   *[false] game
}. It may take up both levels of its cell.
dungeonlab-rule-D33 = A gourm turns players into exotes, every time they enter.

# ---- green eyes

dungeonlab-rule-D34 = 5 bullets kill a lion, 10 a tiger, 15 a panther, and one grenade any of them; skins are worth $10, $20, $30. Each bites once on arrival.{ $blasters_kill ->
    [true] { " " }2 blasters kill them too.
   *[false] { "" }
}
dungeonlab-rule-D35 = A crocodile bites twice and takes all money and ammunition. It dies of { $blasters_kill ->
    [true] 50 bullets, 2 grenades or 4 blasters
   *[false] 50 bullets or 2 grenades
}; its skin is worth $100.
dungeonlab-rule-D36 = A cow is harmless and cannot be killed.
dungeonlab-rule-D37 = A rabbit cannot be shot; in its cell it can be strangled. Its skin is worth $5.
dungeonlab-rule-D38 = An orc pierces 5 times and an urkh 10 times on neighbouring cells, and on its own cell only mocks. They die of 5 and 10 bullets, or a grenade. The skin is worth nothing{ $orc_fine ->
    [true] ; a store takes it, and $20 as well
   *[false] { "" }
}.
dungeonlab-rule-D39 = { $werewolves ->
    [true] There may be werewolves. 5 bullets put out their eyes, which are back for the next visitor, who is bitten.
   *[false] This table plays without werewolves.
}
dungeonlab-rule-D40 = { $exote_beasts ->
    [true] There may be exote beasts.
   *[false] This table plays without exote beasts.
} They take twice as { $revision ->
    [1] much
   *[other] many bullets or grenades
}.
dungeonlab-rule-D41 = Bullets kill normally; grenades, blasters and hooves kill cruelly. Only a beast killed normally can be skinned, and it can still be torn to pieces later.
dungeonlab-rule-D42 = { $wounds ->
    [all] Damage
   *[bullets] Damage by bullets
} lasts for this round and the next.

# ---- other monsters

dungeonlab-rule-D43 = An eyescorcher is not seen. It burns once on its cell and once on each next one, and dies of 4 blasters.
dungeonlab-rule-D44 = A black rider is a hole in the darkness. He disembodies you: you lose money and ammunition, are healed, and find yourself in the nearest Mordor; the treasure goes back to its place.
dungeonlab-rule-D45 = A blade kills him: you lose it and get his morgul blade.
dungeonlab-rule-D46 = A morgul blade sends a beast or a player in your own cell to Mordor, once.
dungeonlab-rule-D47 = { $arnor ->
    [true] Elven blades only defend; arnor blades kill.
   *[false] Elven blades kill black riders.
}
dungeonlab-rule-D48 = An ontifutlas carries a player without a bridle to the nearest Eldar.
dungeonlab-rule-D49 = With a bridle it can be bridled, and then mounted.
dungeonlab-rule-D50 = A rider jumps two cells, sees what is in the first and tramples one beast or tree in the second; no other beast there does harm.
dungeonlab-rule-D51 = If there is a wall beyond the first cell, it comes down in front of it; an exote flies through.{ $exote_ontifutlai ->
    [true] { " " }In a gourm it becomes exote too.
   *[false] { "" }
}
dungeonlab-rule-D52 = Beside water, or when its rider opens a wall to water, it flees to the Eldar.{ $water_in_flight ->
    [true] { " " }The same happens with water beside the cell flown over.
   *[false] { "" }
}
dungeonlab-rule-D53 = When its rider dies it escapes to the Eldar.
dungeonlab-rule-D54 = It falls into pits with its rider.
dungeonlab-rule-D55 = Another ontifutlas does nothing to a rider.
dungeonlab-rule-D56 = Dismounting is free; the bridled ontifutlas waits, for anyone.
dungeonlab-rule-D57 = { $marmars ->
    [true] There may be marmars. From the lowest level they throw you up, from the others down. Two grenades kill one.
   *[false] This table plays without marmars.
}
dungeonlab-rule-D58 = A political cop asks a different question every time; a wrong answer takes you to the nearest prison of its sign, without punishment. Two grenades kill it.
dungeonlab-rule-D59 = { $cops ->
    [true] There may be cops. They ask nothing and take you to the nearest prison. Two grenades kill one.
   *[false] This table plays without cops.
}

# ---- equipment, trees, other places

dungeonlab-rule-D60 = There is one treasure. A carrier who dies leaves it in the cell for the next round; then it is back in its place.
dungeonlab-rule-D61 = Blades, bridles, ammunition and money can be found. Anyone alive in the cell may take them for free.
dungeonlab-rule-D62 = A willow gives a boat to a player who likes orcs and hates the undead; all others pay $20.
dungeonlab-rule-D63 = An ent gives a walking stick to a player who hates orcs and likes the undead; all others pay $20.
dungeonlab-rule-D64 = { $lokhs ->
    [true] There may be lokhs. A lokh eats its climber.
   *[false] This table plays without lokhs.
} Two blasters kill any tree; a tree gives something once per landing.
dungeonlab-rule-D65 = An antigourm turns an exote back; a player with too much damage for that dies.
dungeonlab-rule-D66 = In Mordor all beasts sent there wait together; the newest is hit first.
dungeonlab-rule-D67 = The Eldar is where ontifutlai go.
dungeonlab-rule-D68 = A pit leads to another, always the same one; you are told its level.{ $glimpse ->
    [true] { " " }As you fall, you catch a glimpse of what is around.
   *[false] { "" }
}
dungeonlab-rule-D69 = A hanging pit leads to itself.
dungeonlab-rule-D70 = A river runs from a pipe to a lavatory pan, never north. It carries you one cell on without telling where, unless you spend a walking stick.
dungeonlab-rule-D71 = { $waterfalls ->
    [true] There may be waterfalls: there the river continues a level below.
   *[false] This table plays without waterfalls.
}
dungeonlab-rule-D72 = A lake ruins money and ammunition, unless you spend a boat.
