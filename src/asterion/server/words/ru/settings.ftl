# Настройки сервера, которых быть не может, и что ещё мешает ему запуститься.

server-setting = { $place }: { $why }
server-place-in-file = { $name } в { $file }
server-setting-cannot-be = { $place }: значение «{ $value }» недопустимо: { $why }
server-no-setting = настройки «{ $name }» нет{ $hint }
server-setting-value = настройка «{ $name }» не может быть «{ $value }»: можно { $allowed }
server-setting-host = нужен адрес этого компьютера, например 127.0.0.1
server-setting-database = нужно sqlite:///FILE или postgresql://...
server-setting-redis = нужно redis://HOST:PORT
server-setting-admin-token = нужно от 20 до 100 букв, цифр или знаков без пробелов
server-setting-turns = dooom_turn_seconds не работает с простым диалектом: в нём нет ходов
server-never-begins =
    { $players ->
        [one] партия, которая ждёт { $players } игрока, не начнётся никогда: самое большее — { $most }
       *[other] партия, которая ждёт { $players } игроков, не начнётся никогда: самое большее — { $most }
    }
server-setting-pair = условие книги пиши как имя=значение
server-settings-large = { $file } слишком велик для файла настроек
server-settings-unreadable = { $file } нельзя прочесть: { $why }
server-settings-not-toml = { $file } — не TOML: { $why }
server-setting-kind = { $name } в { $file }: настройка — это число, текст или список текстов, а не { $kind }

## О чём каждая настройка, по её имени

server-option-host = Адрес, на котором слушать; 0.0.0.0 — на всех.
server-option-port = Порт для страниц и программ; 0 — любой свободный.
server-option-data = Папка данных; пусто — папка данных пользователя.
server-option-database = sqlite:///FILE или postgresql://...; пусто — SQLite в папке данных.
server-option-redis = redis://..., чтобы будить другие процессы; пусто — это делает база.
server-option-workers = Сколько процессов работает вместе за одним портом; если больше 1, нужен PostgreSQL.
server-option-line-port = Порт построчного протокола; -1 — нет, 0 — любой свободный.
server-option-dooom-port = Порт протокола Dooom; -1 — нет, 0 — любой свободный.
server-option-dooom-map = План для игр по протоколу Dooom; пусто — случайный.
server-option-dooom-simple = Говорить на простом диалекте протокола Dooom: каждый играет один.
server-option-dooom-turn-seconds = Секунд на ход в играх по протоколу Dooom; 0 — без ограничений.
server-option-dooom-set = Условия игр по протоколу Dooom, например wait_for=2: список name=value.
server-option-public-origins = Где люди открывают страницу, если не по адресу этого компьютера: список.
server-option-trusted-proxies = Прокси, чьему X-Forwarded-For доверяют: адреса или сети, список.
server-option-smtp = Почтовый сервер для писем тем, чей ход в партии с днями на ход: smtp://host, smtp+tls://user:password@host или smtps://...; пусто — писем нет.
server-option-smtp-from = Адрес почты отправителя.
server-option-push = Уведомления закрытым браузерам через службы их создателей; local шлёт их и на адреса этого компьютера, для тестов.
server-option-apps = Приложения для уведомлений, через запятую: discord, ntfy (ntfy.sh), slack, telegram; matrix, ntfy-own и webhook, где сервер называют сами люди; или любая схема Apprise. Адреса внутри сети не вызываются никогда. Пусто: никаких.
server-option-notify-seconds = Уведомлять не позже чем через столько секунд после начала хода.
server-option-ladder = Разрешить рейтинговые столы и показывать рейтинг всем.
server-option-bot-pace = Сколько миллисекунд бот выжидает перед ходом, если за столом люди, чтобы за ним можно было уследить; внутри хода меньше.
server-option-metrics = Кому можно читать /metrics: этому компьютеру или всем.
server-option-log = Вид журнала; auto — текст в терминале.
server-option-admin-token = Секрет, открывающий /admin: от 20 до 100 знаков; пусто — такой страницы нет.
server-option-message-bytes = Максимальный размер сообщения от программы, в байтах.
server-option-connections = Открытых соединений всего.
server-option-connections-per-address = Постоянных соединений с одного адреса; всего, считая и молчащие, их может быть втрое больше.
server-option-connects-per-minute = Новых постоянных соединений с одного адреса.
server-option-requests-per-minute = Запросов с одного адреса.
server-option-messages-per-minute = Сообщений с одного адреса.
server-option-moves-per-minute = Ходов с одного места.
server-option-chats-per-minute = Строк чата с одного места.
server-option-opens-per-minute = Столов, мест и планов, открытых с одного адреса.
server-option-plans-per-minute = Планов, проверенных или составленных для одного адреса.
server-option-thoughts-per-minute = Вопросов помощнику с одного места.
server-option-strokes-per-minute = Штрихов на планах с одного адреса.
server-option-looks-per-minute = Запросов повтора, записи, поля или картинки с одного адреса.
server-option-passwords-per-minute = Попыток войти или создать учётную запись с одного адреса.
server-option-bells-per-minute = Сколько раз в минуту с одного адреса можно менять уведомления.
server-option-admin-per-minute = Запросов к /admin с одного адреса.
server-option-tries-per-day = Попыток в лабиринте недели без учётной записи, с одного адреса за день.
server-option-burst-seconds = На сколько секунд вперёд можно исчерпать каждый из этих пределов разом.
server-not-an-address = это не адрес
server-host-unusable = не удаётся слушать на { $host }: { $why }
server-port-in-use = порт { $port } на { $host } уже занят; выбери другой с { $flag }
server-port-unusable = не удаётся слушать порт { $port } на { $host }: { $why }
server-workers-database = нескольким процессам нужна общая база данных: укажи --database postgresql://... или убери --workers; SQLite обслуживает один процесс
server-workers-system = нескольким процессам нужна система, где один процесс может передать другому соединение, например Linux или macOS
server-worker-ended = рабочий процесс завершился, не успев запуститься (код { $status }); его последний вывод — выше
server-database-needs = этой базе нужен { $package }: pip install 'asterion[server]'
server-map-unreadable = карту { $map } нельзя прочесть: { $why }
server-map-fault = карта { $map }: { $why }
server-map-faults = карта { $map }: { $why }; и ещё { $more } (asterion plan check dooom назовёт все)
server-not-recorded = запись нельзя сохранить: { $why }

server-setting-smtp = для писем нужны и smtp, и smtp_from
server-notify-needs = smtp задан, а для писем нужен пакет { $package }: установи asterion[notify]
