# Планы: те, что есть в этом браузере, и стол, на котором их рисуют.

plans-title = Планы
plans-about = План — это карта, которую ведущий держит в тайне. Нарисуй план для других или составь случайный и открой с ним стол. Кроме тебя, его никто не увидит, пока ты им не поделишься или пока игра не кончится.
plans-new = Новый план
plans-begun = Черновики, ещё не сохранены
plans-nameless = Без названия
plans-drawn = { $book }, нарисован { $day }
plans-throw-away = Удалить
plans-throw-away-sure = Удалить навсегда
plans-kept-title = Сохранены на сервере
plans-kept = { $book }, сохранён { $day }
plans-kept-shared = { $book }, сохранён { $day }, открыт по ссылке
plans-none = Пока ничего. Сохранённые планы лежат на сервере, а ключ к ним — только в этом браузере.

## Рабочий стол

plans-plan = План
plans-plan-of = План для игры «{ $book }»
plans-draft = Это твой черновик; продолжай с того же места.
plans-back-to-kept = Вернуть сохранённый план
plans-anew = Начать сначала
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
plans-waits = Рисунок появится, когда текст можно будет нарисовать: { $why }
plans-text-only = Планы этой книги рисуют текстом.
plans-text = Текст
plans-checked-for = Проверен для
plans-defaults = по умолчанию
plans-players = Игроки
plans-drawing-text = Чертёж текстом
plans-you-draw = Ты рисуешь: <b>{ $name }</b>
plans-by-chance = Случайный план
plans-by-chance-busy = Составляется…
plans-settings = Размер и содержимое
plans-size = Размер
plans-size-north = Размер: северный край
plans-size-east = Размер: восточный край
plans-size-south = Размер: южный край
plans-size-west = Размер: западный край
plans-north = север
plans-east = восток
plans-south = юг
plans-west = запад
plans-more-north = Добавить строку сверху
plans-more-east = Добавить столбец справа
plans-more-south = Добавить строку снизу
plans-more-west = Добавить столбец слева
plans-less-north = Убрать верхнюю строку
plans-less-east = Убрать правый столбец
plans-less-south = Убрать нижнюю строку
plans-less-west = Убрать левый столбец

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

plans-validator = Ошибки и советы
plans-good = Ошибок нет: по этому плану можно играть.
plans-good-advice = По этому плану можно играть; советы — ниже.
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
