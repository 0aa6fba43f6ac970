# Оконченная партия ещё раз.

replay-of = Повтор: { $book }
replay-not-over = Эта партия ещё не окончена; до конца каждый видит только своё.
replay-fetching-record = Запись загружается…
replay-fetching-told = Сказанное загружается…
replay-players = { LIST($names, type: "join") }.
replay-won-by = Победа: { LIST($winners) }.

## Чьё место и какой момент

replay-whose = Чьими глазами
replay-master = Ведущий, с планом
replay-the-master = ведущий
replay-public = Зрители
replay-board = Поле: { $whose }
replay-no-board-public = Зрители поля не видят.
replay-no-board = Поля пока нет.
replay-moment = { $moment } из { $last }
replay-moment-said = { $moment } из { $last }, { $said }
replay-opening = 0 из { $last }, начало
replay-said = { $who }: { $text }

replay-moment-of-game = Момент партии
replay-to-beginning = К началу
replay-back = Назад
replay-on = Вперёд
replay-to-end = К концу
replay-play = Показывать
replay-stop = Стоп
replay-speed = Скорость
replay-keys =
    <key>←</key> <key>→</key> — шаг, <key>Пробел</key> — показ, <key>Home</key> и <key>End</key> — к началу и к концу. Все точки зрения идут вместе; ← → переходят к следующему, что услышал этот игрок.

replay-copy-link = Копировать ссылку на этот момент
replay-link-copied = Ссылка скопирована.
replay-film = Сохранить последние ходы анимацией
replay-filming = Рисуется { $done } из { $all }…
replay-film-saved = { $frames ->
    [one] Сохранён { $frames } момент, как его видит этот игрок.
    [few] Сохранено { $frames } момента, как их видит этот игрок.
   *[many] Сохранено { $frames } моментов, как их видит этот игрок.
}
replay-film-failed = Этот браузер не смог нарисовать анимацию.
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
replay-curve = Что мог доказать каждый игрок, ход за ходом
replay-proved = { $who }: доказуемо { $proved }
replay-proved-noted = { $who }: доказуемо { $proved }, отмечено { $noted }
replay-proofs = Что можно было доказать
replay-could-known = — доказуемо { $percent } % того, что можно было узнать, и своё место.
replay-could-lost = — доказуемо { $percent } % того, что можно было узнать, а своё место — нет.
replay-could-none = — доказуемо { $percent } % того, что можно было узнать.
replay-could-have = Что можно было знать: { $who }
replay-found = отсюда: { $fact },
replay-found-place = снова: { $fact },
replay-found-news = тогда же: { $fact },
replay-by = { $count ->
    [0] по правилам
    [1] по ходу { LIST($numbers) }
   *[other] по ходам { LIST($numbers) }
}{ $ruled ->
    [0] {""}
    [1] { " " }и правилу { LIST($rules) }
   *[other] { " " }и правилам { LIST($rules) }
}
replay-blind = Упущенный шанс
replay-blind-reach = С хода { $n } игроку { $who } было известно, где достаточно сокровищ и где выход. Так продолжалось { $answers ->
    [one] { $answers } ход
    [few] { $answers } хода
   *[other] { $answers } ходов
}, но победы это не принесло.
replay-blind-says = { $answers ->
    [one] { $who }: путь наружу можно было знать уже с хода { $n }. Партия шла ещё { $answers } ход, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
    [few] { $who }: путь наружу можно было знать уже с хода { $n }. Партия шла ещё { $answers } хода, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
   *[many] { $who }: путь наружу можно было знать уже с хода { $n }. Партия шла ещё { $answers } ходов, и { $won ->
        [true] победа досталась другим
       *[false] никто не победил
    }.
}
replay-note-of = Что известно: { $name }
replay-noted-wrong = { $name }, отмечено неверно
replay-nothing-told = ничего
replay-provable-since = с хода { $n }
replay-not-provable = ещё нет
replay-noted-sure = { $what }
replay-noted-maybe = возможно, { $what }
replay-noted-not = не { $what }
replay-why = Почему?
replay-no-why = Причины сейчас показать не удаётся.
replay-close = Закрыть

## Что стоит посмотреть

replay-highlights = Главное
replay-highlight-treasure = { $move }: добыча ({ $who })
replay-highlight-wound = { $move }: рана или крик ({ $who })
replay-highlight-death = { $move }: { $who } погибает
replay-highlight-blast = { $move }: взрыв или выстрел ({ $who })
replay-highlight-journey = { $move }: переход в другое место ({ $who })
replay-highlight-contradiction = { $move }: заметка противоречит сказанному ({ $who })
replay-highlight-win = { $move }: { $who } побеждает

## Блокноты

replay-notebooks = Блокноты в этот момент
replay-whose-notebook = Чей блокнот
replay-nothing-drawn = { $who }: пока ничего не нарисовано.
replay-no-notebooks = Блокноты не загрузились; всё остальное работает.

## Залог

replay-promise = Доказательство, что план не меняли
replay-promise-kept = План тот самый, что обещан в начале.
replay-promise-broken = План НЕ тот, что обещан в начале.
replay-promised-noted = Залог в начале: этот браузер запомнил его { $when }, ещё до конца партии
replay-promised-told = Залог в начале: со слов сервера сейчас, ведь этого браузера там не было
replay-computed = Вычислено здесь: план, условия и соль
replay-promised-another = Теперь сервер называет другой залог: { $promised }
replay-by-hand = Залог записан у тебя на бумаге?
replay-put-here = Введи его сюда:
replay-same = Тот же самый.
replay-another = Это другой.
replay-sealed = Печать записи подходит к каждой её строке.
replay-unsealed = Печать записи к ней не подходит.
replay-download-record = Скачать запись
replay-download-plan = Скачать план
replay-open-plan = Открыть план в редакторе

replay-try = Попробуй иначе
replay-try-as = За кого играть
replay-play-on = Играть дальше с хода { $moment }
replay-practice = За остальных играют боты, план тот же, и ты знаешь то, что было известно тогда. Это тренировка: рейтинг не меняется.
replay-what-if-said = Что сказать на ходу { $moment }?
replay-what-if-ask = Спросить
replay-what-if-not = На самом деле этого не было.

replay-missed-title = Учиться на упущенном
replay-missed-making = Партия разбирается: { $percent } %
replay-missed-failed = Сейчас это не показать. Попробуй позже.
replay-missed-moment = Момент { $number } из { $count }, после ответа { NUMBER($move, useGrouping: 0) }: больше ничего ещё не прозвучало.
replay-missed-press-side = Нажми на сторону клетки на карте или выбери её здесь.
replay-missed-press-cell = Нажми на клетку на карте или выбери её здесь.
replay-missed-cell = Клетка
replay-missed-cell-level = { $cell }, уровень { $level }
replay-missed-side = Сторона
replay-missed-who = Кто из игроков
replay-missed-mark = Отметить: { $what }
replay-missed-mark-first = Отметить
replay-missed-next = Дальше
replay-missed-there = Показать в повторе
replay-missed-score = Верно: { $right } из { $count }.
replay-missed-again = Ещё раз
replay-missed-none = { $name }: здесь учиться не на чем, всё достоверное было использовано.
replay-story-title = История партии
replay-story-none = Об известном в этой партии рассказать нечего.
replay-story-moments = Моменты
replay-story-moment = { $name } — можно было знать: { $fact }
replay-story-missed = Что упущено: { $name }
