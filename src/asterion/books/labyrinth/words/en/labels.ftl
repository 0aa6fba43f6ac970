### What stands beside the board, and what a player is asked.

labyrinth-title = Labyrinth

labyrinth-asks-start-cell = start cell
labyrinth-asks-treasure = treasure choice
labyrinth-asks-order-and-move = order and move
labyrinth-asks-move = move
labyrinth-asks-confirm = confirm

labyrinth-label-start-cell = Your start cell
labyrinth-label-outside = You are outside
labyrinth-label-health = Health
labyrinth-label-wounds = Wounds
labyrinth-label-bullets = Bullets
labyrinth-label-grenades = Grenades
labyrinth-label-carrying = You carry
labyrinth-label-draw = Draw, if nothing changes
labyrinth-label-asked = What everyone knows about you
# $cell (text): a name such as b3
labyrinth-label-cell = Cell { $cell }
labyrinth-label-turn = Turn
labyrinth-label-round = Round
# $who (text): a player's name
labyrinth-label-when-asked = What everyone knows about { $who }
# $cell (text)
labyrinth-label-lying = On { $cell }
# $number (number): of the seat, as on the board; $who (text)
labyrinth-label-player = { $number } { $who }

labyrinth-value-out = out of the game
labyrinth-value-wounded = wounded
labyrinth-value-unwounded = none announced
# $rounds (number): until the game may end
labyrinth-value-draw =
    { $rounds ->
        [one] after this round
       *[other] in { $rounds } rounds
    }
labyrinth-value-does-not-follow = not certain: ask for your status
# $count (number): bullets, if the hit that everyone heard was another player's
labyrinth-value-unless-hit = { $count }, unless you were hit
# $thing (treasure, landmine, corpse); $doubt (yes, no): may have been lost since
labyrinth-value-carried =
    { $thing ->
        [treasure] a treasure
        [landmine] a landmine
       *[corpse] a corpse
    }{ $doubt ->
        [yes] , unless you were hit
       *[no] {""}
    }
# $way (up, right, down, left).
labyrinth-value-way-back = only { $way ->
        [up] up
        [right] right
        [down] down
       *[left] left
    } leads back
# $request, $answer (phrase)
labyrinth-last-move = { CAPITAL($request) }. { $answer }
labyrinth-turn-over = the game is over
labyrinth-turn-confirming = once everyone has chosen, the master confirms the start cells
labyrinth-turn-choosing = choosing start cells
labyrinth-turn-yours = yours
# $standing (phrase); $true (true, false): has the true treasure; $way: outside on this side, or “in”
labyrinth-fortune =
    { $standing }{ $true ->
        [true] , the true one
       *[false] {""}
    }{ $way ->
        [up] , outside (up)
        [right] , outside (right)
        [down] , outside (down)
        [left] , outside (left)
       *[in] {""}
    }

## What can be read again

# $rule: its number
labyrinth-log-head = At this table only each player's last move can be recalled ({ $rule }); keep your own notes.
# $who (text), $move (phrase)
labyrinth-log-move = { $who }: { $move }

## What to do next

labyrinth-goal-treasure = You carry a treasure: find an exit. Only the true one wins.
labyrinth-goal-unwell = You are unwell and can carry no treasure: find a hospital.
