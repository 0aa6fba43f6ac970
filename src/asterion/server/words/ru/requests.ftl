# Запросы, на которые отвечают не так, как хотелось.

server-name-taken = имя «{ $name }» занято
server-wrong-password = неверное имя или неверный пароль
server-account-gone = учётная запись этого токена удалена
server-method = { $method } здесь не выполняется, только { $allowed }
server-needs-token = здесь нужен токен: пришли его как Authorization: Bearer TOKEN
server-body-kind = тело должно быть { $kind }
server-body-not-json = тело — не JSON: { $why }
server-authorization = заголовок Authorization должен быть Bearer TOKEN
server-not-a-token = это не токен этого сервера
server-no-such = такого нет ({ $name }): «{ $text }»
server-query-twice = в строке запроса что-то названо дважды
server-body-large =
    { $most ->
        [one] в теле больше { $most } байта
       *[other] в теле больше { $most } байт
    }
server-body-slow = тело шло слишком медленно
server-body-broken = тело оборвалось
server-nothing-here = по этому адресу ничего нет
server-no-mcp = на этом сервере нет пакета, с которым играют языковые модели: pip install "asterion[mcp]"
server-only-read = это можно только читать
server-gone = клиент отключился
server-too-much = слишком много запросов; попробуй снова через { $seconds } с
server-too-many-live = с этого адреса слишком много открытых соединений
server-crowded = сервер переполнен; попробуй позже
server-session-over = сеанс окончен; войди снова
server-needs-account = здесь нужен токен учётной записи
server-foreign = страницам с других сайтов это нельзя
server-store-down = база данных недоступна; ничего не изменено
server-mistake = внутренняя ошибка; смотри журнал сервера
server-store-unwritten = в базу данных нельзя писать
server-schema-old = версия схемы базы данных — { NUMBER($schema, useGrouping: 0) }, а нужна { NUMBER($needed, useGrouping: 0) }: запусти asterion migrate
server-no-page-file = файла «{ $name }» нет
server-not-http = этот запрос HTTP не читается
server-no-shared-plan = по этой ссылке нет открытого плана
server-plan-too-long =
    { $most ->
        [one] в плане может быть не больше { NUMBER($most, useGrouping: 0) } знака
       *[other] в плане может быть не больше { NUMBER($most, useGrouping: 0) } знаков
    }
server-no-such-plan = этот токен не открывает такого плана
server-plan-of-another = этот план нарисован для игры «{ $book }»
server-zero-characters = в чертеже не может быть нулевых знаков
server-unfit =
    { $where ->
        [query] неверная строка запроса: { $why }
       *[body] неверное тело запроса: { $why }
    }
server-unfit-at =
    { $where ->
        [query] неверная строка запроса, место { $place }: { $why }
       *[body] неверное тело запроса, место { $place }: { $why }
    }
server-title-bad-request = неверный запрос
server-title-unauthorized = нужен вход
server-title-forbidden = запрещено
server-title-not-found = не найдено
server-title-method-not-allowed = метод не разрешён
server-title-too-slow = слишком медленно
server-title-refused = отказ
server-title-too-large = слишком велико
server-title-wrong-media-type = неверный вид данных
server-title-invalid = не подходит
server-title-too-many = слишком часто
server-title-server-fault = ошибка сервера
server-title-unavailable = недоступно
server-title-foreign-origin = чужой сайт
server-title-wrong-password = неверный пароль
server-title-name = имя
server-title-busy = занято
server-title-stopping = остановка
server-title-broken = сломано
server-title-not-yet = ещё рано
server-title-problem = ошибка
server-store-later = база данных недоступна; вернись позже
server-no-hello = не пришло приветствие hello
server-hello-first = первым сообщением должно быть hello
server-hello-twice = hello уже было
server-store-unreached = база данных недоступна
server-store-again = база данных недоступна; пришли запрос ещё раз с тем же id
server-text-frames = сообщения — это текстовые кадры с JSON
server-message-unread = сообщение непонятно: { $why }

server-no-words = этих текстов игры «{ $book }» на этом языке нет

server-preview =
    Стол игры «{ $book }»: { LIST($names) }

server-preview-today = Лабиринт дня
server-preview-day = Лабиринт дня: { $day }
server-preview-daily = Отмечай только то, что известно точно: каждый день небольшой лабиринт, один для всех.
