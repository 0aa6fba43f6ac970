# Главная страница и форма нового стола.

home-title = Лабиринты, которых никто не видит
home-about =
    Ведущий хранит план, слушает, что ты говоришь, и сообщает ровно то, что тебе положено знать. Карту рисуешь ты.
home-games = Игры

## Книга

home-one-player = один игрок
home-players =
    { $most ->
        [one] от { $fewest } до { $most } игрока или бота
       *[other] от { $fewest } до { $most } игроков или ботов
    }
home-players-exactly =
    { $n ->
        [one] { $n } игрок или бот
        [few] { $n } игрока или бота
       *[many] { $n } игроков или ботов
    }
home-play-now = Играть сразу
home-play-now-of =
    Играть сразу: { $book }{ $bots ->
        [true] , против ботов
       *[false] { "" }
    }
home-name-first = Сначала введи имя вверху.
home-strength-of = Насколько сильны боты в игре «{ $book }»
home-strength-easy = слабые боты
home-strength-normal = обычные боты
home-strength-hard = сильные боты
home-turn-of = Твоё место в очерёдности: { $book }
home-turn =
    { $n ->
        [1] твой ход первый
        [2] твой ход второй
        [3] твой ход третий
       *[other] твой ход — { $n }-й
    }
home-drawing = План рисуется…
home-open-table-of = Открыть стол: { $book }
home-more = Ещё
# $book (text): its title
home-more-of = Ещё: { $book }
home-learn = Как играть
home-learn-of = Как играть: { $book }
home-draw-plan = Нарисовать план
home-ladder = Рейтинг
# $book (text): its title
home-ladder-of = Рейтинг игроков: { $book }
home-scores = Рекорды
home-scores-of = Рекорды: { $book }
home-tabletop = За одним экраном
home-draw-plan-of = Нарисовать план: { $book }
home-tabletop-of = За одним экраном: { $book }

## Столы

home-who =
    { $waiting ->
        [true] { $who }; { $free ->
            [one] { $free } место свободно
            [few] { $free } места свободны
           *[many] { $free } мест свободно
        }
       *[false] { $who }
    }
home-nobody = пока никого
home-your-tables = Твои столы
home-tables-wait =
    { $n ->
        [one] Тебя ждёт { $n } стол
        [few] Тебя ждут { $n } стола
       *[many] Тебя ждут { $n } столов
    }
home-your-turn = Твой ход
home-waits = Ждём игроков
home-thinks = { $who } думает
home-goes-on = Партия идёт
home-with = за столом ещё { LIST($who) }
home-open-tables = Открытые столы
home-join = Сесть
home-no-open = Ни один стол не ждёт игроков. Открой свой и поделись ссылкой.
home-to-watch = Партии для зрителей
home-watch = Смотреть
home-no-watch = Открытых партий сейчас нет.
home-last = Твои последние партии

## Новый стол

home-which = Какая игра
home-changed = изменено
home-changed-count = изменено: { $n }
home-the-table = Стол
home-table-name = Название стола, если хочешь
home-options =
    Правила: { $n ->
        [one] { $n } условие
        [few] { $n } условия
       *[many] { $n } условий
    } игры «{ $book }»
home-settings = Настройки плана
home-rated-usual = Рейтинговая партия идёт по обычным правилам и настройкам книги, на случайном плане и без помощника. Каждому нужна учётная запись; кто прервёт партию за других, тому засчитают поражение.
home-terms = Ещё: зрители, отсутствие, часы
home-open-the-table = Открыть стол
home-numbers-wrong = Некоторые числа выше не подходят.

home-seats = Места
home-seat = Место { $n }
home-seat-you = ты
home-seat-person = кто-то по ссылке
home-seat-bot = бот { $bot }: { $about }
home-more-seats = Добавить место
home-less-seats = Убрать место

## Игры, задача дня и лабиринт недели

home-live = Сейчас играют
home-live-about = ты видишь то, что можно знать всем
home-live-mark = идёт
home-live-watching =
    { $n ->
        [0] никто не смотрит
        [one] смотрит { $n } человек
        [few] смотрят { $n } человека
       *[many] смотрят { $n } человек
    }
home-daily = Лабиринт дня
home-daily-title = Отметь, что наверняка
home-daily-about = Каждая отметка приносит новые ответы.
home-daily-go-on = Продолжить
home-daily-look = Посмотреть
home-daily-missing = На этом сервере лабиринта дня нет.
home-puzzle = Тренировка
home-puzzle-number = № { NUMBER($number, useGrouping: 0) }
home-puzzle-title = Что известно наверняка?
home-puzzle-about = Прочти ответы: что верно наверняка?
home-puzzle-solve = Решить
home-puzzle-streak =
    { $days ->
        [1] { $today ->
            [true] Решена сегодня
           *[false] Решена вчера
        }
        [one] Решаешь { $days } день подряд
        [few] Решаешь { $days } дня подряд
       *[many] Решаешь { $days } дней подряд
    }
home-puzzle-none = Каждый день новая
home-puzzle-missing = На этом сервере задач нет.
home-week = Лабиринт недели
home-week-left =
    { $days ->
        [1] последний день
        [one] остался { $days } день
        [few] осталось { $days } дня
       *[many] осталось { $days } дней
    }
home-week-about = Один план на всех.
home-week-enter = Играть
home-week-counts = Лабиринт у всех один и тот же, попытка одна. Считается: { $counts }. При равенстве решает время.
home-week-your-try = Твоя игра
home-week-once = У тебя одна попытка.
home-week-go-on = Вернуться к партии
home-week-out = Выход найден: твоё место пока { $place }.
home-week-lost = Твоя попытка окончена: выйти не удалось.
home-week-place = Место
home-week-player = Игрок
home-week-no-account = без учётной записи
home-week-time = Время
home-week-nobody = Пока никто не выбрался.
home-week-count = Выбралось: { $out }; ещё внутри: { $inside }
home-week-results = Все результаты
home-week-missing = Сейчас на этом сервере его нет.
home-week-promise = Доказательство, что план не меняли
home-week-promise-about = Это число вычислено по плану ещё до того, как кто-то вошёл. Когда неделя кончится, план опубликуют, и каждый сможет вычислить число сам.
home-week-next = Следующий уже готов. Он начнётся { $when }, и его число —
