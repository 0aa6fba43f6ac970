# `asterion puzzle`

commands-puzzle =
    Что известно наверняка? Задача { NUMBER($number, useGrouping: 0) }, { $hardness ->
        [easy] лёгкая
        [medium] средняя
       *[hard] трудная
    }.
commands-puzzle-start = Ты — { $name }, начинаешь с клетки { $cell }. Ты никого не видишь, но слышишь каждый ответ.
commands-puzzle-choices = Твой ответ — один из: { LIST($choices, type: "join") }.
commands-puzzle-not-one = «{ $said }» — такого ответа нет.
commands-puzzle-right = Верно.
commands-puzzle-wrong = Наверняка этого не скажешь.
commands-puzzle-because = Наверняка известно, что { $fact }, потому что

commands-option-number = Другая задача, не сегодняшняя.
commands-help-puzzle =
    Лабиринт, несколько ответов, один вопрос: что известно наверняка?

    Задача дня для всех одна. Она составляется, пока ты ждёшь, это может занять
    несколько секунд.
    .summary = Что известно наверняка? Задача и её доказательство.
