# What a table may agree on.

dungeonlab-option-landings = landings per player; 0 means the book's number for one player, and no limit for several
    .name = landings
    .agreed =
        { $value ->
            [0] the book's number of landings
            [one] one landing
           *[other] { $value } landings
        }
dungeonlab-option-round-limit = the game ends without a winner after this many rounds; 0 means never
    .name = round limit
    .agreed =
        { $value ->
            [0] no round limit
            [one] one round at most
           *[other] { $value } rounds at most
        }
dungeonlab-option-hearing = who hears a player's moves and their answers
    .name = who hears
    .value-everyone = everyone
    .value-nobody = nobody
    .agreed =
        { $value ->
            [nobody] nobody hears the others
           *[everyone] everyone hears everything
        }
dungeonlab-option-dynamite = stores sell dynamite, which acts as a grenade
    .name = dynamite
    .agreed =
        { $value ->
            [true] dynamite
           *[false] no dynamite
        }
dungeonlab-option-kits = kits per landing; 0 means 3 in a small dungeon and 5 in a large one
    .name = kits
    .agreed =
        { $value ->
            [0] kits by size
            [one] one kit
           *[other] { $value } kits
        }
dungeonlab-option-kit-bullets = bullets in a kit
    .name = bullets in a kit
    .agreed =
        { $value ->
            [one] one bullet in a kit
           *[other] { $value } bullets in a kit
        }
dungeonlab-option-skins-as-money = skins can be used as money everywhere
    .name = skins as money
    .agreed =
        { $value ->
            [true] skins as money
           *[false] skins are not money
        }
dungeonlab-option-deadly = bites, pierces and burns kill when their limit is reached, or exceeded
    .name = damage kills
    .value-reached = at its limit
    .value-exceeded = beyond its limit
    .agreed =
        { $value ->
            [exceeded] damage kills beyond its limit
           *[reached] damage kills at its limit
        }
dungeonlab-option-waiting = turns missed after a death
    .name = turns missed after a death
    .agreed =
        { $value ->
            [0] no turn missed after a death
            [one] one turn missed after a death
           *[other] { $value } turns missed after a death
        }
dungeonlab-option-name-walls = a bump reveals the kind of wall
    .name = bumps name the wall
    .agreed =
        { $value ->
            [true] bumps name the wall
           *[false] bumps do not name the wall
        }
dungeonlab-option-see-players = players are seen from the next cell
    .name = players are seen
    .agreed =
        { $value ->
            [true] players are seen
           *[false] players are not seen
        }
dungeonlab-option-free-climbing = on arrival you are asked whether you climb the tree, which costs no turn
    .name = free climbing
    .agreed =
        { $value ->
            [true] climbing is free
           *[false] climbing costs a turn
        }
dungeonlab-option-free-skinning = on arrival you are asked whether you skin the beast, which costs no turn
    .name = free skinning
    .agreed =
        { $value ->
            [true] skinning is free
           *[false] skinning costs a turn
        }
dungeonlab-option-maps = stores sell maps of 1x1 and 3x3
    .name = maps in stores
    .agreed =
        { $value ->
            [true] stores sell maps
           *[false] no maps in stores
        }
dungeonlab-option-prison-turns = turns in prison, with several players
    .name = turns in prison
    .agreed =
        { $value ->
            [one] one turn in prison
           *[other] { $value } turns in prison
        }
dungeonlab-option-fine = the fine in a prison, for a single player
    .name = fine
    .agreed = a fine of { $value }
dungeonlab-option-demolition = two grenades destroy a prison
    .name = demolition of prisons
    .agreed =
        { $value ->
            [true] prisons can be blown up
           *[false] prisons cannot be blown up
        }
dungeonlab-option-political-turns = turns in a political prison, with several players
    .name = turns in a political prison
    .agreed =
        { $value ->
            [one] one turn in a political prison
           *[other] { $value } turns in a political prison
        }
dungeonlab-option-center = a management center shows the map, or the exit's cell and one beside it
    .name = the management center shows
    .value-map = the map
    .value-peek = the exit
    .agreed =
        { $value ->
            [peek] the management center shows the exit
           *[map] the management center shows the map
        }
dungeonlab-option-center-again = a management center helps once per landing, not once per game
    .name = the center helps again
    .agreed =
        { $value ->
            [true] the center helps once per landing
           *[false] the center helps once per game
        }
dungeonlab-option-blasters-kill = blasters kill green-eyed beasts too
    .name = blasters kill beasts
    .agreed =
        { $value ->
            [true] blasters kill beasts
           *[false] blasters do not kill beasts
        }
dungeonlab-option-orc-fine = stores charge a fine for orc and urkh skins
    .name = fines for orc skins
    .agreed =
        { $value ->
            [true] fines for orc skins
           *[false] no fines for orc skins
        }
dungeonlab-option-werewolves = there may be werewolves
    .name = werewolves
    .agreed =
        { $value ->
            [true] werewolves
           *[false] no werewolves
        }
dungeonlab-option-exote-beasts = there may be exote beasts
    .name = exote beasts
    .agreed =
        { $value ->
            [true] exote beasts
           *[false] no exote beasts
        }
dungeonlab-option-wounds = which damage to a beast lasts until the next turn
    .name = wounds that last
    .value-all = all
    .value-bullets = bullet wounds
    .agreed =
        { $value ->
            [bullets] only bullet wounds of beasts last
           *[all] all wounds of beasts last
        }
dungeonlab-option-arnor = elven blades only defend; arnor blades kill black riders
    .name = arnor blades
    .agreed =
        { $value ->
            [true] arnor blades
           *[false] no arnor blades
        }
dungeonlab-option-exote-ontifutlai = an ontifutlas becomes exote in a gourm as well
    .name = exote ontifutlai
    .agreed =
        { $value ->
            [true] ontifutlai turn exote in gourms
           *[false] ontifutlai stay as they are in gourms
        }
dungeonlab-option-water-in-flight = water beside the cell flown over scares an ontifutlas as well
    .name = water scares in flight
    .agreed =
        { $value ->
            [true] water scares in flight
           *[false] water does not scare in flight
        }
dungeonlab-option-marmars = there may be marmars
    .name = marmars
    .agreed =
        { $value ->
            [true] marmars
           *[false] no marmars
        }
dungeonlab-option-cops = there may be cops that ask nothing
    .name = cops that ask nothing
    .agreed =
        { $value ->
            [true] cops that ask nothing
           *[false] no cops that ask nothing
        }
dungeonlab-option-lokhs = there may be lokhs
    .name = lokhs
    .agreed =
        { $value ->
            [true] lokhs
           *[false] no lokhs
        }
dungeonlab-option-glimpse = falling into a pit gives a glimpse of what is around it
    .name = a glimpse when falling
    .agreed =
        { $value ->
            [true] a glimpse when falling
           *[false] no glimpse when falling
        }
dungeonlab-option-waterfalls = rivers may fall to the level below
    .name = waterfalls
    .agreed =
        { $value ->
            [true] waterfalls
           *[false] no waterfalls
        }

# What a generated plan should be like.

dungeonlab-setting-width = columns of the base rectangle
    .name = width
dungeonlab-setting-height = rows of the base rectangle
    .name = height
dungeonlab-setting-levels = levels
    .name = levels
    .value-1 = one
    .value-2 = two
    .value-4 = four
dungeonlab-setting-difficulty = how many walls and encounters, and of which kinds
    .name = difficulty
    .value-easy = easy
    .value-normal = normal
    .value-hard = hard
dungeonlab-setting-branches = exactly this many branches east or south
    .name = branches
dungeonlab-setting-walls = walls between cells, in percent
    .name = walls
dungeonlab-setting-filled = places with an encounter, in percent
    .name = encounters
dungeonlab-setting-rivers = exactly this many rivers
    .name = rivers
dungeonlab-setting-pits = exactly this many pits
    .name = pits
dungeonlab-setting-kits = for a game with this many kits per landing; 0 means by size
    .name = kits
dungeonlab-setting-werewolves = there may be werewolves
    .name = werewolves
dungeonlab-setting-exote-beasts = there may be exote beasts
    .name = exote beasts
dungeonlab-setting-arnor = there may be arnor blades to find
    .name = arnor blades
dungeonlab-setting-marmars = there may be marmars
    .name = marmars
dungeonlab-setting-cops = there may be cops that ask nothing
    .name = cops that ask nothing
dungeonlab-setting-lokhs = there may be lokhs
    .name = lokhs
dungeonlab-setting-waterfalls = rivers may fall to the level below
    .name = waterfalls
dungeonlab-setting-maps = there may be maps to find
    .name = maps
dungeonlab-setting-dynamite = there may be dynamite to find
    .name = dynamite

## Headings of the form

dungeonlab-group-frame = Basics
dungeonlab-group-walls = Walls and eyes
dungeonlab-group-turn = The turn
dungeonlab-group-lights = Lights
dungeonlab-group-beasts = Beasts
dungeonlab-group-rest = Monsters, trees and the rest

## Presets: a name, and three lines on its card

dungeonlab-preset-classic = classic
    .lines =
        The game as it is played on paper.
        Everyone hears everything.
        Climbing and skinning cost a turn.
dungeonlab-preset-computer = computer
    .lines =
        Like the old computer version.
        Nobody hears the others.
        Climbing and skinning are free.
dungeonlab-preset-everything = everything
    .lines =
        Werewolves, marmars, lokhs, exote beasts.
        Maps, dynamite and arnor blades.
        Everything the book mentions.
