# Слова страницы: лабиринт дня.

daily-title = Лабиринт дня
daily-number = № { NUMBER($number, useGrouping: 0) } · { $date }
daily-first = Самый первый
daily-level =
    { $level ->
        [1] очень лёгкий
        [2] лёгкий
        [3] довольно лёгкий
        [4] средний
        [5] довольно трудный
        [6] трудный
       *[other] очень трудный
    }
daily-so-far = { $done } из { $of ->
        [one] { $of } отметки
       *[other] { $of } отметок
    }
daily-due =
    { $due ->
        [one] сейчас известна наверняка { $due }
        [few] сейчас известны наверняка { $due }
       *[other] сейчас известно наверняка { $due }
    }
daily-made = Лабиринт составляется…
daily-failed = Сейчас показать лабиринт не получается.
daily-new = Впервые здесь? Пять отметок объяснят всё.
daily-map = Лабиринт, насколько он известен наверняка
daily-cell =
    { $kind ->
        [land] { $cell }: земля
        [hospital] { $cell }: госпиталь
        [weaponry] { $cell }: арсенал
        [nothing] { $cell }: ничего
        [store] { $cell }: лавка
        [lion] { $cell }: лев
        [orc] { $cell }: орк
        [pit] { $cell }: яма
       *[unknown] { $cell }: неизвестно
    }
daily-is-here =
    { $whoIs ->
        [you] ты здесь
       *[other] здесь { $who }
    }
daily-may-be-here =
    { $whoIs ->
        [you] ты можешь быть здесь
       *[other] здесь может быть { $who }
    }
daily-glimpse =
    { $seen ->
        [lights] огни
       *[green-eyes] зелёные глаза
    }
daily-side =
    { $is ->
        [wall] между { $one } и { $other }: стена
        [open] между { $one } и { $other }: проход
       *[unknown] между { $one } и { $other }: неизвестно
    }
daily-marking = Твои отметки
daily-how = Нажми на клетку или на сторону и отмечай только то, что известно наверняка.
daily-choices = Что известно наверняка про { $where }?
daily-mark =
    { $is ->
        [land] Земля
        [hospital] Госпиталь
        [weaponry] Арсенал
        [nothing] Ничего
        [store] Лавка
        [lion] Лев
        [orc] Орк
        [pit] Яма
        [wall] Стена
       *[open] Проход
    }
daily-mark-here =
    { $whoIs ->
        [you] Ты здесь
       *[other] { $who } здесь
    }
daily-mark-not-here =
    { $whoIs ->
        [you] Ты не здесь
       *[other] { $who } не здесь
    }
daily-type =
    { $book ->
        [dungeonlab] c3 лев
       *[other] c3 госпиталь
    }
daily-mark-it = Отметить
daily-inked = Наверняка: { $what } ({ $done } из { $of }).
daily-extra = Верно наверняка, но не спрашивалось: { $what }.
daily-known = Это уже нарисовано.
daily-refused = Пока не наверняка: { $what }. Подходит и такой план.
daily-plan-away = Назад к карте
daily-why = Почему?
daily-hint = Подсказка
daily-hint-more = Подсказка { $level } из 3
daily-log = Ответы и отметки
daily-agreed = Условия
daily-solved = Решено
daily-time = за { $time }
daily-slips =
    { $slips ->
        [0] без ошибок
        [one] { $slips } ошибка
        [few] { $slips } ошибки
       *[other] { $slips } ошибок
    }
daily-hints =
    { $hints ->
        [0] без подсказок
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[other] { $hints } подсказок
    }
daily-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
daily-copy = Скопировать
daily-copied = Скопировано.
daily-share = Поделиться
daily-not-shared = Поделиться не получилось.
daily-picture = Сохранить картинкой
daily-others =
    { $solved ->
        [1] Пока больше никто его не решил.
        [one] Его решил { $solved } человек.
        [few] Его решили { $solved } человека.
       *[other] Его решили { $solved } человек.
    }
daily-others-time = Половине хватило { $time }.
daily-others-clean =
    { $clean ->
        [0] Без ошибок и подсказок не обошёлся никто.
        [one] Без ошибок и подсказок — { $clean }.
       *[other] Без ошибок и подсказок — { $clean }.
    }
daily-others-slower =
    { $slower ->
        [0] Дольше тебя не решал никто.
        [one] Дольше тебя решал { $slower } человек.
        [few] Дольше тебя решали { $slower } человека.
       *[other] Дольше тебя решали { $slower } человек.
    }
daily-to-today = К сегодняшнему лабиринту
daily-earlier = Другие дни
daily-first-link = { $book }: первый, который объясняет себя сам
daily-practice = Тренировка: один вопрос
daily-day = { $day }
daily-day-solved = { $day }: решён
daily-still-earlier = Ещё раньше
