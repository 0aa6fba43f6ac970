# The labels of the screen, their values, and what a player is asked.

dungeonlab-asks-answer = answer
dungeonlab-asks-land = land
dungeonlab-asks-move = move

dungeonlab-label-turn = Turn
dungeonlab-label-round = Round
dungeonlab-label-place = Place
dungeonlab-label-damage = Damage
dungeonlab-label-carrying = Carrying
dungeonlab-label-being = You are
dungeonlab-label-waiting = Waiting
dungeonlab-label-landings = Landings left
dungeonlab-label-sight = In sight
dungeonlab-label-map = On the map
# $number (number): the seat, from 1
# $name (text): who sits there
dungeonlab-label-player = { $number } { $name }

dungeonlab-turn-over = the game is over
dungeonlab-turn-nobodys = nobody's
dungeonlab-turn-yours = yours
# $n (number)
dungeonlab-number = { $n }
# $items (list)
dungeonlab-list = { LIST($items) }
# $items (list)
dungeonlab-commas = { LIST($items, type: "join") }
dungeonlab-damage-none = none
dungeonlab-being-exote = exote
dungeonlab-being-riding = riding
# $what (list): all that is seen in one direction
dungeonlab-in-sight = { LIST($what, type: "join") } { $way }
# $column, $row (numbers): where they are known; $level (number): 0 where it is not; $levels
dungeonlab-at = column { $column }, row { $row }, level { $level ->
    [0] ?
   *[other] { $level }
} of { $levels }
dungeonlab-at-unknown = somewhere, level { $level ->
    [0] ?
   *[other] { $level }
} of { $levels }
dungeonlab-at-none = not in the dungeon
# $place, $damage, $carries (phrases); $waits (phrase): why turns are missed
dungeonlab-state = { $place }; damage: { $damage }; carries { $carries }
dungeonlab-state-waiting = { $place }, { $waits }; damage: { $damage }; carries { $carries }

## What to do next

dungeonlab-goal-treasure = You carry the treasure: walk into the outer walls, one of them is the exit.

# What is at stake in a question; $lokhs, $arnor (yes or no): options of the table
dungeonlab-stake-climb = Up there two questions are asked: two right answers earn a boat or a walking stick, others cost $20.{ $lokhs ->
    [true] { " " }A lokh eats its climber.
   *[false] { "" }
}
dungeonlab-stake-orcs = A willow gives a boat for liking orcs and hating the undead, an ent a walking stick for the opposite; anything else costs $20.
dungeonlab-stake-undead = A willow gives a boat for liking orcs and hating the undead, an ent a walking stick for the opposite; anything else costs $20.
dungeonlab-stake-stick = Yes: the stick is used up, and you stay. No: the river carries you one cell on.
dungeonlab-stake-boat = Yes: the boat is used up, and you stay dry. No: you lose your money and ammunition.
dungeonlab-stake-bridle = Yes: the bridle is used up, and you can ride. No: it carries you to the Eldar.
dungeonlab-stake-blade = Yes: { $arnor ->
    [true] an arnor blade kills him, and you get his; an elven one only saves you
   *[false] your blade kills him, and you get his
}. No: he disembodies you, and your money, ammunition and treasure are gone.
dungeonlab-stake-skin = Yes: the skin is yours, and a store pays for it.
# $turns, $fine (numbers)
dungeonlab-stake-prison = Only the sign of the prison counts: yes in a plus prison, no in a minus one. Wrong costs { $turns } turns, or ${ $fine } if you play alone.
dungeonlab-stake-cop = Only the cop’s sign counts: yes for a plus cop, no for a minus one. Wrong takes you to a prison, without punishment.
