### Ход, как он был заявлен: его слышат все. Игрок говорит о себе в первом лице.

labyrinth-request-parts = { $before }; { $next }
labyrinth-request-order = заказываю клетку
labyrinth-request-dark = { $parts }, результат не говорить
labyrinth-request-semi-dark = { $parts }, сказать только, { LIST($facets) }
labyrinth-request-facet =
    { $facet ->
        [wall] есть ли стена
        [cell] где я
        [carried] снесло ли меня
        [found] что найдено
        [scream] слышен ли крик
        [blast] был ли взрыв
       *[status] каково моё состояние
    }

labyrinth-request-go = иду { labyrinth-way }
labyrinth-request-shoot = стреляю { labyrinth-way }
labyrinth-request-shoot-at = стреляю { labyrinth-way } в игрока { $target }
labyrinth-request-blow =
    взрываю { $way ->
        [up] верхнюю
        [right] правую
        [down] нижнюю
       *[left] левую
    } стену
labyrinth-request-mine = ставлю мину { labyrinth-to-way }
labyrinth-request-leave = оставляю { FORM($thing, "accusative") }
labyrinth-request-throw = бросаю { FORM($thing, "accusative") } { labyrinth-to-way }
labyrinth-request-all =
    { $thing ->
        [bullet] все пули
        [grenade] все гранаты
        [landmine] все мины
        [corpse] все трупы
       *[treasure] все клады
    }
labyrinth-request-take = беру
labyrinth-request-take-everything = беру всё
labyrinth-request-take-kind =
    { $thing ->
        [bullet] беру пули
        [grenade] беру гранаты
        [landmine] беру мины
       *[corpse] беру трупы
    }
labyrinth-request-take-treasure = беру { $rank } клад
labyrinth-request-take-nothing = ничего не беру
labyrinth-request-no-restock = запас не пополняю
labyrinth-request-prefer = выбираю { $rank } клад

labyrinth-request-if =
    { $holds ->
        [true] если { labyrinth-request-fact }, { $then }
       *[false] если { labyrinth-request-fact.not }, { $then }
    }
labyrinth-request-if-else = { labyrinth-request-if }, иначе { $otherwise }
labyrinth-request-together = ({ $parts })
# .not: чего не случилось
labyrinth-request-fact =
    { $fact ->
        [wall] стена
        [land] суша
        [hospital] госпиталь
        [weaponry] арсенал
        [pit] яма
        [river] река
        [delta] дельта
        [encephalitis] энцефалит
        [outside] я снаружи
        [mite] клещ проснулся
        [carried] снесло
        [feet] под ногами что-то есть
        [found] что-то найдено
        [treasure] найден клад
        [bullet] найдена пуля
        [grenade] найдена граната
        [landmine] найдена мина
        [corpse] найден труп
        [scream] слышен крик
        [blast] взрыв
        [healed] вылечили
       *[infected] заражение
    }
    .not =
        { $fact ->
            [wall] не стена
            [land] не суша
            [hospital] не госпиталь
            [weaponry] не арсенал
            [pit] не яма
            [river] не река
            [delta] не дельта
            [encephalitis] не энцефалит
            [outside] я не снаружи
            [mite] клещ не проснулся
            [carried] не снесло
            [feet] под ногами ничего нет
            [found] ничего не найдено
            [treasure] клад не найден
            [bullet] пуля не найдена
            [grenade] граната не найдена
            [landmine] мина не найдена
            [corpse] труп не найден
            [scream] крика нет
            [blast] взрыва нет
            [healed] не вылечили
           *[infected] заражения нет
        }

## Что можно сказать кроме ходов

labyrinth-offer-start = старт { $cell }
labyrinth-offer-ask = спрашиваю { $cell }
labyrinth-offer-order = заказываю { $cell }
labyrinth-offer-skip = пропускаю
labyrinth-offer-confirm = подтверждаю
labyrinth-offer-void = недействительно
labyrinth-offer-status = состояние
labyrinth-offer-count = сколько кругов без изменений
labyrinth-offer-claim-the-count = требую отсчёт
labyrinth-offer-break = перерыв
labyrinth-offer-vote-break-yes = за перерыв
labyrinth-offer-vote-break-no = против перерыва
labyrinth-offer-clock = часы
labyrinth-offer-resign = сдаюсь
labyrinth-offer-recall = напомни { $who }
labyrinth-offer-recall-all = напомни все ходы { $who }
labyrinth-offer-keep = оставляю себе { $rank } клад
labyrinth-offer-shoot-at = стреляю { labyrinth-way } в игрока { $target } на { $cell }
