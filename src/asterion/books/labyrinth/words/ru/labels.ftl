### Что стоит рядом с полем и о чём спрашивают игрока.

labyrinth-title = Лабиринт

labyrinth-asks-start-cell = начальная клетка
labyrinth-asks-treasure = выбор клада
labyrinth-asks-order-and-move = заказ и ход
labyrinth-asks-move = ход
labyrinth-asks-confirm = подтверждение

labyrinth-label-start-cell = Твой старт
labyrinth-label-outside = Ты снаружи
labyrinth-label-health = Здоровье
labyrinth-label-wounds = Ранения
labyrinth-label-asked = Что о тебе знают все
labyrinth-label-cell = Клетка { $cell }
labyrinth-label-turn = Ход
labyrinth-label-round = Круг
labyrinth-label-when-asked = { $who }, по запросу
labyrinth-label-lying = На { $cell }
labyrinth-label-player = { $number } { $who }

labyrinth-value-out = вне игры
labyrinth-value-wounded = ранение
labyrinth-value-unwounded = не объявлялись
labyrinth-value-way-back =
    обратно — только { $way ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
labyrinth-last-move = { CAPITAL($request) }. { $answer }
labyrinth-turn-over = игра окончена
labyrinth-turn-confirming = когда все выберут, ведущий подтверждает начальные клетки
labyrinth-turn-choosing = идёт выбор начальных клеток
labyrinth-turn-yours = твой
labyrinth-fortune =
    { $standing }{ $true ->
        [true] {" "}(настоящий)
       *[false] {""}
    }{ $way ->
        [up] , снаружи (сверху)
        [right] , снаружи (справа)
        [down] , снаружи (снизу)
        [left] , снаружи (слева)
       *[in] {""}
    }

## Что можно перечитать

labyrinth-log-head = За этим столом напоминают только последние ходы ({ $rule }); веди свои записи.
labyrinth-log-move = { $who }: { $move }
