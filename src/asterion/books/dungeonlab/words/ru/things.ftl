# Предметы, раны, стены и стороны света: то, что стоит внутри предложений.
# .accusative — винительный падеж; .name и .many — без числа; .verb — чем стреляют, а что бросают;
# .number — как согласуется глагол: попадает одна или пять пуль, попадают две.

dungeonlab-thing-bullet = { $n ->
    [one] { $n } пуля
    [few] { $n } пули
   *[many] { $n } пуль
}
    .accusative = { $n ->
        [one] { $n } пулю
        [few] { $n } пули
       *[many] { $n } пуль
    }
    .number = { $n ->
        [few] plural
       *[many] singular
    }
    .name = пуля
    .many = пули
dungeonlab-thing-grenade = { $n ->
    [one] { $n } граната
    [few] { $n } гранаты
   *[many] { $n } гранат
}
    .accusative = { $n ->
        [one] { $n } гранату
        [few] { $n } гранаты
       *[many] { $n } гранат
    }
    .number = { $n ->
        [few] plural
       *[many] singular
    }
    .verb = throw
    .name = граната
    .many = гранаты
dungeonlab-thing-blaster = { $n ->
    [one] { $n } бластерный заряд
    [few] { $n } бластерных заряда
   *[many] { $n } бластерных зарядов
}
    .number = { $n ->
        [few] plural
       *[many] singular
    }
    .name = бластерный заряд
    .many = бластерные заряды
dungeonlab-thing-dynamite = { $n ->
    [one] { $n } динамитная шашка
    [few] { $n } динамитные шашки
   *[many] { $n } динамитных шашек
}
    .accusative = { $n ->
        [one] { $n } динамитную шашку
        [few] { $n } динамитные шашки
       *[many] { $n } динамитных шашек
    }
    .number = { $n ->
        [few] plural
       *[many] singular
    }
    .verb = throw
    .name = динамитная шашка
    .many = динамитные шашки
dungeonlab-thing-dollar = ${ $n }
    .name = доллар
    .many = доллары
# Он один.
dungeonlab-thing-treasure = клад
    .name = клад
    .many = клад
dungeonlab-thing-boat = { $n ->
    [one] { $n } лодка
    [few] { $n } лодки
   *[many] { $n } лодок
}
    .accusative = { $n ->
        [one] { $n } лодку
        [few] { $n } лодки
       *[many] { $n } лодок
    }
    .name = лодка
    .many = лодки
dungeonlab-thing-walking-stick = { $n ->
    [one] { $n } посох
    [few] { $n } посоха
   *[many] { $n } посохов
}
    .name = посох
    .many = посохи
dungeonlab-thing-elven-blade = { $n ->
    [one] { $n } эльфийский клинок
    [few] { $n } эльфийских клинка
   *[many] { $n } эльфийских клинков
}
    .name = эльфийский клинок
    .many = эльфийские клинки
dungeonlab-thing-arnor-blade = { $n ->
    [one] { $n } арнорский клинок
    [few] { $n } арнорских клинка
   *[many] { $n } арнорских клинков
}
    .name = арнорский клинок
    .many = арнорские клинки
dungeonlab-thing-morgul-blade = { $n ->
    [one] { $n } моргульский клинок
    [few] { $n } моргульских клинка
   *[many] { $n } моргульских клинков
}
    .name = моргульский клинок
    .many = моргульские клинки
dungeonlab-thing-bridle = { $n ->
    [one] { $n } уздечка
    [few] { $n } уздечки
   *[many] { $n } уздечек
}
    .accusative = { $n ->
        [one] { $n } уздечку
        [few] { $n } уздечки
       *[many] { $n } уздечек
    }
    .name = уздечка
    .many = уздечки
dungeonlab-thing-1x1-map = { $n ->
    [one] { $n } карта 1×1
    [few] { $n } карты 1×1
   *[many] { $n } карт 1×1
}
    .accusative = { $n ->
        [one] { $n } карту 1×1
        [few] { $n } карты 1×1
       *[many] { $n } карт 1×1
    }
    .name = карта 1×1
    .many = карты 1×1
    .name-genitive = карты 1×1
    .name-accusative = карту 1×1
dungeonlab-thing-3x3-map = { $n ->
    [one] { $n } карта 3×3
    [few] { $n } карты 3×3
   *[many] { $n } карт 3×3
}
    .accusative = { $n ->
        [one] { $n } карту 3×3
        [few] { $n } карты 3×3
       *[many] { $n } карт 3×3
    }
    .name = карта 3×3
    .many = карты 3×3
    .name-genitive = карты 3×3
    .name-accusative = карту 3×3
dungeonlab-nothing = ничего

dungeonlab-damage-bite = { $n ->
    [one] { $n } укус
    [few] { $n } укуса
   *[many] { $n } укусов
}
    .of = { $n } из { $most } { $most ->
        [one] укуса
       *[many] укусов
    }
dungeonlab-damage-pierce = { $n ->
    [one] { $n } укол
    [few] { $n } укола
   *[many] { $n } уколов
}
    .of = { $n } из { $most } { $most ->
        [one] укола
       *[many] уколов
    }
dungeonlab-damage-burn = { $n ->
    [one] { $n } ожог
    [few] { $n } ожога
   *[many] { $n } ожогов
}
    .of = { $n } из { $most } { $most ->
        [one] ожога
       *[many] ожогов
    }
dungeonlab-damage-bullet =
    .of = { $n } из { $most } { $most ->
        [one] пули
       *[many] пуль
    }
dungeonlab-damage-grenade =
    .of = { $n } из { $most } { $most ->
        [one] гранаты
       *[many] гранат
    }
dungeonlab-damage-blaster =
    .of = { $n } из { $most } { $most ->
        [one] бластерного заряда
       *[many] бластерных зарядов
    }

dungeonlab-wall-open = стены нет
    .accusative = пустоту
dungeonlab-wall-some = стена
    .accusative = стену
dungeonlab-wall-simple = простая стена
    .accusative = простую стену
dungeonlab-wall-wire = колючая проволока
    .accusative = колючую проволоку
dungeonlab-wall-monolith = монолит
dungeonlab-wall-exit = выход

# .to — куда, .at — где, .from — откуда
dungeonlab-north = север
    .to = на север
    .at = на севере
    .from = с севера
dungeonlab-east = восток
    .to = на восток
    .at = на востоке
    .from = с востока
dungeonlab-south = юг
    .to = на юг
    .at = на юге
    .from = с юга
dungeonlab-west = запад
    .to = на запад
    .at = на западе
    .from = с запада

# Что видно из соседней клетки.
dungeonlab-sight-lights = огни
dungeonlab-sight-green-eyes = зелёные глаза
dungeonlab-sight-hole = дыра во тьме
    .accusative = дыру во тьме
dungeonlab-sight-somebody = кто-то
    .accusative = кого-то

dungeonlab-place = столбец { $column }, строка { $row }, уровень { $level }
dungeonlab-cell = столбец { $column }, строка { $row }
dungeonlab-some-place = какое-то место
dungeonlab-some-cell = какая-то клетка

# Каков сейчас обитатель, для ведущего; .feminine и .neuter согласованы с ним.
dungeonlab-condition-dead = мёртв
    .feminine = мертва
    .neuter = мертво
dungeonlab-condition-felled = срублен
    .feminine = срублена
    .neuter = срублено
dungeonlab-condition-destroyed = разрушен
    .feminine = разрушена
    .neuter = разрушено
dungeonlab-condition-cruel = растерзан
    .feminine = растерзана
    .neuter = растерзано
dungeonlab-condition-skinned = без шкуры
dungeonlab-condition-hidden = прячется
dungeonlab-condition-bridled = взнуздан
    .feminine = взнуздана
    .neuter = взнуздано

dungeonlab-then = { $first } { $next }
dungeonlab-semicolon = { $first }; { $next }
