# `asterion dooom check`

commands-help-dooom =
    Проверять программы, работающие по протоколу Dooom.
    .summary = Проверить сервер или клиент Dooom по правилам.
commands-help-dooom-check =
    Сыграть с сервером или клиентом и назвать в каждой партии первую строку, которой правила или
    протокол не допускают: что отправлено, что пришло, что допустимо, и правило.

    На сервере до четырёх клиентов играют по сценарию и наугад. Его карта неизвестна: она узнаётся
    из ответов, а всё остальное следует из правил. Больше никто там играть не должен.

    Клиент запускается для каждой партии, до четырёх раз, и проверка служит ему сервером. Ошибкой
    считается только то, о запрете чего он мог знать.

    Код выхода 0 — ничего не найдено, 1 — найдено, 2 — проверить не удалось.
    .summary = Сыграть с сервером или клиентом и назвать ошибки каждого вида.
commands-option-check-server = Проверяемый сервер.
commands-option-check-dialect = Диалект: full (по умолчанию), 2013 или simple.
commands-option-check-games = Сколько партий сыграть.
commands-option-check-patience = Сколько секунд ждать ответа.

commands-not-examined = сервер { $address } проверить не удалось: { $why }

commands-check-found = партия { $game }, команда { $step }, { $who }{ $games ->
        [1] {""}
        [one] ; найдено в { $games } партии
        [few] ; найдено в { $games } партиях
       *[many] ; найдено в { $games } партиях
    }
commands-check-sent = отправлено
commands-check-came = получено
commands-check-allowed = допустимо
commands-check-rule = правило
commands-check-wire = Протокол: docs/program/wire.md.

commands-check-sum =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $steps ->
        [one] { $steps } команда
        [few] { $steps } команды
       *[many] { $steps } команд
    }: { $kinds ->
        [0] ничего не найдено.
        [one] { $kinds } вид ошибок.
        [few] { $kinds } вида ошибок.
       *[many] { $kinds } видов ошибок.
    }
commands-check-stopped = Новая партия не началась: { $why }
