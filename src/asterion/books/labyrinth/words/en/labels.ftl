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
labyrinth-log-head = At this table only last moves can be recalled ({ $rule }); keep your own notes.
# $who (text), $move (phrase)
labyrinth-log-move = { $who }: { $move }
