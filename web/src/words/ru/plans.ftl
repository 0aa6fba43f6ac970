# Планы: те, что есть в этом браузере, и стол, на котором их рисуют.

plans-title = Планы
plans-about = План — это карта, которую ведущий держит в тайне. Нарисуй его для других, от руки или случайно, и открой с ним стол. Кроме тебя его никто не видит, пока ты им не поделишься или игра не кончится.
plans-new = Новый план
plans-begun = Начатые, ещё не сохранённые
plans-nameless = Без названия
plans-drawn = { $book }, нарисован { $day }
plans-throw-away = Выбросить
plans-throw-away-sure = Точно выбросить
plans-kept-title = Сохранены на сервере
plans-kept = { $book }, сохранён { $day }
plans-kept-shared = { $book }, сохранён { $day }, открыт по ссылке
plans-none = Пока ничего. Сохранённый план лежит на сервере, а ключ к нему — только в этом браузере.

## Рабочий стол

plans-plan = План
plans-plan-of = План для игры «{ $book }»
plans-draft = Это твой черновик; продолжай с того же места.
plans-back-to-kept = Вернуть сохранённый план
plans-anew = Начать заново
plans-fetching = План загружается…
plans-undo = Отменить
plans-redo = Вернуть
plans-open-file = Открыть файл
plans-download = Скачать
plans-picture = Рисунок
plans-storeys = { $storey }: какой показан
plans-storey = { $storey } { $n }
plans-how-walls = Нажми на клетку, чтобы нарисовать выбранное выше; между клетками — стена, на краю — выход.
plans-how-dots = Точка — это что-то лежит; что именно, сказано в последних строках текста.
plans-waits = Рисунок ждёт, пока текст не станет понятен: { $why }
plans-text-only = Планы этой книги рисуют текстом.
plans-text = Текст
plans-checked-for = Проверен для
plans-defaults = как в самой книге
plans-players = Игроки
plans-drawing-text = Чертёж текстом
plans-you-draw = Ты рисуешь: <b>{ $name }</b>
plans-by-chance = Нарисовать случайно
plans-by-chance-busy = Рисуется…
plans-settings = Какого размера и что на нём
plans-size = Размер
plans-size-north = Размер: север
plans-size-east = Размер: восток
plans-size-south = Размер: юг
plans-size-west = Размер: запад
plans-north = север
plans-east = восток
plans-south = юг
plans-west = запад
plans-more-north = Добавить строку с севера
plans-more-east = Добавить столбец с востока
plans-more-south = Добавить строку с юга
plans-more-west = Добавить столбец с запада
plans-less-north = Убрать строку с севера
plans-less-east = Убрать столбец с востока
plans-less-south = Убрать строку с юга
plans-less-west = Убрать столбец с запада

## Рисунок для тех, кто его слышит

plans-tiles-keys = План рисунком: стрелки двигают, пробел рисует, Shift со стрелкой рисует дальше
plans-walls-keys = План рисунком: стрелки двигают, пробел ставит знак, Shift со стрелкой меняет стену
plans-place = столбец { $column }, строка { $row }
plans-at = { $place }: { $what }
plans-empty = пусто
plans-no-cell = нет клетки
plans-no-wall = нет стены
plans-above = сверху { $wall }
plans-right = справа { $wall }
plans-below = снизу { $wall }
plans-left = слева { $wall }

## Что говорит проверка

plans-validator = Что говорит проверка
plans-good = Ошибок нет: по этому плану можно играть.
plans-good-advice = Играть можно, но есть советы.
plans-faults = { $n ->
        [one] { $n } ошибка.
        [few] { $n } ошибки.
       *[many] { $n } ошибок.
    }
plans-line = строка { $n }
plans-looking = Проверяем…
plans-advice = Совет:
plans-fault = Ошибка:

## Сохранить и играть

plans-keep-and-play = Сохранить и играть
plans-keep = Сохранить
plans-is-kept = Сохранён
plans-share = Дать ссылку
plans-open-table = Открыть с ним стол
plans-play = Играть сразу
plans-link = Ссылка на план
plans-copy = Копировать
plans-said-kept = Сохранён. Ключ к нему — в этом браузере.
plans-said-shared = По этой ссылке план увидит каждый.
plans-said-copied = Ссылка скопирована.
plans-said-copy = Скопируй ссылку из поля.
