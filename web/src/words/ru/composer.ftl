# Ход, который собирают по частям.

composer-together = Собери свой ход
composer-go = Идти
composer-go-way = идти { $way }
composer-order = Тайно заказать новую клетку
composer-first = Сначала
composer-then = Потом
composer-movement = Перемещение
composer-add-blow = + взорвать стену
composer-add-shoot = + выстрелить
composer-add-before = + до этого…
composer-add-after = + после…
composer-more = если, тёмный…
composer-skip = пропустить
composer-master-tells = Ведущий объявляет
composer-tells-all = всё
composer-tells-nothing = ничего: тёмный ход
composer-tells-some = только часть: полутёмный
composer-told = Что объявлено
composer-ask = Спросить:
composer-condition-about = Условие спрашивает, что объявлено раньше в этом же ходе.

## Одно действие

composer-action = Действие
composer-how-many = Сколько
composer-one = 1
composer-two = 2
composer-three = 3
composer-all = все
composer-what = Что
composer-which-treasure = Какой клад
composer-direction = Куда
composer-at-whom = В кого
composer-at = в кого…
composer-on-cell = На какой клетке
composer-remove = Убрать это действие

## При условии

composer-whether = Объявлено это или нет
composer-if = если
composer-if-not = если не
composer-condition = Условие
composer-remove-condition = Убрать это условие
composer-branch-then = то
composer-branch-else = иначе
composer-remove-else = Убрать это «иначе»
composer-add-else = иначе…
composer-add-if = если…
