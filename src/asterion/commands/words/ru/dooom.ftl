# `asterion dooom check`

commands-help-dooom =
    Проверять программы, которые говорят протоколом Dooom.
    .summary = Проверить чужой сервер Dooom по правилам и протоколу.
commands-help-dooom-check =
    Сыграть на сервере и назвать в каждой партии первый ответ, которого правила или протокол не
    допускают: что отправлено, что пришло, что допустимо, и правило.

    До четырёх клиентов играют по сценарию и наугад. Карта сервера неизвестна: она узнаётся из
    ответов, а всё остальное следует из правил. Больше никто там играть не должен.

    Код выхода 0 — ничего не найдено, 1 — найдено, 2 — проверить сервер не удалось.
    .summary = Сыграть на сервере и назвать неверные ответы каждого вида.
commands-option-check-server = Проверяемый сервер.
commands-option-check-dialect = Диалект, на котором он говорит: full (по умолчанию), 2013 или simple.
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
commands-check-came = пришло
commands-check-allowed = допустимо
commands-check-rule = правило
commands-check-wire = Протокол: docs/wire.md.

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
commands-check-missed = Не проверены: { LIST($rules) }.
commands-check-stopped = Новая партия не началась: { $why }
