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
commands-review-treasure = Где было сокровище
commands-review-in-reach = Кому оставалось только дойти
commands-review-places = Кто заблудился
commands-review-news = Что можно было знать о других
commands-review-shares = Сколько можно было доказать
commands-review-outcome = { $result }; ответов: { $answers }.
commands-review-answer = ответа { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
commands-review-opening = первого взгляда
commands-review-blind =
    Упущено: после { $moment } игроку { $name } можно было знать: { $fact }. Доказывают ответы: { LIST($by) }. Партия шла ещё { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победа досталась: { LIST($winners) }
    }.
commands-review-blind-reach =
    Упущено: после { $moment } игроку { $name } можно было знать: { $fact }. Так было { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, и { $drawn ->
        [true] никто не победил
       *[false] победа досталась: { LIST($winners) }
    }.
commands-review-since = { LIST($names) }, после { $moment }: { $fact }.{ $proof }
commands-review-then = { LIST($names) }, сразу после { $moment }: { $fact }.{ $proof }
commands-review-proof = {" "}Доказывают ответы: { LIST($by) }.
commands-review-seen = {""}
commands-review-never = Путь наружу ни разу не был известен наверняка: { LIST($names) }.
commands-review-left = { $name }: выход наружу после { $moment }.
commands-review-reach =
    { $name }, после { $moment }: достаточно сокровищ и выход были на увиденной земле, { $ended ->
        [true] { $won ->
            [true] и победа пришла через { $answers ->
                [one] { $answers } ответ
                [few] { $answers } ответа
               *[many] { $answers } ответов
            }
           *[false] и так до конца; ответов: { $answers }
        }
       *[false] ответов: { $answers }
    }.
commands-review-found-again = { $name }: место потеряно после { $since }. После { $moment } наверняка известно: { LIST($facts) }.{ $proof }
commands-review-lost =
    { $name }: место потеряно после { $since }, { $ended ->
        [true] до самого конца
       *[false] до ответа { NUMBER($until, useGrouping: 0) }
    }, и ни один ответ до тех пор не мог его выдать.
commands-review-shares-line = Доля плана, которую можно было доказать в конце: { LIST($shares) }.
commands-review-share = { $percent } % ({ LIST($names) })
commands-review-leap = Больше всего известно после { $moment }: для игрока { $name } прибавилось наверняка известного: { $facts }.
commands-review-maps = План в конце
commands-review-maps-about = Тёмное — то, что можно было доказать с этого места, бледное — остальная правда; пунктирная сторона — путь наружу, золотое кольцо значит: наверняка известно, кто здесь стоит.
commands-review-map-then = Что { $name } может нарисовать после ответа { NUMBER($n, useGrouping: 0) }
commands-review-how = Всё здесь следует только из того, что было сказано каждому месту, и из правил: в план не заглядывали. Точки на оси: с этого мгновения путь наружу известен наверняка.
