# Что отвечают глаголы.

## Файлы, планы, условия

commands-standard-input = стандартный ввод
commands-is-directory = { $path } — папка, а не файл
commands-no-file = нет файла «{ $path }»
commands-unreadable = не удаётся прочесть { $path }: { $why }
commands-too-large = { $path } слишком велик: предел — { $most } МиБ
commands-zero-byte = { $path } — не текст: нулевой байт на месте { NUMBER($byte, useGrouping: 0) }
commands-not-utf8 = { $path } — не текст в UTF-8: см. байт { NUMBER($byte, useGrouping: 0) }
commands-exists = «{ $path }» уже есть; запись партии не перезаписывают
commands-unwritable = не удаётся записать «{ $path }»: { $why }
commands-no-file-or-sample = нет ни файла «{ $name }», ни плана-образца с таким именем ({ $book }){ $hint }
commands-problem-of = { $path }: { $problem }
commands-made-plan = составленный план
commands-no-limits = { $book }: у планов нет пределов
commands-not-a-limit = «{ $name }» — не предел{ $hint }; есть: { LIST($known, type: "join") }
commands-sets-nothing = «{ $setting }» ничего не задаёт: пиши { $flag } имя=значение
commands-setting-character = в «{ $setting }» есть знак, которого в настройках быть не может
commands-bad-seed = зерно — целое число от 0 до { $most }, а не «{ $value }»
commands-path-says = { $path }: { $why }
commands-no-chair = { $why }, public и master
commands-no-chair-named = «{ $name }» здесь никого не зовут; есть только public и master

## Книги, правила, боты

commands-book-line = { LIST($names, type: "or") }: { $book }, { $players }, редакция { $edition }
commands-players =
    { $few ->
        [one] { $few } игрок
        [few] { $few } игрока
       *[many] { $few } игроков
    }
commands-players-between = от { $few } до { $many ->
    [one] { $many } игрока
   *[many] { $many } игроков
}
commands-samples = Планы-образцы: { LIST($plans, type: "join") }
commands-sample-with = { $name } (с --preset { $preset })
commands-strength = { $strength } — это { $bot }
commands-strengths = { $strengths }
commands-code-wants-rule = для --code нужен номер правила: asterion rules labyrinth L69 --code
commands-no-rule = { $book }: нет правила «{ $number }»{ $hint }
commands-options-heading = Условия, для --set name=value
commands-presets = Наборы условий, для --preset name: { LIST($presets, type: "join") }
commands-tests = Тесты:
commands-no-tests = Тестов под рукой нет: они есть в исходном коде.
commands-choice = { $name }={ $value }: { $text } ({ $notes })
commands-choice-called = { $name }={ $value }, { $called }: { $text } ({ $notes })
commands-value = { $value } ({ $called })
commands-values = { LIST($values, type: "join") }
commands-notes = { $before }; { $next }
commands-by-the-book = по умолчанию { $value }
commands-no-faults = { $file }: ошибок нет

## Судья

commands-plan-and-game = со стандартного ввода можно читать либо план, либо партию, но не то и другое
commands-sealed = план и условия зафиксированы: SHA-256 { $sha }
commands-input-ended = ввод кончился раньше, чем партия
commands-game-over = игра окончена: { $why }
commands-refused = отказ: { $why }
commands-who-speaks = скажи, кто говорит, например «{ $name }: { $said }»
commands-line-length = в строке не больше { $most ->
    [one] { NUMBER($most, useGrouping: 0) } байта
   *[many] { NUMBER($most, useGrouping: 0) } байт
}
commands-line-not-text = это не текст в UTF-8: см. байт { NUMBER($byte, useGrouping: 0) }
commands-status = { $label }: { $value }
commands-vote-first = сначала голосование, например «голос skips=да»; потом ведущий говорит «начинаем»

## Записи

commands-not-over = партия этой записи не окончена
commands-shown-only = записано по редакции { $edition } книги { $book }; показано, но не проверено заново
commands-nameless = игрок { $seat }
commands-knowledge-step = --knowledge не сочетается с --step
commands-master-knows = ведущий знает всё: укажи --as с именем игрока или --as public
commands-heard = Услышано
commands-enter-goes-on = Enter — дальше, q — стоп
commands-the-master = ведущий
commands-the-public = зрители
commands-page-title = { $book } · { $who }
commands-promise-digits = в залоге 64 знака от 0 до 9 и от a до f
commands-promise-of-one = залог относится к одной партии: указывай --promise с одним FILE
commands-all-right =
    все ответы верны: { $book }, { $commands ->
        [one] { NUMBER($commands, useGrouping: 0) } команда
        [few] { NUMBER($commands, useGrouping: 0) } команды
       *[many] { NUMBER($commands, useGrouping: 0) } команд
    }, жребий брошен { $draws ->
        [few] { NUMBER($draws, useGrouping: 0) } раза
       *[many] { NUMBER($draws, useGrouping: 0) } раз
    }; { $ending }
commands-as-promised = { $text }; план — тот, что был обещан
commands-no-rule-of-the-book = решение ведущего

## ChamberCrawler3000

commands-seed-twice = зерно дано дважды
commands-floors-from-keyboard = этажи нельзя читать со стандартного ввода: оттуда приходят команды
commands-seed-without-floors = нет файла «{ $path }»; чтобы задать зерно без этажей, пиши --seed { $path }
commands-dice-and-seed = --dice задаёт все броски, так что зерно не нужно
commands-bad-dice = { $path }, строка { NUMBER($line, useGrouping: 0) }: «{ $word }» — не число и не { LIST($known, type: "or") }
commands-floors-and-commands = со стандартного ввода можно читать либо этажи, либо команды, но не то и другое
commands-after-commands =
    { $count ->
        [one] после { $count } команды: { $why }
       *[many] после { $count } команд: { $why }
    }
commands-words-left =
    { $count ->
        [1] игра окончена, а последнее слово сценария осталось
       *[other] игра окончена, а слова сценария остались: { $count }
    }
commands-dice-left = неиспользованных бросков осталось: { $count }

## Сервер

commands-more-libraries = серверу нужны ещё библиотеки ({ $package }): pip install 'asterion[server]'
commands-open-at = Asterion открыт по адресу { $address }
commands-open-for-others = В твоей сети его откроют по адресу { LIST($addresses, type: "or") }
commands-ctrl-c = Чтобы остановить, нажми Ctrl-C
commands-applied = применено: { $name }
commands-up-to-date = база данных не требует обновления
commands-simple-turns = --testing и --turn-seconds не работают с простым диалектом: в нём нет ходов
commands-turn-number = для --turn-seconds нужно число
commands-port-in-use = порт { $port } адреса { $address } уже занят; выбери другой с --port
commands-port-unusable = не удаётся слушать порт { $port } адреса { $address }: { $why }

## MCP

commands-mcp-missing = для asterion mcp нужен пакет mcp: pip install "asterion[mcp]" ({ $why })

## Резервные копии

commands-backup-written = { $path }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, { $accounts ->
        [one] { $accounts } учётная запись
        [few] { $accounts } учётные записи
       *[many] { $accounts } учётных записей
    }, { $kilobytes } кБ
commands-backup-whole = { $path } — копия цела: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, { $accounts ->
        [one] { $accounts } учётная запись
        [few] { $accounts } учётные записи
       *[many] { $accounts } учётных записей
    }
commands-restored = восстановлено из { $path }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, { $accounts ->
        [one] { $accounts } учётная запись
        [few] { $accounts } учётные записи
       *[many] { $accounts } учётных записей
    }
commands-backup-replayed = { $replayed ->
        [0] ни одна партия не сыграна заново
        [one] { $replayed } партия сыграна заново с тем же итогом
        [few] { $replayed } партии сыграны заново с тем же итогом
       *[many] { $replayed } партий сыграны заново с тем же итогом
    }{ $read ->
        [0] {""}
        [one] ; { $read } с другими правилами только сохранена
        [few] ; { $read } с другими правилами только сохранены
       *[many] ; { $read } с другими правилами только сохранены
    }
commands-backup-unreadable = не вошло в резервную копию, потому что не читается: { $row }
commands-backup-broken = { $count ->
        [one] { $count } партия не соответствует
        [few] { $count } партии не соответствуют
       *[many] { $count } партий не соответствуют
    } правилам, первая — за столом { $table }: ошибка была уже в базе данных

## Доктор

commands-doctor-url = для --url нужен адрес, по которому открывают страницу, например https://labyrinths.example.org
commands-doctor-sum = { $faults ->
        [0] Исправлять нечего
        [one] Надо исправить { $faults } ошибку
        [few] Надо исправить { $faults } ошибки
       *[many] Надо исправить { $faults } ошибок
    }{ $advice ->
        [0] .
        [one] , и есть { $advice } совет.
        [few] , и есть { $advice } совета.
       *[many] , и есть { $advice } советов.
    }

# asterion cc3k check
commands-check-cannot-start = программу не удаётся запустить: { $why }
commands-check-unreadable = после выбора расы не нашлось кадра из 25 рядов; программа написала «{ $written }»
commands-check-profile = { $path } — не профиль: { $why }
