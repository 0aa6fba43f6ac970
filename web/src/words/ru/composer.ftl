# Ход, который собирают по частям.

composer-together = Собери свой ход
composer-parts = Твой ход по частям
# Between two parts of a move: shoot up *then* go left
composer-and-then = затем
composer-part-about = Нажми, чтобы изменить; перетащи или нажми Alt и стрелку, чтобы переставить
composer-done = Готово
composer-movement = Перемещение
composer-add-before = + до этого…
composer-add-after = + после…
composer-ask = Спросить:
composer-condition-about = Условие — о том, что объявлено раньше в этом же ходе.

## Одно действие

composer-action = Действие
composer-remove = Убрать это действие

## При условии

composer-whether = Если это случилось или нет
composer-if = если
composer-if-not = если не
composer-condition = Условие
composer-remove-condition = Убрать это условие
composer-branch-then = то
composer-branch-else = иначе
composer-remove-else = Убрать это «иначе»
composer-add-else = иначе…
composer-add-if = если…
