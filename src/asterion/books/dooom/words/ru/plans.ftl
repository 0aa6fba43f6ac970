# Что не так с файлом карты. Перед этим стоит место: строка и столбец.

dooom-plan-target = цель — { NUMBER($target, useGrouping: 0) }, а сокровищ только { NUMBER($treasure, useGrouping: 0) }
dooom-plan-no-exit = нет выхода: нарисуй хотя бы одно E

dooom-plan-unreachable =
    нет места, откуда можно дойти и до выхода, и до { $target ->
        [one] { NUMBER($target, useGrouping: 0) } сокровища
       *[many] { NUMBER($target, useGrouping: 0) } сокровищ
    }

dooom-plan-no-room = для { $players } игроков нет места, только для { $tiles }
dooom-plan-out-of-reach = до этого сокровища не добраться

dooom-plan-more-out-of-reach =
    дальше есть ещё недоступные сокровища; { $told ->
        [one] названо { $told }
       *[many] названы { $told }
    }

## Чертёж

dooom-plan-name = эта строка должна начинаться с «name», например «name The Small Cellar»

dooom-plan-name-length =
    в названии может быть не больше { $most } { $most ->
        [one] знака
       *[many] знаков
    }

dooom-plan-name-symbol = «{ $symbol }» не может быть в названии
dooom-plan-win = эта строка должна начинаться с «win», например «win 2»

dooom-plan-win-number = после «win» должно стоять целое число от 0 до { NUMBER($most, useGrouping: 0) }

dooom-plan-win-not-number = после «win» должно стоять целое число от 0 до { NUMBER($most, useGrouping: 0) }, а не «{ $said }»
dooom-plan-empty = строк нет: карта пуста

dooom-plan-rows =
    в карте может быть не больше { $most ->
        [one] { NUMBER($most, useGrouping: 0) } строки
       *[many] { NUMBER($most, useGrouping: 0) } строк
    }, а здесь { NUMBER($rows, useGrouping: 0) }

dooom-plan-size =
    карта { NUMBER($width, useGrouping: 0) }×{ NUMBER($height, useGrouping: 0) } слишком велика: самое большее — { $most ->
        [one] { NUMBER($most, useGrouping: 0) } клетка
        [few] { NUMBER($most, useGrouping: 0) } клетки
       *[many] { NUMBER($most, useGrouping: 0) } клеток
    }

dooom-plan-row-length =
    в строке может быть не больше { $most ->
        [one] { NUMBER($most, useGrouping: 0) } клетки
       *[many] { NUMBER($most, useGrouping: 0) } клеток
    }, а здесь { NUMBER($tiles, useGrouping: 0) }

dooom-plan-row-width = клеток в этой строке { NUMBER($tiles, useGrouping: 0) }, а в строке { NUMBER($line, useGrouping: 0) } их { NUMBER($width, useGrouping: 0) }

dooom-plan-symbols =
    { $count ->
        [1] «{ $symbols }» — не клетка; клетки бывают { $known }
       *[other] «{ $symbols }» — не клетки; клетки бывают { $known }
    }

dooom-plan-more-faults =
    дальше есть ещё ошибки; { $told ->
        [one] названа первая { $told }
       *[many] названы первые { $told }
    }
