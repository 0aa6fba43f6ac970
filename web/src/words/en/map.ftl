# The page's words: the map, its tiles, and who drew them.

map-tiles-title = The tiles
map-tiles-about = Every symbol of every book, as maps, notebooks, plans and rules draw it.
map-tiles-sides = Between two cells
map-tiles-players = Players
map-tiles-rock = Rock and floor
map-tiles-credits = About the drawings
map-tiles-credit = Rock, water, walls, pits and houses are drawn by Asterion itself. Creatures and things are icons of <source>game-icons.net</source>, used under the licence <licence>CC BY 3.0</licence>:
map-tiles-author = { $author } ({ $icons })

# What can be between two cells.
map-side-wall = wall
map-side-outer = outer wall
map-side-some = wall of an unknown kind
map-side-simple = wall that a grenade breaks
map-side-wire = barbed wire
map-side-monolith = monolith
map-side-maybe = maybe a wall
map-side-untried = untried
map-side-exit = exit
map-side-closed = closed exit
map-side-open = open
map-side-door = door
map-side-solid = wall that nothing breaks

# Looking at the map.
map-controls = The map
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Fit the map, with you in view
# $what (text): a thing on the map, as in “stairs”
map-walk-to = Walk to: { $what }
map-minimap = The whole map, and the part that is shown
map-unknown = not known yet
map-remembered = Remembered: not in sight now.
map-here = here
map-north = { $steps } north
map-south = { $steps } south
map-east = { $steps } east
map-west = { $steps } west
map-place = column { $column }, row { $row }
map-keys = { $label }. Press X to explore it.
map-yours = The board as you know it
map-as-text = As text
map-legend = Legend
map-in-words = Describe the board in words
# $things (text): one after the other, the nearest first
map-in-sight = In sight: { $things }.
# $thing (text): what came in sight; $where (text): “2 north, 1 east”
map-thing-at = { $thing } { $where }
map-ahead = { $thing } ahead

# An argument over the map. $number (number) of $of (number)
map-argument = The argument, step by step
map-argument-step = Step { $number } of { $of }
map-argument-back = Back
map-argument-next = Next
map-argument-play = Play
