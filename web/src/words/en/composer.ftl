# A move put together by hand. What it is made of are commands, and those stay as they are typed.

composer-together = Build your move
composer-parts = Your move, step by step
# Between two parts of a move: shoot up *then* go left
composer-and-then = then
composer-part-about = Press to change it; drag it, or press Alt + arrow, to reorder
composer-done = Done
composer-movement = Movement
composer-add-before = + before …
composer-add-after = + after …
composer-ask = Ask:
composer-condition-about = A condition is about what was announced earlier in the same move.

## One action

composer-action = Action
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
