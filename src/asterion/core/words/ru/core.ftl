# Что говорит сам судья, какой бы ни была книга.

core-ruled = Решение ведущего: { $text }

core-ruling-assistant-own = каждый может спросить помощника, что известно наверняка; он смотрит только на ответы самому игроку.
core-ruling-assistant-everything = каждый может спросить помощника, что известно наверняка; он смотрит на всё, что игроку сказано.
core-ruling-assistant-odds = каждый может спросить помощника, что известно наверняка и что насколько вероятно; он смотрит на всё, что игроку сказано.
core-ruling-closed = Тот, кто держит этот сервер, закрыл стол.
core-ruling-bot-plays = за игрока { $name } дальше играет бот
core-ruling-plays-again = { $name } снова за столом и играет вместо бота
core-ruling-new-link = у места игрока { $name } новая ссылка, её даёт хозяин стола
core-ruling-comes-back = { $name } возвращается по новой ссылке, её даёт хозяин стола
core-ruling-master-agreed-back = { $name } возвращается по новой ссылке; согласие дал ведущий
core-ruling-agreed-back = { $name } возвращается по новой ссылке; согласие дали: { LIST($names) }
core-ruling-played-on = Продолжение для тренировки: с хода { $move } партии { $game }.
core-ruling-more-hours =
    { $hours ->
        [one] { LIST($names) } даёт ещё { $hours } час; получает { $name } (игрок { $player })
        [few] { LIST($names) } даёт ещё { $hours } часа; получает { $name } (игрок { $player })
       *[many] { LIST($names) } даёт ещё { $hours } часов; получает { $name } (игрок { $player })
    }
core-ruling-more-seconds =
    { $seconds ->
        [one] { LIST($names) } даёт ещё { $seconds } секунду; получает { $name } (игрок { $player })
        [few] { LIST($names) } даёт ещё { $seconds } секунды; получает { $name } (игрок { $player })
       *[many] { LIST($names) } даёт ещё { $seconds } секунд; получает { $name } (игрок { $player })
    }
core-ruling-holiday =
    { $days ->
        [one] { $name } (игрок { $player }) берёт { $days } день отпуска; на это время часы стоят
        [few] { $name } (игрок { $player }) берёт { $days } дня отпуска; на это время часы стоят
       *[many] { $name } (игрок { $player }) берёт { $days } дней отпуска; на это время часы стоят
    }
core-ruling-holiday-over = { $name } (игрок { $player }) возвращается из отпуска

## Имена игроков

core-name-spaces = имя — это одно или несколько слов, между ними по одному пробелу

core-name-length =
    в имени может быть не больше { $most ->
        [one] { $most } знака
       *[many] { $most } знаков
    }

core-name-characters = в имени «{ $name }» есть знак, которого в именах быть не может

core-name-reserved = имя «{ $name }» нельзя взять: оно зарезервировано

core-name-taken = имя «{ $name }» занято

core-nobody-called = «{ $name }» здесь никого не зовут; есть: { LIST($names, type: "join") }

## Чего нельзя понять или сделать

core-no-undo = взять ход назад нельзя: услышанного не забыть

core-sure = «{ $command }»: отменить это будет нельзя; скажи «да», если решение твёрдое
core-sure-no = ничего не сделано
core-nothing-said = ничего не сказано; скажи «помощь», чтобы увидеть команды

core-not-understood = «{ $said }» — непонятно; скажи «помощь», чтобы увидеть команды

core-not-understood-but = «{ $said }» — непонятно; может быть, «{ $close }»?

core-earlier-question = это ответ на прежний вопрос; посмотри на новый и скажи ещё раз

core-command-length =
    в команде может быть не больше { $most ->
        [one] { NUMBER($most, useGrouping: 0) } знака
       *[many] { NUMBER($most, useGrouping: 0) } знаков
    }

core-ruling-empty = скажи решение после «{ $word }»

core-no-seat = места { $seat } за этим столом нет

core-players =
    { $book }: игроков может быть от { $few } до { $many }, а не { $players }

core-players-exactly =
    { $book }: игроков должно быть { $wanted }, а не { $players }

## Голосование об условиях

core-no-vote = { $book }: голосования по условиям нет

core-vote-agreed = условие «{ $name }» задают, когда открывают стол; голосовать за него нельзя
core-vote-planned = план уже составлен с этим условием («{ $name }»); голосовать за него больше нельзя
core-vote-follows = «{ $name }» следует из условий; голосуй за них
core-vote-plan = план уже составлен; голосовать за его форму, размер и пределы нельзя
core-vote-time = время здесь не измеряют; голосовать за него нельзя
core-voted =
    { $whoIs ->
        [master] Ведущий голосует
       *[other] { $who } голосует
    } за { $name }={ $value ->
        [yes] да
        [no] нет
       *[other] { $value }
    }; пока побеждает { $stands ->
        [yes] да
        [no] нет
       *[other] { $stands }
    }.

## Что не так с планом

core-problem =
    { $kind ->
        [advice] совет ({ $rule }): { $text }
       *[fault] ошибка ({ $rule }): { $text }
    }

core-problem-at =
    { $kind ->
        [advice] { $place }: совет ({ $rule }): { $text }
       *[fault] { $place }: ошибка ({ $rule }): { $text }
    }

core-place = { LIST($parts, type: "join") }

core-place-level = уровень { NUMBER($n, useGrouping: 0) }
core-place-line = строка { NUMBER($n, useGrouping: 0) }
core-place-column = столбец { NUMBER($n, useGrouping: 0) }

## Условия и настройки

core-no-option = нет условия или настройки «{ $name }»{ $hint }

core-option-value = «{ $name }» не может быть «{ $value }»: можно { $allowed }

core-options-unfit = недопустимые условия: { $error }

core-did-you-mean = ; может быть, «{ $close }»?

core-there-are = ; есть: { LIST($known, type: "join") }

core-there-are-none = ; нет ни одного

core-allowed-range = от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
core-allowed-chance = от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) } или { NUMBER($chance, useGrouping: 0) } — случайно
core-allowed-from = { NUMBER($low, useGrouping: 0) } или больше
core-allowed-up-to = { NUMBER($high, useGrouping: 0) } или меньше
core-allowed-number = целое число
core-allowed-yes-or-no = да или нет
core-allowed-text = текст

core-allowed-values = { LIST($values, type: "join") }

core-verbatim = { $text }

## Рисунки планов

core-picture-nothing = рисовать пока нечего

## План, который многие проходят каждый сам по себе

core-contest-turns = ходы

core-rules-in-english = Тексты правил — на английском.
