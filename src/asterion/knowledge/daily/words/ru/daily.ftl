# Лабиринт дня

daily-words =
    { $word ->
        [wall] стена
        [open] открыто, свободно, проход
        [not] не, нет
        [land] суша, земля
        [hospital] госпиталь, больница
        [weaponry] арсенал, оружейная
        [nothing] ничего, пусто
        [store] лавка, магазин
        [lion] лев
        [orc] орк
        [pit] яма
        [up] вверх, наверх, север
        [right] вправо, право, восток
        [down] вниз, юг
       *[left] влево, лево, запад
    }
daily-no-mark = «{ $said }» — здесь такого не отметить. Отметки бывают, например, такие: { $book ->
        [dungeonlab] c3 лев; b2 вправо стена; b2 c2 открыто; Theseus c3; не Theseus c3
       *[other] c3 госпиталь; b2 вправо стена; b2 c2 открыто; Ariadne c3; не Ariadne c3
    }.
daily-no-word = Здесь ничего не называется «{ $said }».

## Подсказки

daily-hint-answers =
    { $count ->
        [0] Кое-что следует из сказанного в начале и уже нарисованного.
        [one] Кое-что следует из { $count } ответа: { LIST($answers, type: "and") }.
        [few] Кое-что следует из { $count } ответов: { LIST($answers, type: "and") }.
       *[many] Кое-что следует из { $count } ответов: { LIST($answers, type: "and") }.
    }
daily-hint-rule =
    { $rule ->
        [L90] Нужно помнить, что есть госпиталь, арсенал и суша.
        [L93] Нужно помнить, что любой клетки можно достичь.
        [counts] Нужно помнить, сколько чего есть в подземелье.
       *[other] Достаточно одних ответов.
    }
daily-hint-cell = Речь о том, что это за клетка. { daily-hint-rule }
daily-hint-side = Речь о границе двух клеток: стена или проход. { daily-hint-rule }
daily-hint-place = { $whoIs ->
        [you] Для тебя
       *[other] Для { $who }
    } осталось одно место. { daily-hint-rule }
daily-hint-not-there = Есть место, где { $whoIs ->
        [you] ты
       *[other] { $who }
    } быть не { $whoIs ->
        [you] можешь
       *[other] может
    }. { daily-hint-rule }
daily-hint-mark = Наверняка { $fact }, потому что

daily-by-answer = Ответ { $number }: { $words }
daily-as-agreed = Договорились: { $words }
daily-so = Значит, { $fact }.

## Что говорит отметка и о чём договорились

daily-kind =
    { $kind ->
        [hospital] госпиталь
        [store] лавка
        [lion] лев
        [orc] орк
        [pit] яма
       *[nothing] ничего
    }
daily-kind-is = на { $cell } — { $kind }
daily-count =
    { $kind ->
        [hospital] { $count ->
            [one] { $count } госпиталь
            [few] { $count } госпиталя
           *[many] { $count } госпиталей
        }
        [store] { $count ->
            [one] { $count } лавка
            [few] { $count } лавки
           *[many] { $count } лавок
        }
        [lion] { $count ->
            [one] { $count } лев
            [few] { $count } льва
           *[many] { $count } львов
        }
        [orc] { $count ->
            [one] { $count } орк
            [few] { $count } орка
           *[many] { $count } орков
        }
       *[pit] { $count ->
            [one] { $count } яма
            [few] { $count } ямы
           *[many] { $count } ям
        }
    }
daily-agreed-dungeon = В подземелье { $columns } на { $rows } клеток на одном уровне, вокруг стены.
daily-agreed-counts = В нём { LIST($things, type: "and") }, и больше ничего.
daily-agreed-sights = Если стены между ними нет, с соседней клетки видны огни госпиталя и лавки и зелёные глаза льва и орка. Орк к тому же колет каждого, кто окажется рядом, но не в госпитале. Ям не видно: упавший в одну оказывается у другой.
daily-landed = Ты приземляешься на { $cell }.

## Итог

daily-share = Asterion { NUMBER($number, useGrouping: 0) } · { $marks ->
        [one] { $marks } отметка
        [few] { $marks } отметки
       *[many] { $marks } отметок
    } · { $slips ->
        [one] { $slips } ошибка
        [few] { $slips } ошибки
       *[many] { $slips } ошибок
    }{ $hints ->
        [0] { "" }
        [one] { " · " }{ $hints } подсказка
        [few] { " · " }{ $hints } подсказки
       *[many] { " · " }{ $hints } подсказок
    } · { $row }

## Самый первый, который объясняет себя сам

daily-coach =
    { $book ->
        [dungeonlab] { $sort ->
            [NotAt] После падения ты не знаешь, где ты. Маленькие буквы — места, где ты сейчас можешь быть; путь с тех пор для всех один и тот же. Одно из них невозможно (сравни { LIST($answers, type: "and") }). Отметь, что тебя там нет.
            [PlayerAt] Осталось одно место (сравни { LIST($answers, type: "and") }). Отметь, что ты там.
            [KindIs] Огни и зелёные глаза говорят только половину. Вспомни, о чём договорились (сравни { LIST($answers, type: "and") }), и отметь, что это за клетка.
           *[WallStands] Путь преградила стена, или того, что видно, не было видно с соседней клетки: тогда между ними стена (сравни { LIST($answers, type: "and") }). Отметь эту границу как стену.
        }
       *[labyrinth] { $sort ->
            [NotAt] Маленькие буквы — места, где сейчас может быть { $who }. Пройди от каждого обратно путём, которым идёт { $who }: одно из них невозможно (сравни { LIST($answers, type: "and") }). Отметь, что { $who } не там.
            [PlayerAt] Осталось одно место, где может быть { $who } (сравни { LIST($answers, type: "and") }). Отметь его.
            [KindIs] Место известно, и нарисован весь путь, которым идёт { $who }. На нём было здание: отметь, что это за клетка.
           *[WallStands] На пути, которым идёт { $who }, между двумя клетками была стена: отметь эту границу как стену.
        }
    }
