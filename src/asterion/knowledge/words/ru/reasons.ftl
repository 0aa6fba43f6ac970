# Общее для фактов нескольких книг, без точки

knowledge-player-on =
    { $whoIs ->
        [you] ты на { FORM($cell, "prepositional") }
       *[other] { $who } на { FORM($cell, "prepositional") }
    }
knowledge-player-not-on =
    { $whoIs ->
        [you] тебя нет на { FORM($cell, "prepositional") }
       *[other] { $who } не на { FORM($cell, "prepositional") }
    }

## Почему это известно наверняка

knowledge-by-rule = правило { $rule }: { $text }
knowledge-heard-of =
    { $whoIs ->
        [you] ты
       *[other] { $who }
    }, { knowledge-answers }: { $heard }
knowledge-heard = { knowledge-answers }: { $heard }
knowledge-answers =
    { $same ->
        [true] ответ { NUMBER($first, useGrouping: 0) }
       *[false] ответы { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }
    }
knowledge-then = { $before } { $next }

## Что только возможно

knowledge-kinds = { LIST($kinds, type: "or") }
knowledge-no-kind = ничего
knowledge-may-be = { $cell }: возможно, { $kinds }

knowledge-may-be-on =
    { $whoIs ->
        [you] ты можешь быть
       *[other] { $who } может быть
    } { $count ->
        [0] снаружи
       *[other] { $outside ->
            [true] на { LIST(FORM($cells, "prepositional"), type: "or") } или снаружи
           *[false] на { LIST(FORM($cells, "prepositional"), type: "or") }
        }
    }
knowledge-is-gone =
    { $whoIs ->
        [you] тебя нет в лабиринте
       *[other] { $who } сейчас не в лабиринте
    }
knowledge-anywhere =
    { $whoIs ->
        [you] ты можешь быть где угодно
       *[other] { $who } может быть где угодно
    }
