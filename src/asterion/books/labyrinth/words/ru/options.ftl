### О чём может договориться стол и каким должен быть составленный план, по строке на каждое.

## Условия игры

labyrinth-option-mines = у каждого игрока в начале есть мина
    .name = мины
    .agreed =
        { $value ->
            [true] с минами
           *[false] без мин
        }
labyrinth-option-mites = на плане могут быть энцефалитные клетки
    .name = энцефалит
    .agreed =
        { $value ->
            [true] с энцефалитом
           *[false] без энцефалита
        }
labyrinth-option-open-exit = в начале открыт хотя бы один выход
    .name = открытый выход
    .agreed =
        { $value ->
            [true] в начале есть открытый выход
           *[false] в начале все выходы могут быть закрыты
        }
labyrinth-option-weaponry-mines = арсенал выдаёт и мину
    .name = мины в арсеналах
    .agreed =
        { $value ->
            [true] арсеналы выдают мины
           *[false] арсеналы мин не выдают
        }
labyrinth-option-conditional-moves = разрешены условные ходы
    .name = условные ходы
    .agreed =
        { $value ->
            [true] условные ходы
           *[false] без условных ходов
        }
labyrinth-option-dark-moves = можно просить не говорить результат хода
    .name = тёмные ходы
    .agreed =
        { $value ->
            [true] тёмные ходы
           *[false] без тёмных ходов
        }
labyrinth-option-semi-dark-moves = можно просить сказать только часть результата
    .name = полутёмные ходы
    .agreed =
        { $value ->
            [true] полутёмные ходы
           *[false] без полутёмных ходов
        }
labyrinth-option-throwing = предметы можно бросать на соседнюю клетку
    .name = броски предметов
    .agreed =
        { $value ->
            [true] предметы можно бросать
           *[false] предметы не бросают
        }
labyrinth-option-mine-on-neighbour = мину можно поставить на соседнюю клетку
    .name = мины на соседние клетки
    .agreed =
        { $value ->
            [true] мины и на соседние клетки
           *[false] мины только на свою клетку
        }
labyrinth-option-skips = ход можно пропустить
    .name = пропуск хода
    .agreed =
        { $value ->
            [true] ходы можно пропускать
           *[false] без пропуска ходов
        }
labyrinth-option-repeats = можно повторять ходы, которые заведомо ничего не меняют
    .name = повтор ходов
    .agreed =
        { $value ->
            [true] ходы можно повторять
           *[false] без пустых повторов
        }
labyrinth-option-actions-without-movement = ход может состоять из одних действий
    .name = действия без перемещения
    .agreed =
        { $value ->
            [true] можно ходить одними действиями
           *[false] ни одного хода без перемещения
        }
labyrinth-option-master = кто подтверждает начальные клетки и решает то, чего нет в правилах
    .name = ведущий
    .value-computer = компьютер
    .value-human = человек
    .agreed =
        { $value ->
            [human] ведущий — человек
           *[computer] ведущий — компьютер
        }
labyrinth-option-common-start = все начинают с одной клетки, по выбору ведущего и без боеприпасов
    .name = общее начало
    .agreed =
        { $value ->
            [true] общая начальная клетка
           *[false] тайный выбор начальных клеток
        }
labyrinth-option-void-same = двое на одной клетке — выбор недействителен
    .name = не начинать вдвоём с одной клетки
    .agreed =
        { $value ->
            [true] двое на одной клетке — выбор недействителен
           *[false] двое могут начать с одной клетки
        }
labyrinth-option-void-treasure = начало на кладе — выбор недействителен
    .name = не начинать на кладе
    .agreed =
        { $value ->
            [true] на кладе начинать нельзя
           *[false] на кладе начинать можно
        }
labyrinth-option-void-near = начало рядом с кладом или у выхода — выбор недействителен
    .name = не начинать рядом с кладом и выходом
    .agreed =
        { $value ->
            [true] рядом с кладом и у выхода начинать нельзя
           *[false] рядом с кладом и у выхода начинать можно
        }
labyrinth-option-void-inaccessible = начало на истоке реки — выбор недействителен
    .name = не начинать на истоке
    .agreed =
        { $value ->
            [true] на истоке начинать нельзя
           *[false] на истоке начинать можно
        }
labyrinth-option-void-by-draw = тайный жребий может отменить начальные клетки без объяснения причин
    .name = начальные клетки отменяет жребий
    .agreed =
        { $value ->
            [true] начальные клетки может отменить тайный жребий
           *[false] жребий не отменяет начальных клеток, а причину называют
        }
labyrinth-option-transport-on-placement = реки сносят, а ямы перебрасывают и тех, кто на них начинает или поставлен
    .name = реки и ямы действуют и на начальной клетке
    .agreed =
        { $value ->
            [true] реки и ямы действуют и на начальной клетке
           *[false] на начальной клетке реки и ямы не действуют
        }
labyrinth-option-cells-to-ask = фора: кому о скольких клетках можно спросить, по местам: «2:3, 4:1»
    .name = клетки, о которых можно спросить
    .agreed = клеток, о которых можно спросить: { $value }
labyrinth-option-extra-orders = фора: кому сколько клеток можно заказать без ранения, по местам: «2:1»
    .name = дополнительные заказы
    .agreed = дополнительные заказы: { $value }
labyrinth-option-range-of-one = пуля летит на одну клетку
    .name = выстрел на одну клетку
    .agreed =
        { $value ->
            [true] пули летят на одну клетку
           *[false] пули летят до препятствия
        }
labyrinth-option-damp-powder = из реки не стреляют
    .name = отсыревший порох
    .agreed =
        { $value ->
            [true] из рек не стреляют
           *[false] из рек стреляют
        }
labyrinth-option-through-buildings = пули пролетают сквозь арсеналы и госпитали
    .name = выстрелы сквозь здания
    .agreed =
        { $value ->
            [true] пули летят сквозь здания
           *[false] здания останавливают пули
        }
labyrinth-option-named-targets = стреляя, называют цель и втайне показывают клетку
    .name = стрельба по названной цели
    .agreed =
        { $value ->
            [true] стреляя, называют цель
           *[false] стреляя, цель не называют
        }
labyrinth-option-mine-victims-order = раненный миной может заказать клетку
    .name = заказ после мины
    .agreed =
        { $value ->
            [true] раненные миной заказывают клетку
           *[false] раненные миной клетку не заказывают
        }
labyrinth-option-ordered-hospital = заказанный госпиталь лечит сразу или только если ход в нём кончается
    .name = заказанный госпиталь лечит
    .value-at-once = сразу
    .value-at-the-end = в конце перемещения
    .agreed =
        { $value ->
            [at-once] заказанный госпиталь лечит сразу
           *[at-the-end] заказанный госпиталь лечит в конце хода
        }
labyrinth-option-tell-ordered-cell = тип заказанной клетки объявляют
    .name = тип заказанной клетки объявляют
    .agreed =
        { $value ->
            [true] тип заказанной клетки объявляют
           *[false] тип заказанной клетки не объявляют
        }
labyrinth-option-rivers = реки сносят всех на одну клетку, только тех, кто вошёл, или до самой дельты
    .name = реки
    .value-plain = обычные
    .value-shallow = мелкие
    .value-turbulent = бурные
    .agreed =
        { $value ->
            [shallow] мелкие реки
            [turbulent] бурные реки
           *[plain] обычные реки
        }
labyrinth-option-moves-to-heal = ходов на лечение после заражения; 0 — половина числа клеток
    .name = ходы на лечение
    .agreed =
        { $value ->
            [0] ходов на лечение — половина числа клеток
            [one] на лечение { $value } ход
            [few] на лечение { $value } хода
           *[many] на лечение { $value } ходов
        }
labyrinth-option-healing-counts = какие ходы засчитывают в срок лечения
    .name = какие ходы считаются
    .value-successful = удачные
    .value-all = все
    .value-unlimited = никакие: срока нет
    .agreed =
        { $value ->
            [successful] в срок лечения идут удачные ходы
            [all] в срок лечения идут все ходы
           *[unlimited] срок лечения не ограничен
        }
labyrinth-option-tell-missing-wall = говорят, если граната брошена туда, где стены не было
    .name = говорят, что стены не было
    .agreed =
        { $value ->
            [true] говорят, если стены не было
           *[false] не говорят, что стены не было
        }
labyrinth-option-tell-surviving-wall = после гранаты говорят, осталась ли стена
    .name = говорят, осталась ли стена
    .agreed =
        { $value ->
            [true] говорят, осталась ли стена
           *[false] не говорят, осталась ли стена
        }
labyrinth-option-recall = что напоминают: все ходы или последний ход каждого
    .name = что напоминают
    .value-everything = всё
    .value-classic = последние ходы
    .agreed =
        { $value ->
            [classic] напоминают только последние ходы
           *[everything] напоминают любые ходы
        }
labyrinth-option-words = ведущий отвечает словами полных правил или кратко
    .name = речь ведущего
    .value-reference = как в полных правилах
    .value-short = краткая
    .agreed =
        { $value ->
            [short] краткие ответы
           *[reference] ответы, как в полных правилах
        }
labyrinth-option-nstop = кругов без изменений до ничьей; 0 — по числу клеток
    .name = круги до ничьей
    .agreed =
        { $value ->
            [0] ничья, когда пустых кругов столько же, сколько клеток
            [one] ничья через { $value } пустой круг
            [few] ничья через { $value } пустых круга
           *[many] ничья через { $value } пустых кругов
        }
labyrinth-option-claimed-count = круги без изменений считают, только когда кто-то потребует отсчёта, и вслух
    .name = отсчёт по требованию
    .agreed =
        { $value ->
            [true] пустые круги считают по требованию
           *[false] пустые круги считают всегда
        }
labyrinth-option-survivor-moves = сколько ходов есть у последнего игрока, чтобы вынести клад; 0 — победа сразу
    .name = ходы последнего игрока
    .agreed =
        { $value ->
            [0] последний игрок побеждает сразу
            [one] у последнего игрока { $value } ход
            [few] у последнего игрока { $value } хода
           *[many] у последнего игрока { $value } ходов
        }

## Настройки составителя

labyrinth-setting-width = столбцы
    .name = ширина
labyrinth-setting-height = строки
    .name = высота
labyrinth-setting-shape = внешняя форма
    .name = форма
    .value-rectangle = прямоугольник
    .value-no-corners = без углов
    .value-plus = крест
    .value-l-shape = буква Г
    .value-ring = кольцо
    .value-blob = клякса
labyrinth-setting-players = число игроков
    .name = игроки
labyrinth-setting-difficulty = сколько рек, ям, клещей и стен и как спрятан клад
    .name = сложность
    .value-easy = лёгкая
    .value-normal = обычная
    .value-hard = трудная
labyrinth-setting-mines = для игры с минами: выходов больше, чем игроков
    .name = мины
labyrinth-setting-turbulent = для игры с бурными реками
    .name = бурные реки
labyrinth-setting-mites = энцефалитные клетки; 0 — ни одной
    .name = энцефалитные клетки
labyrinth-setting-most-pits = наибольшее число ям; 0 — ни одной
    .name = максимум ям
labyrinth-setting-most-loops = наибольшее число циклов ям
    .name = максимум циклов
labyrinth-setting-longest-loop = наибольшее число ям в одном цикле
    .name = самый длинный цикл
labyrinth-setting-most-rivers = наибольшее число речных систем
    .name = максимум рек
labyrinth-setting-most-branches = наибольшее число рукавов, то есть истоков, в речной системе
    .name = максимум рукавов
labyrinth-setting-longest-river = наибольшая длина реки от истока до дельты, в клетках
    .name = самая длинная река
labyrinth-setting-weaponries = число арсеналов
    .name = арсеналы
labyrinth-setting-hospitals = число госпиталей
    .name = госпитали
labyrinth-setting-treasures = число кладов вместе с настоящим
    .name = клады
labyrinth-setting-inner-walls = число внутренних стен
    .name = внутренние стены
labyrinth-setting-exits = число выходов
    .name = выходы
labyrinth-setting-closed-exits = в начале выходы могут быть закрыты
    .name = закрытые выходы
labyrinth-setting-open-exit = в начале открыт хотя бы один выход
    .name = открытый выход
labyrinth-setting-safe-chain = противоположные стороны соединены цепями безопасных клеток
    .name = безопасные цепи

## Заголовки формы

labyrinth-group-there-is = Клетки и предметы
labyrinth-group-said = Виды ходов
labyrinth-group-start = Начало
labyrinth-group-shooting = Стрельба и ранения
labyrinth-group-rivers = Реки и заражение
labyrinth-group-told = Объявления
labyrinth-group-end = Конец

## Наборы условий: название и три строки на карточке

labyrinth-preset-beginner = для начинающих
    .lines =
        Краткие ответы, одно простое перемещение за раз.
        Без мин, без заражения, без условий.
        Для первой партии и для быстрых.
labyrinth-preset-classic = классика
    .lines =
        Игра по полным правилам.
        Условные ходы, броски, заражение; без мин.
        Для тех, кто уже выносил клад.
labyrinth-preset-full = полный
    .lines =
        Всё сразу: мины, тёмные и полутёмные ходы.
        Что не сказано, весит столько же, сколько сказанное.
        Для опытных игроков с острым карандашом.
