# Настройки сервера, которых быть не может, и что ещё мешает ему запуститься.

server-setting = { $place }: { $why }
server-place-in-file = { $name } в { $file }
server-setting-cannot-be = { $place }: «{ $value }» не годится: { $why }
server-no-setting = настройки «{ $name }» нет{ $hint }
server-setting-value = настройка «{ $name }» не может быть «{ $value }»: здесь { $allowed }
server-setting-host = это адрес этого компьютера, например 127.0.0.1
server-setting-database = это sqlite:///FILE или postgresql://...
server-setting-redis = это redis://HOST:PORT
server-setting-admin-token = это от 20 до 100 букв, цифр или знаков без пробелов
server-setting-turns = dooom_turn_seconds не для простого диалекта: в нём нет ходов
server-never-begins =
    { $players ->
        [one] партия, которая ждёт { $players } игрока, не начнётся никогда: самое большее — { $most }
       *[other] партия, которая ждёт { $players } игроков, не начнётся никогда: самое большее — { $most }
    }
server-setting-pair = условие книги говорят так: name=value
server-settings-large = { $file }: для настроек слишком велик
server-settings-unreadable = { $file } нельзя прочесть: { $why }
server-settings-not-toml = { $file } — не TOML: { $why }
server-setting-kind = { $name } в { $file }: настройка — это число, текст или список текстов, а не { $kind }

## О чём каждая настройка, по её имени

server-option-host = Адрес, на котором слушать; 0.0.0.0 — на всех.
server-option-port = Порт для страниц и программ; 0 — любой свободный.
server-option-data = Папка для того, что хранится; пусто — папка данных пользователя.
server-option-database = sqlite:///FILE или postgresql://...; пусто — SQLite в папке данных.
server-option-redis = redis://..., чтобы будить другие процессы; пусто — это делает база.
server-option-workers = Сколько процессов работает вместе за одним портом; если больше 1, нужен PostgreSQL.
server-option-line-port = Порт протокола строк; -1 — нет, 0 — любой свободный.
server-option-dooom-port = Порт протокола Dooom; -1 — нет, 0 — любой свободный.
server-option-dooom-map = План, по которому там играют; пусто — случайный.
server-option-dooom-simple = Там говорят на простом диалекте Dooom: каждый играет один.
server-option-dooom-turn-seconds = Сколько секунд там может длиться ход; 0 — сколько угодно.
server-option-dooom-set = Условия книги там, например wait_for=2: список name=value.
server-option-public-origins = Где люди открывают страницу, если не по адресу этого компьютера: список.
server-option-trusted-proxies = Посредники, чьему X-Forwarded-For верят: адреса или сети, список.
server-option-smtp = Почтовый сервер для писем тем, чей ход в партии с днями на ход: smtp://host, smtp+tls://user:password@host или smtps://...; пусто — писем нет.
server-option-smtp-from = Адрес почты, с которого идут письма.
server-option-push = Уведомления закрытым браузерам через службы их создателей; local шлёт их и на адреса этого компьютера, для проверок.
server-option-notify-seconds = Самое большее через столько секунд игроку сообщат, что его ход.
server-option-ladder = Столы могут быть рейтинговыми, и каждый видит, кто как играет.
server-option-metrics = Кому можно читать /metrics: этому компьютеру или всем.
server-option-log = Как пишется журнал; auto — людям текстом.
server-option-admin-token = Секрет, открывающий /admin тому, кто держит сервер: от 20 до 100 знаков; пусто: такой страницы нет.
server-option-message-bytes = Самое длинное сообщение от программы на той стороне.
server-option-connections = Сколько всего открытых соединений.
server-option-connections-per-address = Сколько соединений с одного адреса следят за играми; всего открытых, любых, даже молчащих, может быть втрое больше.
server-option-connects-per-minute = Новых соединений с одного адреса.
server-option-requests-per-minute = Запросов с одного адреса.
server-option-messages-per-minute = Сообщений с одного адреса.
server-option-moves-per-minute = Ходов с одного места.
server-option-chats-per-minute = Строк чата с одного места.
server-option-opens-per-minute = Столов, мест и планов, которые открывает один адрес.
server-option-plans-per-minute = Планов, которые один адрес проверяет или составляет.
server-option-thoughts-per-minute = Вопросов помощнику с одного места.
server-option-strokes-per-minute = Сколько раз один адрес рисует на плане.
server-option-looks-per-minute = Сколько раз один адрес просит повтор, запись, доску или картинку игры.
server-option-passwords-per-minute = Учётных записей и входов, которые пробует один адрес.
server-option-bells-per-minute = Сколько раз один адрес просит о вестях или отказывается от них.
server-option-admin-per-minute = Запросы к /admin с одного адреса.
server-option-tries-per-day = Попытки в лабиринте недели без учётной записи, с одного адреса за день.
server-option-burst-seconds = Запас каждой частоты за столько секунд может прийти сразу.
server-not-an-address = это не адрес
server-host-unusable = на { $host } нельзя слушать: { $why }
server-port-in-use = порт { $port } на { $host } уже занят; выбери другой: { $flag }
server-port-unusable = порт { $port } на { $host } нельзя слушать: { $why }
server-workers-database = нескольким процессам нужна база данных, которой они могут пользоваться вместе: укажи --database postgresql://... или убери --workers — SQLite обслуживает один процесс
server-workers-system = нескольким процессам нужна система, где один процесс может передать другому соединение, например Linux или macOS
server-worker-ended = рабочий процесс завершился, не успев запуститься (код { $status }); его последние слова — выше
server-database-needs = этой базе нужен { $package }: pip install 'asterion[server]'
server-map-unreadable = карту { $map } нельзя прочесть: { $why }
server-map-fault = карта { $map }: { $why }
server-map-faults = карта { $map }: { $why }; и ещё { $more } (asterion plan check dooom назовёт все)
server-not-recorded = запись нельзя сохранить: { $why }

server-setting-smtp = для писем нужны и smtp, и smtp_from
server-notify-needs = smtp задан, а для писем нужен пакет { $package }: установи asterion[notify]
