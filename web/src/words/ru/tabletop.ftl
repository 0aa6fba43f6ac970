# Одно устройство посреди тех, кто играет на бумаге: оно их ведущий.

tabletop-title = За одним экраном
tabletop-about = Один телефон или планшет лежит посередине и ведёт игру. Ответы он говорит вслух, а рисуют все на бумаге.

## Перед игрой

tabletop-book = Игра
tabletop-preset = Правила
tabletop-as-usual = по умолчанию
tabletop-players = Игроки
tabletop-player = Имя игрока { $n }
tabletop-usual-name = Игрок { $n }
tabletop-blank-names = Если имя не вписать, останется серое.
tabletop-one-more = Добавить игрока
tabletop-one-less = Убрать игрока
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
tabletop-elsewhere = За этим столом играют на другом устройстве. Он открывается только там.
tabletop-new = Новая игра

## Посередине

tabletop-master = Ведущий
tabletop-again = Повторить
tabletop-last = Последние ходы
tabletop-back = Назад
tabletop-voice-on = Читать вслух
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
tabletop-alone = смотришь только ты
tabletop-hold = Держи палец, чтобы открыть
tabletop-let-go = Отпустишь — снова закроется. Чтобы выбрать, проведи пальцем до нужного и отпусти там или нажми другим пальцем.
tabletop-chosen = ответ есть
tabletop-nothing-private = Личных сообщений для тебя нет.
tabletop-cover = Закрыть

## Свой телефон

tabletop-code = { $name }: наведи камеру, чтобы смотреть и отвечать со своего телефона.
tabletop-use-phone = Готово: личное присылать туда
tabletop-no-phone = Без телефона: на этом устройстве
tabletop-take-phone = Лучше с телефона
tabletop-look = Посмотреть наедине
tabletop-local = Телефоны откроют это, только если видят этот компьютер: запусти сервер с --host 0.0.0.0.

## Бумага

tabletop-sheet-of = { $name }
tabletop-level = Уровень { $n }
tabletop-notes = Заметки
tabletop-print-plan = Напечатать план
tabletop-the-plan = План
tabletop-once-more = Сыграть ещё
tabletop-replay = Посмотреть повтор
tabletop-wins =
    { $n ->
        [1] Победа: { $names }!
       *[other] Победили: { $names }!
    }
tabletop-nobody = Никто не победил.
