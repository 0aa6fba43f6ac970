### Settings that no plan can meet. $cells (number): of the shape

# $limit: weaponries, hospitals, treasures, mites or exits; $least, $wanted (number)
labyrinth-make-least = a labyrinth needs { labyrinth-limit }: at least { $least }, not { $wanted }
# $needed (number)
labyrinth-make-too-many =
    the weaponries, hospitals, treasures and mites you asked for take { $needed } cells; this shape has only { $cells }
# $exits, $sides (number)
labyrinth-make-exits = { $exits } exits do not fit into { $sides } outer sides
# $walls (number)
labyrinth-make-walls = { NUMBER($walls, useGrouping: 0) } inner walls do not fit between { $cells } cells
# $width, $height (number); $shape; $why (phrase)
labyrinth-make-none =
    no { $width }x{ $height } { $shape ->
        [rectangle] rectangle
        [no-corners] no-corners
        [plus] plus
        [l-shape] l-shape
        [ring] ring
       *[blob] blob
    } plan meets these settings: { $why }
labyrinth-make-out-of-reach = cells stay out of reach
# $count (number)
labyrinth-make-no-room-treasures = there is no room for { $count } treasures
labyrinth-make-no-room-mites = there is no room for { $count } mites
labyrinth-make-no-room-houses = there is no room for { $count } hospitals and weaponries
# $possible, $wanted (number)
labyrinth-make-no-room-walls =
    there is room for only { NUMBER($possible, useGrouping: 0) } of { NUMBER($wanted, useGrouping: 0) } inner walls
