# Отчёты о проверке, во всех видах.

examiner-program = Программа отвечает, пока каждая партия не окончена.
examiner-last-words = { $kind ->
        [no-frame] вот что она написала:
       *[other] последнее, что она написала в поток ошибок:
    }
examiner-ending-not-started = Программа не запускается: { $said }
examiner-ending-unreadable = В том, что написала программа, нет кадра из 25 строк: { $said }
examiner-ending-away = Проверить не удалось: { $said }
examiner-ending-failed = Ошибка в самой проверке: { $said }
examiner-was-not-reached = До этого правила дело не дошло, о нём ничего не известно.
examiner-marks = Баллы: { $got } из { $of }.
examiner-out-of-time = { $games ->
        [one] Время на программу вышло после { $games } партии.
        [few] Время на программу вышло после { $games } партий.
       *[many] Время на программу вышло после { $games } партий.
    }
examiner-heading-name = программа
examiner-heading-games = партии
examiner-heading-frames = кадры
examiner-heading-marks = баллы
examiner-heading-broken = нарушены
examiner-heading-not-reached = не проверены
examiner-heading-program = конец
examiner-heading-rule = правило
examiner-heading-state = итог
examiner-heading-says = о чём оно
examiner-ended-short = { $kind ->
        [hangs] зависает
        [floods] пишет без конца
        [crashed] код { $status }
        [killed] сигнал { $status }
        [not-started] не запускается
        [no-frame] нет кадра
        [away] недоступен
        [unreadable] нет кадра
        [failed] не проверена
       *[ended] завершается раньше времени
    }
examiner-state = { $state ->
        [held] соблюдено
        [broken] { $count ->
            [one] нарушено { $count } раз
            [few] нарушено { $count } раза
           *[many] нарушено { $count } раз
        }
       *[not-reached] не проверено
    }
examiner-page-title = { $programs ->
        [one] Что найдено в { $name }
        [few] Что найдено в { $programs } программах
       *[many] Что найдено в { $programs } программах
    }
examiner-page-rules = Все правила
