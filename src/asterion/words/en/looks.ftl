# What boards, notebooks and plan editors of all books call things.

core-look-you = you
core-look-level = Level

core-look-edge-wall = wall
core-look-edge-open = no wall
core-look-edge-maybe = maybe a wall
core-look-edge-exit = exit

core-look-flow = Flow
core-look-things = Things
core-look-cells = Cells
core-look-no-cell = no cell

core-look-up = up
core-look-right = right
core-look-down = down
core-look-left = left
core-look-up-flow = flow up
core-look-right-flow = flow right
core-look-down-flow = flow down
core-look-left-flow = flow left
core-look-north = north
core-look-east = east
core-look-south = south
core-look-west = west
core-look-north-flow = flow north
core-look-east-flow = flow east
core-look-south-flow = flow south
core-look-west-flow = flow west

core-look-players = Players
core-look-player = player
core-look-player-1 = player 1
core-look-player-2 = player 2
core-look-player-3 = player 3
core-look-player-4 = player 4
core-look-player-5 = player 5
core-look-player-6 = player 6
