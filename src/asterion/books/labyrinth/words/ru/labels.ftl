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
labyrinth-label-bullets = Пули
labyrinth-label-grenades = Гранаты
labyrinth-label-carrying = Ты несёшь
labyrinth-label-draw = Ничья, если всё по-старому
labyrinth-label-asked = Что о тебе знают все
labyrinth-label-cell = Клетка { $cell }
labyrinth-label-turn = Ход
labyrinth-label-round = Круг
labyrinth-label-when-asked = Что все знают об игроке { $who }
labyrinth-label-lying = На клетке { $cell }
labyrinth-label-player = { $number } { $who }

labyrinth-value-out = вне игры
labyrinth-value-wounded = ранение
labyrinth-value-unwounded = не объявлялись
labyrinth-value-draw =
    { $rounds ->
        [1] после этого круга
        [one] через { $rounds } круг
        [few] через { $rounds } круга
       *[many] через { $rounds } кругов
    }
labyrinth-value-does-not-follow = наверняка не известно: спроси о своём состоянии
# $count (number): bullets, if the hit that everyone heard was another player's
labyrinth-value-unless-hit = { $count }, если попали не в тебя
# $thing (treasure, landmine, corpse); $doubt (yes, no): may have been lost since
labyrinth-value-carried =
    { $thing ->
        [treasure] клад
        [landmine] мину
       *[corpse] труп
    }{ $doubt ->
        [yes] , если попали не в тебя
       *[no] {""}
    }
labyrinth-value-way-back =
    обратно — только { $way ->
        [up] вверх
        [right] вправо
        [down] вниз
       *[left] влево
    }
labyrinth-last-move = { CAPITAL($request) }. { $answer }
labyrinth-turn-over = игра окончена
labyrinth-turn-confirming = когда все выберут, ведущий подтвердит начальные клетки
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

## What to do next

labyrinth-goal-treasure = Ты несёшь клад: найди выход. Побеждает только настоящий.
labyrinth-goal-unwell = Тебе плохо, нести клад нельзя: найди госпиталь.
