# ChamberCrawler3000 на весь экран. Клавиши и буквы нажимают так, как они стоят.

terminal-crawl-hint = ?: клавиши   f: остановить врагов   m: протокол   r: заново   q: выйти
terminal-crawl-hint-race = ?: клавиши   q: выйти
terminal-crawl-hint-watch = { $bot }, { $pace }  пробел: ход  Enter: стоп/пуск  + -: темп  m: протокол  q: выйти
terminal-crawl-by-steps = по шагам
terminal-crawl-speed = { $speed } ход/с
terminal-crawl-no-key = Эта клавиша здесь ничего не делает; ? покажет клавиши.
terminal-crawl-press = Нажми { LIST($letters, type: "or") }; q — выйти.
terminal-crawl-restart = Начать заново с другой расой? y — да, n — нет
terminal-crawl-give-up = Сдаться и закончить игру? y — да, n — нет
terminal-crawl-drink = { $kind }: { $does }. Enter — выпить.
terminal-crawl-drink-unknown = Неизвестное зелье. Enter — выпить.
terminal-crawl-merchant = Торговец мирный. Enter — ударить его и разозлить всех торговцев.
terminal-crawl-over = Игра окончена. Нажми любую клавишу, чтобы выйти.
terminal-crawl-any-key = Нажми любую клавишу, чтобы вернуться в игру.
terminal-crawl-who = Кто ты? Нажми букву.

terminal-race-s = в конце её золото ценится в полтора раза дороже
terminal-race-d = зелья действуют в полтора раза сильнее, полезные и вредные
terminal-race-v = каждый удар даёт ему 5 ОЗ, без предела; от гномов ему дурно
terminal-race-g = крадёт 5 золотых у каждого убитого; орки его ненавидят
terminal-race-t = каждый ход восстанавливает 5 ОЗ

terminal-potion-RH = лечит
terminal-potion-BA = усиливает атаку
terminal-potion-BD = усиливает защиту
terminal-potion-PH = отравляет
terminal-potion-WA = ослабляет атаку
terminal-potion-WD = ослабляет защиту

## Рядом с картой

terminal-crawl-map-goes-on = карта дальше { $signs }{ "   " }
terminal-crawl-hp = ОЗ { NUMBER($points, useGrouping: 0) }
terminal-crawl-hp-of = ОЗ { NUMBER($points, useGrouping: 0) } из { NUMBER($most, useGrouping: 0) }
terminal-crawl-attack = Атк { NUMBER($attack, useGrouping: 0) }
terminal-crawl-defence = Защ { NUMBER($defence, useGrouping: 0) }
terminal-crawl-gold = Золото { NUMBER($gold, useGrouping: 0) }
terminal-crawl-floor = Этаж { $floor } из { $floors }
terminal-crawl-race-floor = { $race }, этаж { $floor } из { $floors }
terminal-crawl-frozen = враги замерли
terminal-crawl-hostile = торговцы враждебны
terminal-crawl-known = Известные зелья
terminal-crawl-beside = Рядом с тобой
terminal-crawl-way-no = север
terminal-crawl-way-so = юг
terminal-crawl-way-ea = восток
terminal-crawl-way-we = запад
terminal-crawl-way-ne = северо-восток
terminal-crawl-way-nw = северо-запад
terminal-crawl-way-se = юго-восток
terminal-crawl-way-sw = юго-запад
terminal-crawl-potion = P { $way }: { $does }
terminal-crawl-potion-unknown = P { $way }: неизвестное зелье
terminal-crawl-enemy = { $letter } { $way }: { $enemy }, ОЗ { $left }; твой удар { $hit }, { $answer }
terminal-crawl-peaceful = мирный
terminal-crawl-answers = в ответ { $damage }
terminal-crawl-answers-twice = в ответ дважды { $damage }

## Страница клавиш. Колонки сделаны пробелами; что нажимают, остаётся как есть

terminal-crawl-keys =
    ChamberCrawler3000: пять этажей вниз по лестницам \ и всё золото, какое успеешь.

    Ходьба                                   цифры      клавиши vi WASD
    {"    "}\ | /      стрелки, а по диагонали    7 8 9      y k u        w
    {"    "}- @ -      Home, PgUp,                4   6      h   l      a s d
    {"    "}/ | \      End, PgDn                  1 2 3      b j n

    {"    "}на врага          бьёшь его; мирного торговца — только если потом Enter
    {"    "}на зелье          тебя спросят, Enter — выпить
    {"    "}на золото G       берёшь его, но не клад живого дракона D
    {"    "}на лестницу \     на следующий этаж; с пятого — наружу

    f   враги замирают или снова двигаются; хода не стоит
    m   протокол всего, что случилось           ?   эта страница
    r   начать заново с другой расой            Q   сдаться: игра кончается
    q   выйти; игра сохранена (ещё Ctrl-D и Ctrl-C)

    H человек  W гном  L полурослик  E эльф (2 удара)  O орк  M торговец  D дракон
    P зелье: полезное или вредное, неизвестно, пока одно такое не выпито

    Любая клавиша — назад в игру.

## Слова на входе, кадры на выходе

terminal-crawl-which-race = { $question }; q — выйти.
terminal-crawl-again = Сыграть ещё? y — да, n — нет.
