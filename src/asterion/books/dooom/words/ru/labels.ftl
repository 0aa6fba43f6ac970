# Что стоит рядом с полем и о чём спрашивают.

dooom-asks-move = ход
dooom-asks-join = вступление

dooom-label-hit-points = Здоровье
dooom-label-action-points = Очки действия
dooom-label-treasure = Сокровища
dooom-label-carrying = При себе
dooom-label-under-you = Под ногами
dooom-label-in-sight = Видно
dooom-label-turn = Ход
dooom-label-round = Круг

dooom-value-treasure = { $treasure } из { $target }

dooom-value-things = { LIST($things, type: "join") }

dooom-value-names = { LIST($names, type: "join") }

dooom-value-over = игра окончена
dooom-value-waiting = ждём игроков
dooom-value-yours = твой

## Только для ведущего

dooom-label-player = { $number } { $who }

dooom-value-dead = нет в живых

dooom-value-fortune =
    { $points ->
        [one] { $points } очко здоровья
        [few] { $points } очка здоровья
       *[many] { $points } очков здоровья
    }, { $treasure ->
        [one] { $treasure } сокровище
        [few] { $treasure } сокровища
       *[many] { $treasure } сокровищ
    }, при себе: { LIST($things, type: "join") }

dooom-label-pile = Куча в строке { NUMBER($row, useGrouping: 0) }, столбце { NUMBER($column, useGrouping: 0) }

dooom-value-pile =
    { $amount ->
        [one] { $amount } сокровище
        [few] { $amount } сокровища
       *[many] { $amount } сокровищ
    }

## Чем кончилась партия

dooom-ending-out =
    { $who } доходит до выхода с добычей: { $treasure ->
        [one] { $treasure } сокровище
        [few] { $treasure } сокровища
       *[many] { $treasure } сокровищ
    }

dooom-ending-dead = победителя нет: все погибли

dooom-ending-rounds =
    победителя нет: { $rounds ->
        [one] сыгран { $rounds } круг
        [few] сыграно { $rounds } круга
       *[many] сыграно { $rounds } кругов
    }

## What to do next

dooom-goal =
    { $wanted ->
        [0] Сокровищ хватает: встань на выход.
       *[other] Нужно сокровищ: { $target }, у тебя { $treasure }. Потом встань на выход.
    }
