# Что известно о подземелье: части предложений без точки, потому что они стоят внутри других.

knowledge-start = стартовая клетка
    .prepositional = стартовой клетке
    .genitive = стартовой клетки
knowledge-from-start = клетка { LIST($ways, type: "and") } от старта
    .prepositional = клетке { LIST($ways, type: "and") } от старта
    .genitive = клетки { LIST($ways, type: "and") } от старта
knowledge-tile =
    { $tile ->
        [wall] стена
        [exit] выход
       *[floor] пол
    }
knowledge-tile-is = { $cell } — { $tile }
knowledge-thing-lies = на { FORM($cell, "prepositional") } лежит { $thing }
knowledge-may-win = всё, что нужно для победы, — на известных клетках, а выход — { $cell }
knowledge-taken =
    { $whoIs ->
        [you] ты берёшь { FORM($thing, "accusative") } с { FORM($cell, "genitive") }
       *[other] { $who } берёт { FORM($thing, "accusative") } с { FORM($cell, "genitive") }
    }
knowledge-carries =
    { $has ->
        [true] { $who } несёт { FORM($thing, "accusative") }
       *[false] у игрока { $who } нет { FORM($thing, "genitive") }
    }

## Почему это известно наверняка

knowledge-steps = ты идёшь { LIST($steps, type: "join") }.
knowledge-straight =
    { $way ->
        [north] на север
        [east] на восток
        [south] на юг
       *[west] на запад
    } ({ $count })
knowledge-sights =
    { $count ->
        [one] { $count } сообщение о том, что видно и чей ход.
        [few] { $count } сообщения о том, что видно и чей ход.
       *[many] { $count } сообщений о том, что видно и чей ход.
    }

## Что только возможно

knowledge-many-tiles =
    { $count ->
        [one] { $whoIs ->
            [you] ты можешь быть на любой из { $count } клетки
           *[other] { $who } может быть на любой из { $count } клетки
        }
       *[other] { $whoIs ->
            [you] ты можешь быть на любой из { $count } клеток
           *[other] { $who } может быть на любой из { $count } клеток
        }
    }

## Сколько известно

knowledge-tiles-known =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
knowledge-tiles-by-answer = Сколько клеток известно наверняка после каждого ответа
knowledge-exits-known =
    { $count ->
        [one] { $count } выход
        [few] { $count } выхода
       *[many] { $count } выходов
    }
