# Что известно о подземелье: части предложений без точки, потому что они стоят внутри других.

knowledge-content = на { $cell } — { $what }
knowledge-looks-like =
    { $seen ->
        [true] на { $cell } что-то похожее на это: { $what }
       *[false] на { $cell } какой-то обитатель: { $what }
    }
knowledge-wall-is = у { $cell } { FORM($way, "from") } { $wall }
knowledge-wall-gone = стены { FORM($way, "from") } от { $cell } нет до круга { NUMBER($round, useGrouping: 0) }
knowledge-dead = обитатель { $cell } погиб или исчез
knowledge-treasure-home = исходное место клада — { $cell }

## Почему это известно наверняка

knowledge-and-so-on = (...)

## Что только возможно

knowledge-not-there =
    { $whoIs ->
        [you] тебя нет в подземелье
       *[other] { $who } сейчас не в подземелье
    }
knowledge-many-places =
    { $count ->
        [one] { $whoIs ->
            [you] ты можешь быть на любом из { $count } места
           *[other] { $who } может быть на любом из { $count } места
        }
       *[other] { $whoIs ->
            [you] ты можешь быть на любом из { $count } мест
           *[other] { $who } может быть на любом из { $count } мест
        }
    }
knowledge-may-be-in =
    { $whoIs ->
        [you] ты можешь быть
       *[other] { $who } может быть
    } { $branch ->
        [true] на { LIST($places, type: "or") } или в отростке, которого никто не видел
       *[false] на { LIST($places, type: "or") }
    }

## Сколько известно

knowledge-places-known = места: { $known } из { $of }
knowledge-places-by-answer = Сколько мест известно наверняка после каждого ответа
knowledge-walls-known =
    { $count ->
        [one] { $count } стена или проём
        [few] { $count } стены и проёма
       *[many] { $count } стен и проёмов
    }
