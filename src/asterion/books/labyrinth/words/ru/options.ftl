### О чём может договориться стол и каким должен быть составленный план, по строке на каждое.

## Условия игры

labyrinth-option-mines = у каждого игрока в начале есть мина
    .agreed =
        { $value ->
            [true] с минами
           *[false] без мин
        }
labyrinth-option-mites = на плане могут быть энцефалитные клетки
    .agreed =
        { $value ->
            [true] с энцефалитом
           *[false] без энцефалита
        }
labyrinth-option-open-exit = в начале открыт хотя бы один выход
    .agreed =
        { $value ->
            [true] в начале есть открытый выход
           *[false] в начале все выходы могут быть закрыты
        }
labyrinth-option-weaponry-mines = арсенал выдаёт и мину
    .agreed =
        { $value ->
            [true] арсеналы выдают мины
           *[false] арсеналы мин не выдают
        }
labyrinth-option-conditional-moves = разрешены условные ходы
    .agreed =
        { $value ->
            [true] условные ходы
           *[false] без условных ходов
        }
labyrinth-option-dark-moves = можно просить не говорить результат хода
    .agreed =
        { $value ->
            [true] тёмные ходы
           *[false] без тёмных ходов
        }
labyrinth-option-semi-dark-moves = можно просить сказать только часть результата
    .agreed =
        { $value ->
            [true] полутёмные ходы
           *[false] без полутёмных ходов
        }
labyrinth-option-throwing = предметы можно бросать на соседнюю клетку
    .agreed =
        { $value ->
            [true] предметы можно бросать
           *[false] предметы не бросают
        }
labyrinth-option-mine-on-neighbour = мину можно поставить на соседнюю клетку
    .agreed =
        { $value ->
            [true] мины и на соседние клетки
           *[false] мины только на свою клетку
        }
labyrinth-option-skips = ход можно пропустить
    .agreed =
        { $value ->
            [true] ходы можно пропускать
           *[false] без пропуска ходов
        }
labyrinth-option-repeats = можно повторять ходы, которые заведомо ничего не меняют
    .agreed =
        { $value ->
            [true] ходы можно повторять
           *[false] без пустых повторов
        }
labyrinth-option-actions-without-movement = ход может состоять из одних действий
    .agreed =
        { $value ->
            [true] можно ходить одними действиями
           *[false] ни одного хода без перемещения
        }
labyrinth-option-master = кто подтверждает начальные клетки и решает то, чего нет в правилах
    .agreed =
        { $value ->
            [human] ведущий — человек
           *[computer] ведущий — компьютер
        }
labyrinth-option-common-start = все начинают с одной клетки, по выбору ведущего и без боеприпасов
    .agreed =
        { $value ->
            [true] общая начальная клетка
           *[false] тайный выбор начальных клеток
        }
labyrinth-option-void-same = двое на одной клетке — выбор недействителен
    .agreed =
        { $value ->
            [true] двое на одной клетке — выбор недействителен
           *[false] двое могут начать с одной клетки
        }
labyrinth-option-void-treasure = начало на кладе — выбор недействителен
    .agreed =
        { $value ->
            [true] на кладе начинать нельзя
           *[false] на кладе начинать можно
        }
labyrinth-option-void-near = начало рядом с кладом или у выхода — выбор недействителен
    .agreed =
        { $value ->
            [true] рядом с кладом и у выхода начинать нельзя
           *[false] рядом с кладом и у выхода начинать можно
        }
labyrinth-option-void-inaccessible = начало на истоке реки — выбор недействителен
    .agreed =
        { $value ->
            [true] на истоке начинать нельзя
           *[false] на истоке начинать можно
        }
labyrinth-option-transport-on-placement = реки и ямы уносят и того, кто начинает или поставлен на них
    .agreed =
        { $value ->
            [true] реки и ямы уносят тех, кто поставлен на них
           *[false] с клетки, куда игрок поставлен, не уносит
        }
labyrinth-option-cells-to-ask = фора: кому о скольких клетках можно спросить, по местам: «2:3, 4:1»
    .agreed = клеток, о которых можно спросить: { $value }
labyrinth-option-extra-orders = фора: кому сколько клеток можно заказать без ранения, по местам: «2:1»
    .agreed = добавочные заказы: { $value }
labyrinth-option-range-of-one = пуля летит на одну клетку
    .agreed =
        { $value ->
            [true] пули летят на одну клетку
           *[false] пули летят до препятствия
        }
labyrinth-option-damp-powder = из реки не стреляют
    .agreed =
        { $value ->
            [true] из рек не стреляют
           *[false] из рек стреляют
        }
labyrinth-option-through-buildings = пули пролетают арсеналы и госпитали насквозь
    .agreed =
        { $value ->
            [true] пули летят сквозь здания
           *[false] здания останавливают пули
        }
labyrinth-option-named-targets = стреляя, называют цель и втайне показывают клетку
    .agreed =
        { $value ->
            [true] стреляя, называют цель
           *[false] стреляя, цель не называют
        }
labyrinth-option-mine-victims-order = раненный миной может заказать клетку
    .agreed =
        { $value ->
            [true] раненные миной заказывают клетку
           *[false] раненные миной клетку не заказывают
        }
labyrinth-option-ordered-hospital = заказанный госпиталь лечит сразу или только если ход в нём кончается
    .agreed =
        { $value ->
            [at-once] заказанный госпиталь лечит сразу
           *[at-the-end] заказанный госпиталь лечит в конце хода
        }
labyrinth-option-tell-ordered-cell = вид заказанной клетки объявляют
    .agreed =
        { $value ->
            [true] вид заказанной клетки объявляют
           *[false] вид заказанной клетки не объявляют
        }
labyrinth-option-rivers = реки сносят на клетку, только вошедших или до самой дельты
    .agreed =
        { $value ->
            [shallow] мелкие реки
            [turbulent] бурные реки
           *[plain] обычные реки
        }
labyrinth-option-moves-to-heal = ходов на лечение после заражения; 0 — половина числа клеток
    .agreed =
        { $value ->
            [0] ходов на лечение — половина числа клеток
            [one] на лечение { $value } ход
            [few] на лечение { $value } хода
           *[many] на лечение { $value } ходов
        }
labyrinth-option-healing-counts = какие ходы идут в счёт срока лечения
    .agreed =
        { $value ->
            [successful] в срок лечения идут удачные ходы
            [all] в срок лечения идут все ходы
           *[unlimited] срок лечения не ограничен
        }
labyrinth-option-tell-missing-wall = говорят, если граната брошена туда, где стены не было
    .agreed =
        { $value ->
            [true] говорят, если стены не было
           *[false] не говорят, что стены не было
        }
labyrinth-option-tell-surviving-wall = после гранаты говорят, осталась ли стена
    .agreed =
        { $value ->
            [true] говорят, осталась ли стена
           *[false] не говорят, осталась ли стена
        }
labyrinth-option-recall = что напоминают: все ходы или последний ход каждого
    .agreed =
        { $value ->
            [classic] напоминают только последние ходы
           *[everything] напоминают любые ходы
        }
labyrinth-option-words = ведущий отвечает, как в полных правилах или как в краткой игре
    .agreed =
        { $value ->
            [short] краткие ответы
           *[reference] ответы, как в полных правилах
        }
labyrinth-option-nstop = кругов без изменений до ничьей; 0 — по числу клеток
    .agreed =
        { $value ->
            [0] ничья, когда пустых кругов столько же, сколько клеток
            [one] ничья через { $value } пустой круг
            [few] ничья через { $value } пустых круга
           *[many] ничья через { $value } пустых кругов
        }
labyrinth-option-claimed-count = круги считают, только когда кто-то потребует, и вслух
    .agreed =
        { $value ->
            [true] пустые круги считают по требованию
           *[false] пустые круги считают всегда
        }
labyrinth-option-survivor-moves = ходов последнему игроку, чтобы вынести клад; 0 — победа сразу
    .agreed =
        { $value ->
            [0] последний игрок побеждает сразу
            [one] у последнего игрока { $value } ход
            [few] у последнего игрока { $value } хода
           *[many] у последнего игрока { $value } ходов
        }

## Настройки составителя

labyrinth-setting-width = столбцы
labyrinth-setting-height = строки
labyrinth-setting-shape = внешняя форма
labyrinth-setting-players = сколько человек будет играть
labyrinth-setting-difficulty = сколько рек, ям, клещей и стен и как спрятан клад
labyrinth-setting-mines = для игры с минами: выходов больше, чем игроков
labyrinth-setting-turbulent = для игры с бурными реками
labyrinth-setting-mites = энцефалитные клетки; 0 — ни одной
labyrinth-setting-most-pits = ям не больше чем; 0 — ни одной
labyrinth-setting-most-loops = циклов ям не больше чем
labyrinth-setting-longest-loop = ям в одном цикле не больше чем
labyrinth-setting-most-rivers = речных систем не больше чем
labyrinth-setting-most-branches = рукавов, то есть истоков, в речной системе не больше чем
labyrinth-setting-longest-river = клеток реки от истока до дельты не больше чем
labyrinth-setting-weaponries = арсеналов ровно
labyrinth-setting-hospitals = госпиталей ровно
labyrinth-setting-treasures = кладов ровно, вместе с настоящим
labyrinth-setting-inner-walls = внутренних стен ровно
labyrinth-setting-exits = выходов ровно
labyrinth-setting-closed-exits = в начале выходы могут быть закрыты
labyrinth-setting-open-exit = в начале открыт хотя бы один выход
labyrinth-setting-safe-chain = противоположные стороны соединены цепями безопасных клеток

## Заголовки формы

labyrinth-group-there-is = Что есть
labyrinth-group-said = Что можно сказать
labyrinth-group-start = Начало
labyrinth-group-shooting = Стрельба и ранения
labyrinth-group-rivers = Реки и заражение
labyrinth-group-told = Что говорят
labyrinth-group-end = Конец

## Наборы условий: название и три строки на карточке

labyrinth-preset-beginner = для начинающих
    .lines =
        Краткие ответы, одно простое перемещение за раз.
        Без мин, без заражения, без условий.
        Для первой партии и для быстрых.
labyrinth-preset-classic = классика
    .lines =
        Игра, какой её знают полные правила.
        Условные ходы, броски, заражение; без мин.
        Для тех, кто уже выносил клад.
labyrinth-preset-full = полный
    .lines =
        Всё сразу: мины, тёмные и полутёмные ходы.
        Что не сказано, весит столько же, сколько сказанное.
        Для опытных игроков с острым карандашом.
