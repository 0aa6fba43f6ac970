# О чём условливаются за столом сервера, кроме условий самой книги.

server-term-listed = стол виден на главной странице
    .name = на главной странице
    .agreed =
        { $value ->
            [true] виден на главной
           *[false] только по ссылке
        }
server-term-start = игра начинается, когда все места заняты или когда скажет хозяин стола
    .name = начало
    .value-full = когда все сели
    .value-host = когда скажет хозяин стола
    .agreed =
        { $value ->
            [host] начинает хозяин
           *[full] начинается, когда все сели
        }
server-term-watchers = каждый, у кого есть ссылка, может смотреть то, что открыто всем
    .name = зрители
    .agreed =
        { $value ->
            [true] со зрителями
           *[false] без зрителей
        }
server-term-watch-delay = через сколько секунд зрители видят, что случилось
    .name = задержка для зрителей
    .agreed =
        { $value ->
            [0] зрители видят всё сразу
            [one] зрители видят всё на { $value } секунду позже
            [few] зрители видят всё на { $value } секунды позже
           *[many] зрители видят всё на { $value } секунд позже
        }
server-term-clock = без часов, с часами для игры в реальном времени или с днями на каждый ход
    .name = часы
    .value-none = без часов
    .value-live = в реальном времени
    .value-days = дни на ход
server-term-move-seconds = часы: секунд на каждый ход; 0 — без предела
    .name = секунд на ход
server-term-game-seconds = часы: секунд на все ходы игрока; 0 — без предела
    .name = секунд на партию
server-term-increment-seconds = часы: сколько секунд каждый ход добавляет ко времени на партию
    .name = прибавка за ход, секунд
server-term-move-days = дни: сколько дней на каждый ход
    .name = дней на ход
server-term-holiday-days = отпуск: на сколько дней за игру каждый может остановить свои часы
    .name = дней отпуска
    .agreed =
        { $value ->
            [one] { $value } день отпуска у каждого
            [few] { $value } дня отпуска у каждого
           *[many] { $value } дней отпуска у каждого
        }
server-term-absent = что с пустым местом: как велит книга, оно ждёт, выходит из игры или за него ходит бот
    .name = пустое место
    .value-book = как в книге
    .value-wait = ждёт
    .value-leave = выходит из игры
    .value-bot = занимает бот
    .agreed =
        { $value ->
            [wait] пустое место ждёт
            [leave] пустое место выходит из игры
            [bot] пустое место занимает бот
           *[book] пустое место — как в книге
        }
server-term-grace-seconds = через сколько секунд место считается пустым
    .name = секунды ожидания
    .agreed =
        { $value ->
            [one] место считается пустым через { $value } секунду
            [few] место считается пустым через { $value } секунды
           *[many] место считается пустым через { $value } секунд
        }
server-term-chat = игроки могут писать друг другу
    .name = чат
    .agreed =
        { $value ->
            [true] с чатом
           *[false] без чата
        }
server-term-notebook = что страница сама рисует в блокнот игрока
    .name = блокнот
    .value-paper = чистая бумага
    .value-own-steps = твои шаги
    .value-all-steps = шаги всех
    .agreed =
        { $value ->
            [own-steps] блокнот рисует твои шаги
            [all-steps] блокнот рисует шаги всех
           *[paper] каждый рисует сам
        }
server-term-rated = партия идёт в рейтинг: у каждого есть учётная запись, настройки книги обычные
    .name = рейтинговая
    .agreed =
        { $value ->
            [true] рейтинговая
           *[false] без рейтинга
        }
server-term-master = кто решает то, чего правила не предвидели
    .name = ведущий
    .value-computer = компьютер
    .value-person = человек
    .agreed =
        { $value ->
            [person] ведёт человек
           *[computer] ведёт компьютер
        }
server-term-assistant = игроки могут спросить, что следует из их ответов или из всего, что они слышали
    .name = помощник
    .value-off = нет
    .value-own-answers = по своим ответам
    .value-everything-said = по всему сказанному
    .value-everything-and-odds = по всему сказанному, с вероятностями
    .agreed =
        { $value ->
            [own-answers] подсказки по своим ответам
            [everything-said] подсказки по всему сказанному
            [everything-and-odds] подсказки по всему сказанному и вероятности
           *[off] без подсказок
        }

## Всё условленное одним предложением

server-agreed = { CAPITAL($all) }.
server-agreed-all = { LIST($parts, type: "join") }
server-agreed-players =
    { $players ->
        [1] один игрок
        [2] два игрока
        [3] три игрока
        [4] четыре игрока
        [5] пять игроков
        [6] шесть игроков
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }{ $bots ->
        [0] {""}
        [1] , из них один бот
        [2] , из них два бота
        [3] , из них три бота
        [one] , из них { $bots } бот
        [few] , из них { $bots } бота
       *[many] , из них { $bots } ботов
    }
server-agreed-as-the-book = по правилам книги
server-agreed-move =
    { $seconds ->
        [0] ход без предела времени
        [60] минута на ход
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
       *[many] { $seconds } секунд на ход
    }
server-agreed-minutes =
    { $minutes ->
        [one] { $minutes } минута на ход
        [few] { $minutes } минуты на ход
       *[many] { $minutes } минут на ход
    }
server-agreed-game =
    { $minutes ->
        [one] { $minutes } минута на партию
        [few] { $minutes } минуты на партию
       *[many] { $minutes } минут на партию
    }{ $increment ->
        [0] {""}
        [one] { " " }и { $increment } секунда на ход
        [few] { " " }и { $increment } секунды на ход
       *[many] { " " }и { $increment } секунд на ход
    }
server-agreed-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
