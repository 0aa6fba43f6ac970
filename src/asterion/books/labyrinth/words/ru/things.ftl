### Как называются вещи, клетки, стороны и числа.

# Числительное при слове мужского рода; .feminine — женского.
labyrinth-number =
    { $n ->
        [0] ноль
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
       *[other] { NUMBER($n, useGrouping: 0) }
    }
    .feminine =
        { $n ->
            [1] одна
            [2] две
           *[other] { labyrinth-number }
        }
labyrinth-moves =
    { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } ход
        [few] { NUMBER($moves, useGrouping: 0) } хода
       *[many] { NUMBER($moves, useGrouping: 0) } ходов
    }

# .accusative: вижу что; .genitive: нет чего; .into: куда
labyrinth-kind =
    { $kind ->
        [L] суша
        [H] госпиталь
        [W] арсенал
        [P] яма
        [R] река
        [D] дельта
        [E] энцефалитная клетка
       *[O] снаружи
    }
    .accusative =
        { $kind ->
            [L] сушу
            [P] яму
            [R] реку
            [D] дельту
            [E] энцефалитную клетку
           *[other] { labyrinth-kind }
        }
    .genitive =
        { $kind ->
            [L] суши
            [H] госпиталя
            [W] арсенала
            [P] ямы
            [R] реки
            [D] дельты
            [E] энцефалитной клетки
           *[O] снаружи
        }
    .into =
        { $kind ->
            [L] на сушу
            [H] в госпиталь
            [W] в арсенал
            [P] в яму
            [R] в реку
            [D] в дельту
            [E] на энцефалитную клетку
           *[O] наружу
        }
labyrinth-place =
    { $kind ->
        [L] на суше
        [H] в госпитале
        [W] в арсенале
        [P] в яме
        [R] в реке
        [D] в дельте
        [E] на энцефалитной клетке
       *[O] снаружи
    }

labyrinth-way =
    { $way ->
        [up] вверх
        [right] вправо
        [down] вниз
        [left] влево
        [flow] по течению
        [loop] по циклу
       *[here] здесь
    }
labyrinth-to-way =
    { $way ->
        [up] вверх
        [right] вправо
        [down] вниз
        [left] влево
       *[here] здесь
    }

# .gender: как согласуется сказуемое — найден клад, найдена пуля, найдены две пули, найдено пять пуль.
# У нескольких разных вещей роды перечисляются и не подходят ни под один вариант: тогда — *[plural].
labyrinth-things = { LIST($things) }
    .accusative = { LIST(FORM($things, "accusative")) }
    .gender = { LIST(FORM($things, "gender")) }
labyrinth-nothing = ничего
    .gender = nothing
labyrinth-treasure =
    { $n ->
        [1] клад
        [one] { labyrinth-number } клад
        [few] { labyrinth-number } клада
       *[many] { labyrinth-number } кладов
    }
    .gender =
        { $n ->
            [one] masculine
            [few] plural
           *[many] neuter
        }
labyrinth-bullet =
    { $n ->
        [1] пуля
        [one] { labyrinth-number.feminine } пуля
        [few] { labyrinth-number.feminine } пули
       *[many] { labyrinth-number.feminine } пуль
    }
    .accusative =
        { $n ->
            [1] пулю
            [one] { labyrinth-number.feminine } пулю
            [few] { labyrinth-number.feminine } пули
           *[many] { labyrinth-number.feminine } пуль
        }
    .gender =
        { $n ->
            [one] feminine
            [few] plural
           *[many] neuter
        }
labyrinth-grenade =
    { $n ->
        [1] граната
        [one] { labyrinth-number.feminine } граната
        [few] { labyrinth-number.feminine } гранаты
       *[many] { labyrinth-number.feminine } гранат
    }
    .accusative =
        { $n ->
            [1] гранату
            [one] { labyrinth-number.feminine } гранату
            [few] { labyrinth-number.feminine } гранаты
           *[many] { labyrinth-number.feminine } гранат
        }
    .gender =
        { $n ->
            [one] feminine
            [few] plural
           *[many] neuter
        }
labyrinth-landmine =
    { $n ->
        [1] мина
        [one] { labyrinth-number.feminine } мина
        [few] { labyrinth-number.feminine } мины
       *[many] { labyrinth-number.feminine } мин
    }
    .accusative =
        { $n ->
            [1] мину
            [one] { labyrinth-number.feminine } мину
            [few] { labyrinth-number.feminine } мины
           *[many] { labyrinth-number.feminine } мин
        }
    .gender =
        { $n ->
            [one] feminine
            [few] plural
           *[many] neuter
        }
labyrinth-corpse =
    { $n ->
        [1] труп
        [one] { labyrinth-number } труп
        [few] { labyrinth-number } трупа
       *[many] { labyrinth-number } трупов
    }
    .gender =
        { $n ->
            [one] masculine
            [few] plural
           *[many] neuter
        }
labyrinth-bullets-held =
    { $n ->
        [0] ни одной пули
        [one] { labyrinth-number.feminine } пуля
        [few] { labyrinth-number.feminine } пули
       *[many] { labyrinth-number.feminine } пуль
    }
labyrinth-grenades-held =
    { $n ->
        [0] ни одной гранаты
        [one] { labyrinth-number.feminine } граната
        [few] { labyrinth-number.feminine } гранаты
       *[many] { labyrinth-number.feminine } гранат
    }

labyrinth-rank-old = старый
labyrinth-rank-topmost = верхний
labyrinth-rank =
    { $n ->
        [1] нижний
        [2] второй снизу
        [3] третий снизу
        [4] четвёртый снизу
        [5] пятый снизу
        [6] шестой снизу
        [7] седьмой снизу
        [8] восьмой снизу
       *[9] девятый снизу
    }
