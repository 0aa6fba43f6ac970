# Вокруг стола: кто сидит, о чём условились, что говорят и пишут.

room-you = ты
room-You = Ты
room-bot = бот
room-away = нет за столом
room-winner = победа
room-to-move = ходит
room-your-turn = Твой ход
room-players = Игроки
room-of = из { $full }

room-turn-yours = Твой ход.
room-you-say = Ты говоришь:
room-asked-for = От тебя ждут: { $asks }.

## До начала

room-who-plays = Кто играет
room-your-name = Твоё имя
room-kept-for = занято: { $name }
room-free = свободно
room-sit-down = Сесть сюда
room-is-bot = бот: { $bot }
room-is-here = за столом
room-is-away = нет за столом
room-put-bot = Посадить бота
# $seat (number): from 1
room-put-bot-on = { room-put-bot }: место { $seat }
room-learn = Как играть
room-stand-up = Встать
room-remove = Убрать
room-remove-name = Убрать: { $name }
room-all-here = Все в сборе.
room-all-here-host = Все в сборе; игру начинает хозяин стола.
room-starts-when-full = Игра начнётся сама, когда все места займут; свободно: { $n }.
room-still-free = { $n ->
        [one] Свободно ещё { $n } место; хозяин стола может начать и так.
        [few] Свободны ещё { $n } места; хозяин стола может начать и так.
       *[many] Свободно ещё { $n } мест; хозяин стола может начать и так.
    }
room-start = Начать игру
room-invite = Пригласить

## Ссылки

room-link = Ссылка на этот стол, чтобы сесть за него или смотреть
room-link-copy = Копировать
room-link-copied = Скопировано.
room-own-link = Твоя личная ссылка: сохрани её и никому не показывай. По ней можно вернуться на своё место из любого браузера.
room-own-link-copy = Копировать мою ссылку
room-own-link-copied = Скопировано. Никому её не показывай.
room-copy-by-hand = Нажми Ctrl и C, чтобы скопировать.

## О чём условились, и голосование об этом

room-agreed = Условия игры
room-agreed-usual = «{ $book }» — по обычным правилам.
room-agreed-rules = Правила игры «{ $book }»
room-agreed-unknown = Условия сейчас показать нельзя.
room-promise = Доказательство, что план не меняют
room-promise-about = План уже не изменить. Это SHA-256 плана, условий и тайной соли; после игры всё это опубликуют, и каждый сможет проверить.
room-promise-later = План составляется, когда начинается игра, после голосования. С этой минуты, ещё до первого хода, здесь виден его SHA-256.

## Меню стола

room-menu = Стол
room-keys-and-commands = Клавиши и команды
room-come-back = Вернуться
room-leave-sure = Выйти из игры? Остальные продолжат.
room-give-day = Дать ещё день: { $name }
room-give-minute = Дать ещё минуту: { $name }
room-holiday = отпуск
room-holiday-days =
    { $left ->
        [one] Отпуск: остался { $left } день
        [few] Отпуск: осталось { $left } дня
       *[many] Отпуск: осталось { $left } дней
    }
room-holiday-take = Взять
room-holiday-end = Возвращаюсь
room-leave = Выйти из игры
room-end-sure = Закончить игру для всех?
room-end-sure-rated = Партия рейтинговая: если все уже походили, тебе засчитают поражение. Закончить игру для всех?
room-end-for-all = Закончить для всех

## Сказанное и написанное

room-said = Что сказал ведущий
room-show-of = Показать только это
room-show-all = Все
room-chat = Чат
room-details = Подробно
room-details-about = Говорить и то, что уже видно на поле
room-transcript = Протокол
room-earlier = Показать более ранние строки
room-round = Круг { $n }
room-answer = Ответ { $n }
room-nothing-said = Пока ничего не сказано.
room-chat-messages = Сообщения чата
room-chat-none = Пока никто не написал.
room-chat-write = Написать остальным
room-chat-send = Отправить
room-command = Команда
room-could-say = Возможные команды
room-say = Сказать
room-level = Уровень
room-level-n = Уровень { $n }

## Клавиши

room-key-or = { $one } или { $other }
room-key-ways = <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> или <kbd>k</kbd> <kbd>j</kbd> <kbd>h</kbd> <kbd>l</kbd>
# $verb: английское слово команды; здесь оно не нужно
room-key-ways-do = { $verb ->
       *[other] шаг
    } в ту сторону; наискосок: <kbd>y</kbd> <kbd>u</kbd> <kbd>b</kbd> <kbd>n</kbd>
room-key-shift = <kbd>Shift</kbd> с ними же
room-key-line = <kbd>/</kbd> или <kbd>Enter</kbd>
room-key-line-do = в строку команд; <kbd>Esc</kbd> — из неё
room-key-in-line = в строке: <kbd>Tab</kbd>, <kbd>↑</kbd>
room-key-in-line-do = дополнить; прежние команды
room-key-again-do = повторить последний ответ вслух
room-key-help-do = эта справка
room-can-be-said = Команды игры «{ $book }»
room-close = Закрыть

## Конец

room-end = Игра окончена
room-given-up = Партия брошена
room-you-win = Ты побеждаешь!
room-they-win = { $n ->
        [1] Победа: { LIST($names) }
       *[other] Победители: { LIST($names) }
    }
room-nobody-wins = Игра окончена: никто не победил
room-next-game = Следующая партия
room-other-games = Другие игры
room-certificate = Свидетельство плана
room-no-certificate = Свидетельство плана сейчас показать нельзя.
room-no-notebook = Блокнот не загрузился; всё остальное работает.

## Поле словами

room-no-board = Поля нет.
room-thing-at = { $what }: столбец { $column }, строка { $row }
room-farther = и ещё { $n }, подальше
room-north = к северу { $what }
room-east = к востоку { $what }
room-south = к югу { $what }
room-west = к западу { $what }
room-unknown = неизвестно что
room-around = Вокруг тебя: { $around }.
room-in-sight = В поле зрения — { $things }.
room-nothing-in-sight = Больше ничего не видно.
room-remembered = Из виденного раньше — { $things }.
room-you-are = Ты в столбце { $column }, в строке { $row }: { $around }.
