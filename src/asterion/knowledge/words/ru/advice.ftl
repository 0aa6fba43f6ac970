# Что отвечают игроку, который просит вывод. Известное наверняка — это часть предложения без
# точки, словами книги.

knowledge-cells = Клетки: { $facts }.
knowledge-sides = Стороны: { $facts }.
knowledge-exits = Выходы: { $facts }.
knowledge-players = Игроки: { $facts }.
knowledge-things = Предметы: { $facts }.
knowledge-facts = { $before }; { $next }
knowledge-nothing = Наверняка пока ничего не известно.
knowledge-contradiction = Ничто не подходит к сказанному тебе: план нарушает правило.
knowledge-unfinished = Времени не хватило.

knowledge-why-what = О чём «why»? Скажи, например, { LIST($examples, type: "or") }.
knowledge-why-example = «why { $about }»
knowledge-not-certain = Об этом наверняка ничего не известно.
knowledge-only-possible = Об этом наверняка ничего не известно: { $what }.
knowledge-possible = Пока не исключено: { $what }.
knowledge-possible-what = О чём? Назови клетку или имя игрока.
knowledge-because = Наверняка известно, что { $fact }, потому что
knowledge-reason = - { $reason }
knowledge-no-proof = - доказательство не нашлось вовремя.
knowledge-chosen = - это твой выбор.

knowledge-hint = Отсюда следует, что { $fact }. Скажи «why», чтобы узнать почему.
knowledge-no-hint = Подсказки сейчас нет: всё известное наверняка тебе уже сказано или пройдено тобой.
