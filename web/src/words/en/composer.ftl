# A move put together by hand. What it is made of are commands, and those stay as they are typed.

composer-together = Build your move
composer-parts = Your move, step by step
# Between two parts of a move: shoot up *then* go left
composer-and-then = then
composer-part-about = Press to change it; drag it, or press Alt + arrow, to reorder
composer-done = Done
composer-go = Go
# $way (text): a command's word
composer-go-way = go { $way }
composer-order = Order a new cell in secret
composer-movement = Movement
composer-add-blow = + blow a wall
composer-add-shoot = + shoot
composer-add-before = + before …
composer-add-after = + after …
composer-more = if, dark …
composer-skip = skip
composer-master-tells = The master tells
composer-tells-all = everything
composer-tells-nothing = nothing: a dark move
composer-tells-some = only part of it: semi-dark
composer-told = What is told
composer-ask = Ask:
composer-condition-about = A condition is about what was announced earlier in the same move.

## One action

composer-action = Action
composer-how-many = How many
composer-one = one
composer-two = two
composer-three = three
composer-all = all
composer-what = What
composer-which-treasure = Which treasure
composer-direction = Direction
composer-at-whom = At whom
composer-at = at …
composer-on-cell = On which cell
composer-remove = Remove this action

## On a condition

composer-whether = If it happened, or didn't
composer-if = if
composer-if-not = if not
composer-condition = Condition
composer-remove-condition = Remove this condition
composer-branch-then = then
composer-branch-else = else
composer-remove-else = Remove this else
composer-add-else = else …
composer-add-if = if …

## The words of a move, as they are called where hands put it together; said is English

composer-word-shoot = shoot
composer-word-blow = blow the wall
composer-word-set-a-landmine = set a landmine
composer-word-leave = leave
composer-word-throw = throw
composer-word-take = take
composer-word-take-nothing = take nothing
composer-word-don-t-restock = don't restock
composer-word-choose = choose
composer-word-everything = everything
composer-word-treasure = treasure
composer-word-bullet = bullet
composer-word-grenade = grenade
composer-word-landmine = landmine
composer-word-corpse = corpse
composer-word-topmost = topmost
composer-word-lowest = lowest
composer-word-second-lowest = second lowest
composer-word-old = old
composer-word-up = up
composer-word-right = right
composer-word-down = down
composer-word-left = left
composer-word-here = here
composer-word-by-the-flow = by the flow
composer-word-by-the-loop = by the loop
composer-word-flow = flow
composer-word-loop = loop
composer-word-i-hit-a-wall = I hit a wall
composer-word-a-scream-is-heard = a scream is heard
composer-word-i-find-a-treasure = I find a treasure
composer-word-i-find-something = I find something
composer-word-i-walk-onto-land = I walk onto land
composer-word-i-walk-into-a-hospital = I walk into a hospital
composer-word-i-walk-into-a-weaponry = I walk into a weaponry
composer-word-i-fall-into-a-pit = I fall into a pit
composer-word-i-walk-into-a-river = I walk into a river
composer-word-i-walk-into-a-delta = I walk into a delta
composer-word-i-am-carried = I am carried
composer-word-i-am-outside = I am outside
composer-word-i-arrive-at-the-encephalitis-cell = I arrive at the encephalitis cell
composer-word-i-wake-up-the-mite = I wake up the mite
composer-word-i-find-a-bullet = I find a bullet
composer-word-i-find-a-grenade = I find a grenade
composer-word-i-find-a-landmine = I find a landmine
composer-word-i-find-a-corpse = I find a corpse
composer-word-i-find-something-at-my-feet = I find something at my feet
composer-word-i-blow-up = I blow up
composer-word-i-am-healed = I am healed
composer-word-i-am-infected = I am infected
composer-word-whether-i-hit-a-wall = whether I hit a wall
composer-word-where-i-end-up = where I end up
composer-word-whether-i-am-carried = whether I am carried
composer-word-what-i-find = what I find
composer-word-whether-a-scream-is-heard = whether a scream is heard
composer-word-whether-i-blow-up = whether I blow up
composer-word-my-status = my status
