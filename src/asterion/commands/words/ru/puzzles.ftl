# `asterion puzzle`

commands-puzzle = Что достоверно? Задача { NUMBER($number, useGrouping: 0) }, доказательство в { $lines ->
    [one] { $lines } строку
    [few] { $lines } строки
   *[many] { $lines } строк
}.
commands-puzzle-choices = Ответь одним из: { LIST($choices, type: "join") }.
commands-puzzle-not-one = «{ $said }» — не один из ответов.
commands-puzzle-right = Верно.
commands-puzzle-wrong = Это не достоверно.
commands-puzzle-because = Достоверно, что { $fact }, потому что

commands-option-number = Другая задача, не сегодняшняя.
commands-help-puzzle =
    Лабиринт, несколько ответов, один вопрос: что достоверно?

    Задача дня для всех одна. Она составляется, пока ты ждёшь, это может занять
    несколько секунд.
    .summary = Что достоверно? Задача и её доказательство.
