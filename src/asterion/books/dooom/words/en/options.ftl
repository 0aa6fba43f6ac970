# What a table of Dooom may agree on, one line per option.

dooom-option-hit-points = hit points at the start
dooom-option-action-points = action points per turn
dooom-option-sight = how far a player sees
dooom-option-lantern-sight = how far with a lantern
dooom-option-sight-shape = what is in sight: the book's rounded square, all of it, or a diamond
dooom-option-hit-chance = how many attacks in a hundred hit
dooom-option-disconnect = leaving the table is a death, or turns are skipped until the return
dooom-option-dead-talk = who hears the dead: everyone or the dead only
dooom-option-round-limit = the game ends without a winner after so many rounds; 0 is never
dooom-option-late-joining = players may join while the game goes on
dooom-option-wait-for = the first turn waits until so many players are there

## What a plan made by chance should be like

dooom-setting-width = columns
dooom-setting-height = rows
dooom-setting-style = winding caves, rooms and corridors, or a maze
dooom-setting-walls = walls in a hundred tiles, the border apart
dooom-setting-border = the outermost tiles are walls
dooom-setting-players = how many must find a place to start
dooom-setting-treasure = treasure lying about; -1: by size
dooom-setting-target = how much of it wins; -1: half of what lies about
dooom-setting-exits = exits; -1: by size
dooom-setting-potions = health potions; -1: by size
dooom-setting-swords = swords; -1: by size
dooom-setting-armours = armours; -1: by size
dooom-setting-lanterns = lanterns; -1: by size

## Settings that no plan can meet; $rule (text) is the number of the rule

dooom-unmet-exit = a plan needs an exit: “exits” cannot be 0 ({ $rule })

# $target, $treasure (numbers)
dooom-unmet-target = a target of { NUMBER($target, useGrouping: 0) } cannot be met with { NUMBER($treasure, useGrouping: 0) } treasure ({ $rule })

# $width, $height, $walls (numbers): the size, and walls in a hundred tiles
# $room (number): tiles of floor; $needed (number): how many it takes
dooom-unmet-room = { $width } by { $height } with { $walls } % walls leaves { NUMBER($room, useGrouping: 0) } tiles of floor, and { NUMBER($needed, useGrouping: 0) } are needed ({ $rule })
