# A move put together by hand. What it is made of are commands, and those stay as they are typed.

composer-together = Put your move together
composer-go = Go
# $way (text): a command's word
composer-go-way = go { $way }
composer-order = Order a new cell in secret
composer-first = First
composer-then = Then
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
composer-tells-some = only some of it: semi-dark
composer-told = What is told
composer-ask = Ask:
composer-condition-about = A condition asks what was announced earlier in this very move.

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

composer-whether = Whether it must be announced
composer-if = if
composer-if-not = if not
composer-condition = Condition
composer-remove-condition = Remove this condition
composer-branch-then = then
composer-branch-else = else
composer-remove-else = Remove this else
composer-add-else = else …
composer-add-if = if …
