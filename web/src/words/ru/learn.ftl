# Правила и уроки: что стоит вокруг них.

learn-look-for = Искать
learn-look-for-what = слово или номер
learn-as-agreed-in = Условия
learn-defaults = по умолчанию
learn-by-playing = Учиться, играя
learn-chapters = Главы
learn-how-to-say = Как это сказать
learn-found =
    { $n ->
        [0] Нет правил со словом «{ $looked }».
        [one] { $n } правило со словом «{ $looked }».
        [few] { $n } правила со словом «{ $looked }».
       *[many] { $n } правил со словом «{ $looked }».
    }
learn-rules-in-english = Тексты правил — на английском.
learn-commands = Команды
learn-fetching = Книга загружается…
learn-rule = Правило { $number }

## Урок

learn-title = Учимся играть: { $book }
learn-laying-out = Партия готовится…
learn-no-lesson = Урока к этой книге пока нет, но есть <link>правила</link>.
learn-the-lesson = Урок
learn-is-over = Урок окончен
learn-step = Шаг { $step } из { $steps }
learn-begin-again = Начать сначала
learn-read-on = Показать больше
learn-fold = Показать меньше
learn-strayed = Это был другой ход
learn-strayed-more = Ход допустимый, и ведущий на него ответил. Но урок идёт другим путём: вернись туда, где он остановился, или играй дальше отсюда.
learn-cut = Игра окончена
learn-cut-more = { $reason }. Начни сначала, чтобы увидеть остаток урока.
learn-take-up = Вернуться к уроку
learn-begin-lesson = Начать урок сначала
learn-try = Попробуй
learn-skip = Пропустить шаг
learn-play = Сыграть по-настоящему
learn-all-rules = Все правила

learn-plan-figure = План-образец: { $name }
