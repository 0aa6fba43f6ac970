# Рассуждение: на каждый шаг одно предложение или несколько.

argument-placed =
    { $since ->
        [-1] В начале
       *[other] После ответа { NUMBER($since, useGrouping: 0) }
    } { $whoIs ->
        [you] ты
       *[other] { $who }
    } { $many ->
        [true] на одной из { $count } { $count ->
            [one] клетки
           *[other] клеток
        }
       *[false] на { LIST(FORM($places, "prepositional"), type: "or") }
    }: больше нигде путь не помещается на плане{ $cited }.
argument-not-but = Не { LIST($places, type: "or") }: тогда { LIST($would) }, но { LIST($against) }{ $cited }.
argument-not-because = Не { LIST($places, type: "or") }, потому что { LIST($against) }{ $cited }.
argument-not-both = Не { LIST($places, type: "or") }: тогда { LIST($would) }, а так быть не может{ $cited }.
argument-not-reached =
    Не { LIST($places, type: "or") }: туда нельзя попасть { $whoIs ->
        [you] с тех мест, где ты можешь быть до этого
       *[other] с тех мест, где { $who } может быть до этого
    }{ $cited }.
argument-not = Не { LIST($places, type: "or") }: это не согласуется со сказанным{ $cited }.
argument-left =
    { $count ->
        [1] Остаётся только { LIST($places) }{ $cited }.
       *[other] { $many ->
            [true] Остаётся клеток: { $count }{ $cited }.
           *[false] Остаются { LIST($places) }{ $cited }.
        }
    }

argument-so = Значит, { LIST($facts) }{ $cited }.
argument-since = Поскольку { LIST($given) }, то { LIST($facts) }{ $cited }.
argument-in-each = Во всех случаях ({ LIST($places, type: "or") }) верно одно: { LIST($facts) }{ $cited }.
argument-otherwise =
    Будь это не так, { LIST($would) }{ $has_given ->
        [true] , но { LIST($given) }
       *[false] , а так быть не может
    }{ $cited }. Значит, { LIST($facts) }.

argument-cited-answers =
    { " " }({ $count ->
        [1] ответ
       *[other] ответы
    } { LIST($answers) })
argument-cited-rules =
    { " " }({ $count ->
        [1] правило
       *[other] правила
    } { LIST($rules) })
argument-cited-both =
    { " " }({ $count ->
        [1] ответ
       *[other] ответы
    } { LIST($answers) }; { LIST($rules) })
argument-to = { $first }–{ $last }
argument-cited-nothing = { "" }

argument-outside = снаружи { $cell } ({ $way })

## Если читать подряд

argument-heading = Наверняка известно, что { $fact }. Шаг за шагом:
argument-step = { $number }. { $says }
argument-none = Наверняка известно, что { $fact }. Короткого рассуждения не нашлось; это доказывают все эти строки вместе:
