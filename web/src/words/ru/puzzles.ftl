# Задачи.

puzzles-title = Что известно наверняка?
puzzles-of-the-day = Задача дня · { NUMBER($number, useGrouping: 0) }
puzzles-number = Задача { NUMBER($number, useGrouping: 0) }
puzzles-hardness = { $hardness ->
    [easy] лёгкая
    [medium] средняя
   *[hard] трудная
}
puzzles-shown = Что показывает карта
puzzles-show-proof = Доказательство
puzzles-show-heard = Пройденное
puzzles-show-fits = Другой подходящий план: { $n }
puzzles-map = Лабиринт, насколько он пройден
puzzles-made = Задача составляется…
puzzles-failed = Задачу сейчас показать нельзя.
puzzles-agreed = Условия
puzzles-heard = Твои ходы, ходы игрока { $name } и ответы
puzzles-your-answer = Твой ответ
puzzles-tap = Выбери клетку на карте.
puzzles-right = Верно: { $answer }.
puzzles-wrong = Наверняка этого не скажешь. Ответ: { $answer }.
puzzles-time = за { $time }
puzzles-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
puzzles-next = Следующая задача
puzzles-proof = Доказательство
puzzles-so = Значит, { $fact }.
puzzles-fits = Всё синее неизвестно. Оба плана подходят ко всем ответам, а то, о чём спрашивали, в обоих одинаково.
puzzles-rests-on = Ответы, на которых это держится
