# Как глаголы говорят о себе: заголовки справки и неверный вызов.

commands-usage = Использование:
commands-options = Ключи
commands-verbs = Команды
commands-examples = Примеры:
commands-default = по умолчанию: { $value }
commands-required = обязательно
commands-option-help = Показать эту справку и выйти.
commands-option-lang = Язык, например en или pt-BR, если он есть.
# Имена и команды остаются как есть
commands-help-referee-lines =
    В каждой строке — кто говорит и что:
    {"  "}Ann: move north
    {"  "}GM: уходит Bob
    {"  "}GM: решение: Bob может взять ход назад
    {"  "}# примечание; пустые строки тоже пропускаются

## Неверный вызов

commands-see-help = { $why } (см. { $command } --help)
commands-no-verb = нет команды «{ $name }»{ $hint }
commands-no-option = нет ключа { $name }
commands-no-option-but = нет ключа { $name }; может быть, { $close }?
commands-option-wants-value = ключу { $name } нужно значение
commands-option-takes-no-value = у ключа { $name } не бывает значения
commands-missing-argument = Не хватает аргумента «{ $name }»
commands-missing-option = Не хватает ключа «{ $name }»
commands-extra-arguments = лишние аргументы: { $arguments }
commands-bad-value = { $name }: { $why }
commands-number-between = нужно число от { $low } до { $high }
commands-one-of = нужно одно из: { LIST($values, type: "join") }

## Конец программы

commands-stopped = остановлено
commands-writing-failed = не удалась запись: { $why }
