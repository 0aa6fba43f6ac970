# Что отвечают игроку, который просит вывод. Известное наверняка — это часть предложения без
# точки, словами книги.

knowledge-cells = Клетки: { $facts }.
knowledge-sides = Стороны: { $facts }.
knowledge-exits = Выходы: { $facts }.
knowledge-players = Игроки: { $facts }.
knowledge-things = Предметы: { $facts }.
knowledge-facts = { $before }; { $next }
knowledge-nothing = Наверняка пока ничего не известно.
knowledge-contradiction = Ни один план не подходит к тому, что тебе сказали: этот нарушает правило.
knowledge-unfinished = Времени не хватило.

knowledge-why-what = О чём? Скажи, например, { LIST($examples, type: "or") }.
knowledge-why-example =
    «почему { $about ->
        [me] я
       *[other] { $about }
    }»
knowledge-not-certain = Об этом наверняка ничего не известно.
knowledge-only-possible = Об этом наверняка ничего не известно: { $what }.
knowledge-possible = Пока не исключено: { $what }.
knowledge-possible-what = О чём? Назови клетку или имя игрока.
knowledge-because = Наверняка известно, что { $fact }, потому что
knowledge-reason = - { $reason }
knowledge-no-proof = - доказательство не нашлось вовремя.
knowledge-chosen = - это твой выбор.
knowledge-odds = Если план составлен так, как это делает программа: { $odds }.
knowledge-odds-of = { $kind } { $percent } %
