# What cannot be generated. $rule (text): the number of a rule

# $what (phrase): the encounter
dungeonlab-make-no-room = there is no room for { FORM($what, "a") }
dungeonlab-make-no-treasure = there is no room for the treasure
dungeonlab-make-no-pits = there is no room for the pits
dungeonlab-make-no-bed = there is no way for a river between the walls
dungeonlab-make-single-pit = a single pit leads nowhere: pits cannot be 1 ({ $rule })
# $rivers, $pits, $needed, $places (numbers)
dungeonlab-make-places = { $rivers } rivers, { $pits } pits and the treasure need { $needed } places; there are { $places }
# $branches (number)
dungeonlab-make-branches = there is no room for { $branches } branches ({ $rule })
dungeonlab-make-unwinnable = none of the plans tried can be won
# $size (text): “9x9x2”; $reason (phrase)
dungeonlab-make-none = no plan of { $size } meets these settings: { $reason }
