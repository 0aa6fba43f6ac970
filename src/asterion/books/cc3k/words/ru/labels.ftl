# Что стоит под картой и о чём спрашивают.

cc3k-book = Сражайся и собирай золото на пяти этажах и выйди по последней лестнице.
cc3k-asks-race = раса
cc3k-asks-move = ход

cc3k-label-race = Раса
cc3k-label-gold = Золото
cc3k-label-floor = Этаж
cc3k-label-hp = ОЗ
cc3k-label-atk = Атк
cc3k-label-def = Защ
cc3k-label-merchants = Торговцы
cc3k-label-score = Счёт
cc3k-value-hp = { $points } из { $most }
cc3k-value-hostile = враждебны

## Строки сведений

cc3k-frame-purse = Раса: { $race } Золото: { NUMBER($gold, useGrouping: 0) }
cc3k-frame-floor = Этаж { $floor }
cc3k-frame-hp = ОЗ: { NUMBER($points, useGrouping: 0) }
cc3k-frame-atk = Атк: { NUMBER($points, useGrouping: 0) }
cc3k-frame-def = Защ: { NUMBER($points, useGrouping: 0) }
cc3k-frame-action = Действие: { $told }

# Заголовок столбца чисел там, где многие играют на одних и тех же этажах (C40)
cc3k-contest-score = счёт

## What to do next

cc3k-goal =
    { $floor ->
        [5] Последний этаж: дойди до лестницы — и победа.
       *[other] Этаж { $floor } из { $floors }: найди лестницу и останься в живых.
    }
