# Things, damage, walls and directions: what stands inside of sentences.

# $n (number): how many
# .name is one of them without a number, .many several
dungeonlab-thing-bullet = { $n ->
    [one] { $n } bullet
   *[other] { $n } bullets
}
    .name = bullet
    .many = bullets
dungeonlab-thing-grenade = { $n ->
    [one] { $n } grenade
   *[other] { $n } grenades
}
    .name = grenade
    .many = grenades
dungeonlab-thing-blaster = { $n ->
    [one] { $n } blaster
   *[other] { $n } blasters
}
    .name = blaster
    .many = blasters
dungeonlab-thing-dynamite = { $n ->
    [one] { $n } stick of dynamite
   *[other] { $n } sticks of dynamite
}
    .name = dynamite
    .many = sticks of dynamite
dungeonlab-thing-dollar = ${ $n }
    .name = dollar
    .many = dollars
# There is only one.
dungeonlab-thing-treasure = the treasure
    .name = treasure
    .many = treasure
dungeonlab-thing-boat = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
}
    .name = boat
    .many = boats
dungeonlab-thing-walking-stick = { $n ->
    [one] { $n } walking stick
   *[other] { $n } walking sticks
}
    .name = walking stick
    .many = walking sticks
dungeonlab-thing-elven-blade = { $n ->
    [one] { $n } elven blade
   *[other] { $n } elven blades
}
    .name = elven blade
    .many = elven blades
dungeonlab-thing-arnor-blade = { $n ->
    [one] { $n } arnor blade
   *[other] { $n } arnor blades
}
    .name = arnor blade
    .many = arnor blades
dungeonlab-thing-morgul-blade = { $n ->
    [one] { $n } morgul blade
   *[other] { $n } morgul blades
}
    .name = morgul blade
    .many = morgul blades
dungeonlab-thing-bridle = { $n ->
    [one] { $n } bridle
   *[other] { $n } bridles
}
    .name = bridle
    .many = bridles
dungeonlab-thing-1x1-map = { $n ->
    [one] { $n } 1x1 map
   *[other] { $n } 1x1 maps
}
    .name = 1x1 map
    .many = 1x1 maps
dungeonlab-thing-3x3-map = { $n ->
    [one] { $n } 3x3 map
   *[other] { $n } 3x3 maps
}
    .name = 3x3 map
    .many = 3x3 maps
dungeonlab-nothing = nothing

# $n (number): how many
# $most (number): with .of, how many kill
dungeonlab-damage-bite = { $n ->
    [one] { $n } bite
   *[other] { $n } bites
}
    .of = { $n } of { $most } bites
dungeonlab-damage-pierce = { $n ->
    [one] { $n } pierce
   *[other] { $n } pierces
}
    .of = { $n } of { $most } pierces
dungeonlab-damage-burn = { $n ->
    [one] { $n } burn
   *[other] { $n } burns
}
    .of = { $n } of { $most } burns
dungeonlab-damage-bullet =
    .of = { $n } of { $most } bullets
dungeonlab-damage-grenade =
    .of = { $n } of { $most } grenades
dungeonlab-damage-blaster =
    .of = { $n } of { $most } blasters

dungeonlab-wall-open = no wall
dungeonlab-wall-some = a wall
dungeonlab-wall-simple = a simple wall
dungeonlab-wall-wire = barbed wire
dungeonlab-wall-monolith = a monolith
dungeonlab-wall-exit = the exit

dungeonlab-north = north
dungeonlab-east = east
dungeonlab-south = south
dungeonlab-west = west

# What is seen from the next cell.
dungeonlab-sight-lights = lights
dungeonlab-sight-green-eyes = green eyes
dungeonlab-sight-hole = a hole in the darkness
dungeonlab-sight-somebody = somebody

# $column, $row, $level (numbers): from 1
dungeonlab-place = column { $column }, row { $row }, level { $level }
dungeonlab-cell = column { $column }, row { $row }
dungeonlab-some-place = some place
dungeonlab-some-cell = some cell

# In which condition an encounter is, for the master.
dungeonlab-condition-dead = dead
dungeonlab-condition-felled = felled
dungeonlab-condition-destroyed = destroyed
dungeonlab-condition-cruel = torn to pieces
dungeonlab-condition-skinned = skinned
dungeonlab-condition-hidden = hidden
dungeonlab-condition-bridled = bridled

# One after the other.
# $first, $next (phrases): whole sentences
dungeonlab-then = { $first } { $next }
# $first, $next (phrases): parts of a list whose items have commas of their own
dungeonlab-semicolon = { $first }; { $next }
