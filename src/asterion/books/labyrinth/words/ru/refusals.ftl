### Почему команда не принята. $rule — номер правила.

## Когда угодно

labyrinth-refused-over = игра окончена
labyrinth-refused-spectator = зрители не ходят
labyrinth-refused-masters-word = это может сказать только ведущий
labyrinth-refused-not-begun = игра не началась: выбери начальную клетку, например «старт b3» ({ $rule })
labyrinth-refused-not-begun-master = игра не началась
labyrinth-refused-out = ты вне игры
labyrinth-refused-turn = сейчас не твой ход: ходит { $whose }
labyrinth-refused-no-cell = в этом лабиринте нет клетки { $cell }
labyrinth-refused-not-a-player = { $name } — не игрок

## Начало

labyrinth-refused-chosen = твой выбор уже сделан
labyrinth-refused-begun = игра уже началась
labyrinth-refused-same-cell = выбор был недействителен: выбери не ту клетку, что раньше ({ $rule })
labyrinth-refused-not-asked-about = начинай с клетки, о которой тебе сказано: { LIST($cells, type: "join") } ({ $rule })
labyrinth-refused-no-question = спрашивать о клетках ты не можешь ({ $rule })
labyrinth-refused-asked-about = об этой клетке ты уже знаешь

## Ход

labyrinth-refused-no-movement = в ходе ровно одно перемещение, а здесь его может не быть: скажи «взрываю левую стену; иду влево» ({ $rule })
labyrinth-refused-movements = в ходе ровно одно перемещение, а здесь их может быть больше ({ $rule })
labyrinth-refused-dark = тёмные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-semi-dark = полутёмные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-conditional = условные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-untold-condition =
    условие «{ labyrinth-condition }» выдало бы то, о чём этот ход просит молчать ({ $rule })
labyrinth-refused-throwing = за этим столом предметы не бросают, а только оставляют ({ $rule })
labyrinth-refused-thrown-grenade = гранату бросают только в стену; её можно оставить ({ $rule })
labyrinth-refused-mine-beside = за этим столом мину ставят только на свою клетку ({ $rule })
labyrinth-refused-no-target = скажи, в кого стреляешь и на какой клетке: стреляю влево в Bob на b3 ({ $rule })
labyrinth-refused-target = за этим столом цель не называют ({ $rule })
labyrinth-refused-own-target = в себя стрелять нельзя
labyrinth-refused-order = заказать клетку можно только в тот ход, когда объявлено ранение ({ $rule })
labyrinth-refused-known-wall =
    там стена, и это известно: пустые ходы за этим столом не повторяют ({ $rule })
labyrinth-refused-known-to-fail =
    здесь это не выйдет: пустые ходы за этим столом не повторяют ({ $rule })
labyrinth-refused-skip = за этим столом ходы не пропускают ({ $rule })
labyrinth-refused-third-skip = третий ход подряд на той же клетке за этим столом запрещён ({ $rule })
labyrinth-refused-choose-first = сначала скажи, какой клад: { LIST($choices, type: "join") } ({ $rule })
labyrinth-refused-no-choice = сейчас выбирать клад не из чего
labyrinth-refused-no-such-treasure = такого клада нет; скажи { LIST($choices, type: "join") } ({ $rule })

labyrinth-condition =
    { $fact ->
        [wall] стена
        [land] суша
        [hospital] госпиталь
        [weaponry] арсенал
        [pit] яма
        [river] река
        [delta] дельта
        [encephalitis] энцефалит
        [outside] снаружи
        [mite] клещ
        [carried] снесло
        [feet] под ногами
        [found] найдено
        [treasure] клад
        [bullet] пуля
        [grenade] граната
        [landmine] мина
        [corpse] труп
        [scream] крик
        [blast] взрыв
        [healed] вылечили
       *[infected] заражение
    }

## Вопросы, счёт, перерывы

labyrinth-refused-question = спрашивать о себе можно перед своим ходом и сразу после него ({ $rule })
labyrinth-refused-recall-every = напоминают только последний ход игрока ({ $rule })
labyrinth-refused-not-moved = у игрока { $name } ещё не было ходов
labyrinth-refused-counted-anyway = круги и так считают; спроси счёт ({ $rule })
labyrinth-refused-counted-already = круги уже считают
labyrinth-refused-break = новый перерыв — только когда свой возьмёт половина игроков ({ $rule })

## Ведущий

labyrinth-refused-nothing-to-confirm = подтверждать сейчас нечего ({ $rule })
labyrinth-refused-void = по уговору недействительно: { LIST($cells, type: "join") }; скажи «недействительно» ({ $rule })
labyrinth-refused-void-again = выбор уже трижды был недействителен; теперь подтверди его ({ $rule })
labyrinth-refused-players-choose = начальные клетки игроки выбирают сами ({ $rule })
labyrinth-refused-flag = флаг объявляют, когда время на ход вышло ({ $rule })
labyrinth-refused-flag-unclocked = часы для игрока { $name } не идут: сначала скажи «часы» ({ $rule })
labyrinth-refused-flag-in-break = во время перерыва время не выходит: когда он кончится, скажи «перерыв окончен» ({ $rule })
labyrinth-refused-no-break = перерыва сейчас нет ({ $rule })
labyrinth-refused-nothing-asked = сейчас от игрока { $name } ничего не ждут
labyrinth-refused-master = ведущий не играет, но может сказать: подтверждаю, недействительно, флаг, время, часы или решение:

## Что непонятно. В кавычках — что можно набрать.

labyrinth-unheard-meant = «{ $said }» — непонятно; может быть, «{ $meant }»?
labyrinth-unheard-way-to-go = «{ $said }» — непонятно; скажи, куда: иду вверх, вправо, вниз или влево
labyrinth-unheard-way-to-shoot = «{ $said }» — непонятно; скажи, куда: стреляю вверх, вправо, вниз или влево
labyrinth-unheard-wall = «{ $said }» — непонятно; скажи, какую стену: верхнюю, правую, нижнюю или левую
labyrinth-unheard-wall-for-grenade = «{ $said }» — непонятно; скажи, в какую стену: верхнюю, правую, нижнюю или левую
labyrinth-unheard-take-nothing = «{ $said }» — непонятно; чтобы по пути ничего не брать, сначала скажи «ничего не беру»
labyrinth-unheard-negative = «{ $said }» — непонятно; говори, что делаешь, а не чего не делаешь
labyrinth-unclear = «{ $said }» — это «{ $one }» или «{ $other }»? Скажи точнее
labyrinth-latin-cells = столбцы обозначены латинскими буквами, например b2; «{ $said }» можно понять двояко
labyrinth-question-or-move = похоже на вопрос; если это ход, скажи «{ $move }»
labyrinth-order-alone = скажи ход вместе с клеткой: заказываю { $cell }; иду вверх ({ $rule })
labyrinth-too-many-parts =
    в ходе не больше { $most } { $most ->
        [one] части
       *[many] частей
    }
labyrinth-too-deep =
    условия вкладывают не глубже чем { $most } { $most ->
        [one] раз
        [few] раза
       *[many] раз
    }
labyrinth-if-without-then = «{ $said }»: скажи, что тогда делать
labyrinth-if-without-condition = «{ $said }»: после «если» скажи условие, запятую и что тогда делать
labyrinth-no-facet =
    «{ $said }» отдельно не сообщают; скажи, например, «сказать только, есть ли стена» ({ $rule })
labyrinth-short-help =
    скажи ход, например «стреляю влево; иду вверх», «взрываю левую стену; иду влево», «иду вправо; если стена, стреляю вверх»; или «состояние», «напомни ИМЯ»; все формы — в справке книги

## Фора

labyrinth-handicap-unreadable = условие «{ $option }» пишут так: «2:3, 4:1», а не «{ $text }» ({ $rule })
labyrinth-handicap-nobody = в условии «{ $option }» назван игрок { $seat }, а его нет ({ $rule })
