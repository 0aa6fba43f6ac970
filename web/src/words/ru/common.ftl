# Общее для всех страниц: рамка вокруг них и слова, которые повторяются.

common-asterion = Asterion
common-skip = К содержанию страницы
common-pages = Страницы
common-play = Играть
common-daily = Ежедневно
common-puzzles = Задачи
common-plans = Планы
common-account = Учётная запись
common-light = Светлая тема
common-language = Язык
common-spoken-of = Говорить обо мне
common-spoken-of-none = без рода
common-spoken-of-she = «она»
common-spoken-of-he = «он»
common-dark = Тёмная тема

common-nothing-here = Здесь ничего нет
common-no-page = По этому адресу нет страницы.
common-no-page-hint = Возможно, часть ссылки потерялась. Все игры, задачи и планы — на главной странице.
common-not-loaded = Эта часть страницы не загрузилась; попробуй ещё раз, когда появится связь.
common-to-first-page = На главную

common-titled = { $page } · { common-asterion }
common-you-play-as = Твоё имя в игре
common-open-table = Открыть стол
common-rules = Правила
common-rules-of = Правила игры «{ $book }»
common-learn = Учиться
common-replay = Повтор
common-back = Назад
common-go-on = Дальше
common-try-again = Ещё раз
common-yes = да
common-no = нет

common-not-yours = Это принадлежит другому браузеру и открывается только там.
common-unreached = Сервер сейчас недоступен.
common-answered = Сервер ответил кодом { $status }.

common-player = игрок { $n }
common-to-table = К столу
common-key-home = Home
common-key-end = End
common-key-space = Пробел

## Условия

common-random = случайно
common-whole-number = введи целое число
common-at-least = не меньше { $n }
common-at-most = не больше { $n }
