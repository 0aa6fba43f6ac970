# Ход, который собирают по частям.

composer-together = Собери свой ход
composer-parts = Твой ход по частям
# Between two parts of a move: shoot up *then* go left
composer-and-then = затем
composer-part-about = Нажми, чтобы изменить; перетащи или нажми Alt и стрелку, чтобы переставить
composer-done = Готово
composer-go = Идти
composer-go-way = идти { $way }
composer-order = Тайно заказать новую клетку
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

## Слова хода, какими их показывают при сборке

composer-word-shoot = выстрелить
composer-word-blow = взорвать стену
composer-word-set-a-landmine = поставить мину
composer-word-leave = оставить
composer-word-throw = бросить
composer-word-take = взять
composer-word-take-nothing = ничего не брать
composer-word-don-t-restock = запас не пополнять
composer-word-choose = выбрать
composer-word-everything = всё
composer-word-treasure = клад
composer-word-bullet = пуля
composer-word-grenade = граната
composer-word-landmine = мина
composer-word-corpse = труп
composer-word-topmost = верхний
composer-word-lowest = нижний
composer-word-second-lowest = второй снизу
composer-word-old = старый
composer-word-up = вверх
composer-word-right = вправо
composer-word-down = вниз
composer-word-left = влево
composer-word-here = здесь
composer-word-by-the-flow = по течению
composer-word-by-the-loop = по циклу
composer-word-flow = течение
composer-word-loop = цикл
composer-word-i-hit-a-wall = стена
composer-word-a-scream-is-heard = слышен крик
composer-word-i-find-a-treasure = найден клад
composer-word-i-find-something = что-то найдено
composer-word-i-walk-onto-land = суша
composer-word-i-walk-into-a-hospital = госпиталь
composer-word-i-walk-into-a-weaponry = арсенал
composer-word-i-fall-into-a-pit = яма
composer-word-i-walk-into-a-river = река
composer-word-i-walk-into-a-delta = дельта
composer-word-i-am-carried = меня сносит
composer-word-i-am-outside = снаружи
composer-word-i-arrive-at-the-encephalitis-cell = энцефалит
composer-word-i-wake-up-the-mite = разбужен клещ
composer-word-i-find-a-bullet = найдена пуля
composer-word-i-find-a-grenade = найдена граната
composer-word-i-find-a-landmine = найдена мина
composer-word-i-find-a-corpse = найден труп
composer-word-i-find-something-at-my-feet = что-то под ногами
composer-word-i-blow-up = взрыв
composer-word-i-am-healed = меня вылечили
composer-word-i-am-infected = заражение
composer-word-whether-i-hit-a-wall = есть ли стена
composer-word-where-i-end-up = где я
composer-word-whether-i-am-carried = сносит ли меня
composer-word-what-i-find = что найдено
composer-word-whether-a-scream-is-heard = слышен ли крик
composer-word-whether-i-blow-up = был ли взрыв
composer-word-my-status = моё состояние
