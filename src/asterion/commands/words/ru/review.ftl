# `asterion review`

commands-help-review =
    Составить отчёт об оконченной партии: что и когда мог знать каждый игрок.

    Это один файл HTML с рисунками, рядом с записью, если --out не говорит иначе. Каждый
    ответ обдумывается с каждого места, на игрока уходит несколько секунд.
    .summary = Отчёт о том, что мог знать каждый игрок оконченной партии.
commands-option-review-out = Записать отчёт в этот файл.
commands-review-not-over = эта партия не окончена; разбор выдал бы то, что ещё тайна
commands-review-thinking = обдумываю за игрока { $name } ...
commands-review-cannot-write = не удаётся записать { $path }: { $why }
commands-review-public = зрители
commands-review-title = { $book }: что можно было знать
commands-review-curves = Что мог доказать каждый игрок
commands-review-ways-out = Когда можно было узнать путь наружу
commands-review-steps = Ответы, которые сказали больше всего
commands-review-blind =
    Решающая слепота: с ответа { NUMBER($n, useGrouping: 0) } игроку { $name } можно было знать, что { $fact }; доказывают ответы: { LIST($by) }. Партия шла ещё { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и победа досталась другому.
commands-review-blind-reach =
    Решающая слепота: с ответа { NUMBER($n, useGrouping: 0) } игроку { $name } можно было знать, что { $fact }; доказывают ответы: { LIST($by) }. Так было { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[other] { $answers } ответов
    }, но победы это не принесло.
commands-review-places = Когда заблудившийся мог снова узнать, где он
commands-review-news = Что можно было знать о других
commands-review-news-line = { $name }, после ответа { NUMBER($n, useGrouping: 0) }: { $fact }; доказывают ответы: { LIST($by) }.
commands-review-nobody-blind = Решающей слепоты не было: никто из проигравших не проглядел пути к победе.
commands-review-way-out = { $name }, с ответа { NUMBER($n, useGrouping: 0) }: { $fact }; доказывают ответы: { LIST($by) }.
commands-review-no-way-out = { $name }: путь наружу ни разу не был известен наверняка.
commands-review-leap = { $name }: в конце доказуемо { $percent } % плана; больше всего дал ответ { NUMBER($n, useGrouping: 0) }: после него наверняка известного прибавилось: { $facts }.
commands-review-maps = План в конце
commands-review-maps-about = Тёмное — то, что можно было доказать с этого места, бледное — остальная правда; пунктирная сторона — путь наружу, золотое кольцо значит: наверняка известно, кто здесь стоит.
commands-review-map-then = Что { $name } может нарисовать после ответа { NUMBER($n, useGrouping: 0) }
commands-review-how = Всё здесь следует только из того, что было сказано каждому месту, и из правил: в план не заглядывали. Точки на оси: с этого мгновения путь наружу известен наверняка.
