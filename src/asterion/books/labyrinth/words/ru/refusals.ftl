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

labyrinth-refused-chosen = клетка у тебя уже выбрана
labyrinth-refused-begun = игра уже началась
labyrinth-refused-same-cell = выбор был недействителен: выбери другую клетку ({ $rule })
labyrinth-refused-not-asked-about = начинай с клетки, о которой тебе сказано: { LIST($cells, type: "join") } ({ $rule })
labyrinth-refused-no-question = спрашивать о клетках тебе больше нельзя ({ $rule })
labyrinth-refused-asked-about = об этой клетке тебе уже сказали

## Ход

labyrinth-refused-no-movement = в ходе ровно одно перемещение, а здесь его может не быть: скажи «взрываю левую стену; иду влево» ({ $rule })
labyrinth-refused-movements = в ходе ровно одно перемещение, а здесь их может быть больше ({ $rule })
labyrinth-refused-dark = тёмные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-semi-dark = полутёмные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-conditional = условные ходы за этим столом запрещены ({ $rule })
labyrinth-refused-untold-condition =
    условие «{ labyrinth-condition }» выдало бы то, о чём этот ход просит молчать ({ $rule })
labyrinth-refused-throwing = за этим столом предметы нельзя бросать, можно только оставлять ({ $rule })
labyrinth-refused-thrown-grenade = гранату можно бросить только в стену или оставить ({ $rule })
labyrinth-refused-mine-beside = за этим столом мину можно поставить только на свою клетку ({ $rule })
labyrinth-refused-no-target = скажи, в кого стреляешь и на какой клетке: «стреляю влево в Bob на b3» ({ $rule })
labyrinth-refused-target = за этим столом, стреляя, цель не называют ({ $rule })
labyrinth-refused-own-target = в себя стрелять нельзя
labyrinth-refused-order = заказать клетку можно только в тот ход, когда объявлено ранение ({ $rule })
labyrinth-refused-known-wall = известно, что там стена, а пустые повторы за этим столом запрещены ({ $rule })
labyrinth-refused-known-to-fail = здесь это не получится, а пустые повторы за этим столом запрещены ({ $rule })
labyrinth-refused-skip = пропускать ход за этим столом нельзя ({ $rule })
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
labyrinth-refused-counted-anyway = круги и так считают; спроси «сколько кругов без изменений» ({ $rule })
labyrinth-refused-counted-already = круги уже считают
labyrinth-refused-break = ещё один перерыв можно взять, когда перерыв возьмёт хотя бы половина игроков ({ $rule })

## Ведущий

labyrinth-refused-nothing-to-confirm = подтверждать сейчас нечего ({ $rule })
labyrinth-refused-void = по условиям игры недействительны: { LIST($cells, type: "join") }; скажи «недействительно» ({ $rule })
labyrinth-refused-void-again = выбор уже трижды был недействителен; теперь подтверди его ({ $rule })
labyrinth-refused-players-choose = начальные клетки игроки выбирают сами ({ $rule })
labyrinth-refused-flag = о просрочке объявляют, только когда время игрока вышло ({ $rule })
labyrinth-refused-flag-unclocked = часы для игрока { $name } не идут: сначала скажи «часы» ({ $rule })
labyrinth-refused-flag-in-break = во время перерыва время не выходит: когда он кончится, скажи «перерыв окончен» ({ $rule })
labyrinth-refused-no-break = перерыва сейчас нет ({ $rule })
labyrinth-refused-nothing-asked = у игрока { $name } сейчас ничего не спрашивают
labyrinth-refused-master = ведущий не играет, но может сказать «подтверждаю», «недействительно», «флаг», «время», «часы» или «решение:»

## Что непонятно. В кавычках — что можно набрать.

labyrinth-unheard-way-to-go = «{ $said }» — непонятно; скажи, куда: иду вверх, вправо, вниз или влево
labyrinth-unheard-way-to-shoot = «{ $said }» — непонятно; скажи, куда: стреляю вверх, вправо, вниз или влево
labyrinth-unheard-wall = «{ $said }» — непонятно; скажи, какую стену: верхнюю, правую, нижнюю или левую
labyrinth-unheard-wall-for-grenade = «{ $said }» — непонятно; скажи, в какую стену: верхнюю, правую, нижнюю или левую
labyrinth-unheard-take-nothing = «{ $said }» — непонятно; чтобы по пути ничего не брать, сначала скажи «ничего не беру»
labyrinth-unheard-negative = «{ $said }» — непонятно; говори, что делаешь, а не чего не делаешь
labyrinth-order-alone = скажи ход вместе с клеткой: заказываю { $cell }; иду вверх ({ $rule })
labyrinth-too-many-parts =
    в ходе не больше { $most } { $most ->
        [one] части
       *[many] частей
    }
labyrinth-too-deep =
    условия можно вкладывать друг в друга не больше { $most } { $most ->
        [one] раз
        [few] раза
       *[many] раз
    }
labyrinth-how-many =
    { $thing ->
        [bullet] сколько пуль? Скажи число или «все»
        [grenade] сколько гранат? Скажи число или «все»
        [landmine] сколько мин? Скажи число или «все»
        [corpse] сколько трупов? Скажи число или «все»
       *[treasure] сколько кладов? Скажи число или «все»
    }
labyrinth-if-without-then = «{ $said }»: скажи, что тогда делать
labyrinth-if-without-condition = «{ $said }»: после «если» нужно условие, потом запятая и что тогда делать
labyrinth-short-help =
    скажи ход, например «стреляю влево; иду вверх», «взрываю левую стену; иду влево», «иду вправо; если стена, стреляю вверх»; или «состояние», «напомни ИМЯ»; все формы — в справке книги

## Фора

labyrinth-handicap-unreadable = условие «{ $option }» пишут так: «2:3, 4:1», а не «{ $text }» ({ $rule })
labyrinth-handicap-nobody = в условии «{ $option }» назван игрок { $seat }, которого нет ({ $rule })
