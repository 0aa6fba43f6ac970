# Что известно о лабиринте: части предложений без точки, потому что они стоят внутри других.

knowledge-kind-is = { $cell } — { $kind }
knowledge-wall =
    { $stands ->
        [true] между { $cell } и { $beside } есть стена
       *[false] между { $cell } и { $beside } нет стены
    }
knowledge-exit =
    { $there ->
        [true] из { $cell } { $way } есть выход
       *[false] из { $cell } { $way } нет выхода
    }
knowledge-exit-open =
    { $open ->
        [true] из { $cell } { $way } можно выйти наружу
       *[false] из { $cell } { $way } наружу не выйти
    }
knowledge-flow = река на { $cell } течёт { $way }, на { $beside }
knowledge-pit-leads = яма на { $cell } ведёт на { $to }
knowledge-player-outside =
    { $whoIs ->
        [you] ты снаружи: из { $cell } { $way }
       *[other] { $who } снаружи: из { $cell } { $way }
    }
knowledge-treasure =
    { $lies ->
        [true] на { $cell } лежит клад
       *[false] на { $cell } нет клада
    }
knowledge-landmine = на { $cell } стоит мина

## Почему это известно наверняка

knowledge-answered = «{ $request }»: { $answer }

## Сколько известно

knowledge-cells-known = клетки: { $known } из { $of }
knowledge-cells-by-answer = Сколько клеток известно наверняка после каждого ответа
knowledge-sides-known = стороны между клетками: { $known } из { $of }
