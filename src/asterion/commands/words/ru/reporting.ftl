# Отчёты `asterion cc3k check` и `asterion dooom check`.

commands-option-check-report = В каком виде записать найденное: text, json, junit, gradescope, classroom50, html или csv. junit:FILE пишет в файл; можно несколько сразу.
commands-option-weights = Баллы за правила и что видят студенты: файл TOML.
commands-report-one-output = в стандартный вывод помещается только один отчёт; для остальных укажи FORM:FILE
commands-bad-weights = { $path } — не файл с баллами: { $why }
commands-weights-no-rule = в файле с баллами есть «{ $name }», такого правила в этой книге нет
commands-report-of-one = отчёт для { $form } — об одной программе: укажи { $form }:ПАПКА/{ $name }.json
commands-report-not-said = Classroom 50 не задал переменную { $name }
commands-report-not-whole = Classroom 50 считает целыми баллами: вес { $name } не целый

commands-option-check-time = Сколько секунд программе даётся на ответ.
commands-option-check-memory = Её адресное пространство в мегабайтах; 0 — без предела, это нужно Java и санитайзерам.
commands-option-check-output = Сколько она может написать в одном ответе, в килобайтах.
commands-option-check-total = Через столько секунд новых партий не начинать.

# Несколько программ.
commands-option-check-programs = Программы, которые проверяются рядом: папка или шаблон вроде 'all/*/cc3k'. В PROGRAM {"{"}program{"}"} — путь к каждой из них.
commands-option-check-processes = Сколько программ проверять одновременно; обычно по одной на ядро.
commands-check-progress = { $done } из { $all }: { $name }
commands-check-no-programs = в «{ $path }» программ нет
commands-check-no-command = «{ $path }» — папка: укажи после --, как запускается программа в ней, например {"{"}program{"}"}/cc3k
commands-check-nothing-to-run = укажи после --, какую программу проверять, или --programs для нескольких

commands-bot-fault = вопрос «{ $asked }», ответ «{ $said }», отказ: { $wrong }
commands-bot-failed = вопрос «{ $asked }», сбой: { $wrong }
