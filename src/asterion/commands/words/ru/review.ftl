# `asterion review`

commands-help-review =
    Составить отчёт об оконченной партии: что и когда мог знать каждый игрок.

    Это один файл HTML с рисунками, рядом с записью, если --out не называет другое место. Каждый ответ разбирают с каждого места, на игрока уходит несколько секунд.
    .summary = Отчёт о том, что мог знать каждый игрок оконченной партии.
commands-option-review-out = Записать отчёт в этот файл.
commands-review-not-over = эта партия не окончена; разбор выдал бы то, что пока тайна
commands-review-thinking = разбираю, что мог знать игрок { $name } ...
commands-review-cannot-write = не удаётся записать { $path }: { $why }
commands-review-title = { $book }: что можно было знать
commands-review-curves = Что мог доказать каждый игрок
commands-review-maps = План в конце
commands-review-maps-about = Тёмное — то, что можно было доказать с этого места, бледное — остальная правда; пунктирная сторона — путь наружу, золотое кольцо значит: наверняка известно, кто здесь стоит.
commands-review-map-then = Что { $name } может нарисовать после ответа { NUMBER($n, useGrouping: 0) }
commands-review-how = Всё здесь следует только из того, что было сказано каждому месту, и из правил: в план не заглядывали. Точки на оси: с этого момента путь наружу известен наверняка.
commands-option-review-ask = Вместо разбора спросить о моментах, когда можно было что-то узнать.
commands-option-review-as = Чьи это моменты: имя или номер места.
commands-review-ask-whom = --ask — для игрока: назови его с помощью --as
commands-missed = Момент { $number } из { $count }, после ответа { NUMBER($answer, useGrouping: 0) }. Вот что прозвучало последним:
commands-missed-none = { $name }: в этой партии учиться не на чем, всё достоверное было использовано.
commands-missed-type-side = Введи сторону: «c2 вверх», в подземелье — «3 2 север».
commands-missed-type-cell = Введи клетку: «c2», в подземелье — «3 2 1».
commands-missed-type-player = Введи имя.
commands-missed-no-player = введи имя одного из игроков: { LIST($names) }
commands-missed-unread =
    «{ $said }» — это не { $asks ->
        [side] сторона; введи, например, «c2 вверх» или «3 2 север»
       *[cell] клетка; введи, например, «c2» или «3 2 1»
    }
commands-missed-score = Верно: { $right } из { $count }.
commands-missed-ways = вверх, вправо, вниз, влево, север, восток, юг, запад
