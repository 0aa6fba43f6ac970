# Оконченная партия ещё раз.

replay-of = Повтор: { $book }
replay-not-over = Эта партия ещё не окончена; до конца никому не показывают чужого.
replay-fetching-record = Запись загружается…
replay-fetching-told = Сказанное загружается…
replay-players = { LIST($names, type: "join") }.
replay-won-by = Победа: { LIST($winners) }.

## Чьё место и какой момент

replay-whose = Чьи знания показаны
replay-master = Ведущий, с планом
replay-the-master = ведущий
replay-public = Зрители
replay-board = Поле: { $whose }
replay-no-board-public = Зрителям поле не показывают.
replay-no-board = Поля пока нет.
replay-moment = { $moment } из { $last }
replay-moment-said = { $moment } из { $last }, { $said }
replay-opening = 0 из { $last }, начало
replay-said = { $who }: { $text }

replay-moment-of-game = Момент партии
replay-to-beginning = К началу
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-to-end = К концу
replay-play = Показывать
replay-stop = Стоп
replay-speed = Скорость
replay-keys =
    <key>←</key> <key>→</key> — шаг, <key>Пробел</key> — показ, <key>Home</key> и <key>End</key> — к началу и к концу. Все места стоят на одном моменте партии; шаг ведёт к следующему, когда на твоём месте что-то услышали.

replay-copy-link = Копировать ссылку на этот момент
replay-link-copied = Ссылка скопирована.
replay-film = Сохранить последние ходы анимацией
replay-filming = Рисуется { $done } из { $all }…
replay-film-saved = { $frames ->
    [one] Сохранено: { $frames } момент, каким его видно с этого места.
    [few] Сохранено: { $frames } момента, какими их видно с этого места.
   *[many] Сохранено: { $frames } моментов, какими их видно с этого места.
}
replay-film-failed = Этот браузер не смог нарисовать картинку.
replay-film-nothing = В этих моментах нечего рисовать.

## Что можно было знать

replay-layers = Что показано
replay-layer-told = сказано
replay-layer-provable = доказуемо
replay-layer-noted = отмечено
replay-layer-truth = на самом деле
replay-cells = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}
replay-noted-count = { $wrong ->
    [0] { $count }
   *[other] { $count }, неверно: { $wrong }
}
replay-thinking = Выясняем, что мог знать каждый игрок: { $percent } %
replay-curve = Что мог доказать каждый игрок, по моментам
replay-proved = { $who }: доказуемо { $proved }
replay-proved-noted = { $who }: доказуемо { $proved }, отмечено { $noted }
replay-proofs = Что можно было доказать
replay-could-known = — доказуемо { $percent } % плана и своё место.
replay-could-lost = — доказуемо { $percent } % плана, а своё место — нет.
replay-could-none = — доказуемо { $percent } % плана.
replay-could-have = Что можно было знать: { $who }
replay-found = отсюда: { $fact },
replay-found-place = снова: { $fact },
replay-found-news = тогда же: { $fact },
replay-by = { $count ->
    [0] по правилам
    [1] по ответу { LIST($numbers) }
   *[other] по ответам { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [1] { " " }и правилу { LIST($rules) }
   *[other] { " " }и правилам { LIST($rules) }
}
replay-blind = Решающая слепота
replay-blind-reach = С ответа { $n } игроку { $who } было известно, где достаточно сокровищ и где выход. Так было { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}, но победы это не принесло.
replay-blind-says = { $answers ->
    [one] { $who }: путь наружу можно было знать уже с ответа { $n }. Партия шла ещё { $answers } ответ, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
    [few] { $who }: путь наружу можно было знать уже с ответа { $n }. Партия шла ещё { $answers } ответа, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
   *[many] { $who }: путь наружу можно было знать уже с ответа { $n }. Партия шла ещё { $answers } ответов, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
}
replay-note-of = Что известно: { $name }
replay-noted-wrong = { $name }, отмечено неверно
replay-nothing-told = ничего
replay-provable-since = с ответа { $n }
replay-not-provable = ещё нет
replay-noted-sure = { $what }
replay-noted-maybe = возможно, { $what }
replay-noted-not = не { $what }
replay-why = Почему?
replay-no-why = Причины сейчас узнать не удалось.
replay-close = Закрыть

## Что стоит посмотреть

replay-highlights = Что стоит посмотреть
replay-highlight-treasure = { $move }: добыча ({ $who })
replay-highlight-wound = { $move }: рана или крик ({ $who })
replay-highlight-death = { $move }: гибель ({ $who })
replay-highlight-blast = { $move }: взрыв или выстрел ({ $who })
replay-highlight-journey = { $move }: переход в другое место ({ $who })
replay-highlight-contradiction = { $move }: заметка против сказанного ({ $who })
replay-highlight-win = { $move }: { $who } побеждает

## Блокноты

replay-notebooks = Блокноты в этот момент
replay-whose-notebook = Чей блокнот
replay-nothing-drawn = { $who }: пока ничего не нарисовано.
replay-no-notebooks = Блокноты не загрузились; всё остальное работает.

## Залог

replay-promise = Залог
replay-promise-kept = План тот самый, что обещан в начале.
replay-promise-broken = План НЕ тот, что обещан в начале.
replay-promised-noted = Залог в начале: отмечен этим браузером { $when }, до конца партии
replay-promised-told = Залог в начале: со слов сервера сейчас, ведь этого браузера там не было
replay-computed = Вычислено здесь: план, условия и соль
replay-promised-another = Теперь сервер говорит, что залог был другой: { $promised }
replay-by-hand = Залог записан у тебя на бумаге?
replay-put-here = Введи его сюда:
replay-same = Тот же самый.
replay-another = Это другой.
replay-sealed = Печать записи подходит к каждой её строке.
replay-unsealed = Печать записи к ней не подходит.
replay-download-record = Скачать запись
replay-download-plan = Скачать план
replay-open-plan = Открыть план в редакторе
