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
