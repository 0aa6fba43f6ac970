# Одно устройство посреди тех, кто играет на бумаге: оно их ведущий.

tabletop-title = За одним столом
tabletop-about = Один телефон или планшет лежит посередине и ведёт игру. Ответы он говорит вслух, а рисуют все на бумаге.

## Перед игрой

tabletop-book = Игра
tabletop-preset = Правила
tabletop-as-usual = как в книге
tabletop-players = Кто играет
tabletop-player = Имя игрока { $n }
tabletop-usual-name = Игрок { $n }
tabletop-blank-names = Если имя не вписать, останется серое.
tabletop-one-more = Ещё один
tabletop-one-less = Одним меньше
tabletop-clock = Часы
tabletop-clock-none = нет
tabletop-clock-seconds =
    { $n ->
        [one] { $n } секунда на ход
        [few] { $n } секунды на ход
       *[many] { $n } секунд на ход
    }
tabletop-begin = Начать
tabletop-beginning = Лабиринт рисуется…
tabletop-elsewhere = За этим столом играют вокруг другого устройства. Он открывается только там.
tabletop-new = Начать другую игру

## Посередине

tabletop-master = Ведущий
tabletop-again = Что сказано?
tabletop-last = Последние ходы
tabletop-back = Назад
tabletop-voice-on = Говорить вслух
tabletop-listen = Слушать
tabletop-listening = Слушаю…
tabletop-sheets = Напечатать листы
tabletop-leave = Уйти
tabletop-now = Ходит { $name }
tabletop-nothing-said = Игра началась.
tabletop-type = Напиши ход
tabletop-say = Сказать
tabletop-waiting = Ждём…
tabletop-on-phone = { $name } отвечает со своего телефона.
tabletop-your-turn = ходит
tabletop-phone-here = телефон на связи
tabletop-phone-away = телефон не на связи
tabletop-group = { $verb }…
tabletop-seat = { $name }: посмотреть или взять телефон
tabletop-time = Осталось времени

## Один игрок наедине

tabletop-pass = Экран — игроку { $name }. Остальные отворачиваются.
tabletop-alone = смотрит только этот игрок
tabletop-hold = Держи палец, чтобы открыть
tabletop-let-go = Отпустишь — снова закроется. Чтобы выбрать, проведи пальцем до нужного и отпусти там или нажми другим пальцем.
tabletop-chosen = ответ есть
tabletop-nothing-private = Лично тебе ничего не сказано.
tabletop-cover = Закрыть

## Свой телефон

tabletop-code = { $name }: наведи камеру, чтобы смотреть и отвечать со своего телефона.
tabletop-use-phone = Готово: личное — на телефон
tabletop-no-phone = Без телефона: снова этот экран
tabletop-take-phone = Лучше с телефона
tabletop-look = Посмотреть наедине
tabletop-local = Телефоны откроют это, только если видят этот компьютер: запусти сервер с --host 0.0.0.0.

## Бумага

tabletop-sheet-of = { $name }
tabletop-level = Уровень { $n }
tabletop-notes = Заметки
tabletop-print-plan = Напечатать план
tabletop-the-plan = План
tabletop-once-more = Ещё раз
tabletop-replay = Посмотреть снова
tabletop-wins =
    { $n ->
        [1] Победа: { $names }!
       *[other] Победили: { $names }!
    }
tabletop-nobody = Никто не победил.
