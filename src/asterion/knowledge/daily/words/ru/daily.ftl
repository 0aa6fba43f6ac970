# Лабиринт дня

daily-words =
    { $word ->
        [wall] стена
        [open] открыто, свободно, проход
        [not] не, нет
        [land] суша, земля
        [hospital] госпиталь, больница
        [weaponry] арсенал, оружейная
        [up] вверх, наверх, север
        [right] вправо, право, восток
        [down] вниз, юг
       *[left] влево, лево, запад
    }
daily-no-mark = «{ $said }» — здесь такого не отметить. Отметки бывают, например, такие: c3 госпиталь; b2 вправо стена; b2 c2 открыто; Ariadne c3; не Ariadne c3.
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
       *[other] Достаточно одних ответов.
    }
daily-hint-cell = Речь о том, что это за клетка. { daily-hint-rule }
daily-hint-side = Речь о границе двух клеток: стена или проход. { daily-hint-rule }
daily-hint-place = Для { $who } осталось одно место. { daily-hint-rule }
daily-hint-not-there = Есть место, где { $who } быть не может. { daily-hint-rule }
daily-hint-mark = Наверняка { $fact }, потому что

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
    { $sort ->
        [NotAt] Маленькие буквы — места, где сейчас может быть { $who }. Пройди от каждого обратно путём, которым идёт { $who }: одно из них невозможно (сравни { LIST($answers, type: "and") }). Отметь, что { $who } не там.
        [PlayerAt] Осталось одно место, где может быть { $who } (сравни { LIST($answers, type: "and") }). Отметь его.
        [KindIs] Место известно, и нарисован весь путь, которым идёт { $who }. На нём было здание: отметь, что это за клетка.
       *[WallStands] На пути, которым идёт { $who }, между двумя клетками была стена: отметь эту границу как стену.
    }
