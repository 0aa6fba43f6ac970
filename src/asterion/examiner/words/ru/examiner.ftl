# Что говорит проверка чужой программы.

examiner-title = { $program }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $frames ->
        [one] { $frames } кадр
        [few] { $frames } кадра
       *[many] { $frames } кадров
    }.
examiner-profile = Прочитано: { $shows }; строка действия { $wording ->
        [book] написана словами книги и сравнивается
       *[free] написана своими словами и не сравнивается
    }.
examiner-labels = Найдено по числам рас и прочитано: { $labels }.
examiner-unread = Не прочитано и потому не проверено: { $rows }. Если программа это показывает, укажи, какими словами: --profile FILE, строками вида hit_points = 'Life: (\d+)'.
examiner-unread-of = { $name }: не прочитано и потому не проверено: { $rows }. Смотри --profile.
examiner-nothing = Ничего не найдено.
examiner-finding = { $rule }, { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }: { $text }
examiner-where = впервые в партии { $game } (раса { $race }), ход { $turn }, после «{ $command }»
examiner-difference = { $what }: показано { $shown }, допустимо { $allowed }
examiner-difference-map = ряд { $row }, столбец { $column }: показано «{ $shown }», допустимо «{ $allowed }»
examiner-more = и ещё { $count }
examiner-or = или
examiner-said = ближайший допустимый ход: { $said }
examiner-before = до:
examiner-after = после:
examiner-ending = { $kind ->
        [hangs] Не отвечает вовремя
        [floods] Пишет без конца
        [no-frame] Не показывает кадра
        [crashed] Завершается с кодом { $status }
        [killed] Завершается по сигналу { $status }
       *[ended] Завершается посреди партии
    }, { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }: впервые { $scene ->
        [none] в партии { $game }
       *[other] в сцене { $scene }
    }, ход { $turn }, после «{ $command }».
examiner-held = Соблюдены: { $rules }
examiner-broken = Нарушены: { $rules }
examiner-not-reached = Не проверены: { $rules }
examiner-worlds = Прослежено миров: медиана { $median }, не больше { $most }.
examiner-unfollowed = { $count ->
        [one] К { $count } кадру подходит больше миров, чем прослеживается; он не оценён.
        [few] К { $count } кадрам подходит больше миров, чем прослеживается; они не оценены.
       *[many] К { $count } кадрам подходит больше миров, чем прослеживается; они не оценены.
    }
examiner-what-hit_points = HP
examiner-what-attack = Atk
examiner-what-defence = Def
examiner-what-gold = золото
examiner-what-floor = этаж
examiner-what-race = раса
examiner-what-action = строка действия
examiner-what-score = счёт
examiner-what-potions = зелий на этаже
examiner-what-piles = кучек золота на этаже
examiner-what-enemies = врагов на этаже, не считая драконов
examiner-what-stairs = лестниц на этаже
examiner-what-stairs-chamber = зал лестницы
